"""The environment that Binder builds, made from `binder/` alone."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
import venv
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parents[2]
BINDER = ROOT / "binder"
LANGUAGES = ("en", "ru", "sv")


def test_binder_names_a_python_that_the_package_is_tested_on() -> None:
    version = (BINDER / "runtime.txt").read_text().strip().removeprefix("python-")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"Programming Language :: Python :: {version}" in project["classifiers"]
    assert f"python_of {version}" in (ROOT / ".ci" / "run").read_text()


def test_only_third_parties_are_pinned_and_each_is() -> None:
    lines = (BINDER / "requirements.txt").read_text().splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", pin) for pin in pins)
    assert not any(pin.startswith("sunviz") for pin in pins)


def test_links_of_the_readme_lead_to_notebooks_that_are_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"urlpath=lab/tree/([^)\s]+)\)", readme)
    local = re.findall(r"\]\((notebooks/[^)]+|[A-Z]+\.md)\)", readme)
    assert len(links) >= 3
    for link in [*map(unquote, links), *local]:
        assert (ROOT / link).is_file(), link


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh virtual environment with all that `binder/` asks for."""
    home = tmp_path_factory.mktemp("binder")
    source = home / "repo"
    shutil.copytree(
        ROOT, source, ignore=shutil.ignore_patterns(".git", ".venv", "venv", ".*_cache", "tests")
    )
    venv.create(home / "env", with_pip=True)
    python = home / "env" / "bin" / "python"
    pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    subprocess.run([*pip, "-r", BINDER / "requirements.txt"], check=True, cwd=home)
    path = f"{python.parent}{os.pathsep}{os.environ['PATH']}"
    subprocess.run([BINDER / "postBuild"], check=True, cwd=source, env={**os.environ, "PATH": path})
    return python


def test_the_environment_imports_sunviz_and_draws(environment: Path, tmp_path: Path) -> None:
    code = (
        "import sunviz, jupyterlab; game = sunviz.Game.deal(1961); game.push('next');"
        "print(sunviz.explore(game)); print(sunviz.draw(game, lang='sv').get_size_inches());"
        "print(sunviz.__file__)"
    )
    told = subprocess.run(
        [environment, "-W", "error", "-c", code],
        check=True, cwd=tmp_path, capture_output=True, text=True,
    ).stdout  # fmt: skip
    assert "<Explorer of deal 1961 under ru-book, step 0 of 1>" in told
    assert "[9. 6.]" in told
    assert str(environment.parents[1]) in told


def test_every_chapter_runs_in_it(environment: Path) -> None:
    """Each in one language in turn, the first in all: their words are compared elsewhere."""
    run = (
        "import sys, nbformat; from nbclient import NotebookClient\n"
        "for path in sys.argv[1:]:\n"
        "    book = nbformat.read(path, as_version=4)\n"
        "    folder = {'metadata': {'path': path.rpartition('/')[0]}}\n"
        "    NotebookClient(book, timeout=120, kernel_name='python3', resources=folder).execute()\n"
        "    print(path)"
    )
    folder = environment.parents[2] / "repo" / "notebooks"
    chapters = [sorted(folder.glob(f"{lang}/*.ipynb")) for lang in LANGUAGES]
    assert len({len(books) for books in chapters}) == 1
    first, *later = zip(*chapters, strict=True)
    chosen = [*first, *(books[at % len(books)] for at, books in enumerate(later))]
    done = subprocess.run(
        [environment, "-c", run, *chosen], check=False, capture_output=True, text=True
    )
    assert done.stdout.split() == list(map(str, chosen)), done.stderr[-2000:]
