"""What can be wrong with an animation that is asked for."""

from sunviz.engine.errors import SunError


class AnimationError(SunError):
    """An animation that cannot be made."""
