// Keeps pages for readers without a connection, where the site wants it.
import { one, site } from "./page.js";

// A site that no longer keeps pages does not leave an old worker behind.
async function forget() {
  const registration = await navigator.serviceWorker.getRegistration(site.root.href);
  if (registration?.scope !== site.root.href) return;
  await registration.unregister();
  for (const name of await caches.keys()) {
    if (name.startsWith(`dexgen ${site.root.href} `)) await caches.delete(name);
  }
}

// The page that is shown for one that was not kept: leads there as soon as there is a connection.
function startWaiting(link) {
  const wanted = new URLSearchParams(location.search).get("to") ?? "";
  const target = new URL(wanted, site.root);
  if (!target.href.startsWith(site.root.href)) return;
  link.href = target.href;
  addEventListener("online", () => location.replace(target.href));
}

export function startOffline() {
  const link = one("a[data-retry]");
  if (link) startWaiting(link);
  if (!("serviceWorker" in navigator)) return;
  const start = () => {
    const done = site.worker
      ? navigator.serviceWorker.register(site.worker, { scope: site.root.href, updateViaCache: "none" })
      : forget();
    // Not every browser lets every page do so; the site works without.
    done.catch(() => {});
  };
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
