"""What each clause of the three texts governs, which test proves it, and which clauses correspond.

RULES.md's table "Clause by clause" and its switches as data; the sentences
stand in the catalogues.
"""

from typing import Final, NamedTuple, TypeAlias

#: a clause's number in its text: 1, 2, … or "V1", "V2" for the book's variants
Number: TypeAlias = int | str
#: a row of the table: 1 … 11, "V1", "V2"
Topic: TypeAlias = int | str

#: from the first arc to the wind: every stage in which cards go to the rows
_ALL: Final = ("sunrise", "sun", "sunset", "wind")
_END: Final = ("wind", "won", "lost")


class Row(NamedTuple):
    """A clause as data, before it is told.

    ``contrast`` names the sentence by which another text tells that it
    differs here; ``notes`` are the sentences added about other texts.
    """

    number: Number
    topics: tuple[Topic, ...]
    stages: tuple[str, ...]
    proofs: tuple[str, ...]
    switches: tuple[tuple[str, str | bool], ...] = ()
    contrast: str = ""
    notes: tuple[tuple[str, str], ...] = ()


_SPARES: Final = (
    "test_B2_W2_S2_the_spare_ace_stays_until_it_fits_on_a_king_row_two",
    "test_B2_W2_S2_the_spare_king_stays_until_it_fits_on_an_ace_row_queen",
)
_ROWS: Final = (
    "test_B2_W2_S2_one_ace_and_one_king_of_each_suit_found_the_rows",
    "test_B2_W2_S2_the_ace_row_builds_up_in_suit_the_king_row_down_in_suit",
)
_START: Final = (
    "test_B1_W1_S1_two_packs_are_shuffled_and_lie_in_the_stock",
    "test_B1_W1_S1_the_first_arc_is_13_cards_ray_1_first",
)
_EXAMPLE: Final = "test_example_B2_S3_the_first_arc"
_WITH_ARC: Final = (
    "test_B3_B5_S4_each_next_arc_lays_one_card_on_every_ray_the_emptied_ones_included"
)
_EIGHT: Final = "test_B3_B5_S7_eight_arcs_of_13_take_104_cards"
_FREED: Final = "test_B4_S5_a_card_taken_frees_the_one_under_it_at_once"
_TIPS: Final = "test_B4_only_the_tip_of_each_ray_is_playable_in_stage_one"
_BOTH_WAYS: Final = "test_B6_S6_a_top_card_may_pass_between_the_rows_both_ways"
_PLACED: Final = "test_B6_a_transfer_lets_a_card_of_the_sun_be_placed"
_SUN: Final = (
    "test_B7_W6_S8_after_sunrise_ray_1_is_opened_first_then_one_after_another",
    "test_B7_W6_S8_every_card_of_the_open_ray_is_playable_and_the_cards_close_up",
    "test_B7_W6_S8_a_ray_not_yet_open_or_passed_is_tips_only",
)
_SUN_TIPS: Final = "test_B7_S8_the_tips_of_all_rays_are_playable_in_stage_two"
_PACKET: Final = "test_B8_S9_ray_1_is_gathered_and_its_base_lands_on_ray_2_its_tip_farthest"
_EMPTY: Final = "test_B8_S9_empty_rays_on_the_way_take_their_card_like_any_other"
_LIKEWISE: Final = "test_B9_B10_then_the_next_rays_likewise_and_set_rays_never_come_back"
_SET_TIPS: Final = "test_B8_W8_S9_the_tips_of_the_rays_not_yet_set_are_playable_and_only_they"
_CLOUD: Final = "test_B11_W8_S10_what_a_packet_has_left_becomes_one_cloud_in_dealing_order"
_RAY_13: Final = "test_B11_W8_S10_ray_13_becomes_a_cloud_whole"
_ENDS: Final = "test_B8_B11_S10_the_two_end_cards_of_every_cloud_are_playable"
_WIND: Final = (
    "test_B12_W9_S11_the_wind_mixes_all_clouds_into_one_row_once",
    "test_B12_W9_S11_the_wind_row_is_played_by_the_same_rule_as_a_cloud",
)
_LOST: Final = "test_B12_W9_S11_lost_is_cards_left_in_the_wind_row_and_no_way_to_place_one"
_WON: Final = "test_B12_W2_S11_won_is_when_104_cards_lie_on_the_foundations"

_REFILL: Final = (("refill", "with_arc"),)
_FOUNDATIONS: Final = (("foundations", "aces_and_kings"),)
_TRANSFERS: Final = (("transfers", "both"),)
_PLAYS: Final = (("sun_plays", True),)
_BASE_FIRST: Final = (("packet", "base_first"),)
_CLOUD_ENDS: Final = (("cloud_ends", "both"),)
_LAST_TWO: Final = (("cloud_ends", "last_two"),)
_FIRST_ARC: Final = ("start", "sunrise")

