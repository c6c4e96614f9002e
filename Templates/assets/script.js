// What the site can do with a script. Every page is complete without it.
//
// dexgen joins this file and those that it imports into one, which a page loads deferred. Words come from the
// page, in its language; what a theme leaves out is not missed.
import { all, one } from "./script/page.js";
import { startCollectionPage } from "./script/collection-page.js";
import { startCompare } from "./script/compare.js";
import { startCopying } from "./script/copy.js";
import { startForms } from "./script/forms.js";
import { startIndex } from "./script/index.js";
import { startKeys } from "./script/keys.js";
import { startMarks } from "./script/marks.js";
import { startMenus } from "./script/menus.js";
import { startOffline } from "./script/offline.js";
import { startRandom } from "./script/random.js";
import { startTheme } from "./script/theme-switch.js";
import { startViewLinks } from "./script/view-links.js";

for (const part of all("[data-script]")) part.hidden = false;
for (const part of all("[data-plain]")) part.hidden = true;

const parts = [
  [startTheme, "#theme"],
  [startIndex, "#filters"],
  [startViewLinks, "[data-view]"],
  [startMarks, "main"],
  [startCompare, "#compare"],
  [startCollectionPage, "#collection"],
  [startRandom, "#random"],
  [startCopying, "[data-copy]"],
  [startForms, "details.form"],
  [startMenus, ".drop"],
  [startKeys, "body"],
  [startOffline, "body"],
];

// One part that fails must not take the others along.
for (const [start, selector] of parts) {
  const element = one(selector);
  if (!element) continue;
  try {
    start(element);
  } catch (error) {
    console.error(error);
  }
}
