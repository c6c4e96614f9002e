// Keys that are single characters. They can be switched off, as some people's tools type them unasked.
import { all, one } from "./page.js";
import { recall, remember } from "./storage.js";

const isTyping = (target) =>
  target.matches?.("input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]");

// In list and grid from entry to entry, elsewhere from page to page.
function step(by) {
  const links = all("#entries a").filter((link) => link.checkVisibility?.() ?? link.offsetParent);
  if (!links.length) return one(by > 0 ? "a[rel=next]" : "a[rel=prev]")?.click();
  const place = links.indexOf(document.activeElement);
  const next = place < 0 ? (by > 0 ? 0 : links.length - 1) : place + by;
  links[Math.min(Math.max(next, 0), links.length - 1)].focus();
}

const turn = (rel) => one(`a[rel=${rel}]`)?.click();

export function startKeys() {
  const help = one("dialog#help");
  const toggle = one("#shortcuts");
  const actions = {
    "/": () => one("#q")?.focus(),
    "?": () => help?.showModal?.(),
    j: () => step(1),
    k: () => step(-1),
    ArrowRight: () => turn("next"),
    ArrowLeft: () => turn("prev"),
  };

  if (toggle) {
    toggle.checked = recall("keys") !== "off";
    toggle.addEventListener("change", () => remember("keys", toggle.checked ? "on" : "off"));
  }
  for (const button of all("[data-help]")) button.addEventListener("click", actions["?"]);
  // A click beside the dialog closes it, as people expect.
  help?.addEventListener("click", ({ target }) => target === help && help.close());

  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && event.target.id === "q") return event.target.blur();
    if (toggle?.checked === false || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isTyping(event.target) || help?.open) return;
    const action = actions[event.key];
    if (!action || event.defaultPrevented) return;
    if (event.key === "/") event.preventDefault();
    action();
  });
}
