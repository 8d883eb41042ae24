"""The narrator's paragraph says why, what happened and what it opened, and says the truth."""

import re
from collections import Counter
from itertools import pairwise

import pytest
from helpers.table import table

from sunviz.engine import Game, Next, Play, Relocate, Spot, Transfer
from sunviz.engine.cards import suit_of
from sunviz.engine.moves import read_move
from sunviz.story import LanguageError, card_name, explain, narrate, narrate_paragraph
from sunviz.story.paragraphs import NAMED, newly_playable

ENGLISH = re.compile(r"\b(the|of|is|and|from|ray|rays|card|cards|cloud|row|arc|new)\b")
UNCLEAN = re.compile(r"[{}$]|  |\bNone\b|[\"']|\.\.")


@pytest.fixture(scope="module")
def some_steps(steps):
    """Every fifth step, and every step of the rare kinds."""
    rare = [step for step in steps if isinstance(step[1], Transfer | Relocate)]
    nexts = [step for step in steps if isinstance(step[1], Next)]
    return steps[::5] + rare[::3] + nexts[::5]


def was_at(before, move, spot, after):
    """Return where the card of a spot after a step lay before it: "stock", or (place, n, index).

    Worked out from the rules anew, by counting places. None after the wind.
    """
    row = (after.rays if spot.place == "r" else after.clouds)[spot.number - 1]
    at = (spot.card or len(row)) - 1
    here = spot.place, spot.number
    if isinstance(move, Next):
        return was_before_next(before, (*here, at), after)
    if isinstance(move, Relocate) and here == ("r", move.ray):
        return taken(before, move)
    if isinstance(move, Play | Relocate):
        *gone, index = taken(before, move)
        return (*here, at + 1) if tuple(gone) == here and at >= index else (*here, at)
    return (*here, at)


def taken(before, move):
    spot = move.spot
    size = len(before.rays[spot.number - 1]) if spot.place == "r" else 0
    return spot.place, spot.number, (spot.card or size) - 1


def was_before_next(before, here, after):
    place, number, at = here
    if after.stage == "wind":
        return None
    if after.stage != "sunset":
        new = place == "r" and at >= len(before.rays[number - 1])
        return "stock" if new else here
    packet = range(len(before.rays[after.ray - 1]))
    dealt = list(packet if before.rules.packet == "base_first" else reversed(packet))
    if place == "c":
        if number <= len(before.clouds):
            return here
        return "r", after.ray, dealt[13 - after.ray :][at]
    fresh = at >= len(before.rays[number - 1])
    return ("r", after.ray, dealt[number - after.ray - 1]) if fresh else here


def places_of_plays(position):
    """Return where the cards lie that can be placed."""
    found = set()
    for play in position.plays:
        spot = play.spot
        size = len(position.rays[spot.number - 1]) if spot.place == "r" else 0
        found.add((spot.place, spot.number, (spot.card or size) - 1))
    return found


def test_newly_playable_is_the_difference_of_the_legal_plays(steps):
    seen = Counter()
    for before, move, after in steps:
        free = places_of_plays(before)
        names = {before.card_at(play.spot) for play in before.plays}
        spots = list(dict.fromkeys(play.spot for play in after.plays))
        if isinstance(move, Next) and after.stage == "wind":
            wanted = [spot for spot in spots if after.card_at(spot) not in names]
        else:
            wanted = [spot for spot in spots if was_at(before, move, spot, after) not in free]
        assert list(newly_playable(before, move, after)) == wanted
        seen[type(move), min(len(wanted), NAMED + 1)] += 1
    assert {kind for kind, count in seen if count} == {Play, Next, Transfer, Relocate}
    assert (Next, NAMED + 1) in seen
    assert (Play, 0) in seen


def test_the_card_was_not_playable_in_any_place_before(steps):
    """Seen by names alone: of each card no more are new than can be placed beyond those before."""
    for before, move, after in steps:
        now = Counter(after.card_at(s) for s in {play.spot for play in after.plays})
        new = Counter(after.card_at(s) for s in newly_playable(before, move, after))
        old = Counter(before.card_at(s) for s in {play.spot for play in before.plays})
        for card in now:
            assert now[card] - old[card] <= new[card] <= now[card]


