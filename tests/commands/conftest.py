"""What the tests of the command line share."""

from __future__ import annotations

import pytest
from click.testing import CliRunner, Result

from sunviz.commands import sunviz

#: where a system names its language
PLACES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture
def run(monkeypatch, tmp_path):
    """Run a command line in a folder of its own, on an English system."""
    monkeypatch.chdir(tmp_path)
    for place in PLACES:
        monkeypatch.delenv(place, raising=False)

    def run(words: str | list[str], typed: str = "") -> Result:
        words = words.split() if isinstance(words, str) else words
        result = _runner().invoke(sunviz, words, input=typed, prog_name="sunviz")
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


def _runner() -> CliRunner:
    try:
        return CliRunner(mix_stderr=False)  # click before 8.2
    except TypeError:
        return CliRunner()
