// Two or three species side by side. What is compared comes from their pages, so it reads as it does there.
import { everything } from "./catalogue.js";
import { fill, make, one, say } from "./page.js";
import { startPicker } from "./picker.js";
import { radar } from "./radar.js";
import { readSpecies } from "./species-page.js";

const most = 3;

export function startCompare(page) {
  const table = one("table", page);
  const form = one("form", page);
  if (!table || !form) return;
  const words = page.dataset;
  const known = everything();
  const pages = new Map();
  let ids = wanted();
  let turn = 0;

  function wanted() {
    const list = new URLSearchParams(location.search).getAll("p").join().split(",");
    const numbers = list.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
    return [...new Set(numbers)].slice(0, most);
  }

  function write() {
    const query = ids.length ? "?p=" + ids.join(",") : "";
    history.replaceState(history.state, "", location.pathname + query);
  }

  function read(entry) {
    if (!pages.has(entry.id)) {
      const reading = readSpecies(entry);
      pages.set(entry.id, reading);
      reading.catch(() => pages.delete(entry.id));
    }
    return pages.get(entry.id);
  }

  async function show() {
    const mine = ++turn;
    const byId = new Map((await known).map((entry) => [entry.id, entry]));
    ids = ids.filter((id) => byId.has(id));
    const shown = await Promise.all(ids.map((id) => read(byId.get(id))));
    if (mine !== turn) return;
    page.dataset.count = String(shown.length);
    form.hidden = shown.length >= most;
    table.hidden = shown.length === 0;
    table.tBodies[0]?.remove();
    table.createTHead().replaceChildren(headRow(shown));
    table.append(make("tbody", {}, ...shown.length ? rows(shown) : []));
    one("[data-radar]", page)?.replaceChildren(...radar(shown));
  }

  function headRow(shown) {
    const cells = shown.map(({ entry, picture, types }, place) => {
      const remove = make("button", { type: "button", "aria-label": fill(words.remove, entry) }, "×");
      remove.addEventListener("click", () => {
        ids = ids.filter((id) => id !== entry.id);
        write();
        update();
        one("input", form)?.focus();
      });
      const name = make("a", { href: entry.url }, entry.name);
      const number = make("span", { class: "no" }, entry.label);
      const line = make("span", { class: `series series-${place + 1}`, "aria-hidden": "true" });
      return make("th", { scope: "col" }, remove, picture ?? "", number, name, line, make("span", { class: "ts" }, ...types));
    });
    const corner = make("td", {});
    return make("tr", {}, corner, ...cells);
  }

  // One row for each thing that any of them has, in the order in which they have it.
  function rows(shown) {
    const labels = new Map();
    for (const { facts } of shown) for (const [label, { heading }] of facts) labels.set(label, heading);
    return [...labels].map(([label, heading]) => {
      const best = Math.max(...shown.map(({ facts }) => facts.get(label)?.value ?? -Infinity));
      const cells = shown.map(({ facts }, place) => {
        const fact = facts.get(label);
        const isBest = shown.length > 1 && fact?.value === best;
        return make("td", { class: [`from-${place + 1}`, isBest ? "best" : ""].join(" ").trim() }, ...(fact?.nodes ?? ["–"]));
      });
      return make("tr", {}, make("th", { scope: "row" }, ...heading.map((node) => node.cloneNode(true))), ...cells);
    });
  }

  const update = () => show().catch(() => say("unavailable"));
  startPicker(one("input", form), one("ul", form), known, (entry) => {
    if (!ids.includes(entry.id)) ids = [...ids, entry.id].slice(0, most);
    write();
    update();
  });
  addEventListener("popstate", () => {
    ids = wanted();
    update();
  });
  known.catch(() => say("unavailable"));
  update();
}
