// The banner: says how the sides stand to each other, marks the partings on the
// slider, and tells Python how wide the page is.

const SETTLED = 150; // ms that the width must stay before it is told
const WORTH_TELLING = 12; // css pixels

// The container that holds the slider and the pictures too, once it is on the page.
function whenAttached(el, then, stopped) {
  let tries = 600;
  const look = () => {
    const whole = el.closest(".sunviz-compare");
    if (whole) then(whole);
    else if (tries-- > 0 && !stopped()) requestAnimationFrame(look);
  };
  look();
}

function render({ model, el }) {
  const text = document.createElement("p");
  text.setAttribute("role", "status");
  text.setAttribute("aria-live", "polite");
  el.classList.add("sunviz-banner");
  el.append(text);
  let whole = null;
  let gone = false;
  let timer = null;

  function say() {
    el.lang = model.get("lang");
    if (text.textContent !== model.get("text")) text.textContent = model.get("text");
    text.className = model.get("parting") ? "sunviz-way sunviz-parting" : "sunviz-way";
  }

  function mark() {
    const track = whole?.querySelector(".noUi-base");
    if (!track) return;
    track.querySelectorAll(".sunviz-tick").forEach((tick) => tick.remove());
    for (const place of model.get("marks")) {
      const tick = document.createElement("span");
      tick.className = "sunviz-tick";
      tick.style.left = `${100 * place}%`;
      tick.setAttribute("aria-hidden", "true");
      track.append(tick);
    }
  }

  function tell() {
    const room = whole.querySelector(".sunviz-sides")?.clientWidth ?? 0;
    if (room < 1 || Math.abs(room - model.get("room")) < WORTH_TELLING) return;
    model.set("room", room);
    model.save_changes();
  }

  const watch = new ResizeObserver(() => {
    mark(); // the slider may come late
    clearTimeout(timer);
    timer = setTimeout(tell, SETTLED);
  });
  whenAttached(el, (found) => {
    whole = found;
    watch.observe(whole);
    mark();
  }, () => gone);

  const changes = {
    "change:text change:parting change:lang": say,
    "change:marks": mark,
  };
  for (const [names, handler] of Object.entries(changes)) model.on(names, handler);
  say();

  return () => {
    gone = true;
    clearTimeout(timer);
    watch.disconnect();
    for (const [names, handler] of Object.entries(changes)) model.off(names, handler);
  };
}

export default { render };
