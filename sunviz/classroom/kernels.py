"""The visitors' kernels: each a copy of the nursery, and gone when its visitor is."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, ClassVar, Final, cast

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError

from . import nursery
from .errors import ClassroomError

#: processes can be copied safely, and be told apart from later ones of the same number
CAN_COPY: Final = sys.platform == "linux" and hasattr(os, "pidfd_open")
#: of visitors at once: a class with its guests, and no more than a computer can bear
MOST: Final = 60
#: what each kernel is started with: it keeps no history and is quiet
OPTIONS: Final = ("--HistoryManager.enabled=False", "--log-level=CRITICAL")
_COPIED: Final = "sunviz-nursery"


class Nursery:
    """The process that has everything loaded and is copied; see `sunviz.classroom.nursery`."""

    def __init__(self, code: str, environ: Mapping[str, str]) -> None:
        self._code = code
        self._environ = {**os.environ, **environ}
        self._process = self._begin()

    def bear(self, argv: Sequence[str], folder: str, environ: Mapping[str, str]) -> int:
        """Return the number of the process of a new kernel; `RuntimeError` if there is none."""
        if self._process.poll() is not None:
            self._process = self._begin()
        assert self._process.stdin is not None
        wish = {nursery.ARGV: argv, nursery.FOLDER: folder, nursery.ENVIRON: dict(environ)}
        print(json.dumps(wish), file=self._process.stdin, flush=True)
        answer = self._answer(self._process)
        if not answer.isdecimal():
            raise RuntimeError(f"no kernel could be made: {answer}")
        return int(answer)

    def end(self) -> None:
        """End the process, and with it all kernels."""
        with self._process as process:  # closes its pipes, and waits
            assert process.stdin is not None
            process.stdin.close()

    def _begin(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", nursery.__name__, self._code],
            env=self._environ,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is for the server
        )
        if self._answer(process) != nursery.READY:
            with process:
                process.kill()
            raise ClassroomError("the page could not be prepared", key="classroom_nursery")
        return process

    @staticmethod
    def _answer(process: subprocess.Popen[str]) -> str:
        assert process.stdout is not None
        return process.stdout.readline().strip()


class _Child:
    """A process that another one has started, with what a provisioner asks of a `Popen`."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._handle = os.pidfd_open(pid)

    def poll(self) -> int | None:
        """Return None as long as it runs; how it ended nobody knows."""
        return 0 if select.select([self._handle], [], [], 0)[0] else None

    def wait(self) -> int:
        """Wait for its end."""
        select.select([self._handle], [], [])
        os.close(self._handle)
        return 0

    def send_signal(self, number: int) -> None:
        signal.pidfd_send_signal(self._handle, number)


class Copied(LocalProvisioner):
    """Starts kernels as copies of the nursery, `nursery`."""

    nursery: ClassVar[Nursery]

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Start a kernel with the options of a command; what runs them is there already."""
        options = cmd[cmd.index("-f") :]
        folder = kwargs.get("cwd") or Path.cwd()
        self.pid = self.nursery.bear(options, str(folder), kwargs["env"])
        self.process = cast(Any, _Child(self.pid))
        self.pgid = None  # all kernels are in one group
        return self.connection_info


class Specs(KernelSpecManager):
    """Knows one kernel: this very Python, copied where that can be."""

    def _kernel_dirs_default(self) -> list[str]:
        return []

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """Return how a kernel is started."""
        spec = super().get_kernel_spec(kernel_name)
        spec.argv = [*spec.argv, *OPTIONS]
        if CAN_COPY:
            spec.metadata = {"kernel_provisioner": {"provisioner_name": _COPIED}}
        return spec


class Kernels(AsyncMappingKernelManager):
    """The kernels of all visitors; who has been away for too long has none any more."""

    async def start_kernel(self, **kwargs: Any) -> str:  # type: ignore[override]
        """Start a kernel, unless the classroom is full."""
        if len(self) >= MOST:
            raise HTTPError(503)
        kernel: str = await super().start_kernel(**kwargs)
        return kernel

    def notify_disconnect(self, kernel_id: str) -> None:
        """Count how long a visitor is away from when they left, not from their last step."""
        super().notify_disconnect(kernel_id)  # type: ignore[no-untyped-call]
        if kernel_id in self:
            kernel: Any = self.get_kernel(kernel_id)
            kernel.last_activity = datetime.now(UTC)


def copy_from(made: Nursery) -> None:
    """Let kernels be copies of a nursery."""
    Copied.nursery = made
    place = f"{__name__}:{Copied.__name__}"
    KernelProvisionerFactory.provisioners[_COPIED] = EntryPoint(
        _COPIED, place, KernelProvisionerFactory.GROUP_NAME
    )
