"""From a click on "forward" to the new picture painted, in a real JupyterLab.

Prints the medians of one run: the step-through; the same with its look-ahead
switched off (a click faster than the next picture could be prepared); the
ordinary way (an `Output`, `clear_output`, a fresh figure with a patch and two
texts a card); and an empty widget message there and back. Each is measured in
the page, from the click until the frame with the change is painted, in turn,
round by round, through a whole game.

    python tests/benchmarks/click_to_paint.py [rounds]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

import nbformat
from nbformat.v4 import new_code_cell, new_notebook

sys.path.insert(0, str(Path(__file__).parents[1]))

from helpers.browser import browser_page, lab, open_notebook, run_all

SETUP = f"import sys; sys.path.insert(0, {str(Path(__file__).parents[1])!r})"
CELLS = (
    "import sunviz\nsunviz.explore(1961)",
    "second = sunviz.explore(1961)\nsecond.views.ahead_after = 1e6\nsecond",
    "from helpers.ordinary import OrdinaryStepper\nOrdinaryStepper(1961)",
    "from helpers.echo import Echo\nEcho()",
)

MEASURE = """
async ({button, region, painted}) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const shown = eval(painted);
    const before = shown();
    const place = document.querySelector(region);
    place.scrollIntoView({block: 'center'});
    await new Promise((done) => setTimeout(done, 150)); // scrolling is painted before the click
    await frame();
    const change = new Promise((done, fail) => {
        setTimeout(() => fail(new Error(`nothing was painted in ${region}`)), 20000);
        const look = () => { if (shown() !== before) { observer.disconnect(); done(); } };
        const observer = new MutationObserver(look);
        observer.observe(place, {
            subtree: true, childList: true, attributes: true, characterData: true});
        place.addEventListener('load', look, {capture: true});
    });
    const start = performance.now();
    document.querySelector(button).click();
    await change;
    await frame(); // its callbacks run just before the paint, a message just after it
    await new Promise((done) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = done;
        channel.port2.postMessage(null);
    });
    return performance.now() - start;
}
"""

SIDES = {
    "the step-through": {
        "button": ".sunviz-explorer .widget-button:nth-of-type(4)",
        "region": ".sunviz-explorer",
        "painted": "() => document.querySelector('.sunviz-picture').dataset.frame",
    },
    "without look-ahead": {
        "button": "#second .widget-button:nth-of-type(4)",
        "region": "#second",
        "painted": "() => document.querySelector('#second .sunviz-picture').dataset.frame",
    },
    "the ordinary way": {
        "button": ".sunviz-ordinary button",
        "region": ".sunviz-ordinary",
        "painted": """() => {
            const image = document.querySelector('.sunviz-ordinary img');
            if (image && image.complete) window.lastOrdinary = image.src;
            return window.lastOrdinary;
        }""",
    },
    "an empty message": {
        "button": ".sunviz-echo button",
        "region": ".sunviz-echo",
        "painted": "() => document.querySelector('.sunviz-echo output').textContent",
    },
}


def measure(rounds: int) -> dict[str, list[float]]:
    """Return the milliseconds of each side, one a round, the first three rounds left out."""
    times: dict[str, list[float]] = {side: [] for side in SIDES}
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as home:
        book = new_notebook(
            cells=[new_code_cell(source) for source in (SETUP, *CELLS)],
            metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
        )
        nbformat.write(book, Path(folder) / "bench.ipynb")
        moving = browser_page(reduced_motion="no-preference")
        with lab(Path(folder), Path(home)) as address, moving as page:
            open_notebook(page, address, "bench.ipynb")
            run_all(page)
            for selector in (".sunviz-picture[data-frame]", ".sunviz-ordinary img", ".sunviz-echo"):
                page.wait_for_selector(selector)
            page.evaluate(
                "() => { document.querySelectorAll('.sunviz-explorer')[1].id = 'second' }"
            )
            for number in range(rounds + 3):
                for side, where in SIDES.items():
                    taken = page.evaluate(MEASURE, where)
                    page.wait_for_timeout(150)
                    if number >= 3:
                        times[side].append(taken)
    return times


def main() -> None:
    """Measure, and print a line a side."""
    times = measure(int(sys.argv[1]) if len(sys.argv) > 1 else 110)
    ours = median(times["the step-through"])
    for side, taken in times.items():
        print(
            f"{side:18} median {median(taken):6.1f} ms   95 % {quantiles(taken, n=20)[-1]:6.1f} ms"
            f"   our median is {ours / median(taken):5.2f} times this"
        )


if __name__ == "__main__":
    main()
