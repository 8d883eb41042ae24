// The rule now: the clauses that the step followed, in the text cited and in another beside it.

// The texts of the two columns: the one cited, and the one chosen to stand beside it.
function columns(cited) {
  const others = [now.beside, lesson.own, "B", "S"].filter((text) => text !== cited);
  return [cited, others[0]];
}

function column(text, numbers, asides, parent) {
  const lang = now.own ? lesson.written[text] : now.lang;
  const { name, clauses } = lesson.texts[lang][text];
  const made = element("section", { class: "text", lang }, parent);
  element("h3", {}, made, name);
  for (const aside of asides(lang)) element("p", { class: "aside" }, made, aside);
  for (const number of numbers) {
    const { label, text: retold } = clauses[number];
    element("p", { class: "label" }, made, label);
    element("p", { class: "clause" }, made, retold);
  }
}

function fillRules() {
  const found = lesson.clauses[now.at];
  const [cited, other] = columns(found.cited);
  const asides = (lang) =>
    found[cited].map((number) => lesson.texts[lang][cited].clauses[number].beside[other]);
  const parts = document.createDocumentFragment();
  column(cited, found[cited], () => [], parts);
  column(other, found[other], (lang) => [...new Set(asides(lang))], parts);
  byId("texts").replaceChildren(parts);
}

function nameTexts() {
  const offered = Object.entries(lesson.texts[now.lang]).filter(([text]) => text !== lesson.own);
  byId("beside").replaceChildren(
    ...offered.map(([text, { name }]) => element("option", { value: text }, null, name)),
  );
  byId("beside").value = now.beside;
  byId("own-place").hidden = !["ru", "sv"].every((lang) => lesson.langs.includes(lang));
}
