"""Templates, Markdown, words and settings that nobody means to write: an answer, in little time and memory."""

import pytest

from support.limits import measured

HEAD = "Templates/partials/head.html"
BIG = "x" * 1_000_000

TEMPLATES = {
    "a megabyte deep inside": (
        "{{#site}}" * 1000 + BIG + "{{/site}}" * 1000, (0, 1), ""),
    "sections in sections": ("{{#a}}" * 200_000, 1, "a"),
    "closed and never opened": ("{{/a}}" * 100_000, 1, "a"),
    "tags never closed": ("{{" * 500_000, 1, ""),
    "delimiters that change for ever": ("{{=<% %>=}}<%={{ }}=%>" * 50_000, 0, ""),
    "a name of a megabyte": ("{{" + "a" * 1_000_000 + "}}", (0, 1), ""),
    "a line of a thousand columns": ("é" * 1000 + "{{> nowhere}}" + "é" * 1000, 1, "nowhere"),
    "not UTF-8": (b"<p>\xff\xfe</p>", 1, "UTF-8"),
    "NUL": ("<p>\0</p>", (0, 1), ""),
    "UTF-16": ("<p>a</p>".encode("utf-16"), 1, "UTF-"),
}

PAGES = {
    "quotes in quotes": ("> " * 50_000 + "x", 1, "inside each other"),
    "lists in lists": ("- " * 50_000 + "x", 1, "inside each other"),
    "brackets in brackets": ("[" * 50_000 + "a" + "](b)" * 50_000, (0, 1), ""),
    "stars": ("*a " * 60_000, 0, ""),
    "stars and underlines by turns": ("*_" * 100_000, 0, ""),
    "back quotes of every length": ("".join("`" * n + " " for n in range(1, 650)), 0, ""),
    "link definitions": ("".join(f"[a{n}]: /x\n" for n in range(15_000)), 0, ""),
    "references to one definition": ("[a]: " + "b" * 20_000 + "\n" + "[a]" * 60_000, (0, 1), ""),
    "more than is allowed": ("word " * 200_000, 1, "at most"),
    "comments": ("<!-- " * 50_000, 0, ""),
    "a table of 40,000 columns": ("|a" * 40_000 + "\n" + "|-" * 40_000, 0, "tables"),
    "10,000 headings": ("# a\n" * 10_000, 0, ""),
    "front matter without an end": ("---\n" + "a: b\n" * 40_000, (0, 1), ""),
    "front matter that multiplies": (
        "---\na: &a [x,x,x,x,x,x,x,x,x]\n"
        + "".join(f"{b}: &{b} [{','.join(['*' + a] * 9)}]\n" for a, b in zip("abcdefgh", "bcdefghi"))
        + "---\n", (0, 1), ""),
    "deep front matter": ("---\ntitle: " + "[" * 100_000 + "\n---\n", 1, ""),
    "title of a megabyte": ("---\ntitle: " + BIG[:200_000] + "\n---\nx", 0, ""),
    "not UTF-8": (b"# Caf\xe9\n", 1, "UTF-8"),
    "NUL": ("# a\0b\n", (0, 1), ""),
    "shortcodes": ("{{> stat-table pokemon=pikachu }}\n" * 2_000, (0, 1), ""),
    "a shortcode without an end": ("{{> stat-table " * 15_000, (0, 1), ""),
    "only front matter": ("---\n---\n", 0, ""),
    "nothing": ("", 0, ""),
}

SETTINGS = {
    "one unknown language": ("languages: [tlh]\n", 0, "tlh"),
    "a language that is none": ("languages: ['../..']\n", 1, "languages"),
    "no language": ("languages: []\n", 1, "languages"),
    "the same language twice": ("languages: [en, EN]\n", 1, "EN"),
    "deep": ("title: " + "[" * 100_000 + "\n", 1, ""),
    "an anchor inside itself": ("title: &a [*a]\n", 1, ""),
    "not UTF-8": (b"title: \xff\n", 1, "UTF-8"),
    "UTF-16": ("title: a\n".encode("utf-16"), (0, 1), ""),
    "NUL": ("title: a\0b\n", 1, ""),
    "title of ten megabytes": ("title: " + "x" * 10_000_000 + "\n", (0, 1), ""),
    "pages of nothing": ("pageSize: 0\n", 1, "pageSize"),
    "pages of everything": ("pageSize: 99999999999999999999\n", 1, "pageSize"),
    "digits": ("numbers: {digits: 1000000000}\n", 1, "digits"),
    "a public address of another kind": ("baseUrl: 'javascript:alert(1)'\n", 1, "baseUrl"),
    "an empty file": ("", 0, ""),
    "a list": ("- a\n", 1, ""),
}


def as_bytes(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode()


def answers(site, code, word) -> None:
    result = measured(site.program, "build", cwd=site.root)
    assert result.keeps_limits()
    assert result.code in (code if isinstance(code, tuple) else (code,)), result.err[:2000]
    assert word in result.err
    assert len(result.err) < 500_000
    assert site.public.exists() == (result.code == 0)


@pytest.mark.parametrize("name", TEMPLATES)
def test_templates(site, name):
    text, code, word = TEMPLATES[name]
    (site.root / "Templates/page.html").write_bytes(as_bytes(text))
    answers(site, code, word)


@pytest.mark.parametrize("name", PAGES)
def test_pages(site, name):
    text, code, word = PAGES[name]
    (site.root / "Content/unlucky.md").write_bytes(as_bytes(text))
    answers(site, code, word)


@pytest.mark.parametrize("name", SETTINGS)
def test_settings(site, name):
    text, code, word = SETTINGS[name]
    (site.root / "dexgen.yml").write_bytes(as_bytes(text))
    answers(site, code, word)


def test_a_template_that_prints_a_gigabyte(site):
    site.write("t.html", "{{#a}}{{#a}}{{#a}}{{.}}" + "x" * 1000 + "{{/a}}{{/a}}{{/a}}")
    site.write("d.json", '{"a": [' + ",".join(["1"] * 100) + "]}")
    result = measured(site.program, "render", "--template", "t.html", "--data", "d.json", cwd=site.root)
    assert result.keeps_limits()
    assert result.code == 1 and "t.html" in result.err and result.out == b""
