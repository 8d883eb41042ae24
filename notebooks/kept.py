"""What a notebook keeps of its outputs: text, and small pictures with their words.

Nothing that differs from run to run is kept: no widget state, no page code, no addresses.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from io import BytesIO
from typing import Any

from PIL import Image

#: enough for card faces, marks and a sky; six such pictures stay below 400 kB
COLOURS = 96


def keep(output: Any) -> None:
    """Leave in an output what is kept; `ValueError` for one that no chapter should have.

    >>> output = {"output_type": "display_data", "data": {"text/plain": "a", "text/html": "b"},
    ...           "metadata": {}}
    >>> keep(output)
    >>> output["data"]
    {'text/plain': 'a'}
    """
    if output["output_type"] == "stream" and output["name"] == "stdout":
        return
    if output["output_type"] not in ("execute_result", "display_data"):
        raise ValueError(f"a cell gave neither text nor a picture: {output}")
    data = {"text/plain": output["data"]["text/plain"]}
    words = {}
    if "image/png" in output["data"]:
        data["image/png"] = small(output["data"]["image/png"])
        words["image/png"] = {"alt": output["metadata"]["image/png"]["alt"]}
    output["data"], output["metadata"] = data, words


def small(picture: str) -> str:
    """Return a PNG, in base64, with fewer colours."""
    with Image.open(BytesIO(b64decode(picture))) as image:
        fewer = image.convert("RGB").quantize(
            COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE
        )
    out = BytesIO()
    fewer.save(out, "PNG", optimize=True)
    return b64encode(out.getvalue()).decode("ascii")
