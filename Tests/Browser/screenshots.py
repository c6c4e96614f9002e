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
from support.scratch import ScratchSite  # noqa: E402
from support.server import serving  # noqa: E402

PAGES = {
    "list": "/", "grid": "/grid/", "found": "/?type=fire,dragon&mode=either&sort=speed",
    "eevee": "/pokemon/eevee/", "charizard": "/pokemon/charizard/", "ditto": "/pokemon/ditto/",
    "types": "/types/", "compare": "/compare/?p=6,9,3", "collection": "/collection/",
    "about": "/about/", "404": "/404.html", "list-ja": "/ja/", "eevee-ja": "/ja/pokemon/eevee/",
}
# A dex of somebody's own: other types, other stats, other names.
FAN = [
    {"id": 1, "name": {"english": "Mossling"}, "type": ["Grass"],
     "base": {"HP": 52, "Attack": 41, "Defense": 60, "Sp. Attack": 66, "Sp. Defense": 58, "Speed": 30}},
    {"id": 2, "name": {"english": "Thicketyrant"}, "type": ["Grass", "Dark"],
     "base": {"HP": 98, "Attack": 122, "Defense": 101, "Sp. Attack": 84, "Sp. Defense": 77, "Speed": 51},
     "evolution": {"from": 1, "how": [{"trigger": "level-up", "level": 34}]}},
    {"id": 3, "name": {"english": "Glintfin"}, "type": ["Water", "Steel"],
     "base": {"HP": 70, "Attack": 55, "Defense": 130, "Sp. Attack": 91, "Sp. Defense": 88, "Speed": 76}},
]
FAN_PAGES = {"fan": "/pokemon/thicketyrant/", "fan-list": "/"}
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
        fan = ScratchSite(Path(folder) / "fan", program, FAN)
        fan.write("dexgen.yml", "title: Verdant Isles\n")
        fan.built()
        with serving(Path(public)) as address, serving(fan.public) as fan_address, chromium() as browser:
            for theme in ("light", "dark"):
                for width in (320, 768, 1440):
                    take(browser, address, PAGES, target, theme, width)
                    take(browser, fan_address, FAN_PAGES, target, theme, width)
            if docs:
                take_for_readme(browser, address, docs)
    print(f"{len(list(target.glob('*.png')))} pictures in {target}")


def take(browser, address: str, pages: dict[str, str], target: Path, theme: str, width: int) -> None:
    context = browser.new_context(
        base_url=address, color_scheme=theme, viewport={"width": width, "height": 1000}
    )
    page = context.new_page()
    for name, path in pages.items():
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
