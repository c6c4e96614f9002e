"""Pictures of the site in both themes, three widths and two languages, and those of the README.

usage: screenshots.py FOLDER [DOCS]
"""

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
    "404": "/404.html", "list-ja": "/ja/", "eevee-ja": "/ja/pokemon/eevee/",
}
README = {
    "list": ("/", "light", 1200), "species": ("/pokemon/charizard/", "dark", 1200),
    "phone": ("/ja/grid/", "light", 390),
}


def main(target: Path, docs: Path | None) -> None:
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        public, state = f"{folder}/Public", f"{folder}/state"
        program = Program(ROOT / ".build/release/dexgen")
        result = program.run(
            "build", "--directory", str(ROOT), "--languages", "en,ja", "--output", public,
            "--state", state,
        )
        if result.code:
            sys.exit(result.err)
        with serving(Path(public)) as address, chromium() as browser:
            for theme in ("light", "dark"):
                for width in (320, 768, 1440):
                    take(browser, address, target, theme, width)
            if docs:
                take_for_readme(browser, address, docs)
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


def take_for_readme(browser, address: str, docs: Path) -> None:
    for name, (path, theme, width) in README.items():
        context = browser.new_context(
            base_url=address, color_scheme=theme, viewport={"width": width, "height": 844}
        )
        page = context.new_page()
        page.goto(path, wait_until="networkidle")
        page.screenshot(path=docs / f"screenshot-{name}.png")
        context.close()


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) == 3 else None)
