"""A table for visitors: what reaches beyond their own game is taken away."""

from __future__ import annotations

from contextlib import suppress

import comm
import ipywidgets as widgets

from .explorer import Explorer


def for_visitors(explorer: Explorer) -> Explorer:
    """Return an explorer made ready for people who look at it over a network.

    It begins in the presenter view. Whatever a page may send, it neither
    reads nor writes files of this computer, starts no long search, and makes
    no other widget: what is not to be used is closed, not only hidden.

    >>> from sunviz.explorer import explore
    >>> for_visitors(explore(1961)).table.presenting
    True
    """
    controls = explorer.controls
    explorer.table.presenting = True
    explorer.keeping.leave_the_disk()
    searching = (controls.analysis, controls.win, controls.choices["wish"])
    for row in (each for each in explorer.children if isinstance(each, widgets.HBox)):
        row.children = [control for control in row.children if control not in searching]
    for control in searching:
        control.close()
    with suppress(KeyError):  # where no kernel is, none was registered
        comm.get_comm_manager().unregister_target(
            "jupyter.widget", widgets.Widget.handle_comm_opened
        )
    return explorer
