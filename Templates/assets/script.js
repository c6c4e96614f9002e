// Search, filters, sorting and keys. Every page is complete without it.
"use strict";

const lang = document.documentElement.lang;
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const one = (selector, root = document) => root.querySelector(selector);

// Storage may be forbidden; then nothing is remembered.
const store = {
  get(area, key) {
    try { return window[area].getItem("dexgen." + key); } catch { return null; }
  },
  set(area, key, value) {
    try { window[area].setItem("dexgen." + key, value); } catch { /* not remembered */ }
  },
};

// MARK: Text

// Without case, accents, punctuation and the difference between hiragana and katakana.
function fold(text) {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[^\p{L}\p{N}♀♂|]+/gu, "");
}

function fill(pattern, values) {
  return pattern.replace(/\{(\w+)\}/g, (whole, key) => (key in values ? values[key] : whole));
}

// Whether `text` is `word`, or begins with it, with at most `limit` wrong, missing, added or swapped letters.
function isNear(word, text, limit) {
  const end = Math.min(text.length, word.length + limit);
  let before = [];
  let row = Array.from({ length: end + 1 }, (_, j) => j);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= end; j++) {
      const same = word[i - 1] === text[j - 1];
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && word[i - 1] === text[j - 2] && word[i - 2] === text[j - 1]) {
        next[j] = Math.min(next[j], before[j - 2] + 1);
      }
    }
    before = row;
    row = next;
  }
  return Math.min(...row) <= limit;
}

// MARK: The entries of a list or grid

function readEntry(element, place) {
  const link = one("a", element);
  const number = one(".no", element)?.textContent ?? "";
  const cells = element.dataset.s?.split(" ") ?? all("td", element).slice(3).map((cell) => cell.textContent);
  const name = link.textContent;
  return {
    element,
    place,
    link,
    name,
    names: fold(name),
    number: number.replace(/^0+(?=.)/, ""),
    generation: element.dataset.g ?? "",
    types: all(".type", element).map((badge) => /type-(\S+)/.exec(badge.className)[1]),
    stats: cells.map((text) => (text === "" ? null : Number(text))),
  };
}

