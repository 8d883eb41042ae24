// The picture: shapes that the package has painted, put into an SVG.

const SVG = "http://www.w3.org/2000/svg";
const { paths, colours, shapes, cards, skies, daylight, looks } = lesson.tables;
const THEMES = [...new Set(looks.map((look) => look.split("-")[0]))];
const SKY_STOPS = daylight.stops[0].sky.length;

function draw(tag, attributes, parent) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  parent?.append(made);
  return made;
}

let drawings = 0; // gradients need names of their own

// A picture in an SVG element: `show` paints a table, `cards` gives the elements of its cards.
function drawing(root) {
  const id = `sky${(drawings += 1)}`;
  const defs = draw("defs", {}, root);
  const [width, height] = daylight.frame;
  const clip = draw("clipPath", { id: `${id}-frame` }, defs);
  draw("rect", { width: 1200, height: 800 }, clip);
  const shown = draw("g", { "clip-path": `url(#${id}-frame)` }, root);
  const all = draw("g", { transform: "matrix(100 0 0 -100 0 800)" }, shown);
  const sky = draw("g", {}, all);
  const [back, laid, front] = ["back", "cards", "front"].map((name) => draw("g", { class: name }, all));
  const beams = draw("g", {});
  const stops = { sky: [], beam: [], ground: [], near: [] };
  let kept = new Map(); // the elements of cards, made once for a look and a language
  let look = 0;
  let lang = 0;

  function gradient(name, kind, attributes, count) {
    const made = draw(kind, { id: `${id}-${name}`, gradientUnits: "userSpaceOnUse", ...attributes }, defs);
    stops[name] = Array.from({ length: count }, () => draw("stop", {}, made));
    return `url(#${id}-${name})`;
  }

  function makeSky() {
    const [cx, cy] = daylight.sun;
    const far = daylight.stops[0].sky.at(-1) + 0.5;
    const round = { cx, cy, r: far };
    draw("rect", { width, height, fill: gradient("sky", "radialGradient", round, SKY_STOPS) }, sky);
    const fill = gradient("beam", "radialGradient", round, SKY_STOPS);
    sky.append(beams);
    for (const angle of daylight.rays) {
      for (const [half, opacity] of daylight.wedges) {
        const edges = [angle - half, angle + half].map((degrees) => {
          const turn = (degrees * Math.PI) / 180;
          return `${(cx + 14 * Math.cos(turn)).toFixed(3)} ${(cy + 14 * Math.sin(turn)).toFixed(3)}`;
        });
        draw("path", { d: `M${cx} ${cy}L${edges.join("L")}Z`, fill, opacity }, beams);
      }
    }
    const [horizon, depth, nearer] = daylight.ground;
    daylight.hills.forEach((hill, at) => {
      const high = horizon + at * nearer * depth;
      const slope = { x1: 0, x2: 0, y1: high, y2: high - depth };
      const green = gradient(at ? "near" : "ground", "linearGradient", slope, 2);
      const line = hill.map((point) => point.join(" ")).join("L");
      draw("path", { d: `M0 0L${line}L${width} 0Z`, fill: green }, sky);
    });
  }

  function paintSky(number, theme) {
    const shades = skies[number][THEMES.indexOf(theme)];
    const at = daylight.stops[THEMES.indexOf(theme)];
    const far = daylight.stops[0].sky.at(-1) + 0.5;
    for (const name of ["sky", "beam"]) {
      stops[name].forEach((stop, i) => {
        stop.setAttribute("offset", at[name][i] / far);
        stop.style.stopColor = shades[i];
      });
    }
    for (const name of ["ground", "near"]) {
      stops[name].forEach((stop, i) => {
        stop.setAttribute("offset", i);
        stop.style.stopColor = shades[SKY_STOPS + i];
      });
    }
    beams.setAttribute("visibility", theme === "contrast" ? "hidden" : "visible");
  }

  function shape(ref) {
    const [path, fill, ...rest] = shapes[typeof ref === "number" ? ref : ref[lang]];
    const looks = { d: paths[path], fill: colours[fill][look] };
    if (rest.length === 6) looks.transform = `matrix(${rest.join(" ")})`;
    else {
      Object.assign(looks, { stroke: colours[rest[0]][look], "stroke-width": rest[1] });
      Object.assign(looks, { "stroke-linejoin": "round", "stroke-linecap": "round" });
    }
    return draw("path", looks);
  }

  function card(number) {
    if (!kept.has(number)) {
      const made = draw("g", {});
      made.append(...cards[number].map(shape));
      kept.set(number, made);
    }
    return kept.get(number);
  }

  // Paint a table in a language, a theme and the suits' colours.
  function show(table, { lang: code, theme, suits, withSky = true }) {
    const wanted = [looks.indexOf(`${theme}-${suits}`), lesson.langs.indexOf(code)];
    if (wanted[0] !== look || wanted[1] !== lang) kept = new Map();
    [look, lang] = wanted;
    sky.setAttribute("visibility", withSky ? "visible" : "hidden");
    beams.toggleAttribute("hidden", !withSky);
    paintSky(table.sky, theme);
    if (!withSky) beams.setAttribute("visibility", "hidden");
    back.replaceChildren(...table.back.map(shape));
    laid.replaceChildren(...table.cards.map(card));
    front.replaceChildren(...table.front.map(shape));
  }

  makeSky();
  return { show, card, laid, front };
}

// A picture of its own, with its words, for paper.
function stillPicture(table, look, alt) {
  const root = draw("svg", { viewBox: "0 0 1200 800", role: "img", "aria-label": alt });
  drawing(root).show(table, look);
  return root;
}
