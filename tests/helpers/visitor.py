"""A visitor of the classroom without a browser: asks for the page, and speaks to its kernel.

The messages are those that a Chromium was seen to send: the page of the
server, the kernel's information, all states of the widgets, and for each step
the wish of a key that was pressed.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from typing import Any
from uuid import uuid4

from jupyter_server.services.kernels.connection.base import (
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)
from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse
from tornado.websocket import WebSocketClientConnection, websocket_connect

PROTOCOL = "v1.kernel.websocket.jupyter.org"
CONFIG = re.compile(r'<script id="jupyter-config-data" type="application/json">(.*?)</script>')
#: seconds that an answer may take
PATIENCE = 60


class Visitor:
    """One visitor, with a kernel of their own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.page = ""
        self.kernel = ""
        self.models: dict[str, dict[str, Any]] = {}
        self.heading = ""
        self._session = str(uuid4())
        self._socket: WebSocketClientConnection | None = None

    async def ask(self, path: str, **how: Any) -> HTTPResponse:
        """Ask the server for something, and give its answer whatever it is."""
        request = HTTPRequest(
            f"{self.address}{path}",
            request_timeout=PATIENCE,
            connect_timeout=PATIENCE,
            follow_redirects=False,
            **how,
        )
        return await AsyncHTTPClient().fetch(request, raise_error=False)

    async def come(self, path: str = "/") -> float:
        """Open the page until the table is there; give the seconds that it took."""
        begun = time.perf_counter()
        answer = await self.ask(path)
        answer.rethrow()
        self.page = answer.body.decode()
        found = CONFIG.search(self.page)
        assert found, self.page[-500:]
        self.kernel = json.loads(found[1])["kernelId"]
        await self.connect()
        await self.send("kernel_info_request", {})
        await self.until(lambda kind, *_: kind == "kernel_info_reply")
        control = uuid4().hex
        await self.send(
            "comm_open",
            {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}},
            metadata={"version": "1.0.0"},
        )
        await self.send("comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
        _, content, _ = await self.until(
            lambda kind, content, _: (
                kind == "comm_msg" and content["data"].get("method") == "update_states"
            )
        )
        self.models = content["data"]["states"]
        self.heading = self.models[self.table]["state"]["heading"]
        return time.perf_counter() - begun

    async def connect(self) -> None:
        """Open the way to the kernel."""
        address = self.address.replace("http", "ws", 1)
        path = f"{address}/api/kernels/{self.kernel}/channels?session_id={self._session}"
        self._socket = await websocket_connect(path, subprotocols=[PROTOCOL])

    @property
    def table(self) -> str:
        """The model of the table."""
        return next(name for name, each in self.models.items() if "frame_number" in each["state"])

    async def press(self, wish: str) -> float:
        """Wish for a step as a key does; give the seconds until all of it is here."""
        begun = time.perf_counter()
        content = {"frame": 1, "do": wish}
        data = {"method": "custom", "content": content}
        await self.send("comm_msg", {"comm_id": self.table, "data": data})

        def shows(kind: str, content: dict[str, Any], _: list[bytes]) -> bool:
            return (
                kind == "comm_msg"
                and content["comm_id"] == self.table
                and "frame_number" in content["data"].get("state", {})
            )

        _, content, _ = await self.until(shows)
        self.heading = content["data"]["state"].get("heading", self.heading)
        return time.perf_counter() - begun

    async def send(
        self,
        kind: str,
        content: dict[str, Any],
        *,
        channel: str = "shell",
        metadata: dict[str, Any] | None = None,
    ) -> str:
        """Send a message of the kernel's protocol, and give its number."""
        number = str(uuid4())
        header = {
            "date": "2026-01-01T00:00:00.000Z",
            "msg_id": number,
            "msg_type": kind,
            "session": self._session,
            "username": "",
            "version": "5.2",
        }
        parts = [json.dumps(part).encode() for part in (header, {}, metadata or {}, content)]
        assert self._socket is not None
        await self._socket.write_message(serialize_msg_to_ws_v1(parts, channel), binary=True)
        return number

    async def until(self, wanted: Any, patience: float = PATIENCE) -> Any:
        """Give the next message that is wanted: its kind, content, and buffers."""
        async with asyncio.timeout(patience):
            while True:
                assert self._socket is not None
                message = await self._socket.read_message()
                assert message is not None, "the server has closed the way"
                _, parts = deserialize_msg_from_ws_v1(message)
                header, content = json.loads(bytes(parts[0])), json.loads(bytes(parts[3]))
                if wanted(header["msg_type"], content, parts[4:]):
                    return header["msg_type"], content, parts[4:]

    def vanish(self) -> None:
        """Be away without a word, as when a battery is empty."""
        if self._socket is not None:
            self._socket.close()

    async def leave(self) -> HTTPResponse:
        """Leave as a page does that is closed."""
        self.vanish()
        return await self.ask(f"/voila/api/shutdown/{self.kernel}", method="POST", body="")
