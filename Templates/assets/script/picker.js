// A field in which a species is looked for, and the few that match below it.
import { make } from "./page.js";
import { matchesNearly, matchesQuery } from "./query.js";

const most = 8;

/// - entries: all that can be picked, as a promise.
/// - pick: called with the chosen entry.
export function startPicker(input, list, entries, pick) {
  let turn = 0;

  async function show() {
    const mine = ++turn;
    const text = input.value.trim();
    if (!text) return list.replaceChildren();
    const known = await entries;
    if (mine !== turn) return;
    const exact = known.filter(matchesQuery(text));
    const found = exact.length ? exact : known.filter(matchesNearly(text));
    // A name that begins with the text is more likely meant than one that holds it.
    const start = text.toLowerCase();
    const rank = (entry) => (entry.name.toLowerCase().startsWith(start) ? 0 : 1);
    found.sort((a, b) => rank(a) - rank(b));
    list.replaceChildren(...found.slice(0, most).map(choice));
  }

  function choice(entry) {
    const picture = make("img", { src: entry.sprite, alt: "", width: 40, height: 40 });
    const number = make("span", { class: "no" }, entry.label);
    const button = make("button", { type: "button" }, picture, number, " ", entry.name);
    button.addEventListener("click", () => {
      input.value = "";
      list.replaceChildren();
      input.focus();
      pick(entry);
    });
    return make("li", {}, button);
  }

  const fail = () => list.replaceChildren();
  input.addEventListener("input", () => show().catch(fail));
  input.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelector("button")?.click();
  });
}
