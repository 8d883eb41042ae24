// Keep and share: the record of the step shown, comments, files, deals entered by hand.
// Copying and downloading need no kernel. Every other wish is answered; one that is not
// is told as such, so that a reader whose kernel is lost knows what to do.

const SILENT_AFTER = 5000; // ms
const TYPED_FOR = 250; // ms without a key before a text is checked
const SHOWN_FOR = 1000; // ms that the address of a download lives
const WALK = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 13, ArrowUp: -13 };

function element(tag, className, parent, attributes = {}) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  parent.append(made);
  return made;
}

// Labels and tooltips by their names, so that a change of language is one call.
function labels(model) {
  const named = [];
  const say = (name) => model.get("words")[name] ?? "";

  function fill({ node, name, tip }) {
    node.textContent = say(name);
    if (tip) tip.title = say(`${name}-tip`);
  }

  function put(node, name, tip = null) {
    named.push({ node, name, tip });
    fill(named.at(-1));
    return node;
  }

  return { say, put, fillAll: () => named.forEach(fill) };
}

// The parts of the fold-out: the only place that knows how they stand.
function build(body, { put }) {
  const button = (parent, name, className = "") =>
    ((made) => put(made, name, made))(element("button", className, parent, { type: "button" }));
  const section = () => element("section", "sunviz-keep-part", body);
  const buttons = (parent) => element("div", "sunviz-keep-row", parent);
  const status = (parent) => element("p", "sunviz-keep-status", parent, { role: "status" });

  function field(parent, tag, name, attributes = {}, tipped = false) {
    const label = element("label", "sunviz-keep-field", parent);
    const title = element("span", "", label);
    const made = element(tag, "", label, { spellcheck: "false", ...attributes });
    if (name) put(title, name, tipped ? made : null);
    return { made, title };
  }

  const parts = { status: {} };

  const record = section();
  parts.record = field(record, "textarea", "record", { readonly: "", rows: 9 }).made;
  put(element("p", "sunviz-keep-help", record), "record-help");
  const taking = buttons(record);
  for (const name of ["copy", "download", "python"]) parts[name] = button(taking, name);
  parts.short = field(record, "input", "short", { type: "text", readonly: "" }).made;
  parts.copyShort = button(buttons(record), "copy-short");
  parts.status.record = status(record);

  const comment = section();
  const said = field(comment, "textarea", "", { rows: 2, spellcheck: "true", class: "sunviz-keep-prose" });
  [parts.comment, parts.commentLabel] = [said.made, said.title];
  parts.commentSave = button(buttons(comment), "comment-save");
  parts.status.comment = status(comment);

  const kept = section();
  put(element("h4", "", kept), "files");
  parts.path = field(kept, "input", "path", { type: "text" }, true).made;
  const saving = buttons(kept);
  for (const name of ["save", "load", "upload"]) parts[name] = button(saving, name);
  parts.file = element("input", "", kept, { type: "file", accept: ".sun,text/plain", hidden: "" });
  parts.question = element("div", "sunviz-keep-question", kept, { role: "alert" });
  parts.questionText = element("p", "", parts.question);
  const answers = buttons(parts.question);
  for (const name of ["yes", "no"]) {
    parts[name] = put(element("button", "", answers, { type: "button" }), name);
  }
  parts.question.hidden = true;
  parts.paste = field(kept, "textarea", "paste", { rows: 3 }).made;
  parts.pasteLoad = button(buttons(kept), "paste-load");
  parts.status.files = status(kept);

  const entry = element("details", "sunviz-keep-part", body);
  put(element("summary", "", entry), "entry-title");
  put(element("p", "sunviz-keep-help", entry), "entry-help");
  parts.cards = field(entry, "textarea", "entry-text", { rows: 4 }).made;
  parts.status.entry = status(entry);
  parts.pack = element("div", "sunviz-keep-pack", entry, { role: "toolbar" });
  const mending = buttons(entry);
  parts.undo = button(mending, "entry-undo");
  parts.clear = button(mending, "entry-clear");
  parts.seenTitle = put(element("p", "sunviz-keep-help", entry), "entry-seen");
  parts.seen = element("ol", "sunviz-keep-seen", entry);
  const laying = buttons(entry);
  const wind = { type: "text", inputmode: "numeric", size: 12 };
  parts.wind = field(laying, "input", "entry-wind", wind, true).made;
  parts.deal = button(laying, "entry-deal", "sunviz-keep-main");
  return parts;
}

async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // no permission, or no secure address
  }
}

