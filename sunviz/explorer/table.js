// The table: paints numbered frames on one canvas, speaks their sentence,
// listens to the keyboard, and asks for the next step while it plays. A frame
// is decoded as soon as it is here, often before it is to be shown.

const KEYS = {
  ArrowRight: "forward",
  ArrowLeft: "back",
  Home: "first",
  End: "last",
  " ": "play",
};

// A key held down is one wish.
const ONCE = new Set(["n", "h", "f", "p"]);

// A presenter's clicker; elsewhere these keys scroll.
const CLICKER_KEYS = { PageDown: "forward", PageUp: "back" };

// What already answers to a key by itself keeps it.
function answersItself(target, key) {
  if (target.closest("input, textarea, select, [contenteditable=true]")) return true;
  if (target.closest("[role=slider], .noUi-handle")) return key !== " ";
  return key === " " && target.closest("button") !== null;
}

function element(tag, className, parent, attributes = {}) {
  const made = document.createElement(tag);
  made.className = className;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  parent.append(made);
  return made;
}

function build(el) {
  const root = element("section", "sunviz-table", el);
  const frame = element("div", "sunviz-frame", root);
  const canvas = element("canvas", "sunviz-picture", frame, { role: "img", tabindex: "0" });
  const words = element("div", "sunviz-words", root);
  const heading = element("p", "sunviz-heading", words);
  const live = element("p", "sunviz-sentence", words, { "aria-live": "polite", role: "status" });
  const sentence = element("span", "sunviz-said", live);
  live.append(" ");
  const citation = element("cite", "sunviz-citation", live);
  const notice = element("p", "sunviz-notice", words, { "aria-live": "polite", role: "status" });
  const about = element("p", "sunviz-about", words);
  const key_help = element("p", "sunviz-keys", words);
  const score = element("p", "sunviz-score", words);
  const alert = element("div", "sunviz-error", root, { role: "alert" });
  const message = element("span", "", alert);
  const close = element("button", "sunviz-close", alert, { type: "button" });
  const said = { heading, sentence, citation, notice, about, key_help, score };
  return { root, frame, canvas, words, said, alert, message, close };
}

function bitmap(bytes) {
  return createImageBitmap(new Blob([bytes], { type: "image/png" }), {
    colorSpaceConversion: "none",
    premultiplyAlpha: "none",
  });
}

// The widget is here: its picture, kept as an output before it, need not be shown as well.
function hideKept(el) {
  const kept = el.closest(".jp-OutputArea-child")?.previousElementSibling;
  if (kept?.querySelector("img")) kept.classList.add("sunviz-kept");
}

// The container that holds the controls too, once it is on the page.
function whenAttached(el, then) {
  let tries = 600;
  const look = () => {
    const whole = el.closest(".sunviz-explorer");
    if (whole) then(whole);
    else if (tries-- > 0 && !then.stopped) requestAnimationFrame(look);
  };
  look();
}

