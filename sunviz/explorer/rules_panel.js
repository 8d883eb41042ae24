// The rule now: lists the clauses of a text, marks those in force, and brings
// them into view inside the panel, so that the page itself never scrolls.

const TAGS = ["step", "now", "void"];

function element(tag, className, parent, text = "") {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  parent.append(made);
  return made;
}

function cell(told, row) {
  const made = element("div", "sunviz-clause-cell", row);
  made.lang = told.lang;
  const label = element("p", "sunviz-clause-label", made, told.label);
  for (const tag of TAGS) {
    label.append(" ");
    element("span", `sunviz-clause-tag sunviz-tag-${tag}`, label, told[tag]);
  }
  element("p", "sunviz-clause-text", made, told.text);
  element("p", "sunviz-clause-beside", made, told.beside.join(" "));
}

function render({ model, el }) {
  el.classList.add("sunviz-rules-place");
  const root = element("section", "sunviz-rules", el);
  const title = element("p", "sunviz-rules-title", root);
  const list = element("ol", "sunviz-rules-list", root);
  list.tabIndex = 0; // the keyboard scrolls it

  function fill() {
    const rows = model.get("rows").map((told) => {
      const row = document.createElement("li");
      row.className = told.holds ? "sunviz-clause" : "sunviz-clause sunviz-clause-void";
      for (const one of told.cells) cell(one, row);
      return row;
    });
    list.replaceChildren(...rows);
    el.classList.toggle("sunviz-rules-parallel", model.get("rows")[0]?.cells.length > 1);
    mark();
  }

  function name() {
    root.lang = model.get("lang");
    title.textContent = model.get("title");
    root.setAttribute("aria-label", model.get("title"));
  }

  function mark() {
    const { now = [], step = [] } = model.get("marks");
    [...list.children].forEach((row, at) => {
      row.classList.toggle("sunviz-clause-now", now.includes(at));
      row.classList.toggle("sunviz-clause-step", step.includes(at));
      if (now.includes(at)) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
    });
    bringIntoView();
  }

  // The clauses followed, or else those in force: all of them, if they fit, or the first.
  function bringIntoView() {
    const { now = [], step = [] } = model.get("marks");
    const wanted = (step.length ? step : now).map((at) => list.children[at]).filter(Boolean);
    if (!wanted.length) return;
    const top = wanted[0].offsetTop;
    const ends = [wanted.at(-1), wanted[0]].map((row) => row.offsetTop + row.offsetHeight);
    const bottom = ends.find((end) => end - top <= list.clientHeight) ?? Infinity;
    const seen = top >= list.scrollTop && bottom <= list.scrollTop + list.clientHeight;
    if (!seen) list.scrollTop = top;
  }

  const sized = new ResizeObserver(bringIntoView); // beside the picture or below it
  sized.observe(list);

  const changes = { "change:rows": fill, "change:title change:lang": name, "change:marks": mark };
  for (const [names, handler] of Object.entries(changes)) model.on(names, handler);
  name();
  fill();

  return () => {
    sized.disconnect();
    for (const [names, handler] of Object.entries(changes)) model.off(names, handler);
  };
}

export default { render };