// The older way to copy: what is selected.
function copySelected(box) {
  box.focus({ preventScroll: true });
  box.select();
  return document.execCommand("copy");
}

function copiedOnce(text, home) {
  const box = element("textarea", "sunviz-keep-away", home, { readonly: "" });
  box.value = text;
  const done = copySelected(box);
  box.remove();
  return done;
}

function download(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SHOWN_FOR);
}

// The 52 cards as buttons: one stop of the Tab key, the arrows go from card to card.
function packOf(root, choose) {
  const all = () => [...root.children];

  function show(pack) {
    while (root.children.length < pack.length) {
      const button = element("button", "", root, { type: "button", tabindex: "-1" });
      element("span", "", button);
      element("small", "", button);
    }
    if (pack.length && !all().some((button) => button.tabIndex === 0)) all()[0].tabIndex = 0;
    pack.forEach(({ sign, label, left }, at) => {
      const button = root.children[at];
      button.firstChild.textContent = sign;
      button.lastChild.textContent = left;
      button.title = label;
      button.setAttribute("aria-label", label);
      button.setAttribute("aria-disabled", String(!left)); // not disabled: it keeps the focus
      button.dataset.sign = sign;
    });
  }

  function goTo(button) {
    for (const each of all()) each.tabIndex = each === button ? 0 : -1;
    button.focus({ preventScroll: true });
  }

  root.addEventListener("keydown", (event) => {
    const by = WALK[event.key];
    const to = all()[all().indexOf(event.target) + by];
    if (!by) return;
    event.preventDefault();
    if (to) goTo(to);
  });
  root.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    goTo(button);
    if (button.getAttribute("aria-disabled") === "false") choose(button.dataset.sign);
  });
  return show;
}

