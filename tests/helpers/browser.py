"""A JupyterLab, Notebook or Voila of its own, and a Chromium to look at it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
expect.set_options(timeout=30_000)  # on a busy machine a page is slow, and not wrong
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HOW_TO_GET_ONE = (
    "no Chromium found: install one (Debian, Ubuntu: apt-get install chromium) or run:"
    " python -m playwright install chromium"
)


def chromium(playwright: Playwright) -> str:
    """Return the path of a Chromium: SUNVIZ_CHROMIUM, the system's, or playwright's."""
    found = os.environ.get("SUNVIZ_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    own = playwright.chromium.executable_path
    if found is None and Path(own).exists():
        found = own
    if found is None:
        raise RuntimeError(HOW_TO_GET_ONE)
    return found


@contextmanager
def browser_page(**context: Any) -> Iterator[Page]:
    """Give a page of a fresh headless browser; `context` as playwright takes it.

    Less motion is wanted, if nothing else is said: a glide costs more to draw
    than all else that a test does.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=FLAGS)
        try:
            with _page(browser, **context) as page:
                yield page
        finally:
            browser.close()


@contextmanager
def page_of_its_own(page: Page, **context: Any) -> Iterator[Page]:
    """Give a further page of the browser of a page, that shares nothing with it."""
    browser = page.context.browser
    assert browser
    with _page(browser, **context) as further:
        yield further


@contextmanager
def _page(browser: Browser, **context: Any) -> Iterator[Page]:
    usual = {"viewport": {"width": 1280, "height": 1100}, "reduced_motion": "reduce"}
    opened = browser.new_context(**{**usual, **context})
    try:
        page = opened.new_page()
        page.set_default_timeout(60_000)
        yield page
    finally:
        opened.close()


@contextmanager
def lab(folder: Path, home: Path) -> Iterator[str]:
    """Run a JupyterLab over a folder with a home of its own, and give its address."""
    options = (
        "--LabApp.expose_app_in_browser=True",
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    )
    with _jupyter("jupyterlab", folder, home, options) as address:
        yield address


@contextmanager
def notebook(folder: Path, home: Path) -> Iterator[str]:
    """Run a Notebook 7 over a folder with a home of its own, and give its address."""
    options = ("--JupyterNotebookApp.expose_app_in_browser=True",)
    with _jupyter("notebook", folder, home, options) as address:
        yield address


@contextmanager
def voila(folder: Path, home: Path) -> Iterator[str]:
    """Run a Voila over a folder with a home of its own, and give its address."""
    port = _free_port()
    options = (f"--port={port}", "--Voila.ip=127.0.0.1", "--Voila.port_retries=0", str(folder))
    with _server("voila", options, port, "/", folder, home) as address:
        yield address


@contextmanager
def _jupyter(name: str, folder: Path, home: Path, options: tuple[str, ...]) -> Iterator[str]:
    port = _free_port()
    options += (
        "--allow-root",
        *("--ServerApp.ip=127.0.0.1", f"--ServerApp.port={port}", "--ServerApp.port_retries=0"),
        *("--IdentityProvider.token=", f"--ServerApp.root_dir={folder}"),
    )
    with _server(name, options, port, "/api", folder, home) as address:
        yield address


@contextmanager
def _server(
    name: str, options: tuple[str, ...], port: int, probe: str, folder: Path, home: Path
) -> Iterator[str]:
    own = {name: str(home / name.lower()) for name in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR")}
    own |= {name: str(home / name.lower()) for name in ("JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR")}
    log = (home / f"{name}.log").open("w")
    server = subprocess.Popen(
        [sys.executable, "-m", name, "--no-browser", *options],
        env={**os.environ, "HOME": str(home), **own}, stdout=log, stderr=log, cwd=folder,
    )  # fmt: skip
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(address + probe, server, home / f"{name}.log")
        yield address
    finally:
        server.terminate()
        server.wait(timeout=30)
        log.close()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(300):
        if server.poll() is not None:
            break
        try:
            with urllib.request.urlopen(address, timeout=2):
                return
        except OSError:
            time.sleep(0.2)
    raise RuntimeError("the server did not start:\n" + log.read_text())


def open_notebook(page: Page, address: str, path: str) -> None:
    """Open a notebook in a fresh workspace and wait for its kernel."""
    page.goto(f"{address}/lab/workspaces/test-{time.monotonic_ns()}/tree/{quote(path)}")
    _wait_for_kernel(page)


def turn_to(page: Page, path: str) -> None:
    """Close the notebook that is open in JupyterLab, its kernel too, and open another."""
    page.evaluate(
        """async (path) => {
            const { context, sessionContext } = jupyterapp.shell.currentWidget;
            await sessionContext.shutdown();
            context.model.dirty = false;
            await jupyterapp.commands.execute('application:close');
            await jupyterapp.commands.execute('docmanager:open', { path });
        }""",
        path,
    )
    page.wait_for_function(
        "(path) => jupyterapp.shell.currentWidget?.sessionContext?.path === path", arg=path
    )
    _wait_for_kernel(page)


def open_in_notebook(page: Page, address: str, path: str) -> None:
    """Open a notebook in Notebook 7 and wait for its kernel."""
    page.goto(f"{address}/notebooks/{quote(path)}")
    _wait_for_kernel(page)


def _wait_for_kernel(page: Page) -> None:
    page.wait_for_selector(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-Cell")
    page.wait_for_function(
        """() => window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel
                 ?.status === 'idle'"""
    )


# the notebook that `show_cells` writes into, and whether the page shows it, with its kernel alive
BLANK = "blank.ipynb"
AT_HAND = f"""() => {{
    const context = window.jupyterapp?.shell.currentWidget?.sessionContext;
    return context?.path === '{BLANK}' && context.session?.kernel?.status === 'idle';
}}"""
WRITE_CELLS = """
(sources) => {
    const cells = jupyterapp.shell.currentWidget.content.model.sharedModel;
    const before = cells.cells.length;
    const written = sources.map((source) => ({cell_type: 'code', source, metadata: {}}));
    cells.transact(() => {
        cells.insertCells(before, written);
        cells.deleteCellRange(0, before);
    });
}
"""


def show_cells(page: Page, address: str, *sources: str) -> None:
    """Run cells in place of those that the blank notebook holds.

    The page and the kernel stay, which saves seconds; what needs new ones opens
    a notebook of its own.
    """
    if not page.evaluate(AT_HAND):
        open_notebook(page, address, BLANK)
    page.evaluate(WRITE_CELLS, sources)
    run_all(page)


def run_all(page: Page, timeout: float = 120_000) -> None:
    """Run all cells and wait until every code cell has run."""
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
    page.wait_for_function(
        """() => {
            const book = window.jupyterapp.shell.currentWidget.content;
            const cells = book.widgets.filter((cell) => cell.model.type === 'code');
            return cells.every((cell) => cell.model.executionState !== 'running'
                && cell.model.executionCount !== null)
                && window.jupyterapp.shell.currentWidget.sessionContext.session.kernel
                    .status === 'idle';
        }""",
        timeout=timeout,
    )
