"""What the system says of a file, in the few words that the catalogues know."""

import errno
from typing import Final

_WHY: Final = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.EISDIR: "folder",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "long",
}


def why(error: OSError) -> str:
    """Return why a file cannot be read or written; "other" for what has no sentence.

    The words are ``missing``, ``denied``, ``folder``, ``full``, ``long``.

    >>> why(PermissionError(errno.EACCES, "no")), why(OSError("who knows"))
    ('denied', 'other')
    """
    return _WHY.get(error.errno or 0, "other")


def said(error: OSError) -> str:
    """Return the system's own words.

    >>> said(OSError(errno.EIO, "the disk is broken"))
    'the disk is broken'
    """
    return error.strerror or str(error)
