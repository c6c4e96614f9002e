// The reader's favourites and caught species, counted by generation; as a file to keep and to bring along.
import { everything } from "./catalogue.js";
import { exported, kinds, marked, merge, whenMarksChange } from "./collection.js";
import { all, fill, make, one, say } from "./page.js";

const largestFile = 4_000_000;

function listItem(entry) {
  const picture = make("img", { src: entry.sprite, alt: "", width: 40, height: 40, loading: "lazy" });
  const number = make("span", { class: "no" }, entry.label);
  return make("li", {}, picture, number, " ", make("a", { href: entry.url }, entry.name));
}

export function startCollectionPage(page) {
  let entries = [];

  function showList(kind) {
    const list = one(`[data-list=${kind}]`, page);
    if (!list) return;
    const shown = entries.filter((entry) => marked(kind).has(entry.id));
    list.replaceChildren(...shown.map(listItem));
    const empty = one(`[data-empty=${kind}]`, page);
    if (empty) empty.hidden = shown.length > 0;
  }

  // A row says which generation it counts; one without says it for all.
  function showCounts() {
    for (const row of all("[data-counts]", page)) {
      const wanted = row.dataset.counts;
      const group = wanted ? entries.filter((entry) => entry.generation === wanted) : entries;
      for (const kind of kinds) {
        const count = group.filter((entry) => marked(kind).has(entry.id)).length;
        const cell = one(`[data-count=${kind}]`, row);
        if (cell) cell.textContent = fill(page.dataset.of, { count, total: group.length });
        const bar = one(`meter[data-bar=${kind}]`, row);
        if (bar) {
          bar.max = Math.max(group.length, 1);
          bar.value = count;
        }
      }
    }
  }

  function show() {
    kinds.forEach(showList);
    showCounts();
  }

  function download() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([exported() + "\n"], { type: "application/json" }));
    link.download = "collection.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  async function bring(input) {
    const [file] = input.files;
    input.value = "";
    if (!file) return;
    try {
      if (file.size > largestFile) throw new Error("too large");
      say("imported", { count: merge(await file.text()) });
    } catch {
      say("unreadable");
    }
  }

  one("[data-export]", page)?.addEventListener("click", download);
  one("[data-import]", page)?.addEventListener("change", ({ target }) => bring(target));
  whenMarksChange(show);
  everything().then(
    (found) => {
      entries = found;
      show();
    },
    () => say("unavailable"),
  );
}
