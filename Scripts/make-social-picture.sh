#!/bin/sh
# Draws the picture that other sites show with links to this one, from islands of the built dex, with
# headless Chromium: Scripts/make-social-picture.sh
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

"$root/.build/release/dexgen" build --quiet --directory "$root" --languages en \
  --output "$work/site" --state "$work/state"

# island NUMBER LEFT TOP SIZE
island() {
  echo "<img src=\"file://$work/site/sprites/$1.svg\" alt=\"\" style=\"left:$2px;top:$3px;width:$4px;height:$4px\">"
}

{
  cat <<'PAGE'
<!DOCTYPE html>
<meta charset="utf-8">
<style>
* { box-sizing: border-box; }
html, body { margin: 0; height: 100%; overflow: hidden; }
body { padding: 18px; background: #14222b; }
div { position: relative; overflow: hidden; height: 100%; border: 3px solid #f9fbf9; background:
  linear-gradient(90deg, #cdd8d6 2px, transparent 0) 48px 0 / 145px 145px,
  linear-gradient(#cdd8d6 2px, #e8edeb 0) 0 62px / 145px 145px; }
img { position: absolute; }
h1 { position: absolute; left: 60px; top: 190px; margin: 0; padding: 8px 28px 16px; background: #14222b;
  color: #f9fbf9; font: 700 120px/1 "P052", "Liberation Serif", serif; }
</style>
<div>
PAGE
  island 006 620 -30 420
  island 131 850 270 360
  island 025 560 330 250
  island 094 300 390 230
  island 150 330 -70 250
  island 045 30 350 200
  island 133 60 -40 190
  echo "<h1>Pokédex</h1></div>"
} >"$work/page.html"

"${CHROMIUM:-chromium}" --headless=new --no-sandbox --user-data-dir="$work/profile" --hide-scrollbars \
  --window-size=1200,630 --screenshot="$root/Templates/assets/icons/social.png" \
  "file://$work/page.html" 2>"$work/log" || { cat "$work/log" >&2; exit 1; }