function render({ model, el }) {
  const parts = build(el);
  const { root, frame, canvas } = parts;
  const glides = glider(canvas);
  let placed = -1; // number of the frame that the places were shown for
  const places = placesOver(frame, (where) => ask({ do: "touch", frame: placed, ...where }));
  const choice = choiceAt(frame, ask);
  const decoded = []; // of each of the two frames: its bytes, and the promise of its picture
  let painted = -1; // number of the newest frame on the canvas
  let timer = null;
  let whole = null; // the container that holds the controls too
  const presenter = presenterOf(frame, model, () => whole);

  function paintWords() {
    root.lang = model.get("lang");
    root.setAttribute("aria-label", model.get("label"));
    const told = model.get("told"); // place by place; else all of it is the picture's own name
    canvas.setAttribute("aria-label", told[0] ?? model.get("alt"));
    for (const [name, node] of Object.entries(parts.said)) {
      if (node.textContent !== model.get(name)) node.textContent = model.get(name);
    }
    parts.words.classList.toggle("sunviz-noticed", Boolean(model.get("notice")));
    for (const handle of whole?.querySelectorAll("[role=slider]") ?? []) {
      handle.setAttribute("aria-label", model.get("slider_label"));
      handle.setAttribute("aria-valuetext", model.get("heading"));
    }
  }

  function paintError() {
    const error = model.get("error");
    parts.message.textContent = error;
    parts.alert.hidden = !error;
    parts.close.textContent = "×";
    parts.close.title = model.get("close_label");
    parts.close.setAttribute("aria-label", model.get("close_label"));
  }

  function decode(which) {
    const bytes = model.get(`frame_${which}`);
    if (decoded[which]?.bytes !== bytes) {
      decoded[which]?.picture.then((old) => setTimeout(() => old?.close(), 2 * GLIDE_MS));
      decoded[which] = { bytes, picture: bytes?.byteLength ? bitmap(bytes) : Promise.resolve() };
    }
    return decoded[which].picture;
  }

  async function paintFrame() {
    const number = model.get("frame_number");
    paintWords();
    const picture = await decode(model.get("shown"));
    if (!picture || number <= painted) return;
    painted = number;
    if (canvas.width !== picture.width || canvas.height !== picture.height) {
      canvas.width = picture.width;
      canvas.height = picture.height;
    }
    glides.show(picture, model.get("glide"));
    canvas.dataset.frame = number;
    playOn();
    requestAnimationFrame(() => setTimeout(paintPlaces)); // the picture first
  }

  function paintPlaces() {
    placed = painted;
    frame.dataset.places = placed;
    places.show(
      model.get("places"),
      model.get("told").slice(1),
      model.get("places_name"),
      model.get("hinted"),
    );
  }

  function paintOffer() {
    paintPlaces(); // a card that may be moved to an emptied ray adds places
    choice.show(model.get("offer"));
  }

  function fit() {
    frame.style.width = `${model.get("width")}px`;
    canvas.style.aspectRatio = `${model.get("width")} / ${model.get("height")}`;
  }

  // Without its kernel the picture stays, and nothing plays on.
  function ask(wish) {
    try {
      model.send({ frame: painted, ...wish });
    } catch {
      clearTimeout(timer);
      model.set("playing", false);
    }
  }

  function playOn() {
    clearTimeout(timer);
    timer = null;
    if (!model.get("playing")) return;
    const from = painted;
    timer = setTimeout(() => {
      if (model.get("playing")) ask({ do: "play-step", frame: from });
    }, model.get("interval"));
  }

  function onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Tab") return;
    if (event.key === "Escape") {
      if (choice.isOpen()) ask({ do: "close" });
      else if (presenter.isOn()) presenter.leave();
      else return;
    }
    if (letterOf(event) === "p" && !answersItself(event.target, event.key)) presenter.toggle();
    event.stopPropagation(); // the notebook's own shortcuts must not fire from here
    const inside = frame.contains(event.target);
    if (inside && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      places.walk(event.key === "ArrowDown" ? 1 : -1);
      return;
    }
    if (event.repeat && ONCE.has(letterOf(event))) return;
    const clicked = presenter.isOn() ? CLICKER_KEYS[event.key] : undefined;
    const wish = clicked ?? KEYS[event.key] ?? HAND_KEYS[letterOf(event)];
    if (!wish || answersItself(event.target, event.key)) return;
    event.preventDefault(); // the page must not scroll
    if (wish === "play" && model.get("playing")) clearTimeout(timer);
    ask({ do: wish });
  }

  const attached = (found) => {
    whole = found;
    hideKept(whole);
    whole.addEventListener("keydown", onKey);
    whole.addEventListener("focusin", paintWords); // the slider's handle may come late
    if (model.get("presenting")) presenter.begin();
  };
  whenAttached(el, attached);
  root.addEventListener("keydown", onKey); // where there are no controls around it
  canvas.addEventListener("click", (event) => {
    canvas.focus({ preventScroll: true });
    ask({ do: "touch", ...pointOf(event, canvas) });
  });
  parts.close.addEventListener("click", () => {
    model.set("error", "");
    model.save_changes();
    canvas.focus({ preventScroll: true });
  });

  const changes = {
    "change:frame_0": () => decode(0),
    "change:frame_1": () => decode(1),
    "change:frame_number": paintFrame,
    "change:notice change:score": paintWords,
    "change:hinted": paintPlaces,
    "change:offer": paintOffer,
    "change:error": paintError,
    "change:width change:height": fit,
    "change:playing change:interval": playOn,
  };
  for (const [names, handler] of Object.entries(changes)) model.on(names, handler);

  if (window.devicePixelRatio >= 1.5 && !model.get("dense")) {
    model.set("dense", true);
    model.save_changes();
  }
  fit();
  paintError();
  paintFrame();

  return () => {
    attached.stopped = true;
    presenter.stop();
    glides.stop();
    clearTimeout(timer);
    whole?.removeEventListener("keydown", onKey);
    whole?.removeEventListener("focusin", paintWords);
    for (const [names, handler] of Object.entries(changes)) model.off(names, handler);
  };
}

export default { render };
