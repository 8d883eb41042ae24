"""The command `sunviz`, the same as ``python -m sunviz``: one file a command.

Each command imports what it needs when it is called, so that help comes at
once and `check` loads no picture. Every word, those of the help and of wrong
uses too, stands in the catalogues of the story.
"""

from .main import sunviz

__all__ = ["sunviz"]
