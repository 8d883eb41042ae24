// The answer: choices as large buttons, what is said to them, what comes next.

function render({ model, el }) {
  const put = (tag, className, parent, attributes = {}) => {
    const made = document.createElement(tag);
    made.className = className;
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    parent.append(made);
    return made;
  };
  el.classList.add("sunviz-answer");
  const choices = put("ul", "sunviz-choices", el);
  const status = put("p", "sunviz-marked", el, { role: "status" });
  const row = put("div", "sunviz-answer-row", el);
  const main = put("button", "sunviz-main", row, { type: "button" });
  const show = put("button", "sunviz-show", row, { type: "button" });
  const feedback = put("div", "sunviz-feedback", el, { role: "status", "aria-live": "polite" });

  // What is said is to be seen, and the button for going on before all.
  function bringIntoView() {
    feedback.scrollIntoView({ block: "nearest" });
    main.scrollIntoView({ block: "nearest" });
  }

  // A late touch, meant for the question before, is told from one for this one.
  function send(wish) {
    try {
      model.send({ ...wish, number: model.get("number") });
    } catch {
      // without its kernel the question stays as it is
    }
  }

  function paintChoices() {
    const wanted = model.get("choices");
    while (choices.children.length > wanted.length) choices.lastChild.remove();
    while (choices.children.length < wanted.length) {
      put("button", "sunviz-choice", put("li", "", choices), { type: "button" });
    }
    wanted.forEach(({ text, mark }, at) => {
      const button = choices.children[at].firstChild;
      if (button.textContent !== text) button.textContent = text;
      button.dataset.mark = mark;
      // once the answer is known, the choices that nobody took make room
      choices.children[at].hidden = model.get("settled") && !mark;
      button.setAttribute("aria-disabled", model.get("settled") || mark === "wrong");
      button.onclick = () => send({ do: "choose", at });
    });
    choices.setAttribute("aria-label", model.get("choices_name"));
    choices.hidden = !wanted.length;
  }

  // A button that goes away hands the focus on, or the notebook's own keys would act.
  function name(button, label) {
    button.textContent = label;
    if (!label && document.activeElement === button) main.focus({ preventScroll: true });
    button.hidden = !label;
  }

  let painted = false; // at the first paint nothing moves

  function paint() {
    el.lang = model.get("lang");
    paintChoices();
    name(main, model.get("main_label"));
    name(show, model.get("show_label"));
    if (status.textContent !== model.get("status")) status.textContent = model.get("status");
    const said = model.get("feedback");
    if (feedback.dataset.said !== said) {
      feedback.dataset.said = said;
      feedback.replaceChildren();
      for (const text of said.split("\n")) {
        if (text) put("p", "", feedback).textContent = text;
      }
      if (said && painted) requestAnimationFrame(bringIntoView);
    }
    feedback.dataset.verdict = model.get("verdict");
    painted = true;
  }

  main.addEventListener("click", () => send({ do: "main" }));
  show.addEventListener("click", () => send({ do: "show" }));
  const names = ["lang", "number", "choices", "settled", "main_label", "show_label"];
  names.push("status", "feedback", "verdict", "choices_name");
  const changes = names.map((each) => `change:${each}`).join(" ");
  model.on(changes, paint);
  paint();
  return () => model.off(changes, paint);
}

export default { render };
