"""With which status a command ends."""

from typing import Final

DONE: Final = 0
#: something could not be done, or a record is not in order
FAILED: Final = 1
#: a command line that cannot be understood
MISUSED: Final = 2
#: broken off by Ctrl-C
BROKEN_OFF: Final = 130
