// Light, dark, or as the system has it. theme.js sets what was chosen before the page is drawn.
import { recall, remember } from "./storage.js";

const themes = ["auto", "light", "dark"];

export function startTheme(button) {
  const root = document.documentElement;
  let theme = themes.includes(recall("theme")) ? recall("theme") : "auto";

  function show() {
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
    const text = button.dataset[theme] ?? theme;
    button.setAttribute("aria-label", text);
    button.title = text;
    button.dataset.shown = theme;
  }

  button.addEventListener("click", () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length];
    remember("theme", theme);
    show();
  });
  show();
}