#: every clause of each text, in the text's own order
ROWS: Final[dict[str, tuple[Row, ...]]] = {
    "B": (
        Row(1, (1,), _FIRST_ARC, _START),
        Row(2, (2,), _ALL, (*_ROWS, *_SPARES, _EXAMPLE), _FOUNDATIONS,
            notes=(("W", "note-spares"), ("S", "note-spares"))),
        Row(3, (3,), ("sunrise",), (_WITH_ARC,), _REFILL, "refill"),
        Row(4, (4,), ("sunrise",), (_TIPS, _FREED), notes=(("W", "note-same"),)),
        Row(5, (3,), ("sunrise",), (_EIGHT,), _REFILL, "arcs"),
        Row(6, (5,), _ALL, (_BOTH_WAYS, _PLACED), _TRANSFERS, "transfers"),
        Row(7, (6,), ("sun",), (*_SUN, _SUN_TIPS), _PLAYS),
        Row(8, (7, 9), ("sunset",), (_PACKET, _SET_TIPS, "test_example_B8_packet_order"),
            _BASE_FIRST, notes=(("W", "note-order"),)),
        Row(9, (7,), ("sunset",), (_LIKEWISE,)),
        Row(10, (7,), ("sunset",), (_EMPTY,), notes=(("W", "note-same"),)),
        Row(11, (8, 9), ("sunset",), (_CLOUD, _RAY_13, _ENDS, "test_example_B11_cloud"),
            _CLOUD_ENDS, "clouds"),
        Row(12, (10, 11), _END, (*_WIND, _WON, _LOST), _CLOUD_ENDS, "wind"),
        Row("V1", ("V1",), ("sun", "sunset"),
            ("test_V1_clause_7_falls_away_sunrise_then_at_once_sunset",
             "test_V1_everything_else_stays"),
            (("sun_plays", False),)),
        Row("V2", ("V2",), _ALL,
            ("test_V2_two_ace_rows_both_building_up_and_no_king_row",
             "test_V2_a_king_is_the_last_card_of_a_pile",
             "test_V2_a_card_in_the_way_may_be_moved_to_an_emptied_ray"),
            (("foundations", "two_ace_rows"), ("relocate", True))),
    ),
    "W": (
        Row(1, (1,), _FIRST_ARC, _START),
        Row(2, (2, 11), (*_ALL, "won"), (*_ROWS, _WON), _FOUNDATIONS),
        Row(3, (3,), ("sunrise",),
            ("test_W3_emptied_rays_are_filled_first_and_then_the_whole_arc_is_laid",),
            (("refill", "empty_first"),), "refill"),
        Row(4, (3,), ("sunrise",),
            ("test_decision_2_there_are_8_arcs_at_most_often_fewer",
             "test_V2_a_card_in_the_way_may_be_moved_to_an_emptied_ray"),
            (("refill", "empty_first"), ("relocate", False)), "arcs",
            (("B", "note-ban"), ("S", "note-ban"))),
        Row(5, (5,), _ALL,
            ("test_W5_a_top_card_passes_from_the_ace_row_to_the_king_row_only",),
            (("transfers", "aces_to_kings"),), "transfers"),
        Row(6, (6,), ("sun",), (*_SUN, _SUN_TIPS,
            "test_example_W6_stage_two_the_third_ray_gives_both_sevens"), _PLAYS),
        Row(7, (7,), ("sunset",), ("test_B8_the_turn_of_an_empty_ray_is_skipped",),
            notes=(("B", "note-base-first"), ("S", "note-base-first"))),
        Row(8, (8, 9), ("sunset",),
            (_CLOUD, _RAY_13, "test_W8_the_last_two_cards_of_every_cloud_are_playable"),
            _LAST_TWO, "clouds"),
        Row(9, (10, 11), _END, (*_WIND, _LOST), _LAST_TWO, "wind"),
    ),
    "S": (
        Row(1, (1,), _FIRST_ARC, _START),
        Row(2, (2,), _ALL, _ROWS, _FOUNDATIONS),
        Row(3, (2,), ("sunrise",), (_EXAMPLE,)),
        Row(4, (3,), ("sunrise",), (_WITH_ARC,), _REFILL, "refill"),
        Row(5, (4,), ("sunrise",), (_TIPS, _FREED), notes=(("W", "note-same"),)),
        Row(6, (5,), _ALL, (_BOTH_WAYS, _PLACED), _TRANSFERS, "transfers"),
        Row(7, (3,), ("sunrise",), (_EIGHT,), _REFILL, "arcs"),
        Row(8, (6,), ("sun",), (*_SUN, _SUN_TIPS), _PLAYS),
        Row(9, (7, 9), ("sunset",), (_PACKET, _EMPTY, _SET_TIPS), _BASE_FIRST,
            notes=(("W", "note-order-empty"),)),
        Row(10, (8, 9), ("sunset",), (_CLOUD, _ENDS), _CLOUD_ENDS, "clouds"),
        Row(11, (10, 11), _END, (*_WIND, _WON, _LOST), _CLOUD_ENDS, "wind"),
    ),
}  # fmt: skip

#: which clauses of two texts speak of the same thing
LINKS: Final[dict[tuple[str, str], tuple[tuple[int, int], ...]]] = {
    ("B", "W"): ((1, 1), (2, 2), (3, 3), (5, 3), (5, 4), (6, 5), (7, 6),
                 (8, 7), (9, 7), (11, 8), (12, 9)),
    ("B", "S"): ((1, 1), (2, 2), (2, 3), (3, 4), (4, 5), (5, 7), (6, 6), (7, 8),
                 (8, 9), (9, 9), (10, 9), (11, 10), (12, 11)),
    ("W", "S"): ((1, 1), (2, 2), (3, 4), (3, 7), (4, 7), (5, 6), (6, 8),
                 (7, 9), (8, 10), (9, 11)),
}  # fmt: skip
