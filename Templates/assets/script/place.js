// Where the reader was in a list: after going back, after a switch of view or language.
import { all } from "./page.js";

/// - links: lead to the same entries shown in another way.
export function startPlace(holder, links) {
  if ("scrollRestoration" in history) history.scrollRestoration = "manual";
  let timer;

  const write = () => {
    clearTimeout(timer);
    history.replaceState({ ...history.state, y: Math.round(scrollY) }, "");
  };
  addEventListener("scroll", () => {
    clearTimeout(timer);
    timer = setTimeout(write, 100);
  }, { passive: true });
  addEventListener("click", write, { capture: true });

  // The first entry that is not above the window; none at the top of the page.
  function firstInSight() {
    if (scrollY < 100) return "";
    const row = all(":scope > :not([hidden])", holder).find((one) => one.getBoundingClientRect().top >= 0);
    return row?.id ? "#" + row.id : "";
  }
  for (const link of links) {
    if (link.matches("[data-part]")) continue;
    link.addEventListener("click", () => {
      const address = new URL(link.href);
      address.hash = firstInSight();
      link.href = address.href;
    });
  }

  function restore() {
    const target = location.hash && document.getElementById(location.hash.slice(1));
    if (target && holder.contains(target)) {
      target.scrollIntoView({ block: "start" });
      history.replaceState(history.state, "", location.pathname + location.search);
    } else if (history.state?.y) {
      scrollTo(0, history.state.y);
    }
  }
  return { restore };
}
