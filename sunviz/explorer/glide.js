// Cards glide from where they lay to where they lie: a quarter of a second, over the new picture.

const GLIDE_MS = 240;

function glider(frame, canvas) {
  const sheet = element("canvas", "sunviz-glide", frame, { "aria-hidden": "true" });
  const old = document.createElement("canvas");
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  let running = 0;

  const inPixels = ([x, y, width, height, turn]) => ({
    x: (x / 100) * canvas.width,
    y: (y / 100) * canvas.height,
    w: (width / 100) * canvas.width,
    h: (height / 100) * canvas.height,
    turn: (turn * Math.PI) / 180,
  });

  // One card of a picture, cut out upright.
  function cut(picture, box) {
    const card = document.createElement("canvas");
    card.width = Math.ceil(box.w);
    card.height = Math.ceil(box.h);
    const pen = card.getContext("2d");
    pen.translate(card.width / 2, card.height / 2);
    pen.rotate(-box.turn);
    pen.drawImage(picture, -box.x, -box.y);
    return card;
  }

  function lay(pen, card, { x, y, turn }) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    pen.drawImage(card, -card.width / 2, -card.height / 2);
    pen.restore();
  }

  // Keep the picture that is shown now, for it is about to be painted over.
  function keep() {
    old.width = canvas.width;
    old.height = canvas.height;
    old.getContext("2d").drawImage(canvas, 0, 0);
  }

  function stop() {
    cancelAnimationFrame(running);
    sheet.width = sheet.height = 0;
  }

  function start(motion) {
    stop();
    if (!motion.from || still.matches || old.width !== canvas.width || document.hidden) return;
    const from = inPixels(motion.from);
    const cards = motion.to.map((box) => {
      const to = inPixels(box);
      return { to, card: cut(canvas, to), under: cut(old, to) };
    });
    sheet.width = canvas.width;
    sheet.height = canvas.height;
    const pen = sheet.getContext("2d");
    const begun = performance.now();
    const draw = (now) => {
      const way = Math.min(1, Math.max(0, (now - begun) / GLIDE_MS));
      pen.clearRect(0, 0, sheet.width, sheet.height);
      if (way === 1) return stop();
      const eased = 1 - (1 - way) ** 3;
      const between = (a, b) => a + (b - a) * eased;
      for (const { under, to } of cards) lay(pen, under, to);
      for (const { card, to } of cards) {
        lay(pen, card, {
          x: between(from.x, to.x),
          y: between(from.y, to.y),
          turn: between(from.turn, to.turn),
        });
      }
      running = requestAnimationFrame(draw);
    };
    draw(begun);
  }

  return { keep, start, stop };
}
