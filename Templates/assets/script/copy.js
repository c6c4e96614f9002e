// Copies the address of the page.
import { all, say } from "./page.js";

export function startCopying() {
  const address = document.querySelector("link[rel=canonical]")?.href ?? location.href.split("#")[0];
  for (const button of all("[data-copy]")) {
    button.hidden = !navigator.clipboard;
    button.addEventListener("click", () =>
      navigator.clipboard.writeText(address).then(
        () => say("copied"),
        () => say("uncopied"),
      ),
    );
  }
}
