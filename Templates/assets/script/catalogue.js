// What the script knows about the species: files of their own, fetched when somebody asks.
import { site } from "./page.js";
import { fold, romanize } from "./text.js";

const files = new Map();

async function fetchJSON(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response.json();
}

// The file has a list for each thing that is known, in the order of the entries.
function readEntries({ stats = {}, ...lists }) {
  return (lists.id ?? []).map((_, place) => {
    const at = ([key, list]) => [key, list[place]];
    return readEntry(Object.fromEntries(Object.entries(lists).map(at)), Object.entries(stats).map(at));
  });
}

function readEntry(raw, stats) {
  const values = stats.map(([, value]) => value);
  const name = raw.name ?? "";
  const names = `${name}|${raw.names ?? ""}`;
  const kana = /[\u3040-\u30ff]/.test(names) ? names.split("|").map(katakana).map(romanize) : [];
  return {
    id: raw.id,
    name,
    label: raw.number ?? "",
    number: plainNumber(raw.number ?? ""),
    url: new URL(raw.url, site.home).href,
    sprite: new URL(raw.sprite, site.root).href,
    types: raw.types ?? [],
    generation: String(raw.generation ?? ""),
    tags: raw.tags ?? [],
    values: {
      ...Object.fromEntries(stats),
      total: values.length && !values.includes(null) ? values.reduce((sum, value) => sum + value) : null,
      height: raw.height,
      weight: raw.weight,
    },
    names: fold([names, ...kana.filter(Boolean)].join("|")),
  };
}

const katakana = (name) =>
  name.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/// A number without the zeros in front of it.
export const plainNumber = (text) => text.replace(/^0+(?=.)/, "");

/// The entries of one file; one that could not be fetched is tried again the next time.
export function load(address) {
  const key = new URL(address, location.href).href;
  if (!files.has(key)) {
    const file = fetchJSON(key).then(readEntries);
    files.set(key, file);
    file.catch(() => files.delete(key));
  }
  return files.get(key);
}

/// The addresses of all files, in the order of the list.
export async function addresses() {
  const names = await fetchJSON(site.search);
  return names.map((name) => new URL(name, site.search).href);
}

/// All entries, file by file: the next ones are under way while one is read.
export async function* parts(list) {
  for (const [place, address] of list.entries()) {
    for (const next of list.slice(place, place + 4)) load(next).catch(() => {});
    yield await load(address);
  }
}

/// Every species of the site.
export async function everything() {
  const found = [];
  for await (const entries of parts(await addresses())) found.push(...entries);
  return found;
}
