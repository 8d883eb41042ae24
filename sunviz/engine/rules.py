"""Rule books: named sets of switches (RULES.md, "Where the texts differ")."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias, get_args

from .errors import RulesError

Foundations: TypeAlias = Literal["aces_and_kings", "two_ace_rows"]
Refill: TypeAlias = Literal["with_arc", "empty_first"]
Transfers: TypeAlias = Literal["both", "aces_to_kings", "none"]
CloudEnds: TypeAlias = Literal["both", "last_two"]
Packet: TypeAlias = Literal["base_first", "tip_first"]

#: every switch with the values it can take, the book's own value first
SWITCHES: Final[Mapping[str, tuple[object, ...]]] = MappingProxyType(
    {
        "foundations": get_args(Foundations),
        "refill": get_args(Refill),
        "transfers": get_args(Transfers),
        "sun_plays": (True, False),
        "cloud_ends": get_args(CloudEnds),
        "packet": get_args(Packet),
        "relocate": (False, True),
    }
)


@dataclass(frozen=True, slots=True)
class Rules:
    """A frozen set of switches; the defaults are the Russian book's (B 1–12).

    ``book`` is the id of the text that the story follows; it is no switch and
    plays no part in equality. Nonsense is refused with `RulesError`.

    >>> RULE_BOOKS["ru-book"].but(refill="empty_first")
    Rules('ru-book refill=empty_first')
    >>> RULE_BOOKS["ru-book"] == RULE_BOOKS["sv-wiki"]
    True
    """

    foundations: Foundations = "aces_and_kings"
    refill: Refill = "with_arc"
    transfers: Transfers = "both"
    sun_plays: bool = True
    cloud_ends: CloudEnds = "both"
    packet: Packet = "base_first"
    relocate: bool = False
    book: str = field(default="ru-book", compare=False)

    def __post_init__(self) -> None:
        for switch, allowed in SWITCHES.items():
            value = getattr(self, switch)
            if not any(type(value) is type(choice) and value == choice for choice in allowed):
                _refuse_value(switch, value)
        if self.foundations == "two_ace_rows" and self.transfers != "none":
            raise RulesError(
                f"transfers={self.transfers} has no meaning with two ace rows: both rows build"
                " up, so no card could ever cross; set transfers=none as well",
                key="rules_transfers",
                value=self.transfers,
            )
        if self.book not in _BOOK_IDS:
            _refuse_book(self.book)

    @property
    def name(self) -> str:
        """The nearest rule book with the switches that differ, as in a record.

        >>> RULE_BOOKS["ru-web"].name
        'ru-web'
        """
        own = RULE_BOOKS[self.book]
        nearest = min((own, *RULE_BOOKS.values()), key=lambda book: len(_differences(book, self)))
        return " ".join([nearest.book, *_differences(nearest, self)])

    def but(self, **switches: Any) -> "Rules":
        """Return these rules with some switches changed.

        Raises `RulesError` for an unknown switch or value.

        >>> RULE_BOOKS["ru-book"].but(sun_plays=False) == RULE_BOOKS["ru-book-v1"]
        True
        """
        for switch in switches:
            if switch not in SWITCHES:
                _refuse_switch(switch)
        return replace(self, **switches)

    def __repr__(self) -> str:
        return f"Rules({self.name!r})"


def read_rules(rules: "str | Rules") -> Rules:
    """Return the rules that an id, a record's text or a `Rules` names.

    Raises `RulesError` for an unknown book, switch or value.

    >>> read_rules("ru-book refill=empty_first").refill
    'empty_first'
    """
    if isinstance(rules, Rules):
        return rules
    words = rules.split() if isinstance(rules, str) else []
    if not words or words[0] not in RULE_BOOKS:
        _refuse_book(words[0] if words else rules)
    switches: dict[str, object] = {}
    for word in words[1:]:
        switch, _, text = word.partition("=")
        if switch not in SWITCHES:
            _refuse_switch(switch)
        values = {str(value).lower(): value for value in SWITCHES[switch]}
        if text.lower() not in values:
            _refuse_value(switch, text)
        if switch in switches:
            raise RulesError(f"the switch {switch} stands twice", key="rules_twice", switch=switch)
        switches[switch] = values[text.lower()]
    return RULE_BOOKS[words[0]].but(**switches)


def _differences(book: Rules, rules: Rules) -> list[str]:
    return [
        f"{switch}={str(getattr(rules, switch)).lower()}"
        for switch in SWITCHES
        if getattr(rules, switch) != getattr(book, switch)
    ]


def _refuse_book(book: object) -> None:
    raise RulesError(
        f"there is no rule book {book!r}; the rule books are {', '.join(_BOOK_IDS)}",
        key="rules_book",
        book=str(book),
        books=", ".join(_BOOK_IDS),
    )


def _refuse_switch(switch: str) -> None:
    raise RulesError(
        f"the rules have no switch {switch!r}; the switches are {', '.join(SWITCHES)}",
        key="rules_switch",
        switch=switch,
        switches=", ".join(SWITCHES),
    )


def _refuse_value(switch: str, value: object) -> None:
    allowed = ", ".join(str(choice).lower() for choice in SWITCHES[switch])
    raise RulesError(
        f"{switch}={value!r} is unknown; {switch} can be {allowed}",
        key="rules_value",
        switch=switch,
        value=str(value),
        allowed=allowed,
    )


_BOOK_IDS: Final = ("ru-book", "ru-book-v1", "ru-book-v2", "ru-web", "sv-wiki")
_BOOKS = (
    Rules(),
    Rules(book="ru-book-v1", sun_plays=False),
    Rules(book="ru-book-v2", foundations="two_ace_rows", transfers="none", relocate=True),
    Rules(
        book="ru-web",
        refill="empty_first",
        transfers="aces_to_kings",
        cloud_ends="last_two",
    ),
    Rules(book="sv-wiki"),
)
#: the five rule books by id
RULE_BOOKS: Final[Mapping[str, Rules]] = MappingProxyType({book.book: book for book in _BOOKS})
