"""What a widget leaves in a notebook for readers without a kernel: its picture, with its words."""

from __future__ import annotations

from base64 import b64encode
from typing import Any, Final

import ipywidgets as widgets
from IPython.core.display_functions import publish_display_data

_VIEW: Final = "application/vnd.jupyter.widget-view+json"


class StoredBox(widgets.VBox):
    """A box of widgets that a notebook keeps as a picture as well.

    A notebook that is opened again without its kernel shows a widget as an
    error only. So the picture is an output of its own, before the widget's;
    the page hides it as long as the widget is there (`table.js`).
    """

    def still(self) -> tuple[bytes, str]:
        """Return the picture as PNG, and what it shows in words."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        bundle: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        picture, words = self.still()
        bundle["text/plain"] = repr(self)
        bundle["image/png"] = b64encode(picture).decode("ascii")
        return bundle, {"image/png": {"alt": words}}

    def _ipython_display_(self, **kwargs: Any) -> None:
        bundle, metadata = self._repr_mimebundle_(**kwargs)
        view = bundle.pop(_VIEW, None)
        publish_display_data(bundle, metadata)  # type: ignore[no-untyped-call]
        if view is not None:
            publish_display_data({_VIEW: view, "text/plain": ""})  # type: ignore[no-untyped-call]
