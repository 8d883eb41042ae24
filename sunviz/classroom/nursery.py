"""A process that has everything loaded already and is copied for each visitor.

A kernel that starts by itself takes a second of a core and keeps a hundred
megabytes of its own. A copy begins at once and shares its memory with the
others as long as nobody changes it. Run as ``python -m sunviz.classroom.nursery``.

It reads one line of JSON a kernel, answers with the number of its process or
why there is none, and ends, with all its kernels, when nothing more can be read.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
from collections.abc import Mapping
from typing import Any, Final

READY: Final = "ready"
#: how a request names what a kernel needs
ARGV, FOLDER, ENVIRON = "argv", "folder", "environ"


def main() -> None:
    """Load everything, then make a kernel for each request."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how a kernel ended
    requests, answers = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # what is printed here is no answer
    _load(sys.argv[1])
    try:
        print(READY, file=answers, flush=True)
    except BrokenPipeError:  # the server has gone meanwhile
        os._exit(0)
    for line in requests:
        try:
            answer = str(pid := os.fork())
        except OSError as error:
            answer, pid = str(error), -1
        if pid == 0:
            requests.close()
            answers.close()
            _be_kernel(json.loads(line))
        print(answer, file=answers, flush=True)
    os.killpg(0, signal.SIGKILL)  # the kernels are in the group of this process


def _load(code: str) -> None:
    """Run once what each kernel will run, so that all it needs is in memory."""
    exec(code, {})
    import ipywidgets

    ipywidgets.Widget.close_all()
    import ipykernel.kernelapp
    import ipykernel.zmqshell  # noqa: F401

    gc.collect()
    gc.freeze()  # what is looked at for garbage is written to, and no longer shared


def _be_kernel(wish: Mapping[str, Any]) -> None:
    """Go on as a kernel, until it ends."""
    status = 1
    try:
        for number in (signal.SIGINT, signal.SIGCHLD):
            signal.signal(number, signal.SIG_DFL)
        os.chdir(wish[FOLDER])
        os.environ.clear()
        os.environ.update(wish[ENVIRON])
        import ipywidgets
        from ipykernel.kernelapp import IPKernelApp

        ipywidgets.register_comm_target()
        parent = f"--IPKernelApp.parent_handle={os.getppid()}"  # it ends with the nursery
        IPKernelApp.launch_instance([*wish[ARGV], parent])
        status = 0
    except SystemExit:
        status = 0
    finally:
        os._exit(status)


if __name__ == "__main__":
    main()
