// A form of a species that the address names is opened.

export function startForms() {
  const open = () => {
    let name = location.hash.slice(1);
    try {
      name = decodeURIComponent(name);
    } catch {
      // Not every address is well-formed.
    }
    const target = document.getElementById(name);
    if (target?.matches("details.form")) target.open = true;
  };
  addEventListener("hashchange", open);
  open();
}
