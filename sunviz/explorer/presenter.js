// The presenter view: everything large, what a class need not see hidden, the whole screen if it may.

// Narrower, as on a telephone, steps and picture have no room side by side.
const WIDE_ENOUGH = 700;

function presenterOf(frame, model, whole) {
  const button = element("button", "sunviz-present", frame, { type: "button" });
  button.textContent = "⤢";

  function name() {
    const label = model.get("presenter_label");
    button.hidden = !label;
    button.title = label;
    button.setAttribute("aria-label", label);
    button.setAttribute("aria-pressed", String(isOn()));
  }

  const isOn = () => whole()?.classList.contains("sunviz-presenting") ?? false;

  // Large, but without the whole screen, which only a click or a key may ask for.
  function show(on, always) {
    whole().classList.toggle("sunviz-presenting", on);
    name();
    const pixels = frame.clientWidth * window.devicePixelRatio;
    if (on && !model.get("dense") && (always || pixels > model.get("width"))) {
      model.set("dense", true); // a picture for a wall needs its pixels
      model.save_changes();
    }
  }

  async function set(on) {
    const container = whole();
    if (!container || on === isOn()) return;
    show(on, true);
    try {
      if (on) await container.requestFullscreen?.();
      else if (document.fullscreenElement === container) await document.exitFullscreen();
    } catch {
      // a page that may not fill the screen still shows everything large
    }
  }

  const leftFullscreen = () => {
    if (!document.fullscreenElement) set(false);
  };
  document.addEventListener("fullscreenchange", leftFullscreen);
  button.addEventListener("click", () => set(!isOn()));
  model.on("change:presenter_label", name);
  name();
  return {
    toggle: () => set(!isOn()),
    leave: () => set(false),
    begin: () => show(window.innerWidth >= WIDE_ENOUGH, false),
    isOn,
    stop() {
      document.removeEventListener("fullscreenchange", leftFullscreen);
      model.off("change:presenter_label", name);
    },
  };
}
