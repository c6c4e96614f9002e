// Which entries a state asks for, and in which order.
import { has } from "./collection.js";
import { lang } from "./page.js";
import { fold, isNear } from "./text.js";

/// Entries whose name has the text, or whose number is it.
export function matchesQuery(query) {
  const word = fold(query).replaceAll("|", "");
  const digits = /^\s*(?:no\.?|#)?\s*(\d+)\s*$/i.exec(query)?.[1];
  const number = digits?.replace(/^0+(?=.)/, "");
  // A number of three digits or more is written out; a shorter one may be its beginning.
  const isNumber = (entry) => (digits.length > 2 ? entry.number === number : entry.number.startsWith(number));
  return (entry) =>
    (word !== "" && entry.names.includes(word)) || (digits !== undefined && isNumber(entry));
}

/// Entries with a name that the text may have been meant for.
export function matchesNearly(query) {
  const word = fold(query).replaceAll("|", "");
  const limit = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  return (entry) => limit > 0 && entry.names.split("|").some((name) => isNear(word, name, limit));
}

export function matchesFilters({ types, mode, gen, status, form, mine }) {
  const hasType = {
    both: (entry) => types.every((type) => entry.types.includes(type)),
    either: (entry) => types.some((type) => entry.types.includes(type)),
    not: (entry) => !types.some((type) => entry.types.includes(type)),
  }[mode];
  return (entry) =>
    (types.length === 0 || hasType(entry)) &&
    (gen === "" || entry.generation === gen) &&
    (status === "" || entry.tags.includes(status)) &&
    (form === "" || entry.tags.includes(form)) &&
    (mine === "" || (mine === "missing" ? !has("caught", entry.id) : has(mine, entry.id)));
}

/// For sorting; `place` is where an entry stands by number. What is not known comes last in both directions.
export function comparator({ sort, order }) {
  const sign = order === "desc" ? -1 : 1;
  if (sort === "number") return (a, b) => sign * (a.place - b.place);
  if (sort === "name") {
    const collator = new Intl.Collator(lang || undefined);
    return (a, b) => sign * collator.compare(a.name, b.name) || a.place - b.place;
  }
  return (a, b) => {
    const [left, right] = [a.values[sort] ?? null, b.values[sort] ?? null];
    if (left === right) return a.place - b.place;
    if (left === null || right === null) return left === null ? 1 : -1;
    return sign * (left - right);
  };
}
