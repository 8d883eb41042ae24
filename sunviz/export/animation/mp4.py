"""A GIF turned into an MP4 by ffmpeg, if it is there."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from .errors import AnimationError

#: each frame as long as in the GIF, instead of many equal ones: the name of the option
#: from ffmpeg 5.1 on, and before
_AS_TIMED: Final = ("-fps_mode", "-vsync")
#: even sides, as most players want them; without one more frame the last one would flash by
_FILTER: Final = "pad=ceil(iw/2)*2:ceil(ih/2)*2,tpad=stop_mode=clone:stop=1"


def find_ffmpeg() -> str:
    """Return the path of ffmpeg; `AnimationError` if it is not there."""
    found = shutil.which("ffmpeg")
    if found is None:
        raise AnimationError(
            "an MP4 needs the program ffmpeg, which is not there: install it, or choose .gif"
            " or .html",
            key="animation_ffmpeg",
        )
    return found


def as_mp4(gif: bytes) -> bytes:
    """Return a GIF as MP4; `AnimationError` if ffmpeg is not there or cannot do it."""
    program = find_ffmpeg()
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "film.gif"), Path(folder, "film.mp4")
        source.write_bytes(gif)
        for option in _AS_TIMED:
            said = _run([program, "-y", "-loglevel", "error", "-i", str(source), "-vf", _FILTER,
                         option, "vfr", "-pix_fmt", "yuv420p", "-movflags", "+faststart",
                         str(target)])  # fmt: skip
            if said is None:
                return target.read_bytes()
            if option.lstrip("-") not in said:
                break
    raise AnimationError(
        f"ffmpeg did not make the film: {said}", key="animation_ffmpeg_failed", said=said
    )


def _run(words: list[str]) -> str | None:
    """Run a program; return what it said if it failed."""
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    if done.returncode == 0:
        return None
    lines = done.stderr.decode(errors="replace").strip().splitlines()
    return lines[-1].rstrip(".") if lines else str(done.returncode)
