"""Who plays the chunks: this thread, threads, processes, or somebody else's machines."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from typing import Any, Final, Protocol, TypeVar

from .errors import StudyError
from .needs import need

_T = TypeVar("_T")

#: so often in a row may the processes of one team die before it gives up
MOST_DEATHS: Final = 3
#: seconds after which a cluster is asked anew for a result, which mends one lost with its worker
PATIENCE: Final = 5.0
#: so often in a row may there be no workers then before the cluster counts as deserted
MOST_EMPTY: Final = 12


class Pending(Protocol):
    """Work handed out, as futures of `concurrent.futures` and of Dask are."""

    def result(self, timeout: float | None = None) -> Any:
        """Wait for the work and return what came of it."""


class Team(Protocol):
    """Takes work and hands out promises of its results."""

    ahead: int

    def submit(self, work: Callable[..., Any], *args: Any) -> Pending:
        """Hand out a piece of work."""

    def collect(self, pending: Pending) -> Any:
        """Wait for a result; raise `BrokenExecutor` if the worker died, `StudyError` for good."""

    def renew(self) -> None:
        """Make the team whole after a death, or raise `StudyError`."""

    def leave(self, *, at_once: bool) -> None:
        """Let the workers go; at once: without waiting for what they have begun."""


class _Here:
    """Work done when its result is asked for, in this very thread."""

    def __init__(self, work: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self._work, self._args = work, args

    def result(self, timeout: float | None = None) -> Any:
        return self._work(*self._args)


class Alone:
    """One worker: whoever asks."""

    ahead = 1

    def submit(self, work: Callable[..., Any], *args: Any) -> Pending:
        """Put the work off until its result is asked for."""
        return _Here(work, args)

    def collect(self, pending: Pending) -> Any:
        """Do the work."""
        return pending.result()

    def renew(self) -> None:
        """Nobody dies here."""

    def leave(self, *, at_once: bool) -> None:
        """Nobody is here to leave."""


class Threads(Alone):
    """Threads, for the kernel: it holds no lock while it plays."""

    def __init__(self, workers: int) -> None:
        self.ahead = 2 * workers
        self._pool = ThreadPoolExecutor(workers)

    def submit(self, work: Callable[..., Any], *args: Any) -> Pending:
        """Hand the work to a thread."""
        return self._pool.submit(work, *args)

    def leave(self, *, at_once: bool) -> None:
        """Drop what is not begun."""
        self._pool.shutdown(wait=not at_once, cancel_futures=True)


class Processes:
    """Processes of this machine, for the readable engine; those that die are replaced.

    They are loky's: a player function from a notebook reaches them on every
    system, and a script needs no main guard.
    """

    def __init__(self, workers: int) -> None:
        self.ahead = 2 * workers
        self._workers = workers
        self._deaths = 0
        self._pool: Any = None
        self._hire()

    def _hire(self) -> None:
        self._pool = need("loky").ProcessPoolExecutor(max_workers=self._workers)

    def submit(self, work: Callable[..., Any], *args: Any) -> Pending:
        """Hand the work to a process."""
        pending: Pending = self._pool.submit(work, *args)
        return pending

    def collect(self, pending: Pending) -> Any:
        """Wait for the process."""
        result = pending.result()
        self._deaths = 0
        return result

    def renew(self) -> None:
        """Hire new processes, unless they die again and again."""
        self._deaths += 1
        if self._deaths >= MOST_DEATHS:
            raise StudyError(
                f"the worker processes died {self._deaths} times at the same deals:"
                " perhaps the memory ran out, or the player ends its own process",
                key="study_workers_died",
                times=self._deaths,
            )
        self.leave(at_once=True)
        self._hire()

    def leave(self, *, at_once: bool) -> None:
        """Send the processes home."""
        self._pool.shutdown(wait=True, kill_workers=at_once)


class Guests:
    """An executor, or a Dask client, that the caller brought and keeps."""

    def __init__(self, executor: Any, workers: int) -> None:
        if not callable(getattr(executor, "submit", None)):
            raise StudyError(
                f"{executor!r} is no executor: give an executor of concurrent.futures"
                " or a Dask client",
                key="study_executor",
                given=repr(executor)[:40],
                kinds="concurrent.futures, Dask",
            )
        self._executor = executor
        self._cluster = hasattr(executor, "nthreads")  # a Dask client
        if self._cluster:
            workers = self._present()
            if not workers:
                _deserted()
        self.ahead = 2 * getattr(executor, "_max_workers", workers) + 2

    def _present(self) -> int:
        return sum(self._executor.nthreads().values())

    def submit(self, work: Callable[..., Any], *args: Any) -> Pending:
        """Hand the work to the caller's executor."""
        try:
            pending: Pending = self._executor.submit(work, *args)
        except BrokenExecutor:
            raise
        except Exception as error:
            raise _broken(error) from error
        return pending

    def collect(self, pending: Pending) -> Any:
        """Wait for the result, but not for ever where nobody works."""
        empty = 0
        while True:
            try:
                return pending.result(PATIENCE if self._cluster else None)
            except TimeoutError:
                empty = 0 if self._present() else empty + 1
                if empty >= MOST_EMPTY:
                    _deserted()
            except BrokenExecutor:
                raise
            except Exception as error:
                raise _broken(error) from error

    def renew(self) -> None:
        """Tell that the executor broke: only its owner can mend it."""
        raise StudyError(
            "a worker of the executor died, and the executor takes no more work;"
            " make a new one and call again",
            key="study_executor_died",
        )

    def leave(self, *, at_once: bool) -> None:
        """The executor is the caller's to close."""


def _deserted() -> None:
    raise StudyError("the cluster has no workers: start some and call again", key="study_no_worker")


def _broken(error: Exception) -> StudyError:
    reason = f"{type(error).__name__}: {error}"
    return StudyError(
        f"the executor could not do its work: {reason}", key="study_executor_broke", reason=reason
    )


def check_workers(workers: int | None) -> int:
    """Return how many workers to hire, by default as many as the cores that may be used.

    Raises `StudyError` unless it is a whole number, 1 or more.

    >>> check_workers(3)
    3
    """
    if workers is None:
        return _cores()
    if isinstance(workers, bool) or not isinstance(workers, int) or workers < 1:
        raise StudyError(
            f"workers={workers!r} will not do: at least 1 worker is needed",
            key="study_workers",
            workers=str(workers),
        )
    return workers


def _cores() -> int:
    if sys.platform == "emscripten":  # Python in a browser has neither threads nor processes
        return 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
