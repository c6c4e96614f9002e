// The service worker. dexgen writes `BUILD` in front: the version, the files that every page needs, and for each
// language its folder with the pages and data that are kept from the first visit on.
//
// Pages come from the network while there is one. What is kept belongs to one build: a new worker has caches of
// its own and takes over only when no page of the old one is open.
"use strict";

const root = self.registration.scope;
const prefix = `dexgen ${root} `;
const core = `${prefix}${BUILD.version} core`;
const seen = `${prefix}${BUILD.version} seen`;
const mostPages = 60;
const mostOthers = 400;

const absolute = (path) => new URL(path, root).href;
const shell = new Set(BUILD.shell.map(absolute));
// Pages name the script of their build.
const script = BUILD.shell.find((path) => /\/script\.[^/]*\.js$/.test(path)) ?? "";
const plain = (address) => address.split(/[?#]/)[0];

function languageOf(address) {
  const folders = Object.keys(BUILD.languages).filter((folder) => address.startsWith(root + folder));
  return folders.sort((a, b) => b.length - a.length)[0] ?? "";
}

const isPage = (response) => response.headers.get("content-type")?.startsWith("text/html");
const isOfThisBuild = async (response) => (await response.text()).includes(script);

/// Keeps the pages and data of a language, all of them or none.
async function keepLanguage(language) {
  const cache = await caches.open(core);
  const missing = [];
  for (const path of BUILD.languages[language] ?? []) {
    const address = absolute(path);
    if (!(await cache.match(address))) missing.push(address);
  }
  const responses = await Promise.all(missing.map((address) => fetch(address, { cache: "no-cache" })));
  for (const response of responses) {
    if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
    if (isPage(response) && !(await isOfThisBuild(response.clone()))) throw new Error("another build");
  }
  await Promise.all(responses.map((response, place) => cache.put(missing[place], response)));
}

async function keepSeen(address, response) {
  const kept = response.clone();
  if (isPage(response) && !(await isOfThisBuild(response))) return;
  const cache = await caches.open(seen);
  await cache.put(address, kept);
}

// What was kept under an old build is fetched anew, so that an update takes nothing away.
async function renewSeen() {
  const cache = await caches.open(seen);
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix) || !name.endsWith(" seen") || name === seen) continue;
    const requests = await (await caches.open(name)).keys();
    const pages = requests.filter(({ url }) => url.endsWith("/")).slice(-mostPages);
    await Promise.allSettled(pages.map(({ url }) => cache.add(url)));
  }
}

async function install() {
  const cache = await caches.open(core);
  await cache.addAll(BUILD.shell.map(absolute));
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const addresses = windows.map(({ url }) => url).filter((url) => url.startsWith(root));
  const languages = new Set(addresses.map(languageOf));
  if (languages.size === 0) languages.add("");
  for (const language of languages) await keepLanguage(language);
  await renewSeen();
  const own = await caches.open(seen);
  await Promise.allSettled(addresses.map((address) => own.add(plain(address))));
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== core && name !== seen) await caches.delete(name);
  }
  await self.clients.claim();
}

// The oldest go first: what is put again counts as new.
async function tidy() {
  const cache = await caches.open(seen);
  const requests = await cache.keys();
  const pages = requests.filter(({ url }) => url.endsWith("/"));
  const others = requests.filter(({ url }) => !url.endsWith("/"));
  const old = [...pages.slice(0, -mostPages), ...others.slice(0, -mostOthers)];
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function kept(address) {
  const inCore = await (await caches.open(core)).match(address);
  return inCore ?? (await caches.open(seen)).match(address);
}

function emptyPicture() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><circle cx="20" cy="20" r="14" fill="none" stroke="#7c8c91" stroke-dasharray="4 4"/></svg>`;
  return new Response(svg, { headers: { "content-type": "image/svg+xml" } });
}

async function withoutNetwork(request) {
  const address = plain(request.url);
  const found = await kept(address);
  if (found) return found;
  if (request.mode === "navigate") {
    const to = encodeURIComponent(request.url);
    for (const language of [languageOf(address), ...Object.keys(BUILD.languages)]) {
      const page = absolute(language + "offline/");
      if (await kept(page)) return Response.redirect(`${page}?to=${to}`);
    }
  }
  return request.destination === "image" ? emptyPicture() : Response.error();
}

async function answer(event) {
  const { request } = event;
  const address = plain(request.url);
  if (shell.has(address)) {
    const found = await kept(address);
    if (found) return found;
  }
  try {
    const response = await fetch(request);
    const isWhole = response.status === 200 && response.type === "basic";
    if (isWhole && !(await (await caches.open(core)).match(address))) {
      event.waitUntil(keepSeen(address, response.clone()).catch(() => {}));
    }
    if (request.mode === "navigate") {
      event.waitUntil(Promise.allSettled([keepLanguage(languageOf(address)), tidy()]));
    }
    return response;
  } catch {
    return withoutNetwork(request);
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  // What a server says to open pages while a site is worked on has no end and is nothing to keep.
  if (url.includes("/.dexgen/")) return;
  if (method === "GET" && url.startsWith(root)) event.respondWith(answer(event));
});
