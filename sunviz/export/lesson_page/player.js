// Stepping: buttons, slider, keys, language, look; and the answers at the stops.

const picture = drawing(byId("drawing"));
const glides = glider(picture);
let timer = 0;

function lookNow() {
  return { lang: now.lang, theme: themeNow(), suits: now.suits };
}

function show() {
  const { at } = now;
  const stop = asking();
  const { story, steps, alts, sentences, stages, deal, title, titleLang } = said();
  const stage = stageAt(at);
  picture.show(stop ? stop.table : lesson.steps[at], lookNow());
  document.documentElement.dataset.theme = themeNow();
  const alt = stop ? stop.told[now.lang].alt : alts[at].map((number) => sentences[number]).join(" ");
  byId("drawing").setAttribute("aria-label", alt);
  put(byId("title"), title);
  byId("title").lang = titleLang;
  put(byId("deal"), deal);
  put(byId("step"), steps[at]);
  put(byId("story"), stop ? stop.told[now.lang].story : story[at][0]);
  put(byId("cite"), story[at][1]);
  put(byId("about"), stage.about);
  byId("slider").value = at;
  byId("slider").setAttribute("aria-valuetext", steps[at]);
  [...byId("stages").children].forEach((button, number) => {
    button.textContent = stageName(stages[number]);
    button.toggleAttribute("data-now", stages[number] === stage);
    if (stages[number] === stage) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
  });
  byId("offer").hidden = true;
  byId("picture").toggleAttribute("data-asking", Boolean(stop));
  fillSaid();
  fillActions({
    next: () => predict("next"),
    show: showMove,
    list: toggleList,
    unlist: toggleList,
    again: askAgain,
    hint,
  });
  fillChoices(predict);
  fillScore();
  fillPlaces(touch);
  fillRules();
  try {
    history.replaceState(null, "", `#step=${at}&lang=${now.lang}`);
  } catch {} // some browsers keep the address of a file as it is
}

// stepping

function go(to, { verdict = null } = {}) {
  const from = now.at;
  const stops = Object.keys(lesson.stops).map(Number).filter((at) => at >= from && stopAt(at));
  const at = Math.max(0, Math.min(to, last, ...stops));
  if (at === from) {
    byId("slider").value = from;
    if (asking() && to > from) notice(word("lesson-first"));
    if (at === last || asking()) pause();
    return;
  }
  glides.stop();
  Object.assign(answering, { tried: false, listing: false, verdict });
  now.at = at;
  notice("");
  show();
  if (at === from + 1 && !asking()) glides.forward(lesson.steps[at].glide);
  else if (at === from + 1) glides.forward(lesson.stops[at].table.glide);
  if (at === from - 1 && !asking()) glides.backward(lesson.steps[from].glide);
  if (at === last || asking()) pause();
}

function notice(text) {
  put(byId("notice"), text);
}

function pause() {
  clearTimeout(timer);
  timer = 0;
  namePlay();
}

function playOn() {
  const letters = byId("story").textContent.length;
  timer = setTimeout(() => {
    go(now.at + 1);
    if (timer) playOn();
  }, 1200 + 45 * letters);
  namePlay();
}

function togglePlay() {
  if (timer) return pause();
  if (now.at === last) go(0);
  if (asking()) return notice(word("lesson-first"));
  go(now.at + 1);
  if (now.at < last && !asking()) playOn();
}

function namePlay() {
  byId("play").dataset.word = timer ? "ui-pause" : "ui-play";
  byId("play").toggleAttribute("data-playing", timer > 0);
  nameControls();
}

// answering

function pass(answer, text) {
  now.answers.set(now.at, answer);
  go(now.at + 1, { verdict: { kind: answer === "shown" ? "shown" : "right", text } });
}

function predict(move) {
  const stop = asking();
  if (!stop) return;
  const { kind, text } = stop.told[now.lang].moves[move];
  if (move === stop.right) pass(answering.tried ? "later" : "once", text);
  else refuse(kind, text);
}

function refuse(kind, text) {
  Object.assign(answering, { tried: true, verdict: { kind, text } });
  show();
  byId("said").querySelector(".verdict").scrollIntoView({ block: "nearest" });
}

function touch(number) {
  const place = asking()?.told[now.lang].places[number];
  if (!place) return;
  if (place.move) predict(place.move);
  else if (place.options) offerMoves(place, asking().places[number][0], predict);
  else if (place.why) refuse("wrong", place.why);
}

function showMove() {
  if (asking()) pass("shown", asking().told[now.lang].shown);
}

function toggleList() {
  answering.listing = !answering.listing;
  show();
}

function hint() {
  if (asking()) notice(asking().told[now.lang].hint);
}

function askAgain() {
  now.answers.clear();
  now.at = lesson.start;
  Object.assign(answering, { tried: false, listing: false, verdict: null });
  show();
}

// the reader's choices

