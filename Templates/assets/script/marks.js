// Buttons that mark a species: in its own page, and in rows and cards as they come into sight.
import { has, toggle, whenMarksChange } from "./collection.js";
import { all, fill, one } from "./page.js";

const idOf = (button) => Number(button.closest("[data-species], [id^=n]")?.dataset.species ?? button.closest("[id^=n]")?.id.slice(1));

function show(button) {
  button.setAttribute("aria-pressed", String(has(button.dataset.mark, idOf(button))));
}

export function startMarks() {
  addEventListener("click", ({ target }) => {
    const button = target.closest?.("[data-mark]");
    if (button && Number.isSafeInteger(idOf(button))) toggle(button.dataset.mark, idOf(button));
  });
  whenMarksChange(() => all("[data-mark]").forEach(show));
  all("[data-mark]").forEach(show);

  const template = one("template#marks");
  const box = one("#entries");
  if (!template || !box || !("IntersectionObserver" in window)) return;
  const holder = one("tbody", box) ?? box;

  function add(row) {
    const name = one("a", row)?.textContent ?? "";
    const cell = document.createElement(row.localName === "tr" ? "td" : "span");
    cell.className = "marks";
    cell.append(template.content.cloneNode(true));
    row.append(cell);
    for (const button of all("[data-mark]", cell)) {
      button.setAttribute("aria-label", fill(button.dataset.label, { name }));
      button.title = button.getAttribute("aria-label");
      show(button);
    }
  }

  const observer = new IntersectionObserver((changes) => {
    for (const { isIntersecting, target } of changes) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      add(target);
    }
  }, { rootMargin: "400px" });
  for (const row of holder.children) observer.observe(row);
  box.classList.add("has-marks");
}
