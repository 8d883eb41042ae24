"""What each step was worth, and how a game could be won: found out while the table goes on."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from secrets import randbelow
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Protocol

from sunviz.engine import Game, Move, Position
from sunviz.story import narrate, say

from .run import Run
from .shown import Shown
from .strip import Strip
from .table import Table

if TYPE_CHECKING:  # what is heavy is imported when it is first asked for
    from sunviz.study.analysis import Analysis
    from sunviz.study.solver import Verdict
    from sunviz.study.wishes import Wish, WishedDeal

#: seconds between two looks at what has been found out
PAUSE: Final = 0.3
#: what kind of deal may be wished for: any, or what `sunviz.study.wishes` finds
ANY: Final = "any"
WISHES: Final = ("thinking", "hard", "transfer", "lost")
#: states that the search for one way to win may look at
STATES: Final = 2_000_000


class Analysed(Shown, Protocol):
    """What the analyst needs of the widget that shows the table."""

    table: Table

    def go(self, at: int) -> None:
        """Show another step of the run."""

    def load(self, game: int) -> None:
        """Show another deal from its start."""

    def show_line(self, game: Game, at: int) -> None:
        """Show a step of a game that wins."""

    def show_error(self, error: Exception) -> None:
        """Tell what went wrong."""


class _Job:
    """Work in a thread of its own; its news are told where the widget lives.

    What is told after `stop` is not heard.
    """

    def __init__(
        self, work: Callable[[Callable[[], bool]], Any], failed: Callable[[Exception], None]
    ) -> None:
        self.stopped = False
        self._loop = _loop()
        self._work, self._failed = work, failed

    def start(self, told: Callable[[Any], None]) -> None:
        if self._loop is None:  # outside a notebook nobody waits
            self._run(told)
        else:
            Thread(target=self._run, args=(told,), daemon=True).start()

    def stop(self) -> None:
        self.stopped = True

    def tell(self, hear: Callable[[], None]) -> None:
        def heard() -> None:
            try:
                if not self.stopped:
                    hear()
            except Exception as error:
                self._failed(error)

        if self._loop is None:
            heard()
        elif not self._loop.is_closed():
            self._loop.call_soon_threadsafe(heard)

    def _run(self, told: Callable[[Any], None]) -> None:
        try:
            found = self._work(lambda: self.stopped)
        except Exception as error:
            wrong = error
            self.tell(lambda: self._failed(wrong))
        else:
            self.tell(lambda: told(found))


class Analyst:
    """The strip of one explorer, and the search for a way to win."""

    def __init__(self, shown: Analysed) -> None:
        self.strip = Strip()
        self._shown = shown
        self._wanted = False
        self._analysis: Analysis | None = None
        self._done = False
        self._job: _Job | None = None  # fills the strip
        self._search: _Job | None = None  # looks for a way to win
        self._known: dict[Any, Any] = {}  # verdicts and chances of this deal, by position

    # what is asked for

    def want(self, wanted: bool) -> None:
        """Begin or end the analysis."""
        self._wanted = wanted
        self.begin()

    def begin(self) -> None:
        """Take note that another run is shown, or that it has gone on."""
        self._stop_search()
        if self._job is not None:
            self._job.stop()
            self._job = None
        self._analysis = None
        if not self._wanted:
            return
        from sunviz.study.analysis import Analysis

        run = self._shown.run
        self._forget_other_deals(run.positions[0])
        analysis = Analysis(
            run.positions, judge=self._remembered("judge"), weigh=self._remembered("weigh")
        )
        self._analysis, self._done = analysis, False
        job = self._job = _Job(
            lambda stopped: self._find_out(analysis, job, stopped), self._shown.show_error
        )
        self.show()
        job.start(lambda _: self._finished())

    def stepped(self) -> None:
        """Take note that another step is shown."""
        self._stop_search()
        self.show()

    def hear(self, content: Any) -> None:
        """Do what a touch of the strip asks for."""
        wish = content.get("do") if isinstance(content, dict) else None
        analysis = self._analysis
        if wish == "go" and isinstance(content.get("at"), int):
            self._shown.go(content["at"])
        elif analysis is None or analysis.lost_at is None:
            return
        elif wish == "before":
            self._shown.go(analysis.won_until)
        elif wish == "line":
            self._play(analysis.won_until, analysis.line)

    def show_win(self) -> None:
        """Look for a way to win from the step shown, and show it."""
        from sunviz.study.solver import solve

        self._stop_search()
        at, position = self._shown.at, self._shown.run.positions[self._shown.at]
        self._tell("win-looking")
        self._search_for(
            lambda stopped: solve(position, states=STATES, stop=stopped),
            lambda verdict: self._found(at, verdict),
        )

    def find_deal(self, wish: Wish) -> None:
        """Look for a deal of the kind wished for, and show it."""
        from sunviz.study.wishes import NUMBERS, wished_deal

        self._stop_search()
        rules, seed = self._shown.run.game.rules, randbelow(NUMBERS)
        self._tell("wish-looking")
        self._search_for(
            lambda stopped: wished_deal(wish, rules=rules, seed=seed, stop=stopped),
            self._found_deal,
        )

    def _search_for(
        self, work: Callable[[Callable[[], bool]], Any], found: Callable[[Any], None]
    ) -> None:
        self._search = _Job(work, self._shown.show_error)
        self._search.start(found)

    # what comes of it

    def _found_deal(self, found: WishedDeal | None) -> None:
        if found is None:
            self._tell("wish-none")
            return
        self._shown.load(found.number)
        self._tell(f"wish-{found.wish}", number=str(found.number), at=found.at)

    def _found(self, at: int, verdict: Verdict) -> None:
        if verdict.kind == "won":
            self._play(at, verdict.line)
        else:
            self._tell("win-none" if verdict.kind == "impossible" else "win-unknown")

    def _play(self, at: int, line: Sequence[Move]) -> None:
        """Show how the game is won from a step."""
        run = self._shown.run
        game = Run(run.game).game_at(at)
        for move in line:
            game.push(move)
        self._shown.show_line(game, at)
        self._tell("win-shown", moves=len(line))

    def _tell(self, key: str, **facts: Any) -> None:
        self._shown.table.notice = say(self._shown.lang, key, **facts)

    def _stop_search(self) -> None:
        if self._search is not None:
            self._search.stop()
            self._search = None

    def _forget_other_deals(self, start: Position) -> None:
        deal = (start, start.wind)
        if self._known.get("deal") != deal:
            self._known = {"deal": deal}

    def _remembered(self, what: str) -> Callable[[Position], Any]:
        """Return what judges or weighs a position, and remembers it for this deal."""
        from sunviz.study import analysis

        ask, known = getattr(analysis, what), self._known

        def remembered(position: Position) -> Any:
            if (what, position) not in known:
                known[what, position] = ask(position)
            return known[what, position]

        return remembered

    def _find_out(self, analysis: Analysis, job: _Job, stopped: Callable[[], bool]) -> None:
        told = monotonic()
        for _ in analysis.work():
            if stopped():
                return
            if monotonic() - told > PAUSE:
                told = monotonic()
                job.tell(self.show)

    def _finished(self) -> None:
        self._done = True
        self.show()

    # the strip

    def show(self) -> None:
        """Let the strip say what is known."""
        analysis = self._analysis
        if analysis is None:
            return
        lang, at, last = self._shown.lang, self._shown.at, len(analysis.positions) - 1
        with self.strip.hold_sync():
            self.strip.lang, self.strip.label = lang, say(lang, "strip-name")
            self.strip.last, self.strip.at = last, at
            self.strip.chances = {
                str(step): [round(share, 4) for share in (found.value, found.low, found.high)]
                for step, found in dict(analysis.chances).items()
            }
            self.strip.won_until, self.strip.lost_from = analysis.won_until, analysis.lost_from
            now = analysis.chances.get(at)
            self.strip.now = now.tell(lang) if now is not None else ""
            self.strip.told = self._where_lost(analysis) if analysis.judged else ""
            done, every = len(analysis.chances), last + 1
            working = say(lang, "strip-working", done=done, all=every)
            self.strip.working = "" if self._done else working
            self.strip.actions = self._actions(analysis) if analysis.judged else []

    def _where_lost(self, analysis: Analysis) -> str:
        lang, last = self._shown.lang, len(analysis.positions) - 1
        before, lost = analysis.won_until, analysis.lost_from
        facts = {"before": before, "at": lost}
        if before == last:
            return say(lang, "strip-could")
        if lost == 0:
            return say(lang, "strip-never")
        if before < 0:
            return say(lang, "strip-hopeless" if lost <= last else "strip-open", **facts)
        if lost > last:
            return say(lang, "strip-up-to", **facts)
        if analysis.lost_at is None:
            return say(lang, "strip-between", **facts)
        position, better = analysis.positions[before], analysis.line[0]
        told = narrate(position, better, position.play(better), lang).text
        return f"{say(lang, 'strip-lost', **facts)} {say(lang, 'strip-better', told=told)}"

    def _actions(self, analysis: Analysis) -> list[dict[str, str]]:
        if analysis.lost_at is None:
            return []
        lang = self._shown.lang
        return [
            {
                "do": "before",
                "label": say(lang, "strip-go", at=analysis.won_until),
                "title": say(lang, "strip-go-tip"),
            },
            {
                "do": "line",
                "label": say(lang, "strip-line"),
                "title": say(lang, "strip-line-tip"),
            },
        ]


def _loop() -> asyncio.AbstractEventLoop | None:
    if sys.platform == "emscripten":  # Python in a browser has one thread
        return None
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
