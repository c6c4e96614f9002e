// A list that is cut into pages: what matches on the other pages is listed above the entries.
import { addresses, parts } from "./catalogue.js";
import { all, fill, make, one } from "./page.js";
import { matchesFilters, matchesQuery } from "./query.js";

const most = 60;

/// Nothing if the list is on one page.
export function startOtherParts(form) {
  const box = one("#elsewhere");
  if (!box) return undefined;
  const list = one("ul", box);
  const status = one("[role=status]", box);
  const own = new URL(form.dataset.names, location.href).href;
  let turn = 0;

  function show(entry) {
    const number = make("span", { class: "no" }, entry.label);
    list.append(make("li", {}, number, " ", make("a", { href: entry.url }, entry.name)));
  }

  async function find(state, mine) {
    const inFilters = matchesFilters(state);
    const inQuery = state.q.trim() ? matchesQuery(state.q) : () => true;
    let count = 0;
    const others = (await addresses()).filter((address) => address !== own);
    for await (const entries of parts(others)) {
      if (mine !== turn) return;
      const found = entries.filter((entry) => inFilters(entry) && inQuery(entry));
      found.slice(0, most - count).forEach(show);
      count += found.length;
      if (count > most) break;
    }
    const text = count > most ? box.dataset.more : box.dataset.count;
    status.textContent = fill(text, { count: Math.min(count, most) });
  }

  function search(state) {
    const mine = ++turn;
    const { q, types, gen, status: rank, form: kind, mine: marked } = state;
    box.hidden = !q.trim() && types.length === 0 && !gen && !rank && !kind && !marked;
    list.replaceChildren();
    if (box.hidden) return;
    status.textContent = box.dataset.busy;
    setTimeout(() => {
      if (mine !== turn) return;
      find(state, mine).catch(() => {
        if (mine === turn) box.hidden = true;
      });
    }, 150);
  }

  return { search, links: () => all("a", list) };
}
