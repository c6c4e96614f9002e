// An open menu closes when something else is chosen.
import { all, one } from "./page.js";

export function startMenus() {
  const menus = all(".drop");
  addEventListener("click", ({ target }) => {
    for (const menu of menus) if (!menu.contains(target)) menu.open = false;
  });
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of menus) {
      if (menu.open && menu.contains(document.activeElement)) one("summary", menu)?.focus();
      menu.open = false;
    }
  });
}
