// The strip: a chart of the chances over all steps, with a bar that says how far the game could
// still be won. A touch goes to that step; the words below say the same without the chart.

const SVG = "http://www.w3.org/2000/svg";
const WIDE = 1000;
const HIGH = 60; // of the chart; the bar lies below it
const BAR = 8;

function svg(name, parent, attributes = {}) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent.append(made);
  return made;
}

function node(name, className, parent) {
  const made = document.createElement(name);
  made.className = className;
  parent.append(made);
  return made;
}

let strips = 0; // each has a pattern of its own name

function render({ model, el }) {
  const root = node("section", "sunviz-strip", el);
  root.tabIndex = -1; // the focus stays here when its button goes
  const chart = svg("svg", root, {
    viewBox: `0 0 ${WIDE} ${HIGH + BAR + 2}`,
    preserveAspectRatio: "none",
    class: "sunviz-strip-chart",
    "aria-hidden": "true", // the words say it all
  });
  const hatch = `sunviz-hatch-${(strips += 1)}`;
  const pattern = svg("pattern", svg("defs", chart), {
    id: hatch, width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)",
  });
  svg("rect", pattern, { width: 8, height: 8, class: "sunviz-strip-lost" });
  svg("rect", pattern, { width: 3, height: 8, class: "sunviz-strip-stripe" });
  const drawn = svg("g", chart);
  const cursor = svg("line", chart, { class: "sunviz-strip-cursor", y1: 0, y2: HIGH + BAR + 2 });
  for (const [share, name] of [[1, "100 %"], [0, "0 %"]]) {
    const scale = node("span", `sunviz-strip-scale sunviz-strip-scale-${share}`, root);
    scale.textContent = name.replace(" ", "\u00a0");
    scale.setAttribute("aria-hidden", "true");
  }
  const mark = node("span", "sunviz-strip-mark", root);
  mark.textContent = "◆";
  mark.setAttribute("aria-hidden", "true");
  const words = node("div", "sunviz-strip-words", root);
  const first = node("div", "sunviz-strip-first", words);
  const now = node("p", "sunviz-strip-now", first);
  const working = node("p", "sunviz-strip-working", first);
  const buttons = node("div", "sunviz-strip-buttons", first);
  const told = node("p", "sunviz-strip-told", words);
  told.setAttribute("role", "status");
  told.setAttribute("aria-live", "polite");

  const along = (at) => (WIDE * at) / Math.max(model.get("last"), 1);
  const up = (share) => HIGH * (1 - share);

  function draw() {
    drawn.replaceChildren();
    const last = model.get("last");
    for (const share of [0, 0.5, 1]) {
      svg("line", drawn, { class: "sunviz-strip-grid", x1: 0, x2: WIDE, y1: up(share), y2: up(share) });
    }
    const known = Object.entries(model.get("chances"))
      .map(([at, [share, low, high]]) => ({ at: Number(at), share, low, high }))
      .sort((a, b) => a.at - b.at);
    if (known.length > 1) {
      const line = known.map(({ at, share }) => `${along(at)},${up(share)}`).join(" ");
      const above = known.map(({ at, high }) => `${along(at)},${up(high)}`);
      const below = known.map(({ at, low }) => `${along(at)},${up(low)}`).reverse();
      const [first, end] = [known[0].at, known.at(-1).at];
      svg("polygon", drawn, {
        class: "sunviz-strip-area", points: `${along(first)},${HIGH} ${line} ${along(end)},${HIGH}`,
      });
      svg("polygon", drawn, { class: "sunviz-strip-band", points: [...above, ...below].join(" ") });
      svg("polyline", drawn, { class: "sunviz-strip-line", points: line });
    }
    const bar = (from, to, look) => {
      const x = along(Math.max(from, 0));
      const width = along(Math.min(to, last)) - x;
      if (width > 0) svg("rect", drawn, { x, width, y: HIGH + 2, height: BAR, ...look });
    };
    const [won, lost] = [model.get("won_until"), model.get("lost_from")];
    bar(0, last, { class: "sunviz-strip-open" });
    if (won >= 0) bar(0, won, { class: "sunviz-strip-won" });
    bar(lost === won + 1 ? won : lost, last, { fill: `url(#${hatch})` });
    const found = won >= 0 && lost === won + 1 && lost <= last;
    mark.hidden = !found;
    mark.style.left = `${(100 * lost) / Math.max(last, 1)}%`;
  }

  function point() {
    const x = along(model.get("at"));
    cursor.setAttribute("x1", x);
    cursor.setAttribute("x2", x);
  }

  function say() {
    root.lang = model.get("lang");
    root.setAttribute("aria-label", model.get("label"));
    const texts = [[now, "now"], [told, "told"], [working, "working"]];
    for (const [place, name] of texts) {
      if (place.textContent !== model.get(name)) place.textContent = model.get(name);
    }
  }

  function offer() {
    const focused = [...buttons.children].indexOf(document.activeElement);
    buttons.replaceChildren();
    for (const { do: wish, label, title } of model.get("actions")) {
      const button = node("button", "", buttons);
      button.type = "button";
      button.textContent = label;
      button.title = title;
      button.addEventListener("click", () => send({ do: wish }));
    }
    if (focused >= 0) (buttons.children[focused] ?? root).focus({ preventScroll: true });
  }

  function send(wish) {
    try {
      model.send(wish);
    } catch {
      // without its kernel the chart stays as it is
    }
  }

  chart.addEventListener("click", (event) => {
    const box = chart.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    send({ do: "go", at: Math.round(share * model.get("last")) });
  });

  const changes = {
    "change:chances change:won_until change:lost_from change:last": draw,
    "change:at change:last": point,
    "change:lang change:label change:now change:told change:working": say,
    "change:actions": offer,
  };
  for (const [names, handler] of Object.entries(changes)) {
    for (const name of names.split(" ")) model.on(name, handler);
  }
  draw();
  point();
  say();
  offer();
  return () => {
    for (const [names, handler] of Object.entries(changes)) {
      for (const name of names.split(" ")) model.off(name, handler);
    }
  };
}

export default { render };
