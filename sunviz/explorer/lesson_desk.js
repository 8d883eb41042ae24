// The desk: what the teacher writes at a step is sent with the step's number, soon after it is typed.

const SOON = 400; // ms after the last key

function element(tag, className, parent, attributes = {}) {
  const made = document.createElement(tag);
  made.className = className;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  parent.append(made);
  return made;
}

function labelled(parent, tag, attributes = {}) {
  const label = element("label", "sunviz-desk-label", parent);
  const text = element("span", "", label);
  const field = element(tag, "sunviz-desk-field", label, attributes);
  return { text, field };
}

function render({ model, el }) {
  const root = element("section", "sunviz-desk", el);
  const help = element("p", "sunviz-desk-help", root);
  const head = element("div", "sunviz-desk-head", root);
  const title = labelled(head, "input", { type: "text" });
  const lang = labelled(head, "select");
  const note = labelled(root, "textarea", { rows: "6" });
  const fault = element("p", "sunviz-desk-fault", root, { role: "alert" });
  const stop = element("label", "sunviz-desk-stop", root);
  const stopBox = element("input", "", stop, { type: "checkbox" });
  const stopText = element("span", "", stop);
  const lost = element("p", "sunviz-desk-lost", root, { role: "status" });
  const lostText = element("span", "", lost);
  const bringBack = element("button", "", lost, { type: "button" });
  const opens = element("p", "sunviz-desk-line", root);
  const opensText = element("span", "", opens);
  const openHere = element("button", "", opens, { type: "button" });
  const count = element("p", "sunviz-desk-line", root);
  const attempt = element("button", "sunviz-desk-try", root, { type: "button" });
  const record = labelled(root, "textarea", { rows: "7", readonly: "", spellcheck: "false" });
  record.field.classList.add("sunviz-desk-record");
  const share = element("div", "sunviz-desk-share", root);
  const copy = element("button", "", share, { type: "button" });
  const download = element("button", "", share, { type: "button" });
  const copied = element("span", "", share, { role: "status" });

  let at = model.get("at"); // the step that the fields belong to
  let timer = null;

  function fill() {
    const words = model.get("words");
    at = model.get("at");
    root.lang = model.get("lang");
    root.setAttribute("aria-label", model.get("label"));
    help.textContent = words.help;
    title.text.textContent = words.title;
    lang.text.textContent = words.lang;
    stopText.textContent = words.stop;
    openHere.textContent = words["start-here"];
    bringBack.textContent = words["bring-back"];
    record.text.textContent = words.record;
    copy.textContent = words.copy;
    download.textContent = words.download;
    copied.textContent = "";
    note.text.textContent = model.get("note_label");
    note.field.value = model.get("note");
    stopBox.checked = model.get("stop");
    if (document.activeElement !== title.field) title.field.value = model.get("title");
    lang.field.replaceChildren(
      ...[{ name: words["lang-none"], code: "" }, ...model.get("langs")].map(
        ({ name, code }) => new Option(name, code),
      ),
    );
    lang.field.value = model.get("words_lang");
    note.field.lang = title.field.lang = model.get("words_lang");
    follow();
  }

  // What changes while somebody types: nothing here touches a field that is typed in.
  function follow() {
    const words = model.get("words");
    const { text = "" } = model.get("fault");
    if (fault.textContent !== text) fault.textContent = text;
    fault.hidden = !text;
    lostText.textContent = model.get("replaced");
    lost.hidden = !model.get("replaced");
    opensText.textContent = model.get("start");
    count.textContent = model.get("count");
    attempt.textContent = model.get("trying") ? words["try-close"] : words.try;
    if (record.field.value !== model.get("record")) record.field.value = model.get("record");
  }

  function sendNote() {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    model.send({ do: "note", at, text: note.field.value, stop: stopBox.checked });
  }

  function soon() {
    clearTimeout(timer);
    timer = setTimeout(sendNote, SOON);
  }

  function now() {
    soon();
    sendNote();
  }

  const sendHead = () =>
    model.send({ do: "head", title: title.field.value, lang: lang.field.value });

  note.field.addEventListener("input", soon);
  note.field.addEventListener("blur", sendNote); // before the click that took the focus away
  stopBox.addEventListener("change", now);
  title.field.addEventListener("change", sendHead);
  lang.field.addEventListener("change", sendHead);
  openHere.addEventListener("click", () => model.send({ do: "start" }));
  bringBack.addEventListener("click", () => model.send({ do: "back" }));
  attempt.addEventListener("click", () => model.send({ do: "try" }));

  copy.addEventListener("click", async () => {
    const words = model.get("words");
    try {
      await navigator.clipboard.writeText(model.get("record"));
      copied.textContent = words.copied;
    } catch {
      record.field.focus();
      record.field.select();
      copied.textContent = words["not-copied"];
    }
  });

  download.addEventListener("click", () => {
    const file = new Blob([model.get("record")], { type: "text/plain;charset=utf-8" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = model.get("name");
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });

  const changes = {
    "change:filled": fill,
    "change:fault change:replaced change:start change:count change:trying change:record": follow,
  };
  for (const [names, handler] of Object.entries(changes)) model.on(names, handler);
  fill();

  return () => {
    sendNote();
    for (const [names, handler] of Object.entries(changes)) model.off(names, handler);
  };
}

export default { render };
