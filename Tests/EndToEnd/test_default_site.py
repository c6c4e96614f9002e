"""The project's own site as a whole."""

import re
import shutil

from support import tree
from support.page import dangling, references
from support.repository import ROOT

NOTICE = "Not affiliated with"


def test_every_species_has_its_page(default_site):
    pages = sorted(default_site.glob("pokemon/*/index.html"))
    assert len(pages) == 1025
    for name in ("index.html", "grid/index.html", "about/index.html", "404.html"):
        assert (default_site / name).is_file()


def test_every_reference_leads_somewhere(default_site):
    found = dangling(default_site)
    assert not found, "\n".join(found[:20])


def test_pages_hold_their_content_security_policy(default_site):
    """No script, style or handler within a page, and nothing from another host."""
    for page in default_site.rglob("*.html"):
        text = page.read_text("utf-8")
        assert 'http-equiv="Content-Security-Policy" content="default-src \'none\';' in text
        assert "unsafe" not in text
        assert not re.search(r"<style|<script(?![^>]* src=)|<[^>]*\s(style|on[a-z]+)=", text), page
        assert not re.search(r"\s(src|srcset)=\"(https?:)?//", text), page


def test_every_page_says_that_it_is_a_fan_work(default_site):
    for page in default_site.rglob("*.html"):
        assert NOTICE in page.read_text("utf-8"), page


def test_the_about_page_credits_the_source_of_facts(default_site):
    links = references((default_site / "about/index.html").read_text("utf-8"))
    assert any(link.startswith("https://pokeapi.co") for link in links)


def test_another_folder_and_one_job_make_the_same_bytes(default_site, program, tmp_path):
    site = tmp_path / "another name é"
    for folder in ("Content", "Templates"):
        shutil.copytree(ROOT / folder, site / folder)
    if (ROOT / "dexgen.yml").exists():
        shutil.copy(ROOT / "dexgen.yml", site)
    for jobs in ("1", "2"):
        result = program.run(
            "build", "--languages", "en", "--jobs", jobs, "--output", f"made-{jobs}", cwd=site
        )
        assert result.code == 0, result.err
    expected = tree.contents(default_site)
    for jobs in ("1", "2"):
        made = tree.contents(site / f"made-{jobs}")
        assert made.keys() == expected.keys()
        assert [name for name in made if made[name] != expected[name]] == []
