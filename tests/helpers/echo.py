"""An empty widget message there and back, to measure what a round trip costs."""

from __future__ import annotations

import anywidget


class Echo(anywidget.AnyWidget):
    """A button that asks the kernel for nothing, and counts the answers."""

    _esm = """
    function render({ model, el }) {
        el.classList.add("sunviz-echo");
        const button = document.createElement("button");
        const count = document.createElement("output");
        button.textContent = "echo";
        count.textContent = "0";
        button.addEventListener("click", () => model.send({}));
        model.on("msg:custom", () => { count.textContent = Number(count.textContent) + 1; });
        el.append(button, count);
    }
    export default { render };
    """

    def __init__(self) -> None:
        super().__init__()
        self.on_msg(lambda *_: self.send({}))
