// The board beside the table: the teacher's words, the question, and what is said to an answer.

function element(tag, className, parent, text = "", attributes = {}) {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  parent.append(made);
  return made;
}

function render({ model, el }) {
  el.classList.add("sunviz-board-place");
  const root = element("section", "sunviz-board", el);
  const title = element("h3", "sunviz-board-title", root);
  const said = element("div", "sunviz-board-said", root, "", { role: "status", "aria-live": "polite" });
  const verdict = element("p", "sunviz-board-verdict", said);
  const words = element("div", "sunviz-board-words", said);
  const ask = element("p", "sunviz-board-ask", said);
  const actions = element("div", "sunviz-board-actions", root);
  const choices = element("ol", "sunviz-board-choices", root);
  const score = element("p", "sunviz-board-score", root);

  function put(node, text) {
    if (node.textContent !== text) node.textContent = text;
    node.hidden = !text;
  }

  // The buttons of a list; the one with the focus keeps it as long as it is there.
  function fill(parent, items, make) {
    const texts = items.map((item) => JSON.stringify(item));
    if (parent.dataset.items === texts.join()) return;
    const focused = parent.contains(document.activeElement) && document.activeElement.dataset.name;
    parent.dataset.items = texts.join();
    parent.replaceChildren();
    for (const item of items) make(item);
    parent.hidden = !items.length;
    if (!focused) return;
    const again = [...parent.querySelectorAll("button")].find((one) => one.dataset.name === focused);
    const table = el.closest(".sunviz-lesson")?.querySelector("canvas");
    (again ?? table)?.focus({ preventScroll: true });
  }

  function button(parent, { label, title: tip }, wish) {
    const made = element("button", "", parent, label, { type: "button" });
    if (tip) made.title = tip;
    made.dataset.name = wish.move ?? wish.do;
    made.addEventListener("click", () => model.send({ ...wish, at: model.get("at") }));
  }

  function paint() {
    root.lang = model.get("lang");
    root.setAttribute("aria-label", model.get("label"));
    put(title, model.get("title"));
    const teacher = model.get("words_lang");
    for (const node of [title, words]) {
      if (teacher) node.lang = teacher;
      else node.removeAttribute("lang");
    }
    const told = model.get("words");
    if (words.dataset.told !== told.join("\n\n")) {
      words.dataset.told = told.join("\n\n");
      words.replaceChildren();
      for (const text of told) element("p", "", words, text);
    }
    const { kind = "", text = "" } = model.get("verdict");
    const passed = kind === "right" || kind === "shown";
    const before = passed ? words : null; // of the move before; else of the question above it
    if (verdict.nextSibling !== before) said.insertBefore(verdict, before);
    put(verdict, text);
    verdict.dataset.kind = kind;
    put(ask, model.get("ask"));
    put(score, model.get("score"));
    fill(actions, model.get("actions"), (item) => button(actions, item, { do: item.do }));
    fill(choices, model.get("choices"), (item) =>
      button(element("li", "", choices), item, { do: "choose", move: item.move }),
    );
  }

  const names = [
    "lang", "label", "title", "at", "words", "words_lang", "ask", "verdict", "actions", "choices",
    "score",
  ];
  let waiting = 0; // many traits change together and are painted once
  const later = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(paint);
  };
  const changes = names.map((name) => `change:${name}`).join(" ");
  model.on(changes, later);
  paint();

  return () => {
    cancelAnimationFrame(waiting);
    model.off(changes, later);
  };
}

export default { render };
