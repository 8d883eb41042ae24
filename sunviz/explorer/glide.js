// Cards glide from where they lay to where they lie: a quarter of a second, on the picture itself.

const GLIDE_MS = 240;

function glider(canvas) {
  const pen = canvas.getContext("2d");
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  let running = 0;
  let last = null; // the picture that was shown last

  const inPixels = ([x, y, width, height, turn]) => ({
    x: (x / 100) * canvas.width,
    y: (y / 100) * canvas.height,
    w: (width / 100) * canvas.width,
    h: (height / 100) * canvas.height,
    turn: (turn * Math.PI) / 180,
  });

  // Draw the part of a picture that lies in the box `from`, in the middle of `at`, turned as that.
  function lay(picture, from, at) {
    pen.save();
    pen.translate(at.x, at.y);
    pen.rotate(at.turn);
    pen.beginPath();
    pen.rect(-from.w / 2, -from.h / 2, from.w, from.h);
    pen.clip();
    pen.rotate(-from.turn);
    pen.drawImage(picture, -from.x, -from.y);
    pen.restore();
  }

  function stop() {
    cancelAnimationFrame(running);
    delete canvas.dataset.gliding;
  }

  function glide(old, picture, from, boxes) {
    const begun = performance.now();
    canvas.dataset.gliding = "";
    const draw = (now) => {
      const way = Math.min(1, Math.max(0, (now - begun) / GLIDE_MS));
      pen.drawImage(picture, 0, 0);
      if (way === 1) return stop();
      const eased = 1 - (1 - way) ** 3;
      const between = (a, b) => a + (b - a) * eased;
      for (const box of boxes) lay(old, box, box);
      for (const box of boxes) {
        lay(picture, box, {
          x: between(from.x, box.x),
          y: between(from.y, box.y),
          turn: between(from.turn, box.turn),
        });
      }
      running = requestAnimationFrame(draw);
    };
    draw(begun);
  }

  // Show a picture; what `motion` tells of glides to its place in it.
  function show(picture, motion) {
    stop();
    const old = last;
    last = picture;
    // a closed picture has no width
    const alike = old?.width === picture.width && old.height === picture.height;
    if (!motion.from || still.matches || document.hidden || !alike) pen.drawImage(picture, 0, 0);
    else glide(old, picture, inPixels(motion.from), motion.to.map(inPixels));
  }

  return { show, stop };
}
