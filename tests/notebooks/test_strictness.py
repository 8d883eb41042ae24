"""A cell that gives anything but what is stored fails the test run, and so does a warning."""

from __future__ import annotations

import shutil
import subprocess
import sys
from copy import deepcopy
from typing import Any

import nbformat
import pytest
from helpers.books import NOTEBOOKS, ROOT, book_of
from nbformat.v4 import new_code_cell, new_notebook, new_output

WARNING = "import warnings\nwarnings.warn('look here')"
DEEP_WARNING = (
    f"exec({WARNING!r}.replace(')', ', DeprecationWarning)'), {{'__name__': 'a_library'}})"
)


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Run a notebook with a cell for each case, the way that the chapters are run."""
    folder = tmp_path_factory.mktemp("strict")
    shutil.copy(NOTEBOOKS / "conftest.py", folder)
    made = [
        new_code_cell(code, outputs=outputs, execution_count=number)
        for number, (code, outputs) in enumerate(cases().values(), 1)
    ]
    nbformat.write(new_notebook(cells=made), folder / "cases.ipynb")
    command = [sys.executable, "-m", "pytest", "-rA", "-n", "0", "-c", ROOT / "pyproject.toml"]
    command += ["--rootdir", folder, "-p", "no:cacheprovider", folder]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder).stdout


def cases() -> dict[str, tuple[str, list[Any]]]:
    """Return code and stored outputs; the first case as it should be, each other with one fault."""
    stepper = next(
        cell
        for cell in nbformat.read(book_of("01", "ru"), as_version=4).cells
        if cell.cell_type == "code" and "sunviz.explore(" in cell.source
    )
    code = f"import sunviz\n{stepper.source}"
    other_text, other_words = deepcopy(stepper.outputs), deepcopy(stepper.outputs)
    other_text[0]["data"]["text/plain"] += " and more"
    other_words[0]["metadata"]["image/png"]["alt"] += " and more"
    printed = new_output("stream", name="stdout", text="a\n")
    return {
        "right": (code, stepper.outputs),
        "other_text": (code, other_text),
        "other_words": (code, other_words),
        "no_output": (code, []),
        "other_print": ("print('b')", [printed]),
        "complaint": ("import sys\nprint('a')\nprint('oh', file=sys.stderr)", [printed]),
        "warning": (WARNING, []),
        "deep_warning": (DEEP_WARNING, []),
    }


@pytest.mark.parametrize(("number", "case"), list(enumerate(cases())))
def test_what_is_stored_passes_and_any_fault_fails(results: str, number: int, case: str) -> None:
    outcome = "PASSED" if case == "right" else "FAILED"
    assert f"{outcome} cases.ipynb::Cell {number}" in results
