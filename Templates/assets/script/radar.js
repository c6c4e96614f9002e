// The stats of several species as outlines over one another. The table beside it says the same in words.

const namespace = "http://www.w3.org/2000/svg";
const radius = 100;

function draw(name, attributes, text) {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text) element.textContent = text;
  return element;
}

/// Nothing with fewer than three stats or nobody to show.
export function radar(shown) {
  const names = [...new Set(shown.flatMap(({ stats }) => stats.map(({ name }) => name)))];
  if (names.length < 3) return [];
  const values = shown.map(({ stats }) => names.map((name) => stats.find((stat) => stat.name === name)?.value ?? 0));
  const top = Math.ceil(Math.max(...values.flat(), 1) / 20) * 20;
  const point = (index, part) => {
    const angle = (2 * Math.PI * index) / names.length - Math.PI / 2;
    return [Math.cos(angle), Math.sin(angle)].map((length) => Math.round(length * part * radius * 10) / 10);
  };
  const outline = (parts) => parts.map((part, index) => point(index, part).join(",")).join(" ");
  const svg = draw("svg", { class: "outlines", viewBox: "-170 -135 340 270", "aria-hidden": "true" });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    svg.append(draw("polygon", { class: "outline-ring", points: outline(names.map(() => part)) }));
  }
  names.forEach((name, index) => {
    const [x, y] = point(index, 1);
    svg.append(draw("line", { class: "outline-ring", x2: x, y2: y }));
    const [labelX, labelY] = point(index, 1.14);
    const anchor = Math.abs(labelX) < 5 ? "middle" : labelX > 0 ? "start" : "end";
    svg.append(draw("text", { x: labelX, y: labelY, "text-anchor": anchor, "dominant-baseline": "middle" }, name));
  });
  values.forEach((own, index) => {
    const points = outline(own.map((value) => value / top));
    svg.append(draw("polygon", { class: `outline-shape series-${index + 1}`, points }));
  });
  return [svg];
}