function matchesQuery(query) {
  const word = fold(query);
  const digits = /^\s*(?:no\.?|#)?\s*(\d+)\s*$/i.exec(query)?.[1];
  const number = digits?.replace(/^0+(?=.)/, "");
  // A number of three digits or more is written out; a shorter one may be its beginning.
  const isNumber = (entry) => (digits.length > 2 ? entry.number === number : entry.number.startsWith(number));
  return (entry) => entry.names.includes(word) || (digits !== undefined && isNumber(entry));
}

function matchesNearly(query) {
  const word = fold(query);
  const limit = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  return (entry) => limit > 0 && entry.names.split("|").some((name) => isNear(word, name, limit));
}

function matchesFilters({ types, mode, gen }) {
  const wanted = (type, entry) => entry.types.includes(type);
  return (entry) =>
    (gen === "" || entry.generation === gen) &&
    (types.length === 0 ||
      (mode === "either" ? types.some((type) => wanted(type, entry)) : types.every((type) => wanted(type, entry))));
}

function comparator({ sort, order }, columns) {
  const sign = order === "desc" ? -1 : 1;
  if (sort === "number") return (a, b) => sign * (a.place - b.place);
  if (sort === "name") {
    const collator = new Intl.Collator(lang);
    return (a, b) => sign * collator.compare(a.name, b.name) || a.place - b.place;
  }
  const column = columns.indexOf(sort);
  // What is not known comes last in both directions.
  return (a, b) => {
    const [one, two] = [a.stats[column], b.stats[column]];
    if (one === two) return a.place - b.place;
    if (one === null || two === null) return one === null ? 1 : -1;
    return sign * (one - two);
  };
}

// MARK: The state of a view, as it stands in the address

const isPlainSort = (sort) => sort === "number" || sort === "name";
const usualOrder = (sort) => (isPlainSort(sort) ? "asc" : "desc");

function stateFromAddress(search, known) {
  const query = new URLSearchParams(search);
  const sort = known.sorts.includes(query.get("sort")) ? query.get("sort") : "number";
  const order = query.get("order");
  return {
    q: query.get("q") ?? "",
    types: query.getAll("type").join().split(",").filter((type) => known.types.includes(type)).slice(0, 2),
    mode: query.get("mode") === "either" ? "either" : "both",
    gen: known.generations.includes(query.get("gen")) ? query.get("gen") : "",
    sort,
    order: order === "asc" || order === "desc" ? order : usualOrder(sort),
  };
}

function addressOfState(state) {
  const query = new URLSearchParams();
  if (state.q.trim()) query.set("q", state.q.trim());
  if (state.types.length) query.set("type", state.types.join(","));
  if (state.types.length > 1 && state.mode === "either") query.set("mode", "either");
  if (state.gen) query.set("gen", state.gen);
  if (state.sort !== "number") query.set("sort", state.sort);
  if (state.order !== usualOrder(state.sort)) query.set("order", state.order);
  const text = query.toString().replaceAll("%2C", ",");
  return text ? "?" + text : "";
}

// Links to the list, the grid and the other languages carry the state along.
function carryState(links, search) {
  for (const link of links) {
    const address = new URL(link.href);
    address.search = search;
    link.href = address.href;
  }
}

// MARK: List and grid

function startIndex(form) {
  const box = one("#entries");
  const holder = one("tbody", box) ?? box;
  const columns = form.dataset.columns.split(" ");
  const typeBoxes = all("[name=type]", form);
  const modes = one(".mode", form);
  const order = one(".order", form);
  const reset = one("[type=reset]", form);
  const output = one("output", form);
  const views = all("[data-view], [data-part], .languages a");
  const numbers = new Intl.NumberFormat(lang);
  const known = {
    sorts: ["number", "name", ...columns],
    types: typeBoxes.map((input) => input.value),
    generations: all("#gen option", form).map((option) => option.value),
  };
  let state = stateFromAddress(location.search, known);
  let entries;
  let sorted = "number asc";
  let writing;

  const readAll = () => (entries ??= [...holder.children].map(readEntry));

  const elsewhere = startOtherPages();

  // The names in other languages wait in a file of their own until somebody searches.
  let names = form.dataset.names;
  async function fetchNames() {
    if (!names) return;
    const address = names;
    names = undefined;
    try {
      const more = await (await fetch(address)).json();
      for (const entry of readAll()) {
        const found = more[entry.element.id];
        entry.names += "|" + fold(found?.names ?? found ?? "");
      }
      if (state.q.trim()) showEntries();
    } catch {
      names = address;
    }
  }

  function showState() {
    if (form.q.value !== state.q) form.q.value = state.q;
    form.sort.value = state.sort;
    if (form.gen) form.gen.value = state.gen;
    for (const input of typeBoxes) input.checked = state.types.includes(input.value);
    for (const input of all("[name=mode]", form)) input.checked = input.value === state.mode;
    if (modes) modes.hidden = state.types.length < 2;
    order.textContent = state.order === "asc" ? order.dataset.up : order.dataset.down;
    reset.hidden = addressOfState(state) === "";
    for (const head of all("th[data-sort]")) {
      if (head.dataset.sort === state.sort) {
        head.setAttribute("aria-sort", state.order === "asc" ? "ascending" : "descending");
      } else {
        head.removeAttribute("aria-sort");
      }
    }
  }

  function showEntries() {
    const filtered = readAll().filter(matchesFilters(state));
    let shown = state.q.trim() ? filtered.filter(matchesQuery(state.q)) : filtered;
    const near = shown.length === 0 && state.q.trim() && !elsewhere ? filtered.filter(matchesNearly(state.q)) : [];
    if (near.length) shown = near;
    const visible = new Set(shown);
    for (const entry of entries) {
      if (entry.element.hidden === visible.has(entry)) entry.element.hidden = !visible.has(entry);
    }
    const wanted = state.sort + " " + state.order;
    if (wanted !== sorted) {
      holder.append(...[...entries].sort(comparator(state, columns)).map((entry) => entry.element));
      sorted = wanted;
    }
    const values = { count: numbers.format(shown.length), total: numbers.format(entries.length) };
    const { all: whole, count, none, near: nearly } = form.dataset;
    const text = fill(shown.length === entries.length ? whole : count, { ...values });
    output.textContent = near.length ? `${nearly} ${text}` : shown.length ? text : fill(none, values);
    return shown;
  }

  function writeState() {
    clearTimeout(writing);
    const search = addressOfState(state);
    if (search !== location.search) history.replaceState(history.state, "", location.pathname + search);
    carryState(views, search);
    store.set("sessionStorage", "search", search);
  }

  function change(part) {
    state = { ...state, ...part };
    showState();
    showEntries();
    elsewhere?.search(state);
    clearTimeout(writing);
    writing = setTimeout(writeState, 200);
  }

  const sortBy = (sort) =>
    change({ sort, order: sort !== state.sort ? usualOrder(sort) : state.order === "asc" ? "desc" : "asc" });

  form.addEventListener("input", ({ target }) => {
    if (target === form.q) return change({ q: target.value });
    if (target === form.sort) return change({ sort: target.value, order: usualOrder(target.value) });
    if (target === form.gen) return change({ gen: target.value });
    if (target.name === "mode") return change({ mode: target.value });
    if (target.name === "type") {
      const others = state.types.filter((type) => type !== target.value);
      return change({ types: target.checked ? [...others, target.value].slice(-2) : others });
    }
  });
  order.addEventListener("click", () => sortBy(state.sort));
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    change(stateFromAddress("", known));
    form.q.focus();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const links = [...showEntries().map((entry) => entry.link), ...(elsewhere?.links() ?? [])];
    if (links.length === 1) links[0].click();
  });
  for (const head of all("th[data-sort]")) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = head.textContent;
    button.addEventListener("click", () => sortBy(head.dataset.sort));
    head.replaceChildren(button);
  }
  form.q.addEventListener("focus", fetchNames);
  addEventListener("pagehide", writeState);
  addEventListener("popstate", () => {
    state = stateFromAddress(location.search, known);
    showState();
    showEntries();
    elsewhere?.search(state);
  });

  for (const plain of all("[data-plain]")) plain.hidden = true;
  form.hidden = false;
  one("details", form).open = state.types.length > 0 || state.gen !== "";
  showState();
  if (addressOfState(state) || elsewhere) showEntries();
  elsewhere?.search(state);
  if (state.q) fetchNames();
  (window.requestIdleCallback ?? setTimeout)(readAll);
  writeState();
}

