"""Why a move is not legal: one reason with a key, fields and English words.

The story tells the same reasons in the reader's language by their keys.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .cards import card_text, rank_of, suit_of
from .errors import MoveError
from .legal import cloud_ends, first_ray_not_set, rows_wanting
from .moves import Move, Play, Relocate, Spot, Transfer, read_move

if TYPE_CHECKING:
    from .position import Position

_ROWS = {"A": "ace row", "K": "king row", "B": "second ace row"}
_SUITS = ("clubs", "diamonds", "hearts", "spades")


def refusal(position: Position, move: Move) -> MoveError:
    """Return the error that tells why a move is not legal in a position."""
    key, words, fields = _reason(position, move)
    return MoveError(f"{move} is not legal here: {words}", key=key, move=str(move), **fields)


_Reason = tuple[str, str, dict[str, Any]]


def _reason(position: Position, move: Move) -> _Reason:
    if not _is_written(move):
        return "no_move", "there is no such move", {}
    if position.is_over:
        return "game_over", f"the game is {position.stage}", {"stage": position.stage}
    if isinstance(move, Transfer):
        return _transfer_reason(position, move)
    if isinstance(move, Relocate):
        return _relocate_reason(position, move)
    if isinstance(move, Play):
        return _spot_reason(position, move.spot) or _row_reason(position, move)
    raise AssertionError(f"{move} is always legal")  # pragma: no cover


def _is_written(move: Move) -> bool:
    """Tell whether the notation has this move: a move made by hand may be any."""
    try:
        return read_move(str(move)) == move
    except (MoveError, LookupError, TypeError):
        return False


def _spot_reason(position: Position, spot: Spot) -> _Reason | None:
    """Return why the card of a spot is not free, or None."""
    n, card = spot.number, spot.card
    if spot.place == "c":
        return _cloud_reason(position, n, card)
    size = len(position.rays[n - 1])
    if position.stage == "sunset" and n < first_ray_not_set(position):
        return "ray_set", f"ray {n} has set", {"ray": n}
    if not size:
        return "ray_empty", f"ray {n} is empty", {"ray": n}
    if card > size:
        return (
            "ray_short",
            f"ray {n} holds {size} cards, there is no card {card}",
            {"ray": n, "card": card, "count": size},
        )
    if card == size:
        return (
            "is_tip",
            f"card {card} is the tip of ray {n} and is written r{n}",
            {"ray": n, "card": card},
        )
    if card and position.stage == "sun" and n != position.ray:
        passed = n < (position.ray or 0)
        told = "has been passed" if passed else "is not open yet"
        return (
            "ray_passed" if passed else "ray_not_open",
            f"ray {n} {told}: of it only the tip is playable",
            {"ray": n, "card": card},
        )
    if card and position.stage != "sun":
        return (
            "not_tip",
            f"only the tip of ray {n} is playable, card {card} lies under other cards",
            {"ray": n, "card": card},
        )
    return None


def _cloud_reason(position: Position, n: int, card: int) -> _Reason | None:
    if n > len(position.clouds):
        return "no_cloud", f"there is no cloud {n}", {"cloud": n}
    size = len(position.clouds[n - 1])
    if not size:
        return "cloud_empty", f"cloud {n} is played out", {"cloud": n}
    if card > size:
        return (
            "cloud_short",
            f"cloud {n} holds {size} cards, there is no card {card}",
            {"cloud": n, "card": card, "count": size},
        )
    if card in cloud_ends(size, position.rules):
        return None
    both = position.rules.cloud_ends == "both"
    ends = "the first and the last card" if both else "the last two cards"
    return (
        "not_cloud_end" if both else "not_last_two",
        f"of cloud {n} only {ends} are playable",
        {"cloud": n, "card": card},
    )


def _row_reason(position: Position, move: Play) -> _Reason:
    """Return why a free card does not go to a row."""
    card = position.card_at(move.spot)
    assert card is not None  # a free spot holds a card
    suit, row = suit_of(card), move.row
    fields: dict[str, Any] = {"card": card_text(card), "suit": suit, "row": row}
    second = position.second_row
    if row != "A" and row != second:
        return "no_row", f"these rules have no {_ROWS[row]}", fields
    if row == "B" and rows_wanting(position, card) == ("A",):
        return "first_row_takes", f"the first ace row takes {card_text(card)}", fields
    height = len(position.pile(row, suit))
    name = f"the {_ROWS[row]} pile of {_SUITS[suit]}"
    if height == 13:
        return "pile_full", f"{name} is complete", fields
    wanted = suit * 13 + (12 - height if row == "K" else height)
    fields["wanted"] = card_text(wanted)
    base = 12 if row == "K" else 0
    if not height:
        words = f"{name} is not begun, it begins with {card_text(wanted)}"
        return "no_base", words, fields
    if rank_of(card) == base:
        return "has_base", f"{name} has its base card already", fields
    return "does_not_fit", f"{name} wants {card_text(wanted)}, not {card_text(card)}", fields


def _transfer_reason(position: Position, move: Transfer) -> _Reason:
    rules, suit = position.rules, move.suit
    fields: dict[str, Any] = {"suit": suit, "row": move.source}
    if rules.foundations == "two_ace_rows":
        return "transfer_two_rows", "two ace rows have no use for transfers", fields
    if rules.transfers == "none":
        return "transfer_none", "these rules allow no transfers", fields
    if rules.transfers == "aces_to_kings" and move.source == "K":
        return (
            "transfer_one_way",
            "these rules let cards cross from the ace row to the king row only",
            fields,
        )
    source, target = position.pile(move.source, suit), position.pile(move.target, suit)
    if not source or not target:
        return "transfer_no_pile", f"both piles of {_SUITS[suit]} must have been begun", fields
    if len(source) + len(target) != 13:
        return (
            "transfer_not_met",
            f"{card_text(source[-1])} does not fit on {card_text(target[-1])}",
            fields | {"card": card_text(source[-1]), "top": card_text(target[-1])},
        )
    return "transfer_base", f"{card_text(source[-1])} is the base card of its pile", fields


def _relocate_reason(position: Position, move: Relocate) -> _Reason:
    spot, to = move.spot, move.ray
    if not position.rules.relocate:
        return "relocate_none", "these rules let no card move from ray to ray", {}
    if position.stage == "wind":
        return "relocate_late", "there are no rays any more", {}
    if to < first_ray_not_set(position):
        return "ray_set", f"ray {to} has set", {"ray": to}
    if position.rays[to - 1]:
        return "ray_not_empty", f"ray {to} is not empty", {"ray": to}
    reason = _spot_reason(position, spot)
    if reason:
        return reason
    return (
        "only_card",
        f"ray {spot.number} holds one card, moving it would gain nothing",
        {"ray": spot.number},
    )
