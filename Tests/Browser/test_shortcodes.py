"""A page with every shortcode: valid, free of barriers, no wider than a narrow screen."""

import pytest

from support import axe, validator
from support.scratch import ScratchSite
from support.server import serving
from support.species import species

PAGE = """---
title: Every shortcode
---
This is {{> sprite pokemon=pikachu }} of the type {{> type-badge type=electric }}.

{{> type-badge type=fire }} {{> type-badge type=water }}

{{> stat-table pokemon=pikachu }}

{{> matchup-table pokemon=pikachu }}

{{> matchup-table type=fire }}

{{> evolution pokemon=raichu }}

{{> figure src=sprites/025.svg alt="Pikachu" text="A drawn picture" }}
"""


@pytest.fixture
def site(tmp_path, program) -> ScratchSite:
    evolution = {"from": 25, "how": [{"trigger": "use-item", "item": "thunder-stone"}]}
    site = ScratchSite(tmp_path / "site", program, [
        species(25, "Pikachu", "Electric"), species(26, "Raichu", "Electric", evolution=evolution),
    ])
    site.write("Content/every.md", PAGE)
    site.built("--strict")
    return site


def test_valid(site):
    assert validator.faults([site.public / "every/index.html"]) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_free_of_barriers_and_narrow(site, browser, scheme):
    with serving(site.public) as address:
        page = browser.new_page(viewport={"width": 320, "height": 800}, color_scheme=scheme)
        page.goto(address + "/every/")
        assert axe.violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        page.close()
