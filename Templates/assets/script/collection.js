// Species that the reader marked as favourites or as caught. They stay in the browser.
import { say } from "./page.js";
import { recall, remember, whenChanged } from "./storage.js";

export const kinds = ["favourites", "caught"];
const format = "dexgen-collection";
const mostMarks = 200_000;
const listeners = new Set();
let marks = read();

/// Sets of ids from a text; nothing from what is not a collection.
function parse(text) {
  const data = JSON.parse(text);
  if (data?.format !== format || data.version !== 1) throw new Error("no collection");
  const sets = kinds.map((kind) => {
    const ids = data[kind] ?? [];
    const isGood = Array.isArray(ids) && ids.length <= mostMarks && ids.every((id) => Number.isSafeInteger(id) && id > 0);
    if (!isGood) throw new Error(`no ids in ${kind}`);
    return [kind, new Set(ids)];
  });
  return Object.fromEntries(sets);
}

function read() {
  const text = recall("collection");
  if (text === null) return { favourites: new Set(), caught: new Set() };
  try {
    return parse(text);
  } catch {
    // Kept aside, since the next mark writes over it.
    remember("collection.unreadable", text);
    return { favourites: new Set(), caught: new Set() };
  }
}

export function exported() {
  const lists = kinds.map((kind) => [kind, [...marks[kind]].sort((a, b) => a - b)]);
  return JSON.stringify({ format, version: 1, ...Object.fromEntries(lists) });
}

function save() {
  if (!remember("collection", exported())) say("unsaved");
  for (const listener of listeners) listener();
}

export const has = (kind, id) => marks[kind]?.has(id) ?? false;
export const marked = (kind) => marks[kind];

/// Whether the species has the mark now.
export function toggle(kind, id) {
  // Another window may have written in between; where nothing can be read, this one's marks are all there is.
  if (recall("collection") !== null) marks = read();
  const isNew = !marks[kind].has(id);
  if (isNew) marks[kind].add(id);
  else marks[kind].delete(id);
  save();
  return isNew;
}

/// Adds what a file holds to what is there; how many marks are new. Throws if it is no collection.
export function merge(text) {
  const added = parse(text);
  if (recall("collection") !== null) marks = read();
  let count = 0;
  for (const kind of kinds) {
    for (const id of added[kind]) {
      if (marks[kind].has(id)) continue;
      marks[kind].add(id);
      count += 1;
    }
  }
  save();
  return count;
}

export function whenMarksChange(listener) {
  listeners.add(listener);
}

whenChanged("collection", () => {
  marks = read();
  for (const listener of listeners) listener();
});
