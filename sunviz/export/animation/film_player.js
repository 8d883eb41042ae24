// The player: it plays by itself; buttons, slider and keys step.

const picture = drawing(byId("drawing"));
const glides = glider(picture);
const SPEEDS = [0.5, 1, 2, 4];
const GLIDES = { one: 420, each: 55 }; // a step with cards that glide takes so much longer
let at = -1;
let timer = 0;
let speed = lesson.speed;

function put(id, text) {
  if (byId(id).textContent !== text) byId(id).textContent = text;
}

function show(to) {
  const step = Math.max(0, Math.min(last, to));
  if (step === at) return;
  const from = at;
  glides.stop();
  at = step;
  picture.show(lesson.steps[at], lesson.look);
  const [heading, cited, sentence] = lesson.told[at];
  byId("drawing").setAttribute("aria-label", lesson.alts[at]);
  put("step", heading);
  put("cite", cited);
  put("sentence", sentence);
  byId("slider").value = at;
  byId("slider").setAttribute("aria-valuetext", heading);
  byId("behind").style.width = `${(100 * at) / last}%`;
  if (at === from + 1) glides.forward(lesson.steps[at].glide);
  else if (at === from - 1) glides.backward(lesson.steps[from].glide);
}

// playing

function namePlay() {
  const name = timer ? "pause" : "play";
  byId("play").toggleAttribute("data-playing", timer > 0);
  label("play", name);
  // while it plays, sentences would come too fast to be read out
  byId("sentence").setAttribute("aria-live", timer ? "off" : "polite");
}

function pause() {
  clearTimeout(timer);
  timer = 0;
  namePlay();
}

function playOn() {
  const cards = lesson.steps[at].glide?.to.length ?? 0;
  const gliding = cards ? GLIDES.one + GLIDES.each * cards : 0;
  timer = setTimeout(() => {
    show(at + 1);
    if (at < last) playOn();
    else pause();
  }, lesson.ms[at] / speed + gliding);
  namePlay();
}

function toggle() {
  if (timer) return pause();
  if (at === last) show(0);
  playOn();
}

function go(to) {
  pause();
  show(to);
}

// what is to be touched

const WISHES = {
  first: () => go(0),
  back: () => go(at - 1),
  play: toggle,
  forward: () => go(at + 1),
  last: () => go(last),
};
const KEYS = {
  Home: "first",
  ArrowLeft: "back",
  PageUp: "back",
  " ": "play",
  ArrowRight: "forward",
  PageDown: "forward",
  End: "last",
};

function label(id, name) {
  const [text, tip] = lesson.words[name];
  byId(id).setAttribute("aria-label", text);
  byId(id).title = tip;
}

for (const [id, wish] of Object.entries(WISHES)) {
  byId(id).addEventListener("click", wish);
  label(id, id);
}
byId("drawing").addEventListener("click", toggle);
byId("slider").max = last;
byId("slider").addEventListener("input", () => go(Number(byId("slider").value)));
for (const choice of [...new Set([...SPEEDS, speed])].sort((a, b) => a - b)) {
  const option = document.createElement("option");
  option.value = choice;
  option.textContent = `${choice.toLocaleString(document.documentElement.lang)} ×`;
  option.selected = choice === speed;
  byId("speed").append(option);
}
byId("speed").addEventListener("change", () => {
  speed = Number(byId("speed").value);
  if (timer) {
    clearTimeout(timer);
    playOn();
  }
});
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("select")) return;
  const wish = KEYS[event.key];
  if (!wish || (event.key === " " && event.target.closest("button"))) return;
  event.preventDefault();
  WISHES[wish]();
});

show(0);
if (matchMedia("(prefers-reduced-motion: reduce)").matches) pause();
else playOn();
