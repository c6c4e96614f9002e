// The page that the script runs on, and where the site is.

const { src, dataset } = document.currentScript;
const address = (text) => (text ? new URL(text, location.href) : undefined);

export const lang = document.documentElement.lang;
export const one = (selector, root = document) => root.querySelector(selector);
export const all = (selector, root = document) => [...root.querySelectorAll(selector)];

export const site = {
  /// Scripts are in a folder of the root.
  root: new URL("..", src),
  /// The list in the language of the page.
  home: address(dataset.home) ?? new URL("..", src),
  /// Names the files with what there is to find.
  search: address(dataset.search),
  worker: address(dataset.worker),
};

const numbers = new Intl.NumberFormat(lang || undefined);

/// Fills the `{placeholders}` of a pattern; numbers in the form of the page's language.
export function fill(pattern = "", values = {}) {
  return pattern.replace(/\{(\w+)\}/g, (whole, key) => {
    const value = values[key];
    return value === undefined ? whole : typeof value === "number" ? numbers.format(value) : value;
  });
}

/// A new element with attributes and children; texts are never read as markup.
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/// Says something to everybody, in a word that the page has for it.
export function say(key, values) {
  const notice = one("#notice");
  const text = notice && fill(notice.dataset[key], values);
  if (!text) return;
  notice.textContent = text;
  notice.hidden = false;
  clearTimeout(say.timer);
  say.timer = setTimeout(() => (notice.hidden = true), 6000);
}
