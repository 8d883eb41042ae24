"""The site on which the chapters run in the browser alone: `notebooks/lite.py` builds it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from email.parser import Parser
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import nbformat
import pytest
from helpers import pyodide
from jupyterlite_pyodide_kernel.constants import PYODIDE_PYTHON_VERSION
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
NOTEBOOKS = ROOT / "notebooks"
LITE = NOTEBOOKS / "lite.py"
#: the chapters that play or solve many deals
STUDYING = ("09", "10")
BROWSER = {
    "sys_platform": "emscripten",
    "platform_system": "Emscripten",
    "python_version": PYODIDE_PYTHON_VERSION,
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lite") / "site"
    done = subprocess.run(
        [sys.executable, LITE, folder], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return folder


@pytest.fixture(scope="module")
def index(site: Path) -> dict[str, Any]:
    """The wheels of the site, by their canonical names."""
    found = json.loads((site / "pypi" / "all.json").read_text(encoding="utf-8"))
    return {canonicalize_name(name): releases["releases"] for name, releases in found.items()}


def names() -> list[str]:
    return sorted(path.relative_to(NOTEBOOKS).as_posix() for path in NOTEBOOKS.glob("??/*.ipynb"))


def test_every_chapter_is_there_and_listed(site: Path) -> None:
    assert len(names()) >= 27
    for name in names():
        folder, file = name.split("/")
        listed = json.loads((site / "api" / "contents" / folder / "all.json").read_text("utf-8"))
        assert file in [one["name"] for one in listed["content"]]


def test_each_begins_with_a_cell_that_installs_and_is_else_the_same(site: Path) -> None:
    for name in names():
        there = nbformat.read(site / "files" / name, as_version=4)
        here = nbformat.read(NOTEBOOKS / name, as_version=4)
        nbformat.validate(there)
        cell = there.cells.pop(1)
        assert re.fullmatch(r"%pip install -q sunviz(\[study\])?", cell.source)
        assert ("[study]" in cell.source) == (name[3:5] in STUDYING), name
        assert there.cells == here.cells


def test_what_chapters_read_is_there(site: Path) -> None:
    for path in [*NOTEBOOKS.glob("games/*.sun"), NOTEBOOKS / "tables" / "million.csv"]:
        copy = site / "files" / path.relative_to(NOTEBOOKS)
        assert copy.read_bytes() == path.read_bytes()


@pytest.mark.parametrize("wish", ["sunviz", "sunviz[study]"])
def test_all_that_the_first_cell_asks_for_is_in_the_site_or_in_pyodide(
    site: Path, index: dict[str, Any], wish: str
) -> None:
    lock = json.loads((pyodide.core() / "pyodide-lock.json").read_text(encoding="utf-8"))
    given = {canonicalize_name(name): one["version"] for name, one in lock["packages"].items()}
    (own,) = site.glob("extensions/@jupyterlite/*/static/pypi/all.json")
    kernel = json.loads(own.read_text(encoding="utf-8"))
    todo, known = [Requirement(wish)], set()
    while todo:
        one = todo.pop()
        name = canonicalize_name(one.name)
        if (name, *one.extras) in known:
            continue
        known.add((name, *one.extras))
        if name in index:
            (release,) = index[name]
            assert one.specifier.contains(release, prereleases=True), one
            (file,) = index[name][release]
            todo += needs(site / "pypi" / file["filename"], {"", *one.extras})
        elif name in given:
            assert one.specifier.contains(given[name], prereleases=True), one
        else:
            assert any(one.specifier.contains(release) for release in kernel[name]["releases"]), one
    assert {"matplotlib", "anywidget", "fluent-runtime", "ipython"} <= {name for name, *_ in known}
    assert "numba" not in {name for name, *_ in known}


def needs(wheel: Path, extras: set[str]) -> list[Requirement]:
    """Return what a wheel, with extras, needs in a browser."""
    with ZipFile(wheel) as file:
        (metadata,) = [name for name in file.namelist() if name.endswith(".dist-info/METADATA")]
        lines = Parser().parsestr(file.read(metadata).decode()).get_all("Requires-Dist", [])
    return [
        need
        for need in map(Requirement, lines)
        if not need.marker
        or any(need.marker.evaluate({**BROWSER, "extra": extra}) for extra in extras)
    ]


def test_widgets_are_shown_by_parts_of_the_site(site: Path) -> None:
    settings = json.loads((site / "jupyter-lite.json").read_text("utf-8"))["jupyter-config-data"]
    extensions = {one["name"] for one in settings["federated_extensions"]}
    assert {"anywidget", "@jupyter-widgets/jupyterlab-manager"} < extensions
    for name in extensions:
        assert (site / "extensions" / name / "package.json").exists()


def test_the_first_page_leads_to_every_chapter(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    links = re.findall(r'<a href="lab/index\.html\?path=([^"]+)">', page)
    assert sorted(links) == names()
    assert {"en/01-start.ipynb", "ru/01-nachalo.ipynb", "sv/01-borjan.ipynb"} < set(links)
    assert 'id="jupyter-config-data"' in page  # or no page of JupyterLite starts
    assert "{{" not in page
    for picture in re.findall(r'src="([^"]+)"', page):
        assert (site / picture).is_file()


def test_a_folder_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, LITE, tmp_path], check=False, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert "holds something else" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
