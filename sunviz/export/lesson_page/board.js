// The board: the teacher's words, the question at a stop, and what is said to an answer.

const stopAt = (at) => (now.answers.has(at) ? null : (lesson.stops[at] ?? null));
const asking = () => stopAt(now.at);

const answering = { tried: false, listing: false, verdict: null };

function say(parent, className, text, lang = "") {
  if (text) element("p", { class: className, ...(lang && { lang }) }, parent, text);
}

function fillSaid() {
  const { notes, notesLang } = said();
  const { verdict } = answering;
  const found = document.createDocumentFragment();
  const passed = verdict && (verdict.kind === "right" || verdict.kind === "shown");
  const judged = () => {
    if (verdict) element("p", { class: "verdict", "data-kind": verdict.kind }, found, verdict.text);
  };
  if (passed) judged(); // of the move before
  if (now.at && now.at === lesson.start) say(found, "words", notes[0], notesLang);
  say(found, "words", notes[now.at], notesLang);
  if (now.at === last) say(found, "end", said().end);
  if (asking()) say(found, "ask", word("lesson-ask"));
  if (!passed) judged();
  const texts = (node) => [...node.children].map((one) => [one.className, one.lang, one.textContent]).join();
  if (texts(byId("said")) !== texts(found)) byId("said").replaceChildren(found);
}

function fillActions(doing) {
  const names = asking()
    ? ["next", "show", answering.listing ? "unlist" : "list"]
    : now.answers.size && now.at === last ? ["again"] : [];
  if (asking()) names.push("hint");
  refill(byId("actions"), () => {
    for (const name of names) {
      const [label, tip] = name === "hint" ? ["ui-hint", "lesson-page-hint-tip"] : [`ui-lesson-${name}`, `ui-lesson-${name}-tip`];
      const made = element("button", { type: "button", title: word(tip) }, byId("actions"), word(label));
      made.addEventListener("click", doing[name]);
    }
  });
}

// Fill a list anew; the button that had the focus, counted from the first, keeps it.
function refill(list, fill) {
  const buttons = () => [...list.querySelectorAll("button")];
  const focused = buttons().indexOf(document.activeElement);
  list.replaceChildren();
  fill();
  if (focused >= 0) (buttons()[focused] ?? byId("forward")).focus({ preventScroll: true });
}

function fillChoices(predict) {
  const stop = asking();
  const moves = stop && answering.listing ? Object.entries(stop.told[now.lang].moves) : [];
  byId("choices").hidden = !moves.length;
  refill(byId("choices"), () => {
    for (const [move, { label }] of moves) {
      const made = element("button", { type: "button" }, element("li", {}, byId("choices")), label);
      made.addEventListener("click", () => predict(move));
    }
  });
}

function fillScore() {
  const given = [...now.answers.values()];
  const once = given.filter((answer) => answer === "once").length;
  const text = given.length
    ? word("score")?.replace("{once}", once).replace("{answered}", given.length)
    : word("score-none");
  put(byId("score"), text ?? "");
  const parts = ["said", "actions"].some((name) => byId(name).children.length);
  byId("board").classList.toggle("bare", !parts && !text);
}

// Where a touch falls: the topmost place under a point, in units.
function touched(places, x, y) {
  return places.findLastIndex(([[left, low, angle, width, height]]) => {
    const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const across = (x - left) * s - (y - low) * c;
    const along = (x - left) * c + (y - low) * s;
    return Math.abs(across) <= width / 2 && Math.abs(along) <= height / 2;
  });
}

// The free cards as buttons over the picture, for keyboard and screen reader.
function fillPlaces(touch) {
  refill(byId("places"), () => {
    asking()?.places.forEach(([box, free], number) => {
      if (free) makePlace(box, number, touch);
    });
  });
}

function makePlace([x, y, angle, wide, high], number, touch) {
  const [width, height] = daylight.frame;
  const label = asking().told[now.lang].places[number].label;
  const line = element("li", {}, byId("places"));
  const made = element("button", { type: "button", "aria-label": label, title: label }, line);
  Object.assign(made.style, {
    left: `${(x / width) * 100}%`,
    top: `${100 - (y / height) * 100}%`,
    width: `${(wide / width) * 100}%`,
    height: `${(high / height) * 100}%`,
    transform: `translate(-50%, -50%) rotate(${90 - angle}deg)`,
  });
  made.addEventListener("click", (event) => {
    event.stopPropagation();
    touch(number);
  });
}

// A card that may go more than one way: ask which.
function offerMoves({ ask, options }, box, predict) {
  const place = byId("offer");
  const [width, height] = daylight.frame;
  place.replaceChildren();
  place.setAttribute("aria-label", ask);
  element("p", {}, place, ask);
  for (const [move, label] of options) {
    element("button", { type: "button" }, place, label).addEventListener("click", () => predict(move));
  }
  place.style.left = `${Math.min(75, Math.max(25, (box[0] / width) * 100))}%`;
  place.style.top = `${Math.min(60, 100 - (box[1] / height) * 100)}%`;
  place.hidden = false;
  place.querySelector("button").focus();
}
