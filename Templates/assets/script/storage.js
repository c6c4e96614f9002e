// What the browser remembers. Storage may be forbidden or full; then nothing is remembered.
import { site } from "./page.js";

// Sites in other folders of the same host have memories of their own.
const name = (key) => `dexgen:${site.root.pathname}:${key}`;

/// null if there is nothing.
export function recall(key, area = "localStorage") {
  try {
    return window[area].getItem(name(key));
  } catch {
    return null;
  }
}

/// Whether it could be kept.
export function remember(key, value, area = "localStorage") {
  try {
    window[area].setItem(name(key), value);
    return true;
  } catch {
    return false;
  }
}

/// Calls `action` when another window of the site changes what is kept.
export function whenChanged(key, action) {
  addEventListener("storage", (event) => {
    if (event.key === name(key) || event.key === null) action();
  });
}
