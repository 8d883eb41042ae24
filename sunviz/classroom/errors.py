"""What can be wrong with a page for a class."""

from sunviz.engine import SunError


class ClassroomError(SunError):
    """A page for a class that cannot be opened."""
