"""What a reader waits for and downloads, measured; each figure is printed with its limit."""

import gzip

import pytest

from support.browsing import until

KEYSTROKES = """
async () => {
  const field = document.querySelector("#q");
  field.focus();
  await new Promise(done => setTimeout(done, 500));
  const times = [];
  for (const word of ["pikachu", "charizrd", "ピカチュウ", "150"]) {
    for (let end = 1; end <= word.length; end++) {
      const start = performance.now();
      field.value = word.slice(0, end);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      document.body.getBoundingClientRect();
      times.push(performance.now() - start);
      await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    }
    field.value = "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return times.sort((a, b) => a - b);
}
"""


@pytest.mark.parametrize("path", ["/", "/grid/"])
def test_a_keystroke_is_answered_at_once(visit, path, capsys):
    page = visit(path)
    times = page.evaluate(KEYSTROKES)
    middle, most = times[len(times) // 2], times[-1]
    with capsys.disabled():
        print(f"\nkeystroke on {path}: median {middle:.1f} ms, longest {most:.1f} ms (limit 50 ms)")
    assert middle < 50


WEIGHTS = {
    "index.html": 60, "grid/index.html": 60, "pokemon/pikachu/index.html": 12,
    "pokemon/eevee/index.html": 12, "pokemon/charizard/index.html": 12,
    "assets/script.*.js": 20, "assets/style.*.css": 12, "search/en-1.*.json": 70,
}


def test_weights(site, capsys):
    lines = []
    for pattern, limit in WEIGHTS.items():
        [path] = site.glob(pattern)
        size = len(gzip.compress(path.read_bytes(), 9)) / 1000
        lines.append((pattern, size, limit))
    with capsys.disabled():
        for pattern, size, limit in lines:
            print(f"\n{pattern}: {size:.1f} KB compressed (limit {limit} KB)", end="")
        print()
    assert all(size <= limit for _, size, limit in lines), lines


def first_paint(browser, address: str) -> float:
    """Seconds on a slow phone: 150 ms away, 1.6 Mbit/s, a processor of a quarter of the speed."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    page = context.new_page()
    client = context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8,
        "uploadThroughput": 750_000 / 8,
    })
    client.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(address, wait_until="load")
    paints = "performance.getEntriesByName('first-contentful-paint')"
    # A busy machine may be late to say so.
    until(page, paints + ".length > 0")
    paint = page.evaluate(paints + "[0].startTime")
    context.close()
    return paint / 1000


def test_the_list_is_there_soon_on_a_slow_phone(browser, address, capsys):
    lists = [first_paint(browser, address + "/") for _ in range(3)]
    empty = [first_paint(browser, address + "/404.html") for _ in range(3)]
    with capsys.disabled():
        print(f"\nfirst contentful paint of the list: {min(lists):.2f} s (limit 1.2 s), "
              f"of a page with nothing on it: {min(empty):.2f} s")
    # A machine that does other things too is slow with both.
    assert min(lists) < max(1.2, 2 * min(empty))
