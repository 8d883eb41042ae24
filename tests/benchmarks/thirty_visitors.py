"""Thirty visitors step the classroom page for two minutes.

    python tests/benchmarks/thirty_visitors.py [visitors [seconds]]

Starts the page on this computer and lets visitors come within some seconds of
each other. Each has an own game and takes a step, now and then back, one to
three seconds after the last. Prints how long the page took to come, how long
a step took from the key to the whole picture with its words (median, 95 % and
the longest), the memory of each visitor's kernel (PSS: what is shared counts
in parts), and what is left of it when half have closed their page and half
have vanished without a word. `away` seconds later nothing may be left.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from statistics import median, quantiles

import psutil

sys.path.insert(0, str(Path(__file__).parents[1]))

from helpers.visitor import Visitor

AWAY = 20
SERVE = """
import sys
from sunviz.classroom import address, server
from sunviz.engine import Game
port, away = map(int, sys.argv[1:])
begun = lambda: print("open", flush=True)
server.serve(Game.deal(1961), "ru", address.listen(port), begun, away=away)
"""


def main(count: int, seconds: float) -> int:
    port = 8899
    server = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(port), str(AWAY)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        begun = time.perf_counter()
        assert server.stdout.readline() == "open\n"
        print(f"the page is open after {time.perf_counter() - begun:.1f} s")
        return asyncio.run(visit(f"http://127.0.0.1:{port}", server.pid, count, seconds))
    finally:
        server.terminate()
        server.wait()


async def visit(address: str, server: int, count: int, seconds: float) -> int:
    warm = Visitor(address)
    await warm.come()
    await warm.leave()
    empty = await settled(server, 0)
    visitors = [Visitor(address) for _ in range(count)]
    came = await asyncio.gather(*(arrive(each, count / 3) for each in visitors))
    print(f"{count} visitors came within {count / 3:.0f} s: the table was there after", end=" ")
    print(f"{median(came):.2f} s, at the longest {max(came):.2f} s")
    busy = psutil.cpu_times()
    steps = await asyncio.gather(*(step(each, seconds) for each in visitors))
    told("a step", [one for each in steps for one in each])
    spent = psutil.cpu_times()
    used = (spent.user + spent.system - busy.user - busy.system) / seconds
    print(f"cores in use: {used:.2f} of {os.cpu_count()}; load average {os.getloadavg()[0]:.1f}")
    headings = {each.heading for each in visitors}
    print(f"{len(headings)} different steps are shown now")
    sizes = sorted(kernels(server).values())
    print(f"{len(sizes)} kernels: {mb(median(sizes))} each (PSS, median),", end=" ")
    print(f"{mb(sizes[-1])} at most; all of it {mb(whole(server))}, before them {mb(empty)}")

    half = count // 2
    for each in visitors[:half]:
        await each.leave()
    left = await settled(server, count - half)
    print(f"{half} closed their page: {len(kernels(server))} kernels, {mb(left)}")
    for each in visitors[half:]:
        each.vanish()
    begun = time.perf_counter()
    left = await settled(server, 0, AWAY * 2 + 10)
    gone = time.perf_counter() - begun
    print(f"{count - half} vanished: {len(kernels(server))} kernels {gone:.0f} s later, {mb(left)}")
    return len(kernels(server))


async def arrive(visitor: Visitor, within: float) -> float:
    await asyncio.sleep(random.uniform(0, within))
    return await visitor.come()


async def step(visitor: Visitor, seconds: float) -> list[float]:
    """Step for some time; give how long each step took."""
    end, took = time.perf_counter() + seconds, []
    while True:
        await asyncio.sleep(random.uniform(1, 3))
        if time.perf_counter() > end:
            return took
        back = len(took) > 3 and random.random() < 0.1
        took.append(await visitor.press("back" if back else "forward"))


def told(what: str, took: list[float]) -> None:
    part = quantiles(took, n=20)
    print(f"{len(took)} times {what}: median {median(took) * 1000:.0f} ms,", end=" ")
    print(f"95 % within {part[-1] * 1000:.0f} ms, the longest {max(took) * 1000:.0f} ms")


def kernels(server: int) -> dict[int, int]:
    """Give the bytes that each kernel keeps: processes of the nursery, or of the server."""
    inside = psutil.Process(server).children(recursive=True)
    nursery = [each.pid for each in psutil.Process(server).children()] if copied(server) else []
    sizes = {}
    for each in inside:
        if each.pid not in nursery:
            try:
                sizes[each.pid] = each.memory_full_info().pss
            except psutil.Error:
                continue
    return sizes


def copied(server: int) -> bool:
    return any(
        "sunviz.classroom.nursery" in each.cmdline() for each in psutil.Process(server).children()
    )


def whole(server: int) -> int:
    """Give the bytes of the server and everything it has started."""
    process = psutil.Process(server)
    total = 0
    for each in [process, *process.children(recursive=True)]:
        try:
            total += each.memory_full_info().pss
        except psutil.Error:
            continue
    return total


async def settled(server: int, count: int, patience: float = 15) -> int:
    """Wait until so many kernels are left; give the bytes of everything."""
    end = time.perf_counter() + patience
    while len(kernels(server)) != count and time.perf_counter() < end:
        await asyncio.sleep(0.5)
    return whole(server)


def mb(size: float) -> str:
    return f"{size / 2**20:.0f} MB"


if __name__ == "__main__":
    given = [float(text) for text in sys.argv[1:]]
    sys.exit(main(int(given[0]) if given else 30, given[1] if len(given) > 1 else 120))
