"""How long each chapter takes to run, from an empty kernel to its last cell.

    python tests/benchmarks/chapter_times.py [number …]

Prints a line a notebook: the start of the kernel, all cells, and the slowest
cell. Readers wait for the cells once a page; they should stay below 15 s.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import nbformat
from nbclient import NotebookClient

sys.path.insert(0, str(Path(__file__).parents[1]))

from helpers.books import BOOKS, name_of


def measure(book: Path) -> tuple[float, list[float]]:
    """Return the seconds until the kernel was there, and those of each code cell."""
    read = nbformat.read(book, as_version=4)
    client = NotebookClient(read, timeout=120, resources={"metadata": {"path": str(book.parent)}})
    start = time.perf_counter()
    with client.setup_kernel():
        ready = time.perf_counter() - start
        taken = []
        for at, cell in enumerate(read.cells):
            if cell.cell_type == "code":
                start = time.perf_counter()
                client.execute_cell(cell, at)
                taken.append(time.perf_counter() - start)
    return ready, taken


def main() -> None:
    """Measure the chapters named, or all."""
    for book in BOOKS:
        if not sys.argv[1:] or book.name[:2] in sys.argv[1:]:
            ready, taken = measure(book)
            print(
                f"{name_of(book):32} kernel {ready:4.1f} s   cells {sum(taken):5.1f} s"
                f"   slowest {max(taken):4.1f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
