// Links to the list, the grid and other languages keep what is searched.
import { all } from "./page.js";
import { recall, remember } from "./storage.js";

/// From now on these links lead to the same view; other pages of the session know it too.
export function carryState(links, search) {
  for (const link of links) {
    const address = new URL(link.href);
    address.search = search;
    link.href = address.href;
  }
  remember("search", search, "sessionStorage");
}

/// The way back to the list or grid leads to the view as it was left.
export function startViewLinks() {
  if (document.querySelector("#filters")) return;
  const search = recall("search", "sessionStorage");
  if (search) carryState(all("[data-view]"), search);
}
