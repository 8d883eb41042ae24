"""Where Python has one thread and no numba, as in a browser: what still works, what is told."""

from __future__ import annotations

import asyncio
import sys
import threading
from importlib import import_module
from typing import Any

import pytest

import sunviz
from sunviz.explorer.analyst import _Job
from sunviz.story import LANGUAGES, error_text
from sunviz.study import SlowStudyWarning, StudyError, chunks, needs


@pytest.fixture
def one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_thread(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    def no_numba(name: str) -> Any:
        if name in ("loky", "numba"):
            raise ModuleNotFoundError(f"No module named {name!r}")
        return import_module(name)

    monkeypatch.setattr(sys, "platform", "emscripten")
    monkeypatch.setattr(threading.Thread, "start", no_thread)
    monkeypatch.setattr(needs, "import_module", no_numba)


@pytest.mark.usefixtures("one_thread")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_needs_numba_says_where_it_works(lang: str) -> None:
    with pytest.raises(StudyError) as caught:
        sunviz.solve(sunviz.Game.deal(1961))
    told = error_text(caught.value, lang)
    assert "numba" in told
    assert "JupyterLab" in told
    assert "pip" not in told


@pytest.mark.usefixtures("one_thread")
def test_deals_are_played_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder, capsys: Any
) -> None:
    monkeypatch.setattr(chunks, "kernel", lambda: None)
    rows = sunviz.simulate(range(20, 40), lang="ru").rows
    bar = capsys.readouterr().err
    assert [told.category for told in recwarn if told.category is not SlowStudyWarning] == []
    assert "20 из 20" in bar
    assert rows.deal.tolist() == list(range(20, 40))


@pytest.mark.usefixtures("one_thread")
def test_what_an_explorer_looks_for_is_looked_for_at_once() -> None:
    heard: list[Any] = []

    async def look() -> None:
        _Job(lambda stopped: "found", heard.append).start(heard.append)
        assert heard == ["found"]

    asyncio.run(look())
