// Reads the page of a species as its template wrote it; what a theme leaves out is not there.
import { all, one } from "./page.js";

/// { entry, picture, types, stats, facts }: elements that can be put into this page, and facts by label.
export async function readSpecies(entry) {
  const response = await fetch(entry.url);
  if (!response.ok) throw new Error(`${response.status} for ${entry.url}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  makeAbsolute(page, entry.url);
  const picture = one(".plate img", page) ?? one(".species-sprite", page);
  return {
    entry,
    picture: picture && taken(picture),
    types: all(".species .type", page).map(taken),
    stats: readStats(page),
    facts: new Map([...statFacts(page), ...damageFacts(page), ...listFacts(".facts dl > div", page), ...listFacts(".names dl > div", page)]),
  };
}

// Its links are relative to where it stands.
function makeAbsolute(page, address) {
  for (const key of ["href", "src"]) {
    for (const element of all(`[${key}]`, page)) {
      element.setAttribute(key, new URL(element.getAttribute(key), address).href);
    }
  }
}

function taken(element) {
  const copy = document.importNode(element, true);
  for (const inner of [copy, ...all("[id]", copy)]) inner.removeAttribute("id");
  return copy;
}

const statRows = (page) => all(".stats .stat-table tbody tr", page);
const label = (element) => element?.textContent.trim() ?? "";
const nodesOf = (element) => (element ? [...taken(element).childNodes] : []);

function readStats(page) {
  return statRows(page).map((row) => ({ name: label(one("th", row)), value: Number(label(one("td", row))) }));
}

function statFacts(page) {
  const total = one(".stats .stat-table tfoot tr", page);
  return [...statRows(page), ...(total ? [total] : [])].map((row) => {
    const bar = one(".bar svg", row);
    const value = Number(label(one("td", row)));
    const nodes = [document.createTextNode(label(one("td", row))), ...(bar ? [taken(bar)] : [])];
    return [label(one("th", row)), { heading: nodesOf(one("th", row)), nodes, value }];
  });
}

function damageFacts(page) {
  return all(".damage .factor", page).map((group) => {
    const types = all(".type", group).map(taken);
    const list = document.createElement("span");
    list.className = "ts";
    list.append(...types);
    return [label(one("dt", group)), { heading: nodesOf(one("dt", group)), nodes: [list] }];
  });
}

function listFacts(selector, page) {
  return all(selector, page).map((group) => {
    const lines = all("dd", group).map((line) => {
      const shown = document.createElement("div");
      if (line.lang) shown.lang = line.lang;
      shown.append(...nodesOf(line));
      return shown;
    });
    return [label(one("dt", group)), { heading: nodesOf(one("dt", group)), nodes: lines }];
  });
}
