// The page on paper: its title, the chosen stages with their pictures, and the story.

// The stages to print: those ticked, or all; their marks live in the dialog.
const ticked = () => [...byId("print-stages").querySelectorAll("input")];

function askWhatToPrint() {
  const before = ticked().map((box) => box.checked);
  byId("print-stages").replaceChildren();
  said().stages.forEach((stage, number) => {
    const line = element("label", {}, byId("print-stages"));
    element("input", { type: "checkbox" }, line).checked = before[number] ?? true;
    element("span", {}, line, stageName(stage));
  });
  byId("print-answers-place").hidden = !Object.keys(lesson.stops).length;
  byId("printing").showModal();
}

function fillPaper() {
  const { title, titleLang, deal, stages, notes, notesLang } = said();
  const wanted = ticked().map((box) => box.checked);
  const paper = byId("paper");
  paper.replaceChildren();
  element("h1", { lang: titleLang }, paper, title);
  element("p", { class: "deal" }, paper, deal);
  if (lesson.start && notes[0]) element("p", { class: "words", lang: notesLang }, paper, notes[0]);
  const shown = stages.filter((_, number) => wanted[number] ?? true);
  for (const stage of shown) paperStage(stage, paper);
  if (shown.at(-1)?.last === last && said().end) element("p", { class: "end" }, paper, said().end);
}

function paperStage({ name, about, first, last: end }, paper) {
  const { alts, sentences, steps } = said();
  const part = element("section", {}, paper);
  const top = element("div", { class: "stage-top" }, part);
  element("h2", {}, top, name);
  element("p", { class: "about" }, top, about);
  const look = { lang: now.lang, theme: "light", suits: now.suits, withSky: byId("print-sky").checked };
  const alt = alts[end].map((number) => sentences[number]).join(" ");
  const figure = element("figure", {}, top);
  figure.append(stillPicture(lesson.steps[end], look, alt));
  element("figcaption", {}, figure, steps[end]);
  if (byId("print-story").checked) paperStory(first, end, part);
}

function paperStory(first, end, part) {
  const { story, notes, notesLang } = said();
  const list = element("ol", { start: first }, part);
  for (let at = first; at <= end; at += 1) {
    const line = element("li", {}, list);
    const stop = lesson.stops[at]?.told[now.lang];
    const hidden = lesson.stops[at - 1] && !byId("print-answers").checked;
    if (hidden) element("p", { class: "blank" }, line);
    else {
      const text = element("p", {}, line, `${stop ? stop.story : story[at][0]} `);
      element("cite", {}, text, story[at][1]);
    }
    if (hidden && !stop) continue; // the words there would tell the answer
    if (notes[at] && (at || !lesson.start)) element("p", { class: "words", lang: notesLang }, line, notes[at]);
    if (stop) element("p", { class: "ask" }, line, word("lesson-page-ask"));
  }
}

function listenToPrinting() {
  byId("print").addEventListener("click", askWhatToPrint);
  byId("print-go").addEventListener("click", () => {
    byId("printing").close();
    print();
  });
  addEventListener("beforeprint", fillPaper);
  addEventListener("afterprint", () => byId("paper").replaceChildren());
}
