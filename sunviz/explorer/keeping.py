"""Keep and share: the record, comments, files, and deals entered by hand."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol

import anywidget
import traitlets

from sunviz.engine import Game, Rules, SunError, files, sharing
from sunviz.engine.cards import DECK_SIZE, PACK, cards_text
from sunviz.engine.deals import check_number
from sunviz.engine.records import MAX_SIZE
from sunviz.story import card_sign, error_text, say

from .as_python import cell, game_at
from .dealing import Entered, enter, is_unfinished
from .shown import Shown

_HERE = Path(__file__).parent
#: folded, the record follows so many seconds after the last step, so that stepping costs nothing
LATE: Final = 0.5
_KEEP: Final = (
    "title", "record", "record-help", "copy", "copy-tip", "copied", "not-copied", "download",
    "download-tip", "python", "python-tip", "comment-save", "comment-save-tip", "files", "path",
    "path-tip", "save", "save-tip", "load", "load-tip", "upload", "upload-tip", "paste",
    "paste-load", "paste-load-tip", "yes", "no", "not-saved", "silent", "short", "copy-short",
    "copy-short-tip",
)  # fmt: skip
_ENTRY: Final = (
    "title", "text", "help", "pack", "seen", "undo", "undo-tip", "clear", "clear-tip", "wind",
    "wind-tip", "deal", "deal-tip",
)  # fmt: skip


class Keepable(Shown, Protocol):
    """What keeping needs of the widget that shows the table."""

    @property
    def look(self) -> Mapping[str, Any]:
        """Theme, suit colours and marks."""

    def resume(self, game: Game) -> None:
        """Show a game that was kept."""

    def annotate(self, text: str, at: int) -> None:
        """Set the comment on a step."""

    def load(self, game: Game, *, rules: str | Rules | None = None) -> None:
        """Show another deal from its start."""


class Remark(anywidget.AnyWidget):
    """The comment on the step shown, below its sentence; nothing where there is none."""

    _esm = _HERE / "remark.js"

    lang = traitlets.Unicode("en").tag(sync=True)
    label = traitlets.Unicode("").tag(sync=True)
    text = traitlets.Unicode("").tag(sync=True)

    def __repr__(self) -> str:
        return "Remark()"


class Keeping(anywidget.AnyWidget):
    """The fold-out "Keep and share".

    Copying and downloading are done by the page from the texts it has, so that they go on
    without a kernel; everything else is a message, and each message is answered.
    """

    _esm = _HERE / "keeping.js"
    _css = _HERE / "keeping.css"

    lang = traitlets.Unicode("en").tag(sync=True)
    words = traitlets.Dict(help="every label by its name").tag(sync=True)
    unfolded = traitlets.Bool(False, help="set by the browser").tag(sync=True)
    record = traitlets.Unicode("", help="of the game up to the step shown").tag(sync=True)
    cell = traitlets.Unicode("", help="the Python that brings the step back").tag(sync=True)
    short = traitlets.Unicode("", help="the same as a short text").tag(sync=True)
    name = traitlets.Unicode("", help="of a file for the record").tag(sync=True)
    step = traitlets.Int(0, help="the step that the comment is on").tag(sync=True)
    comment = traitlets.Unicode("").tag(sync=True)
    comment_label = traitlets.Unicode("").tag(sync=True)
    pack = traitlets.List(traitlets.Dict(), help="52 cards: sign, label, left").tag(sync=True)
    entry = traitlets.Dict(help="what is understood of a deal: told, wrong, seen").tag(sync=True)
    notice = traitlets.Dict(help="what came of a wish: where, text, wrong").tag(sync=True)
    question = traitlets.Dict(help="a file that would be replaced: text, path").tag(sync=True)
    limit = traitlets.Int(MAX_SIZE, help="bytes of a record").tag(sync=True)
    answered = traitlets.Int(0, help="the last wish that was answered").tag(sync=True)
    disk = traitlets.Bool(True, help="whether files of the kernel's computer are offered").tag(
        sync=True
    )

    def __init__(self, shown: Keepable) -> None:
        super().__init__()
        self.remark = Remark()
        self._shown = shown
        self._typed = ""
        self._ticket = 0  # of the wish answered last: the same answer given again is news
        self._timer: asyncio.TimerHandle | None = None
        self._wishes: dict[str, tuple[str, Callable[[Mapping[str, Any], Sequence[Any]], str]]] = {
            "comment": ("comment", self._set_comment),
            "save": ("files", self._save),
            "load": ("files", lambda wish, _: self._resume(files.load(_path(wish)))),
            "paste": ("files", lambda wish, _: self._resume(sharing.read_text(_text(wish)))),
            "upload": ("files", lambda _, parts: self._resume(Game.from_record(bytes(parts[0])))),
            "check": ("entry", self._check),
            "deal": ("entry", self._deal),
        }
        self.on_msg(self._heard)
        self.observe(lambda _: self._tell("record", self._unfold), "unfolded")

    def leave_the_disk(self) -> None:
        """Neither save on nor open from the disk of the computer that Python runs on."""
        self.disk = False
        for wish in ("save", "load"):
            self._wishes.pop(wish, None)

    # what is shown

    def stepped(self) -> None:
        """Follow the step shown: at once while unfolded, else when the reader pauses."""
        shown, at = self._shown, self._shown.at
        self._name()
        with self.remark.hold_sync():
            self.remark.lang = self.lang
            self.remark.label = say(self.lang, "keep-remark")
            self.remark.text = shown.run.game.comment(at)
        if self._timer is not None:
            self._timer.cancel()
        if self.unfolded:
            self._fill()
            return
        with suppress(RuntimeError):  # outside a notebook no loop is running
            self._timer = asyncio.get_running_loop().call_later(LATE, self._fill)

    def _name(self) -> None:
        lang = self._shown.lang
        if self.words and lang == self.lang:
            return
        with self.hold_sync():
            self.lang = lang
            self.words = {
                **{name: say(lang, f"keep-{name}") for name in _KEEP},
                **{f"entry-{name}": say(lang, f"entry-{name}") for name in _ENTRY},
                "too-large": say(lang, "error-record_huge", size=MAX_SIZE),
            }
            self.notice, self.question, self.pack = {}, {}, []

    def _fill(self) -> None:
        run, at, lang = self._shown.run, self._shown.at, self._shown.lang
        game = game_at(run, at)
        with self.hold_sync():
            self.record = game.to_record()
            self.short = _short(game)
            self.cell = cell(run, at, lang, self._shown.look)
            self.name = files.file_name(game)
            self.step = at
            self.comment = game.comment()
            self.comment_label = say(lang, "keep-comment", step=at)
            if not self.pack:  # not yet in this language
                self._tell_entry(enter(self._typed))

    # what the page asks for

    def _heard(self, _: Any, wish: Any, parts: Sequence[Any]) -> None:
        if not isinstance(wish, dict) or wish.get("do") not in self._wishes:
            return
        where, answer = self._wishes[wish["do"]]
        self._ticket = int(wish.get("ticket", 0))
        with self.hold_sync():
            self.question = {}
            self._tell(where, lambda: answer(wish, parts))
            self.answered = self._ticket

    def _tell(self, where: str, answer: Callable[[], str]) -> None:
        """Show what an answer says, or the error that it ends in."""
        text, wrong = "", True
        try:
            text, wrong = answer(), False
        except SunError as error:
            text = error_text(error, self.lang)
        except Exception as error:
            message = f"{type(error).__name__}: {error}"
            text = say(self.lang, "error-unknown", message=message)
        self.notice = {"where": where, "text": text, "wrong": wrong, "ticket": self._ticket}

    def _unfold(self) -> str:
        self.stepped()
        return ""

    def _set_comment(self, wish: Mapping[str, Any], _: Any) -> str:
        text = _text(wish).strip()
        self._shown.annotate(text, int(wish["at"]))
        return say(self.lang, "keep-comment-kept" if text else "keep-comment-gone")

    def _save(self, wish: Mapping[str, Any], _: Any) -> str:
        path = _path(wish)
        if files.is_there(path) and wish.get("sure") is not True:
            self.question = {
                "text": say(self.lang, "keep-exists", name=str(path)),
                "path": _text(wish, "path"),
                "ticket": self._ticket,
            }
            return ""
        files.save(game_at(self._shown.run, self._shown.at), path)
        return say(self.lang, "keep-saved", name=str(path.absolute()))

    def _resume(self, game: Game) -> str:
        self._shown.resume(game)
        if game.position.is_over:
            return say(self.lang, "keep-whole")
        return say(self.lang, "keep-yours", step=len(game))

    # a deal entered by hand

    def _check(self, wish: Mapping[str, Any], _: Any) -> str:
        self._typed = _text(wish)
        entered = enter(self._typed)
        self._tell_entry(entered)
        if entered.fault is not None and not is_unfinished(self._typed, entered):
            raise entered.fault
        count = sum(card is not None for card in entered.cards)
        if count == DECK_SIZE:
            return say(self.lang, "entry-all")
        return say(self.lang, "entry-so-far", count=count)

    def _deal(self, wish: Mapping[str, Any], _: Any) -> str:
        self._typed = _text(wish)
        entered = enter(self._typed)
        self._tell_entry(entered, strict=True)
        deck = entered.deck()
        wind = _number(_text(wish, "wind"))
        rules = self._shown.run.game.rules
        self._shown.load(Game.from_deck(cards_text(deck), rules, wind=wind))
        return say(self.lang, "entry-laid")

    def _tell_entry(self, entered: Entered, *, strict: bool = False) -> None:
        lang, left = self.lang, entered.left
        self.pack = [
            {
                "sign": card_sign(card, lang),
                "label": say(lang, "entry-button", card=card, left=left[card]),
                "left": left[card],
            }
            for card in PACK
        ]
        wrong = entered.fault.fields["number"] if entered.fault is not None else 0
        self.entry = {
            "seen": ["?" if card is None else card_sign(card, lang) for card in entered.cards],
            "wrong": wrong,
            "span": list(entered.span),
            "strict": strict,
            "ticket": self._ticket,
        }

    def __repr__(self) -> str:
        return "Keeping()"


def _text(wish: Mapping[str, Any], name: str = "text") -> str:
    return str(wish.get(name, ""))


def _short(game: Game) -> str:
    """Return a game as a short text; nothing where it is too long for one."""
    try:
        return game.to_short()
    except SunError:
        return ""


def _number(text: str) -> int:
    """Return a wind number as typed, 0 for none; `DealError`."""
    digits = text.strip() or "0"
    number: Any = int(digits) if re.fullmatch("[0-9]{1,30}", digits) else digits
    return check_number(number, "wind")


def _path(wish: Mapping[str, Any]) -> Path:
    return files.read_path(_text(wish, "path"))