def test_the_new_cards_are_named_with_where_they_lie(some_steps, lang):
    place = {"en": ("ray", "cloud"), "ru": ("луч", "туча"), "sv": ("stråle", "moln")}[lang]
    for before, move, after in some_steps:
        told = narrate_paragraph(before, move, after, lang)
        assert told.newly == tuple(newly_playable(before, move, after))
        assert after.is_over == (not told.opens)
        for spot in told.newly[:NAMED]:
            name = card_name(after.card_at(spot), lang)
            if after.stage == "wind":
                assert name in told.opens
            else:
                where = place[0] if spot.place == "r" else place[1]
                assert f"{name} ({where} {spot.number})" in told.opens
        if not after.is_over:
            named = told.opens.count("(") if after.stage != "wind" else len(told.newly)
            assert named == min(len(told.newly), NAMED)
        if len(told.newly) > NAMED + 1:
            assert re.search(rf"\b{len(told.newly) - NAMED}\b", told.opens.rsplit(")", 1)[1])


def test_the_parts_make_the_paragraph(some_steps, lang):
    for step in some_steps:
        before, move, _ = step
        told, short = narrate_paragraph(*step, lang), narrate(*step, lang)
        assert told.text == " ".join(p for p in (told.why, told.happened, told.opens) if p)
        assert short.text.startswith(told.happened)
        assert isinstance(move, Transfer) or told.happened == short.text
        assert (told.cite, told.clauses) == (short.cite, short.clauses)
        why = explain(before, move, lang=lang).text
        assert why.startswith(told.why) if isinstance(move, Next) else why == told.why
        assert told.line.startswith(told.text)
        assert told.line.endswith(".)")


def test_paragraphs_are_clean(some_steps, lang):
    for step in some_steps:
        line = narrate_paragraph(*step, lang).line
        assert not UNCLEAN.search(line), line
        for first, second in pairwise(line):
            assert first != "." or second in " )", line
        if lang == "ru":
            assert not re.search("[A-Za-z]", line), line
        if lang == "sv":
            assert not ENGLISH.search(line), line


def test_piles_that_met_are_told(steps):
    met = 0
    for before, move, after in steps[::2]:
        if not isinstance(move, Play) or after.is_over:
            continue
        suit = suit_of(before.card_at(move.spot))
        first, second = after.pile("A", suit), after.pile(after.second_row, suit)
        meets = after.second_row == "K" and first and second and first[-1] + 1 == second[-1]
        told = narrate_paragraph(before, move, after, "en").opens
        assert bool(meets) == ("two rows have met" in told), told
        crossing = [m for m in after.legal_moves if isinstance(m, Transfer) and m.suit == suit]
        assert ("cross" in told) == bool(meets and crossing)
        met += bool(meets)
    assert met > 20


# samples


def paragraph(before, move, lang="en"):
    return narrate_paragraph(before, read_move(move), before.play(move), lang)


#: a card on a pile, the card under it, and the other row
TABLE = table(arcs=3, aces="5C", rays={7: "9S 7C 6C", 8: "9H"})


def test_a_play_that_frees_the_next_card():
    told = paragraph(TABLE, "r7>A")
    assert told.newly == (Spot("r", 7),)
    assert told.opens == "A new card can be placed now: seven of clubs (ray 7)."
    assert paragraph(TABLE, "r7>A", "ru").opens == (
        "Теперь можно положить новую карту: семёрка треф (луч 7)."
    )
    assert (
        paragraph(TABLE, "r7>A", "sv").opens
        == "Nu kan ett nytt kort läggas: klöversjua (stråle 7)."
    )


@pytest.mark.parametrize(
    ("rules", "aces", "kings", "play", "told"),
    [("ru-book", "5C", "7C", "r1>A", "cross from one row to the other"),
     ("ru-web", "5C", "7C", "r1>A", "but not back"),
     ("ru-book transfers=none", "5C", "7C", "r1>A", "the ace row has reached the six")],
)  # fmt: skip
def test_piles_meet(rules, aces, kings, play, told):
    position = table(rules=rules, arcs=8, aces=aces, kings=kings, rays={1: "6C"}, fill="DHS")
    opens = paragraph(position, play).opens
    assert "The clubs of the two rows have met: the ace row has reached the six" in opens
    assert told in opens


@pytest.mark.parametrize(
    ("aces", "kings", "card", "told"),
    [("JC", "KC", "QC", "Only the ace row’s top card"), ("AC", "3C", "2C", None)],
)
def test_base_cards_do_not_cross(aces, kings, card, told):
    position = table(arcs=8, aces=aces, kings=kings, rays={1: card}, fill="DHS")
    play = "r1>A" if told else "r1>K"
    assert (told or "Only the king row’s top card") in paragraph(position, play).opens


def test_the_start_has_only_what_happened(lang):
    position = Game.deal(1).position
    told = narrate_paragraph(None, None, position, lang)
    assert told.text == narrate(None, None, position, lang).text
    assert (told.why, told.opens, told.newly) == ("", "", ())


def test_an_unknown_language_is_refused():
    with pytest.raises(LanguageError):
        narrate_paragraph(None, None, Game.deal(1).position, "de")