// MARK: The other pages of a long list

const fetchJSON = async (address) => (await fetch(address)).json();

function readFound({ name, number = "", url, types, generation = "", names = "" }) {
  return {
    name,
    label: number,
    url,
    types,
    generation: String(generation),
    number: number.replace(/^0+(?=.)/, ""),
    names: fold(name + "|" + (names ?? "")),
  };
}

// Lists what matches on the other pages; their files are fetched one by one when somebody searches.
function startOtherPages() {
  const box = one("#elsewhere");
  if (!box) return undefined;
  const most = 60;
  const list = one("ul", box);
  const status = one("[role=status]", box);
  const numbers = new Intl.NumberFormat(lang);
  const home = new URL(box.dataset.home, location.href);
  const index = new URL(box.dataset.index, location.href);
  const own = new URL(one("#filters").dataset.names, location.href).href;
  const files = new Map();
  let addresses;
  let turn = 0;

  function load(address) {
    if (!files.has(address)) {
      const file = fetchJSON(address).then((entries) => Object.values(entries).map(readFound));
      files.set(address, file);
      file.catch(() => files.delete(address));
    }
    return files.get(address);
  }

  function show(entry) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = new URL(entry.url, home).href;
    link.textContent = entry.name;
    const number = document.createElement("span");
    number.className = "no";
    number.textContent = entry.label;
    item.append(number, " ", link);
    list.append(item);
  }

  async function find(state, mine) {
    const inFilters = matchesFilters(state);
    const inQuery = state.q.trim() ? matchesQuery(state.q) : () => true;
    let count = 0;
    addresses ??= (await fetchJSON(index)).map((name) => new URL(name, index).href).filter((one) => one !== own);
    for (const [place, address] of addresses.entries()) {
      // A few at a time: the next ones are under way while this one is read.
      for (const next of addresses.slice(place, place + 4)) load(next).catch(() => {});
      const entries = await load(address);
      if (mine !== turn) return;
      for (const entry of entries) {
        if (!inFilters(entry) || !inQuery(entry)) continue;
        count += 1;
        if (count > most) break;
        show(entry);
      }
      if (count > most) break;
    }
    const text = count > most ? box.dataset.more : box.dataset.count;
    status.textContent = fill(text, { count: numbers.format(Math.min(count, most)) });
  }

  function search(state) {
    const mine = ++turn;
    box.hidden = !state.q.trim() && state.types.length === 0 && state.gen === "";
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

// MARK: Every other page

// The way back to the list or grid leads to the view as it was left.
function startElsewhere() {
  const search = store.get("sessionStorage", "search");
  if (search) carryState(all("[data-view]"), search);
}

// MARK: Keys

// Keys that are single characters can be switched off, as some people's tools type them unasked.
function startKeys() {
  const toggle = one("#shortcuts");
  toggle.checked = store.get("localStorage", "keys") !== "off";
  toggle.addEventListener("change", () => store.set("localStorage", "keys", toggle.checked ? "on" : "off"));
  const actions = {
    "/": () => one("#q")?.focus(),
    j: () => one("a[rel=next]")?.click(),
    k: () => one("a[rel=prev]")?.click(),
  };
  actions.ArrowRight = actions.j;
  actions.ArrowLeft = actions.k;
  addEventListener("keydown", (event) => {
    if (!toggle.checked || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const { target } = event;
    if (target.matches?.("input:not([type=checkbox]), select, textarea, [contenteditable]")) return;
    const action = actions[event.key];
    if (!action) return;
    if (event.key === "/") event.preventDefault();
    action();
  });
}

// An open menu closes when something else is chosen.
function startMenus() {
  const menus = all(".languages");
  addEventListener("click", ({ target }) => {
    for (const menu of menus) if (!menu.contains(target)) menu.open = false;
  });
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of menus) {
      if (menu.open && menu.contains(document.activeElement)) one("summary", menu).focus();
      menu.open = false;
    }
  });
}

// A form that the address names is opened.
function startForms() {
  const open = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target?.matches("details.form")) target.open = true;
  };
  addEventListener("hashchange", open);
  open();
}

for (const part of all("[data-script]")) part.hidden = false;
const filters = one("#filters");
if (filters) startIndex(filters);
else startElsewhere();
startKeys();
startMenus();
startForms();
