// What the film shows; the picture finds its tables here.

const lesson = JSON.parse(document.getElementById("content").textContent);
const last = lesson.steps.length - 1;
const byId = (id) => document.getElementById(id);
