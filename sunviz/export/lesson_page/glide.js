// Cards glide from where they lay to where they lie; what they cover is seen until they land.

const GLIDE = 420; // milliseconds for one card
const PACKET = { each: 360, apart: 55 }; // cards that are dealt follow each other

function glider(picture) {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let running = [];

  function stop() {
    const ended = running;
    running = [];
    for (const end of ended) end();
  }

  // Let an element that lies in the box `to` come from the box `from`.
  function fly(made, from, to, timing) {
    const [x, y, angle] = to;
    const start = `translate(${from[0]}px, ${from[1]}px) rotate(${from[2] - angle}deg) translate(${-x}px, ${-y}px)`;
    const end = `translate(${x}px, ${y}px) rotate(0deg) translate(${-x}px, ${-y}px)`;
    const easing = "cubic-bezier(0.25, 0.7, 0.25, 1)";
    return made.animate([{ transform: start }, { transform: end }], { easing, fill: "backwards", ...timing });
  }

  function launch(number, covered, from, to, timing) {
    const made = picture.laid.children[number];
    const place = made.nextSibling;
    const flying = made.cloneNode(true);
    const under = covered >= 0 ? picture.card(covered).cloneNode(true) : null;
    made.setAttribute("visibility", "hidden");
    if (under) picture.laid.insertBefore(under, place);
    picture.laid.append(flying);
    const land = () => {
      made.removeAttribute("visibility");
      flying.remove();
      under?.remove();
    };
    const motion = fly(flying, from, to, timing);
    running.push(() => {
      motion.cancel();
      land();
    });
    return motion.finished.then(land, () => {});
  }

  async function glide(found) {
    stop();
    if (!found || still.matches || document.hidden || !picture.laid.animate) return;
    picture.front.setAttribute("visibility", "hidden");
    running.push(() => picture.front.removeAttribute("visibility"));
    const mine = running;
    await Promise.all(found.map((one) => launch(...one)));
    if (mine === running) stop();
  }

  const forward = ({ from, single, to }) =>
    to.map(([number, box, covered], at) => [
      number,
      covered,
      from,
      box,
      single ? { duration: GLIDE } : { duration: PACKET.each, delay: PACKET.apart * at },
    ]);

  const backward = ({ from, back, to }) =>
    back >= 0 ? [[back, -1, to[0][1], from, { duration: GLIDE }]] : null;

  return {
    stop,
    forward: (way) => glide(way && forward(way)),
    backward: (way) => glide(way && backward(way)),
  };
}
