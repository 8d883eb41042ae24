"""Under which address a class finds the page."""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterator
from contextlib import closing
from typing import Final

from .errors import ClassroomError

#: the first port that is tried, and how many after it
PORT: Final = 8866
_TRIED: Final = 50
#: an address that belongs to nobody (RFC 5737): no packet is ever sent to it
_NOWHERE: Final = ("192.0.2.1", 9)
_HIGHEST: Final = 65535


def listen(port: int | None = None) -> socket.socket:
    """Return a socket that listens on all networks of this computer.

    `port` is 1 … 65535; left out, it is the first free one from 8866 on.
    Raises `ClassroomError` if the port is taken or not allowed.
    """
    wanted = range(PORT, PORT + _TRIED) if port is None else (check_port(port),)
    for each in wanted:
        try:
            return _listen(each)
        except OSError as error:
            taken = error.errno == errno.EADDRINUSE
            if port is None and taken:
                continue
            why = "taken" if taken else "denied" if error.errno == errno.EACCES else "system"
            raise ClassroomError(
                f"cannot listen on port {each}: {error.strerror}",
                key="classroom_port",
                port=str(each),
                why=why,
                reason=error.strerror or str(error),
            ) from error
    raise ClassroomError(
        f"the ports {wanted[0]} to {wanted[-1]} are all taken",
        key="classroom_ports",
        first=str(wanted[0]),
        last=str(wanted[-1]),
    )


def check_port(port: object) -> int:
    """Return a port number; `ClassroomError` for anything else.

    >>> check_port(8866)
    8866
    """
    if isinstance(port, int) and 1 <= port <= _HIGHEST:
        return port
    raise ClassroomError(
        f"{port!r} is no port: a whole number from 1 to {_HIGHEST} is needed",
        key="classroom_no_port",
        given=str(port),
        highest=str(_HIGHEST),
    )


def addresses() -> list[str]:
    """Return the addresses of this computer in its networks, the most likely one first.

    None if it is in no network.
    """
    found = dict.fromkeys([*_towards_others(), *_of_interfaces()])
    return [each for each in found if not each.startswith(("127.", "169.254.", "0."))]


def _listen(port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):  # Windows: else two may share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("", port))
        listening.listen(128)
        listening.setblocking(False)
    except OSError:
        listening.close()
        raise
    return listening


def _towards_others() -> Iterator[str]:
    """Yield the address from which this computer would speak to others."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(_NOWHERE)
        except OSError:  # it has no way to the outside
            return
        yield str(probe.getsockname()[0])


def _of_interfaces() -> Iterator[str]:
    """Yield the addresses that this computer has by its own name."""
    try:
        yield from socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return
