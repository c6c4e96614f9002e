// Leads to a species that nobody chose.
import { everything } from "./catalogue.js";
import { one, say } from "./page.js";

export function startRandom(page) {
  everything().then(
    (entries) => {
      const entry = entries[Math.floor(Math.random() * entries.length)];
      if (!entry) return;
      const link = one("a", page);
      if (link) link.href = entry.url;
      // The page itself is no place to come back to.
      location.replace(entry.url);
    },
    () => say("unavailable"),
  );
}
