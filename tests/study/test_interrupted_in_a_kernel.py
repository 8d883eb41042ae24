"""Ctrl-C in a notebook: a search ends, its memory is given back, and the next cell works."""

import sys

import pytest

pytest.importorskip("numba")
jupyter_client = pytest.importorskip("jupyter_client")

WAIT = 60  # seconds: far more than is needed, even where everything is compiled anew

ENOUGH = 2**25  # bytes: so much is in use when a search is interrupted, and less is held afterwards

READY = """
import psutil, sunviz
from sunviz.study.solver import solve_deals
few = {"rules": "ru-book-v1", "states": 1000, "workers": 1, "progress": False}
solve_deals(range(1), **few)
me = psutil.Process()
before = me.memory_info().rss
print("ready")
"""
SOLVE = """
try:
    told = lambda: print(me.memory_info().rss - before, flush=True)
    sunviz.solve(sunviz.Game.deal(0, "ru-book-v1"), states=10**10, memory=2**30, stop=told)
except KeyboardInterrupt:
    print("stopped")
"""
SOLVE_DEALS = """
from threading import Timer
Timer(1, lambda: print(2**25, flush=True)).start()
try:
    solve_deals(range(10**6), rules="ru-book-v1", states=10**9, workers=2, progress=False)
except KeyboardInterrupt as error:
    print("stopped", len(error.study.rows))
"""
AFTER = """
verdict = sunviz.solve(sunviz.Game.deal(1961))
of_deals = [
    process
    for process in psutil.process_iter(["ppid", "cmdline"])
    if process.info["ppid"] == me.pid and "popen_loky" in str(process.info["cmdline"])
]
_, alive = psutil.wait_procs(of_deals, timeout=20)
print(verdict.kind, len(alive), me.memory_info().rss - before)
"""


class Kernel:
    """A Python kernel as a notebook has one, in a process of its own."""

    def __init__(self):
        self.manager = jupyter_client.KernelManager()
        self.manager.kernel_spec.argv[0] = sys.executable
        self.manager.start_kernel()
        self.client = self.manager.blocking_client()
        self.client.start_channels()
        self.client.wait_for_ready(timeout=WAIT)

    def begin(self, cell):
        """Start a cell."""
        self._cell = self.client.execute(cell)

    def printed(self):
        """Yield what the cell prints, until it ends."""
        while True:
            message = self.client.get_iopub_msg(timeout=WAIT)
            if message["parent_header"].get("msg_id") != self._cell:
                continue
            kind, content = message["msg_type"], message["content"]
            assert kind != "error", content
            if kind == "stream":
                yield content["text"]
            elif kind == "status" and content["execution_state"] == "idle":
                return

    def run(self, cell):
        """Return all that a cell prints."""
        self.begin(cell)
        return "".join(self.printed())

    def interrupt(self):
        self.manager.interrupt_kernel()

    def close(self):
        self.client.stop_channels()
        self.manager.shutdown_kernel(now=True)


@pytest.fixture(scope="module")
def kernel():
    made = Kernel()
    assert made.run(READY) == "ready\n"
    yield made
    made.close()


@pytest.mark.parametrize("cell", [SOLVE, SOLVE_DEALS], ids=["solve", "solve_deals"])
def test_the_notebook_goes_on_after_an_interrupt(kernel, cell):
    kernel.begin(cell)
    printing = kernel.printed()
    while int(next(printing).split()[-1]) < ENOUGH:
        pass
    kernel.interrupt()
    assert "".join(printing).splitlines()[-1].startswith("stopped")
    kind, alive, held = kernel.run(AFTER).split()
    assert (kind, alive) == ("won", "0")
    assert int(held) < ENOUGH
