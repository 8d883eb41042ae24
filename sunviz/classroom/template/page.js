// Takes the line away when the table is there, and tells a visitor whose game is gone.

const PATIENCE = 60_000; // ms that the table may need
const LOOK_EVERY = 15_000; // ms between two looks whether the game is still there
const config = JSON.parse(document.getElementById("jupyter-config-data").textContent);
const loading = document.getElementById("sunviz-loading");
const lost = document.getElementById("sunviz-lost");

function tell(why) {
  lost.hidden = !why;
  if (why) lost.querySelector("span").textContent = words[why];
}

async function look() {
  try {
    const answer = await fetch(`${config.baseUrl}api/kernels/${config.kernelId}`);
    tell(answer.ok ? "" : "lost");
  } catch {
    tell("unreachable");
  }
}

// Keys are for the table wherever the focus is lost, a presenter's clicker above all.
function listen(picture) {
  document.body.classList.add("sunviz-fresh"); // no frame around the picture at the wall
  picture.focus({ preventScroll: true });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Tab") document.body.classList.remove("sunviz-fresh");
    if (event.target !== document.body) return;
    picture.focus({ preventScroll: true });
    picture.dispatchEvent(new KeyboardEvent("keydown", event));
  });
}

const begun = Date.now();
const waiting = setInterval(() => {
  if (document.querySelector(".sunviz-picture[data-frame]")) {
    clearInterval(waiting);
    loading.hidden = true;
    listen(document.querySelector(".sunviz-picture"));
    setInterval(look, LOOK_EVERY);
  } else if (Date.now() - begun > PATIENCE) {
    clearInterval(waiting);
    tell("failed");
  }
}, 50);
// Telephones know no other last word.
addEventListener("pagehide", (event) => {
  if (!event.persisted) navigator.sendBeacon(`${config.baseUrl}voila/api/shutdown/${config.kernelId}`);
});
lost.querySelector("button").addEventListener("click", () => location.reload());
addEventListener("online", look);
document.addEventListener("visibilitychange", () => document.hidden || look());
