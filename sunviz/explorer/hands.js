// Hands on the table: places to be touched, the choice at a card, the keys of a player.

const HAND_KEYS = { n: "next", h: "hint", f: "fits", u: "back", r: "forward", "?": "keys" };
const NOTHING = "Escape";

// The letter of a key as it is written, or, on a keyboard of other letters, where it lies.
function letterOf(event) {
  if (/^[a-z?]$/i.test(event.key)) return event.key.toLowerCase();
  const found = /^Key([A-Z])$/.exec(event.code ?? "");
  return found ? found[1].toLowerCase() : "";
}

function put(node, [x, y, width, height, turn]) {
  Object.assign(node.style, {
    left: `${x}%`,
    top: `${y}%`,
    width: `${width}%`,
    height: `${height}%`,
    transform: `translate(-50%, -50%) rotate(${turn}deg)`,
  });
}

// Where on the picture a click fell, as parts of its width and height.
function pointOf(event, canvas) {
  const box = canvas.getBoundingClientRect();
  return {
    x: (event.clientX - box.left) / box.width,
    y: (event.clientY - box.top) / box.height,
  };
}

// The buttons over the picture, one a place; the arrow keys go from one to the next.
function placesOver(frame, touch) {
  const list = element("ul", "sunviz-places", frame);
  const told = element("ul", "sunviz-told", frame);
  let current = "";

  const buttons = () => [...list.querySelectorAll("button")];

  function lines(parent, texts, fill) {
    while (parent.children.length > texts.length) parent.lastChild.remove();
    while (parent.children.length < texts.length) element("li", "", parent);
    texts.forEach((text, at) => fill(parent.children[at], text));
  }

  function show(places, sentences, name, hinted) {
    const focused = list.contains(document.activeElement);
    list.setAttribute("aria-label", name);
    lines(list, places, (item, place) => {
      const button = item.firstChild ?? element("button", "sunviz-place", item, { type: "button" });
      button.dataset.place = place.name;
      button.classList.toggle("sunviz-hinted", place.name === hinted);
      button.setAttribute("aria-label", place.label);
      if ("pressed" in place) button.setAttribute("aria-pressed", place.pressed);
      else button.removeAttribute("aria-pressed");
      button.dataset.mark = place.mark ?? "";
      put(button, place.box);
    });
    lines(told, sentences, (item, sentence) => {
      if (item.textContent !== sentence) item.textContent = sentence;
    });
    // the buttons are used again, so the focus has to follow its place
    const at = Math.max(0, places.findIndex((place) => place.name === current));
    const button = buttons()[at];
    mark(button);
    if (focused) (button ?? frame.firstChild).focus({ preventScroll: true });
  }

  function mark(button) {
    for (const each of buttons()) each.tabIndex = each === button ? 0 : -1;
    current = button?.dataset.place ?? "";
  }

  function walk(by) {
    const all = buttons();
    if (!all.length) return;
    const from = all.indexOf(document.activeElement);
    const next = from < 0 ? all.find((each) => each.tabIndex === 0) : all.at((from + by) % all.length);
    mark(next);
    next.focus({ preventScroll: true });
  }

  list.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    mark(button);
    const finger = event.detail > 0; // a small target may be wider than its card: the point decides
    touch({ place: button.dataset.place, ...(finger ? pointOf(event, frame.firstChild) : {}) });
  });
  return { show, walk };
}

// The choice that is offered at a card.
function choiceAt(frame, ask) {
  const menu = element("div", "sunviz-offer", frame, { role: "menu" });
  menu.hidden = true;
  let back = null;

  function show(offer) {
    const open = Boolean(offer?.options?.length);
    if (open && menu.hidden) back = document.activeElement;
    if (!open && !menu.hidden && menu.contains(document.activeElement)) {
      (back?.isConnected ? back : frame.firstChild).focus({ preventScroll: true });
    }
    menu.hidden = !open;
    menu.replaceChildren();
    if (!open) return;
    menu.setAttribute("aria-label", offer.question);
    element("p", "", menu).textContent = offer.question;
    for (const { move, label } of offer.options) {
      const item = element("button", "", menu, { type: "button", role: "menuitem" });
      item.textContent = label;
      item.addEventListener("click", () => ask({ do: "choose", move }));
    }
    menu.style.left = `${Math.min(Math.max(offer.x, 18), 82)}%`;
    const below = offer.y < 50;
    menu.style.top = below ? `calc(${offer.y}% + 40px)` : "";
    menu.style.bottom = below ? "" : `calc(${100 - offer.y}% + 40px)`;
    menu.querySelector("button").focus({ preventScroll: true });
  }

  menu.addEventListener("keydown", (event) => {
    const items = [...menu.querySelectorAll("button")];
    const at = items.indexOf(document.activeElement);
    if (event.key === "ArrowDown") items.at((at + 1) % items.length).focus();
    else if (event.key === "ArrowUp") items.at(at - 1).focus();
    else if (event.key === NOTHING) ask({ do: "close" });
    else if (!["Enter", " "].includes(event.key)) return;
    else {
      event.stopPropagation(); // the button's own click answers
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
  return { show, isOpen: () => !menu.hidden };
}
