// The reader's choice of colours, before anything is drawn: this is why it stands alone and is not deferred.
"use strict";

try {
  const root = new URL("..", document.currentScript.src).pathname;
  const theme = localStorage.getItem(`dexgen:${root}:theme`);
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; then the system decides.
}
