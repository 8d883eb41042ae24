// The comment on the step shown.

function render({ model, el }) {
  el.setAttribute("role", "status");
  el.setAttribute("aria-live", "polite");
  el.classList.add("sunviz-remark");
  const label = document.createElement("b");
  const text = document.createElement("span");

  function say() {
    el.lang = model.get("lang");
    label.textContent = model.get("label");
    text.textContent = model.get("text");
    el.replaceChildren(...(text.textContent ? [label, " ", text] : []));
  }

  model.on("change:lang change:label change:text", say);
  say();
  return () => model.off("change:lang change:label change:text", say);
}

export default { render };
