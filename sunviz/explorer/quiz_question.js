// The question: how far the quiz is, what is asked, in large letters.

function render({ model, el }) {
  el.classList.add("sunviz-asked");
  const line = (tag, className, attributes = {}) => {
    const made = document.createElement(tag);
    made.className = className;
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    el.append(made);
    return made;
  };
  const top = line("p", "sunviz-asked-top");
  const progress = document.createElement("span");
  const where = document.createElement("span");
  const score = document.createElement("span");
  top.append(progress, where, score);
  const text = line("div", "sunviz-asked-text", {
    role: "heading",
    "aria-level": "3",
    "aria-live": "polite",
    tabindex: "-1",
  });
  let number = model.get("number");

  function say() {
    el.lang = model.get("lang");
    for (const [name, node] of Object.entries({ progress, score, text, where })) {
      if (node.textContent !== model.get(name)) node.textContent = model.get(name);
    }
    if (number === model.get("number")) return;
    number = model.get("number");
    const whole = el.closest(".sunviz-quiz");
    const here = document.activeElement;
    // whoever has just gone on by keyboard starts at the new question
    if (here === document.body || whole?.querySelector(".sunviz-answer")?.contains(here)) {
      text.focus({ preventScroll: true });
      el.scrollIntoView({ block: "nearest" });
    }
  }

  const names = "change:lang change:number change:progress change:score change:text change:where";
  model.on(names, say);
  say();
  return () => model.off(names, say);
}

export default { render };
