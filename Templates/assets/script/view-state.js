// What is searched, filtered and sorted, as it stands in the address.

const isPlainSort = (sort) => sort === "number" || sort === "name";
export const usualOrder = (sort) => (isPlainSort(sort) ? "asc" : "desc");

const modes = ["both", "either", "not"];
/// Filters of which one value is chosen; none is the empty text.
export const choices = ["gen", "status", "form", "mine"];

/// - known: the values that the page offers for `sorts`, `types` and each of the choices.
export function stateFromAddress(search, known) {
  const query = new URLSearchParams(search);
  const offered = (key, values, otherwise) => (values.includes(query.get(key)) ? query.get(key) : otherwise);
  const sort = offered("sort", known.sorts, "number");
  const types = query.getAll("type").join().split(",").filter((type) => known.types.includes(type));
  return {
    q: query.get("q") ?? "",
    types: [...new Set(types)].slice(0, 2),
    mode: offered("mode", modes, "both"),
    ...Object.fromEntries(choices.map((key) => [key, offered(key, known[key], "")])),
    sort,
    order: offered("order", ["asc", "desc"], usualOrder(sort)),
  };
}

/// Empty for a view that shows all by number.
export function addressOfState(state) {
  const query = new URLSearchParams();
  if (state.q.trim()) query.set("q", state.q.trim());
  if (state.types.length) query.set("type", state.types.join(","));
  if (state.types.length && state.mode !== "both") query.set("mode", state.mode);
  for (const key of choices) if (state[key]) query.set(key, state[key]);
  if (state.sort !== "number") query.set("sort", state.sort);
  if (state.order !== usualOrder(state.sort)) query.set("order", state.order);
  const text = query.toString().replaceAll("%2C", ",");
  return text ? "?" + text : "";
}