function render({ model, el }) {
  const text = labels(model);
  const whole = element("details", "sunviz-keeping", el, { "data-lm-suppress-shortcuts": "true" });
  text.put(element("summary", "", whole), "title");
  const body = element("div", "sunviz-keep-body", whole);
  let parts = null; // made when first unfolded
  let showPack = null;
  let ticket = model.get("answered");
  let typing = null;
  let waiting = null;
  let commentStep = -1;
  let commentKnown = "";

  function tell(where, told, wrong = false) {
    for (const [name, status] of Object.entries(parts.status)) {
      status.textContent = name === where ? told : "";
      status.classList.toggle("sunviz-keep-wrong", wrong && name === where);
    }
  }

  function ask(where, wish, bytes = null) {
    ticket += 1;
    clearTimeout(waiting);
    const silent = () => tell(where, text.say("silent"), true);
    waiting = setTimeout(silent, SILENT_AFTER);
    try {
      model.send({ ...wish, ticket }, undefined, bytes ? [bytes] : undefined);
    } catch {
      silent(); // the way to the kernel is closed
    }
  }

  function heard() {
    if (model.get("answered") === ticket) clearTimeout(waiting);
  }

  // what can be done without a kernel

  async function copy(what, box) {
    const done = (await copied(what)) || copiedOnce(what, body);
    if (!done) copySelected(box);
    tell("record", text.say(done ? "copied" : "not-copied"), !done);
  }

  // what is asked of the kernel

  function check() {
    clearTimeout(typing);
    ask("entry", { do: "check", text: parts.cards.value });
  }

  function write(cards) {
    parts.cards.value = cards;
    parts.cards.scrollTop = parts.cards.scrollHeight;
    check();
  }

  function upload(file) {
    if (!file) return;
    if (file.size > model.get("limit")) tell("files", text.say("too-large"), true);
    else file.arrayBuffer().then((bytes) => ask("files", { do: "upload" }, bytes));
  }

  const keepComment = () =>
    ask("comment", { do: "comment", text: parts.comment.value, at: commentStep });
  const save = (sure) => ask("files", { do: "save", path: parts.path.value, sure });

  function listen() {
    const clicked = {
      copy: () => copy(model.get("record"), parts.record),
      python: () => copy(model.get("cell"), parts.record),
      copyShort: () => copy(model.get("short"), parts.short),
      download: () => download(model.get("record"), model.get("name")),
      commentSave: keepComment,
      save: () => save(false),
      load: () => ask("files", { do: "load", path: parts.path.value }),
      upload: () => parts.file.click(),
      pasteLoad: () => ask("files", { do: "paste", text: parts.paste.value }),
      yes: () => save(true),
      no: () => {
        closeQuestion();
        tell("files", text.say("not-saved"));
      },
      undo: () => write(parts.cards.value.replace(/[\s,;]*[^\s,;]+[\s,;]*$/, "")),
      clear: () => write(""),
      deal: () => {
        clearTimeout(typing); // its answer must not cover this one's
        ask("entry", { do: "deal", text: parts.cards.value, wind: parts.wind.value });
      },
    };
    for (const [name, wish] of Object.entries(clicked)) parts[name].addEventListener("click", wish);
    parts.comment.addEventListener("change", () => {
      if (parts.comment.value.trim() !== model.get("comment")) keepComment();
    });
    parts.path.addEventListener("input", () => parts.path.classList.add("sunviz-keep-own"));
    parts.file.addEventListener("change", () => {
      upload(parts.file.files[0]);
      parts.file.value = ""; // the same file may be chosen again
    });
    parts.cards.addEventListener("input", () => {
      clearTimeout(typing);
      typing = setTimeout(check, TYPED_FOR);
    });
    showPack = packOf(parts.pack, (sign) => write(`${parts.cards.value.trimEnd()} ${sign}`.trim()));
  }

  // what the kernel says

  function showRecord() {
    parts.record.value = model.get("record");
    parts.short.value = model.get("short");
    if (!parts.path.classList.contains("sunviz-keep-own")) parts.path.value = model.get("name");
  }

  function showComment() {
    parts.commentLabel.textContent = model.get("comment_label");
    const writing = document.activeElement === parts.comment;
    const unkept = writing && parts.comment.value.trim() !== commentKnown;
    const [step, comment] = [model.get("step"), model.get("comment")];
    if (unkept && step !== commentStep) keepComment(); // the game plays on while it is written
    if (!unkept || step !== commentStep) parts.comment.value = comment;
    [commentStep, commentKnown] = [step, comment];
  }

  function showEntry() {
    showPack(model.get("pack"));
    parts.pack.setAttribute("aria-label", text.say("entry-pack"));
    const { seen = [], wrong = 0, span = [], strict = false } = model.get("entry");
    parts.seenTitle.hidden = !seen.length;
    parts.seen.replaceChildren();
    seen.forEach((sign, at) => {
      const item = element("li", at + 1 === wrong ? "sunviz-keep-wrong" : "", parts.seen);
      item.textContent = sign;
    });
    if (!strict || !wrong) return;
    parts.cards.focus({ preventScroll: true });
    parts.cards.setSelectionRange(...span);
  }

  function showNotice() {
    const { where, text: told, wrong } = model.get("notice");
    if (where) tell(where, told, wrong);
  }

  function closeQuestion() {
    const within = parts.question.contains(document.activeElement);
    parts.question.hidden = true;
    if (within) parts.save.focus({ preventScroll: true });
  }

  function showQuestion() {
    const { text: told } = model.get("question");
    if (!told) return closeQuestion();
    parts.questionText.textContent = told;
    parts.question.hidden = false;
    parts.no.focus({ preventScroll: true });
  }

  function showWords() {
    whole.lang = model.get("lang");
    text.fillAll();
    if (!parts) return;
    tell("", "");
    if (parts.cards.value) check();
  }

  const shows = {
    "change:record change:name": showRecord,
    "change:comment change:comment_label change:step": showComment,
    "change:entry change:pack": showEntry,
    "change:notice": showNotice,
    "change:question": showQuestion,
  };
  const changes = { "change:words": showWords, "change:answered": heard };
  for (const [names, show] of Object.entries(shows)) changes[names] = () => parts && show();
  for (const [names, handler] of Object.entries(changes)) model.on(names, handler);

  whole.addEventListener("toggle", () => {
    if (whole.open && !parts) {
      parts = build(body, text);
      if (!model.get("disk")) {
        for (const part of [parts.path.closest("label"), parts.save, parts.load]) part.remove();
      }
      listen();
      for (const show of Object.values(shows)) show();
    }
    model.set("unfolded", whole.open);
    model.save_changes();
  });
  whole.addEventListener("keydown", (event) => {
    const done = (event.ctrlKey || event.metaKey) && event.key === "Enter";
    if (done && event.target === parts?.comment) keepComment();
    else if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab") return;
    event.stopPropagation(); // neither the table's keys nor the notebook's shortcuts
  });
  showWords();

  return () => {
    clearTimeout(typing);
    clearTimeout(waiting);
    for (const [names, handler] of Object.entries(changes)) model.off(names, handler);
  };
}

export default { render };
