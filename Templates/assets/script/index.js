// List and grid: search, filters, order.
import { load, plainNumber } from "./catalogue.js";
import { whenMarksChange } from "./collection.js";
import { startOtherParts } from "./other-parts.js";
import { all, fill, one } from "./page.js";
import { startPlace } from "./place.js";
import { comparator, matchesFilters, matchesNearly, matchesQuery } from "./query.js";
import { fold } from "./text.js";
import { carryState } from "./view-links.js";
import { addressOfState, choices, stateFromAddress, usualOrder } from "./view-state.js";

// What a row says of itself: enough to find it by name, number and type if nothing else can be fetched.
function readRow(row) {
  const name = one("a", row)?.textContent ?? "";
  return {
    name,
    names: fold(name),
    number: plainNumber(/\d+/.exec(one(".no", row)?.textContent)?.[0] ?? ""),
    types: all(".type", row).map((badge) => /type-(\S+)/.exec(badge.className)?.[1]),
    generation: "",
    tags: [],
    values: {},
  };
}

const valuesOf = (select) => [...(select?.options ?? [])].map((option) => option.value).filter(Boolean);

export function startIndex(form) {
  const box = one("#entries");
  if (!box || !form.elements.q) return;
  const holder = one("tbody", box) ?? box;
  const rows = [...holder.children];
  const fields = form.elements;
  const typeBoxes = all("[name=type]", form);
  const order = one(".order", form);
  const reset = one("[type=reset]", form);
  const output = one("output", form);
  const heads = all("th[data-sort]");
  const links = all("[data-view], [data-part], .languages a");
  const known = {
    sorts: valuesOf(fields.sort),
    types: typeBoxes.map((input) => input.value),
    ...Object.fromEntries(choices.map((key) => [key, valuesOf(fields[key])])),
  };
  let state = stateFromAddress(location.search, known);
  let entries;
  let loading;
  let sorted = "number asc";
  let writing;

  const others = startOtherParts(form);
  const place = startPlace(holder, links);

  // The entries of this page with all that is known of them, in the order of the page.
  const withRows = (found) => {
    const byId = new Map(found.map((entry) => ["n" + entry.id, entry]));
    return rows.map((row, index) => ({ ...(byId.get(row.id) ?? readRow(row)), row, place: index }));
  };

  function fetchEntries() {
    loading ??= load(form.dataset.names).then(
      (found) => (entries = withRows(found)),
      () => {
        loading = undefined;
        entries = withRows([]);
      },
    );
    return loading;
  }

  function showState() {
    if (fields.q.value !== state.q) fields.q.value = state.q;
    for (const key of ["sort", ...choices]) if (fields[key]) fields[key].value = state[key];
    for (const input of typeBoxes) input.checked = state.types.includes(input.value);
    for (const input of all("[name=mode]", form)) input.checked = input.value === state.mode;
    const modes = one(".mode", form);
    if (modes) modes.hidden = state.types.length === 0;
    if (order) order.textContent = state.order === "asc" ? order.dataset.up : order.dataset.down;
    if (reset) reset.hidden = addressOfState(state) === "";
    for (const head of heads) {
      if (head.dataset.sort === state.sort) {
        head.setAttribute("aria-sort", state.order === "asc" ? "ascending" : "descending");
      } else {
        head.removeAttribute("aria-sort");
      }
    }
  }

  function find() {
    const filtered = entries.filter(matchesFilters(state));
    if (!state.q.trim()) return { shown: filtered, isNear: false };
    const exact = filtered.filter(matchesQuery(state.q));
    if (exact.length || others) return { shown: exact, isNear: false };
    const near = filtered.filter(matchesNearly(state.q));
    return { shown: near, isNear: near.length > 0 };
  }

  function showEntries() {
    const { shown, isNear } = find();
    const visible = new Set(shown);
    for (const entry of entries) {
      const isHidden = !visible.has(entry);
      if (entry.row.hidden !== isHidden) entry.row.hidden = isHidden;
    }
    const wanted = `${state.sort} ${state.order}`;
    if (wanted !== sorted) {
      holder.append(...[...entries].sort(comparator(state)).map((entry) => entry.row));
      sorted = wanted;
    }
    const { all: whole, count, none, near } = form.dataset;
    const values = { count: shown.length, total: entries.length };
    const text = fill(shown.length === 0 ? none : shown.length === entries.length ? whole : count, values);
    if (output) output.textContent = isNear ? `${near} ${text}` : text;
    return shown;
  }

  const show = () => (entries ? showEntries() : fetchEntries().then(showEntries));

  function writeState() {
    clearTimeout(writing);
    const search = addressOfState(state);
    if (search !== location.search) history.replaceState(history.state, "", location.pathname + search);
    carryState(links, search);
  }

  function change(part) {
    state = { ...state, ...part };
    showState();
    show();
    others?.search(state);
    clearTimeout(writing);
    writing = setTimeout(writeState, 200);
  }

  const sortBy = (sort) =>
    change({ sort, order: sort !== state.sort ? usualOrder(sort) : state.order === "asc" ? "desc" : "asc" });

  form.addEventListener("input", ({ target }) => {
    if (target === fields.q) return change({ q: target.value });
    if (target === fields.sort) return change({ sort: target.value, order: usualOrder(target.value) });
    if (target.name === "mode" || choices.includes(target.name)) return change({ [target.name]: target.value });
    if (target.name === "type") {
      const rest = state.types.filter((type) => type !== target.value);
      return change({ types: target.checked ? [...rest, target.value].slice(-2) : rest });
    }
  });
  order?.addEventListener("click", () => sortBy(state.sort));
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    change(stateFromAddress("", known));
    fields.q.focus();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const found = (await show()).map((entry) => one("a", entry.row)).concat(others?.links() ?? []);
    if (found.length === 1) found[0]?.click();
  });
  for (const head of heads) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    button.addEventListener("click", () => sortBy(head.dataset.sort));
    head.append(button);
  }
  form.addEventListener("focusin", fetchEntries, { once: true });
  addEventListener("pagehide", writeState);
  addEventListener("popstate", () => {
    state = stateFromAddress(location.search, known);
    showState();
    show();
    others?.search(state);
  });
  whenMarksChange(() => {
    if (state.mine) show();
  });

  form.hidden = false;
  const more = one("details", form);
  if (more) more.open = state.types.length > 0 || choices.some((key) => state[key]);
  showState();
  writeState();
  others?.search(state);
  if (addressOfState(state)) {
    box.classList.add("waiting");
    fetchEntries().then(() => {
      showEntries();
      box.classList.remove("waiting");
      place.restore();
    });
  } else {
    place.restore();
    if (others) fetchEntries().then(showEntries);
  }
}
