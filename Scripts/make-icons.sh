#!/bin/sh
# Draws the PNG icons from favicon.svg with headless Chromium: Scripts/make-icons.sh
set -eu
icons=$(cd "$(dirname "$0")/../Templates/assets/icons" && pwd)
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# draw NAME SIZE BACKGROUND INSET
draw() {
  cat >"$work/page.html" <<PAGE
<!DOCTYPE html>
<style>
html, body { margin: 0; height: 100%; background: $3; overflow: hidden; }
img { position: absolute; inset: $4px; width: calc(100% - 2 * $4px); height: calc(100% - 2 * $4px); }
</style>
<img src="file://$icons/favicon.svg" alt="">
PAGE
  "${CHROMIUM:-chromium}" --headless=new --no-sandbox --user-data-dir="$work/profile" --hide-scrollbars \
    --default-background-color=00000000 --window-size="$2,$2" --screenshot="$icons/$1.png" \
    "file://$work/page.html" 2>"$work/log" || { cat "$work/log" >&2; exit 1; }
}

draw favicon-32 32 transparent 0
draw apple-touch-icon 180 '#e8edeb' 14
draw icon-192 192 '#e8edeb' 24
draw icon-512 512 '#e8edeb' 64
