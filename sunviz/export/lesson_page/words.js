// What the page shows, what it shows now, and how elements are made.

const lesson = JSON.parse(document.getElementById("content").textContent);
const last = lesson.steps.length - 1;
const byId = (id) => document.getElementById(id);

const now = {
  at: lesson.start,
  lang: lesson.langs[0],
  theme: "auto",
  suits: "two",
  beside: lesson.beside,
  own: false, // each text in its own language
  answers: new Map(), // step of a stop: "once", "later" or "shown"
};

const said = () => lesson.told[now.lang];
const word = (key) => said().words[key];
const stageAt = (at) => said().stages.findLast((stage) => stage.first <= at);

// A stage's name; how the game ends is not told before it is seen.
const stageName = ({ key, name, first }) =>
  ["won", "lost"].includes(key) && now.at < first ? word("lesson-page-end") : name;

function element(tag, attributes = {}, parent = null, text = "") {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text) made.textContent = text;
  parent?.append(made);
  return made;
}

// Put a text into a node; the same text again is no change that a screen reader would tell.
function put(node, text) {
  if (node.textContent !== text) node.textContent = text;
  node.hidden = !text;
}

// A theme is light, dark or contrast; "auto" asks the system.
function themeNow() {
  if (now.theme !== "auto") return now.theme;
  if (matchMedia("(prefers-contrast: more)").matches) return "contrast";
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

// The words of the controls, in the language of now.
function nameControls() {
  document.documentElement.lang = now.lang;
  document.title = said().title;
  for (const node of document.querySelectorAll("[data-text]")) {
    node.textContent = word(node.dataset.text);
  }
  for (const node of document.querySelectorAll("[data-name]")) {
    node.setAttribute("aria-label", word(node.dataset.name));
  }
  for (const node of document.querySelectorAll("[data-word]")) {
    let label = node.querySelector("span");
    label ??= element("span", {}, node);
    label.textContent = word(node.dataset.word);
    node.title = word(`${node.dataset.word}-tip`);
  }
}
