"""Build a site on which the chapters run in the browser alone, without any server's help.

``python notebooks/lite.py`` writes it to the folder ``site``, ``python notebooks/lite.py DIR``
elsewhere. Any web server can offer the folder as it is: ``python -m http.server -d site``.
Needs the extra ``lite``, and pip's package index for the wheels.

The site holds JupyterLite, the chapters of three languages with what they read, and the
wheels of sunviz and of all it needs that is pure Python. Python itself (Pyodide) and what is
compiled for it (numpy, matplotlib, pillow …) the browser fetches from Pyodide's own address
when a chapter is first run. ``--pyodide`` puts a copy of Pyodide into the site instead: its
full release, as an archive (.tar.bz2) or unpacked.

The copies of the chapters begin with one cell more, which installs sunviz there.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

import nbformat
from chapters import LANGUAGES, Chapter, chapters
from jupyterlite_pyodide_kernel.constants import PYODIDE_PYTHON_VERSION
from lite_page import page
from nbformat.v4 import new_code_cell

HERE = Path(__file__).parent
#: what chapters read
ALONG = ("games", "images", "tables")
#: what shows that a chapter needs the extra ``study``
STUDIES = r"\b(study|simulate|solve)\b"
#: what sunviz needs, pure Python, that Pyodide does not bring
PURE = (
    "anywidget",
    "babel",
    "comm",
    "fluent.runtime",
    "fluent.syntax",
    "ipywidgets",
    "jupyterlab_widgets",
    "psygnal",
)
#: the parts of JupyterLab that show Python's widgets, and run Python
EXTENSIONS = (
    "@jupyter-widgets/jupyterlab-manager",
    "@jupyterlite/pyodide-kernel-extension",
    "anywidget",
)


def build(site: Path, pyodide: Path | None = None) -> None:
    """Write the site, in place of an older one."""
    if site.exists() and not (site / "jupyter-lite.json").exists() and any(site.iterdir()):
        raise SystemExit(f"{site} holds something else already: name another folder")
    with tempfile.TemporaryDirectory() as made:
        home = Path(made)
        for lang in LANGUAGES:
            copy_chapters(lang, home / "chapters")
        for folder in ALONG:
            shutil.copytree(HERE / folder, home / "chapters" / folder)
        fetch_wheels(home / "wheels")
        options = [] if pyodide is None else put_pyodide(pyodide.absolute(), home)
        (home / "jupyter_lite_config.json").write_text(json.dumps(config(home)), encoding="utf-8")
        lite = (sys.executable, "-m", "jupyterlite_core.app", "build", *options)
        subprocess.run([*lite, "--output-dir", home / "site"], check=True, cwd=home)
        (home / "site" / "index.html").write_text(page(chapters()), encoding="utf-8")
        if site.exists():
            shutil.rmtree(site)
        shutil.copytree(home / "site", site)


def config(home: Path) -> dict[str, dict[str, object]]:
    """Return JupyterLite's settings: one app, and only what the chapters need."""
    extensions = Path(sys.prefix) / "share" / "jupyter" / "labextensions"
    return {
        "LiteBuildConfig": {
            "apps": ["lab"],
            "contents": ["chapters"],
            "federated_extensions": [str(extensions / name) for name in EXTENSIONS],
            "ignore_sys_prefix": ["federated_extensions"],
            "no_sourcemaps": True,
            "no_unused_shared_packages": True,
        },
        "PipliteAddon": {"piplite_urls": [str(one) for one in (home / "wheels").glob("*.whl")]},
    }


def copy_chapters(lang: str, folder: Path) -> None:
    """Copy the chapters of a language, each with a cell before its own that installs sunviz."""
    for chapter in chapters():
        book = nbformat.read(HERE / chapter.path(lang), as_version=4)
        book.cells.insert(1, installing(chapter))
        target = folder / chapter.path(lang)
        target.parent.mkdir(parents=True, exist_ok=True)
        nbformat.write(book, target)


def installing(chapter: Chapter) -> nbformat.NotebookNode:
    """Return the cell that installs what a chapter imports; it is folded away."""
    studies = any(re.search(STUDIES, cell.get("code", "")) for cell in chapter.cells)
    source = f"%pip install -q {'sunviz[study]' if studies else 'sunviz'}"
    return new_code_cell(source, id="install", metadata={"jupyter": {"source_hidden": True}})


def fetch_wheels(folder: Path) -> None:
    """Build the wheel of sunviz, and fetch those of `PURE` in the versions installed here."""
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
    subprocess.run([*pip, "wheel", "--no-deps", "-w", folder, HERE.parent], check=True)
    anywhere = ("--platform", "any", "--abi", "none", "--implementation", "py")
    which = (
        *anywhere,
        "--python-version",
        PYODIDE_PYTHON_VERSION,
        "--only-binary",
        ":all:",
        "--no-deps",
    )
    wishes = [f"{name}=={version(name)}" for name in PURE]
    subprocess.run([*pip, "download", *which, "-d", folder, *wishes], check=True)


def put_pyodide(source: Path, home: Path) -> list[str]:
    """Let the site have a copy of Pyodide, and return the options for that."""
    if not source.exists():
        raise SystemExit(f"there is no {source}")
    if source.is_dir():
        shutil.copytree(source, home / "static" / "pyodide")
        return []
    return ["--pyodide", str(source)]


def main() -> None:
    """Build the site that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", nargs="?", type=Path, default=Path("site"), help="its folder")
    parser.add_argument("--pyodide", type=Path, help="a release of Pyodide to put into the site")
    wish = parser.parse_args()
    build(wish.site, wish.pyodide)
    size = sum(file.stat().st_size for file in wish.site.rglob("*") if file.is_file())
    print(f"{wish.site}: {size / 1e6:.0f} MB. Look at it: python -m http.server -d {wish.site}")


if __name__ == "__main__":
    main()
