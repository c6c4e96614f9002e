"""What authors report of their pages: levels of headings that skip one."""

import re

import pytest

# What the author wrote, and the levels on the page, its own heading first.
OUTLINES = {
    "sections of the first level": ("---\ntitle: T\n---\n# A\n## B\n# C\n", [1, 2, 3, 2]),
    "sections of the second level": ("---\ntitle: T\n---\n## A\n### B\n## C\n", [1, 2, 3, 2]),
    "the title as a heading": ("# T\n\n## A\n\n### B\n", [1, 2, 3]),
    "the title and more of its level": ("# T\n\n# A\n\n## B\n", [1, 2, 3]),
    "the title and nothing else": ("# T\n\nwords\n", [1]),
    "no title": ("words\n\n## A\n", [1, 2]),
    "a heading after words": ("words\n\n# A\n\n## B\n", [1, 2, 3]),
    "the higher level later": ("---\ntitle: T\n---\n## A\n# B\n", [1, 3, 2]),
    "the title underlined": ("T\n=\n\nA\n-\n", [1, 2]),
}


@pytest.mark.parametrize("name", OUTLINES)
def test_headings_of_a_page(site, name):
    text, levels = OUTLINES[name]
    site.write("Content/outline.md", text)
    html = site.built()["outline/index.html"].decode()
    main = html[html.index("<main"):html.index("</main>")]
    assert [int(level) for level in re.findall(r"<h([1-6])", main)] == levels


@pytest.mark.parametrize("text", ["# A\n\n## B\n", "## A\n\n### B\n"])
def test_headings_of_notes_stand_below_that_of_their_section(site, text):
    site.write("Content/pokemon/025.md", text)
    html = site.built()["pokemon/pikachu/index.html"].decode()
    assert re.findall(r'<h([1-6]) id="notes-(\w)"', html) == [("3", "a"), ("4", "b")]