function chooseLanguage(lang) {
  now.lang = lang;
  answering.verdict = null; // it was said in another language
  notice("");
  nameAll();
  show();
}

function nameAll() {
  nameControls();
  for (const button of byId("languages").children) {
    button.setAttribute("aria-pressed", button.dataset.lang === now.lang);
  }
  nameTexts();
  const offered = { theme: ["auto", ...THEMES], suits: ["two", "four"] };
  for (const [name, values] of Object.entries(offered)) {
    const key = (value) => (value === "auto" ? "lesson-page-theme-auto" : `ui-${name}-${value}`);
    byId(name).replaceChildren(...values.map((value) => element("option", { value }, null, word(key(value)))));
    byId(name).value = now[name];
  }
}

function toggleLarge(wanted = !document.documentElement.classList.contains("large")) {
  document.documentElement.classList.toggle("large", wanted);
  byId("large").setAttribute("aria-pressed", wanted);
  if (wanted) document.documentElement.requestFullscreen?.().catch(() => {});
  else if (document.fullscreenElement) document.exitFullscreen();
}

const KEYS = {
  ArrowLeft: () => go(now.at - 1),
  ArrowRight: () => go(now.at + 1),
  PageUp: () => go(now.at - 1), // what a presenter's remote control sends
  PageDown: () => go(now.at + 1),
  Home: () => go(0),
  End: () => go(last),
  " ": togglePlay,
  n: () => predict("next"),
  h: hint,
  p: () => toggleLarge(),
  ArrowDown: () => amongPlaces(1),
  ArrowUp: () => amongPlaces(-1),
  Escape: () => {
    byId("offer").hidden = true;
    byId("settings").open = false;
  },
};

// At a stop the arrows up and down go from card to card; true where there are none.
function amongPlaces(way) {
  const places = [...byId("places").querySelectorAll("button")];
  if (!places.length) return true;
  const at = places.indexOf(document.activeElement);
  places[(at + way + places.length + (at < 0 && way < 0 ? 1 : 0)) % places.length].focus();
  return false;
}

function heard(event) {
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const doing = KEYS[name];
  if (!doing || event.ctrlKey || event.metaKey || event.altKey || byId("printing").open) return;
  const on = event.target;
  if (on.matches("select") || (on.matches("input") && name !== "p")) return;
  if (on.matches("button, summary") && name === " ") return;
  if (doing() !== true) event.preventDefault();
}

// Places may be touched wherever they are seen, covered cards too.
function touchedPicture(event) {
  const stop = asking();
  if (!stop || byId("offer").contains(event.target)) return;
  const frame = byId("drawing").getBoundingClientRect();
  const [width, height] = daylight.frame;
  const x = ((event.clientX - frame.left) / frame.width) * width;
  const y = (1 - (event.clientY - frame.top) / frame.height) * height;
  touch(touched(stop.places, x, y));
}

function begin() {
  const asked = new URLSearchParams(location.hash.slice(1));
  const wishes = [asked.get("lang"), ...navigator.languages.map((one) => one.slice(0, 2))];
  now.lang = wishes.find((lang) => lesson.langs.includes(lang)) ?? lesson.langs[0];
  byId("languages").hidden = lesson.langs.length < 2;
  byId("slider").max = last;
  for (const stage of said().stages) {
    element("button", { type: "button" }, byId("stages")).addEventListener("click", () => go(stage.first));
  }
  for (const at of Object.keys(lesson.stops)) {
    element("span", {}, byId("dots")).style.left = `${(at / Math.max(1, last)) * 100}%`;
  }
  nameAll();
  show();
  if (asked.get("step")) go(Math.trunc(Number(asked.get("step"))) || 0);

  const buttons = { first: "Home", back: "ArrowLeft", play: " ", forward: "ArrowRight", last: "End", large: "p" };
  for (const [name, key] of Object.entries(buttons)) byId(name).addEventListener("click", KEYS[key]);
  byId("slider").addEventListener("input", (event) => go(Number(event.target.value)));
  for (const button of byId("languages").children) {
    button.addEventListener("click", () => chooseLanguage(button.dataset.lang));
  }
  for (const name of ["theme", "suits", "beside"]) {
    byId(name).addEventListener("change", (event) => {
      now[name] = event.target.value;
      show();
    });
  }
  byId("own").addEventListener("change", (event) => {
    now.own = event.target.checked;
    fillRules();
  });
  byId("picture").addEventListener("click", touchedPicture);
  document.addEventListener("click", ({ target }) => {
    if (!byId("settings").contains(target)) byId("settings").open = false;
  });
  document.addEventListener("keydown", heard);
  document.addEventListener("fullscreenchange", () => {
    if (!document.fullscreenElement) toggleLarge(false);
  });
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) {
    matchMedia(query).addEventListener("change", show);
  }
  listenToPrinting();
}

begin();
