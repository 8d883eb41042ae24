"""The page for a class as visitors meet it: served for real, by messages and in a Chromium."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
from helpers.browser import page_of_its_own
from helpers.visitor import Visitor
from tornado.websocket import WebSocketError

from sunviz.classroom.kernels import CAN_COPY
from sunviz.story import narrate, say

#: seconds after which the game of a visitor who is away is forgotten, here
AWAY = 10
SERVE = """
import sys
from sunviz.classroom import address, server
from sunviz.engine import Game
begun = lambda: print("open", flush=True)
server.serve(Game.deal(1961), "ru", address.listen(int(sys.argv[1])), begun, away=int(sys.argv[2]))
print("closed", flush=True)
"""


class Room:
    """The server, and the processes that it has started."""

    def __init__(self) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.server = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(port), str(AWAY)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.server.stdout is not None
        told = self.server.stdout.readline()
        if told != "open\n":
            self.server.kill()
            raise RuntimeError(told + self.server.communicate()[0])

    def processes(self) -> list[psutil.Process]:
        return psutil.Process(self.server.pid).children(recursive=True)

    def kernels(self) -> int:
        """How many visitors have a kernel."""
        return len(self.processes()) - CAN_COPY

    def wait_for(self, kernels: int, patience: float = 4 * AWAY) -> None:
        end = time.monotonic() + patience
        while self.kernels() != kernels and time.monotonic() < end:
            time.sleep(0.1)
        assert self.kernels() == kernels


@pytest.fixture(scope="module")
def room() -> Iterator[Room]:
    room = Room()
    yield room
    started = room.processes()
    room.server.send_signal(signal.SIGINT)  # as Ctrl-C does
    told, _ = room.server.communicate(timeout=30)
    assert told == "closed\n"  # and no word besides, in all this time
    assert room.server.returncode == 0
    assert psutil.wait_procs(started, timeout=5)[1] == []


def visit(room: Room, what: Callable[..., Coroutine[Any, Any, None]], count: int = 1) -> None:
    """Let visitors come, do something, and leave."""

    async def doing() -> None:
        visitors = [Visitor(room.address) for _ in range(count)]
        try:
            await asyncio.gather(*(each.come() for each in visitors))
            await what(*visitors)
        finally:
            answers = [await each.leave() for each in visitors]
        assert [answer.code for answer in answers] == [204] * count

    room.wait_for(0)
    asyncio.run(doing())


def test_two_visitors_have_games_of_their_own_and_leave_nothing_behind(room: Room) -> None:
    async def play(one: Visitor, other: Visitor) -> None:
        assert room.kernels() == 2
        for _ in range(3):
            await one.press("forward")
        await other.press("forward")
        assert [re.search(r"\d+", each.heading)[0] for each in (one, other)] == ["3", "1"]  # type: ignore[index]

    visit(room, play, 2)
    room.wait_for(0)


def test_no_code_is_seen_nor_any_path_of_this_computer(room: Room) -> None:
    async def look(visitor: Visitor) -> None:
        for code in ("import sunviz", "for_visitors", "explore", str(Path.home())):
            assert code not in visitor.page

    visit(room, look)


def test_no_visitor_runs_code(room: Room, tmp_path: Path) -> None:
    """Neither asked for in the kernel's protocol nor by a widget of the visitor's own making."""
    path = tmp_path / "was-here"
    code = f"open({str(path)!r}, 'w').close()"
    run = {"code": code, "silent": False, "store_history": False, "user_expressions": {"x": code}}

    async def attack(visitor: Visitor) -> None:
        for channel in ("shell", "control"):
            await visitor.send("execute_request", run, channel=channel)
            await visitor.send("complete_request", {"code": "op", "cursor_pos": 2}, channel=channel)
            await visitor.send(
                "inspect_request", {"code": "open", "cursor_pos": 4, "detail_level": 1}
            )
            await visitor.send(
                "debug_request",
                {"command": "evaluate", "arguments": {"expression": code}},
                channel=channel,
            )
        made = {"state": {"_model_module": "@jupyter-widgets/controls", "_model_name": "TextModel"}}
        opened = {"comm_id": "mine", "target_name": "jupyter.widget", "data": made}
        await visitor.send("comm_open", opened, metadata={"version": "2.1.0"})
        heard: list[tuple[str, Any]] = []
        await visitor.send("kernel_info_request", {})
        await visitor.until(
            lambda kind, content, _: heard.append((kind, content)) or kind == "kernel_info_reply"
        )
        kinds = {kind for kind, _ in heard}
        assert kinds <= {"status", "comm_close", "comm_msg", "stream", "kernel_info_reply"}
        assert any(kind == "comm_close" and content["comm_id"] == "mine" for kind, content in heard)
        await visitor.press("forward")  # all of it has been heard, and the game goes on

    visit(room, attack)
    assert not path.exists()


def test_no_visitor_reaches_files_or_searches_by_the_widgets(room: Room, tmp_path: Path) -> None:
    path = tmp_path / "mine.sun"

    async def attack(visitor: Visitor) -> None:
        for name, model in visitor.models.items():
            for content in ({"do": "save", "path": str(path), "sure": True, "ticket": 1},):
                data = {"method": "custom", "content": content}
                await visitor.send("comm_msg", {"comm_id": name, "data": data})
            assert model["state"].get("description") != say("ru", "ui-analysis")
        await visitor.press("forward")

    visit(room, attack)
    assert not path.exists()


def test_the_server_tells_nothing_but_the_page(room: Room) -> None:
    async def attack(one: Visitor, other: Visitor) -> None:
        for path in (
            *("/api/kernels", "/api/kernels/", "/api/contents", "/api/terminals", "/api/sessions"),
            *("/voila/files/page.ipynb", "/page.ipynb", "/voila/api/contents", "/voila/tree"),
            *("/login", "/login?next=/", "/api/kernelspecs", "/voila/query/x", "/../../etc/passwd"),
            *("/voila/files/../../../etc/passwd", "/voila/static/../../../../../../etc/passwd"),
            "/voila/templates/lab/static/../../../../../../../../../etc/passwd",
        ):
            answer = await one.ask(path)
            moved = answer.headers.get("Location", "")
            assert answer.code >= 300, path
            assert moved == "" or moved.startswith(("/voila/", "/")), path
            body = answer.body.decode()
            assert other.kernel not in body, path
            assert "root:" not in body, path
        odd = await one.ask("/voila/files/mine.png")
        assert odd.code == 404
        assert say("ru", "classroom-no-page") in odd.body.decode()
        for method in ("DELETE", "POST"):  # without its page nobody ends a kernel this way
            path = f"/api/kernels/{other.kernel}"
            answer = await one.ask(path, method=method, allow_nonstandard_methods=True)
            assert answer.code >= 400
        assert (await one.ask("/api/kernels/00000000-0000-0000-0000-000000000000")).code == 404
        for query in ("template=reveal", "theme=dark"):  # the page is the same
            odd = Visitor(room.address)
            await odd.come(f"/?{query}")
            assert say("ru", "classroom-loading") in odd.page
            await odd.leave()
        await other.press("forward")

    visit(room, attack, 2)


def test_another_page_may_not_speak_to_a_kernel(room: Room) -> None:
    async def attack(visitor: Visitor) -> None:
        from tornado.httpclient import HTTPClientError, HTTPRequest
        from tornado.websocket import websocket_connect

        address = (
            f"{visitor.address.replace('http', 'ws', 1)}/api/kernels/{visitor.kernel}/channels"
        )
        with pytest.raises((HTTPClientError, WebSocketError)):
            await websocket_connect(
                HTTPRequest(address, headers={"Origin": "http://elsewhere.example"})
            )

    visit(room, attack)


def test_who_vanishes_is_forgotten_who_comes_back_in_time_goes_on(room: Room) -> None:
    async def come_and_go() -> None:
        one, other = Visitor(room.address), Visitor(room.address)
        await one.come()
        await other.come()
        await one.press("forward")
        one.vanish()
        other.vanish()
        await asyncio.sleep(AWAY / 3)
        await one.connect()
        await asyncio.to_thread(room.wait_for, 1)
        await one.press("forward")
        assert re.search(r"\d+", one.heading)[0] == "2"  # type: ignore[index]
        await one.leave()

    room.wait_for(0)
    asyncio.run(come_and_go())
    room.wait_for(0)


def test_a_chromium_shows_the_table_at_once_large_and_asks_nobody_else(
    room: Room, browser: Any
) -> None:
    from sunviz.explorer.run import Run

    run = Run.played(1961, "ru-book", "plain")
    asked: list[str] = []
    faults: list[str] = []
    room.wait_for(0)
    with page_of_its_own(browser, viewport={"width": 1280, "height": 720}) as page:
        page.on("request", lambda request: asked.append(request.url))
        page.on("requestfailed", lambda request: faults.append(request.url))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda told: told.type == "error" and faults.append(told.text))
        page.goto(room.address)
        page.wait_for_selector(".sunviz-picture[data-frame='1']")
        assert page.title() == say("ru", "classroom-title")
        page.wait_for_selector("#sunviz-loading", state="hidden")
        assert page.locator(".sunviz-presenting").count() == 1
        page.keyboard.press("ArrowRight")  # nothing need be clicked before
        told = narrate(*run.step(1), run.positions[1], "ru").text
        page.wait_for_function(
            "told => document.querySelector('.sunviz-said').textContent === told", arg=told
        )
        page.keyboard.press("End")
        page.wait_for_function(
            "() => document.querySelector('.sunviz-heading').textContent.includes('124')"
        )
        box = page.locator(".sunviz-picture").bounding_box()
        words = page.locator(".sunviz-words").bounding_box()
        assert box["width"] > 750
        assert words["y"] + words["height"] <= 720  # the sentence is on the screen as well
        assert not re.search("[A-Za-z]{3,}", page.inner_text("main"))
        assert room.kernels() == 1
        page.goto("about:blank")
        room.wait_for(0)
    assert [
        url for url in asked if not url.startswith((room.address, "blob:", "data:", "about:"))
    ] == []
    assert faults == []
