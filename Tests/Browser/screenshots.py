"""Pictures of the site in both themes and three widths. usage: screenshots.py FOLDER"""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support.browsing import chromium  # noqa: E402
from support.program import Program  # noqa: E402
from support.repository import ROOT  # noqa: E402
from support.server import serving  # noqa: E402

PAGES = {
    "list": "/", "grid": "/grid/", "bulbasaur": "/pokemon/bulbasaur/",
    "eevee": "/pokemon/eevee/", "charizard": "/pokemon/charizard/", "about": "/about/",
    "404": "/404.html",
}


def main(target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        public, state = f"{folder}/Public", f"{folder}/state"
        program = Program(ROOT / ".build/release/dexgen")
        result = program.run(
            "build", "--directory", str(ROOT), "--output", public, "--state", state
        )
        if result.code:
            sys.exit(result.err)
        with serving(Path(public)) as address, chromium() as browser:
            for theme in ("light", "dark"):
                for width in (320, 768, 1440):
                    take(browser, address, target, theme, width)
    print(f"{len(list(target.glob('*.png')))} pictures in {target}")


def take(browser, address: str, target: Path, theme: str, width: int) -> None:
    context = browser.new_context(
        base_url=address, color_scheme=theme, viewport={"width": width, "height": 1000}
    )
    page = context.new_page()
    for name, path in PAGES.items():
        page.goto(path, wait_until="networkidle")
        page.screenshot(path=target / f"{name}-{theme}-{width}.png")
    context.close()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
