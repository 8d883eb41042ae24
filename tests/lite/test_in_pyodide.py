"""The engine, the story and the layout in the Python of browsers, which knows no numba."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from helpers import pyodide
from helpers.answers import answers
from packaging.requirements import Requirement

from sunviz.story import LANGUAGES

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What Pyodide found."""
    home = tmp_path_factory.mktemp("pyodide")
    wheel, out = pyodide.wheel(home), home / "found.json"
    assert wheel.name.endswith("-py3-none-any.whl")
    needed = pyodide.packages("fluent.runtime", "pytest")
    pyodide.run(Path(__file__).with_name("inside.py"), wheel, ROOT, out, *needed)
    return json.loads(out.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def here() -> dict[str, Any]:
    return json.loads(json.dumps(answers()))


def test_the_wheel_runs_there_without_a_package_that_is_not_pure(there: dict[str, Any]) -> None:
    assert there["platform"] == "emscripten"
    assert there["file"].startswith("/site/sunviz/")
    assert not {"numpy", "matplotlib", "PIL", "numba"} & set(there["modules"])


def test_the_engine_passes_the_golden_vectors_and_every_clause(there: dict[str, Any]) -> None:
    assert there["others"] == []
    assert there["passed"] > 250


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told_in_the_same_words(
    there: dict[str, Any], here: dict[str, Any], lang: str
) -> None:
    assert set(here["stages"]) == {"sunrise", "sun", "sunset", "wind", "won"}
    for subject in ("told", "described", "explained", "clauses"):
        assert there["answers"][subject][lang] == here[subject][lang]


def test_games_are_played_and_written_the_same(there: dict[str, Any], here: dict[str, Any]) -> None:
    assert len(here["records"]) == 5
    assert there["answers"]["records"] == here["records"]


def test_each_card_lies_in_the_same_place(there: dict[str, Any], here: dict[str, Any]) -> None:
    assert len(here["placed"]) > 100
    for ours, theirs in zip(here["placed"], there["answers"]["placed"], strict=True):
        for mine, other in zip(ours, theirs, strict=True):
            assert other == pytest.approx(mine, abs=1e-9)


def test_pyodide_has_what_the_pictures_need() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    known = json.loads((pyodide.core() / "pyodide-lock.json").read_text(encoding="utf-8"))
    wishes = [Requirement(wish) for wish in project["dependencies"]]
    there = {wish.name: known["packages"].get(wish.name, {}).get("version") for wish in wishes}
    assert {name for name, version in there.items() if version} >= {"matplotlib", "numpy", "pillow"}
    for wish in wishes:
        assert there[wish.name] is None or wish.specifier.contains(there[wish.name]), wish
    assert Requirement(f"python{project['requires-python']}").specifier.contains(
        known["info"]["python"]
    )
