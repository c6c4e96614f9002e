"""What `dexgen check` says, and that it writes nothing."""

import pytest

DOUBTFUL = {
    "an attribute without quotes": (
        {"Templates/404.html": "<a href={{homeUrl}}>x</a>\n"}, "Templates/404.html:1:", "quot",
    ),
    "a value in a script": (
        {"Templates/404.html": "<script>let a = {{lang}};</script>\n"}, "Templates/404.html:1:",
        "script",
    ),
    "a name that no page has": (
        {"Templates/404.html": "<p>{{titel}}</p>\n"}, "Templates/404.html:1:", "'title'",
    ),
    "what only rendering shows": (
        {"Templates/404.html": "{{#markdown}}\na <b>c</b>\n{{/markdown}}\n"},
        "Templates/404.html:1:", "HTML",
    ),
    "a link to nowhere": ({"Content/x.md": "\n[a](nothing.md)\n"}, "Content/x.md:2:", "nothing.md"),
}


def names(site):
    return sorted(str(path.relative_to(site.root)) for path in site.root.rglob("*"))


def check(site, *arguments):
    before = names(site)
    result = site.program.run("check", *arguments, cwd=site.root)
    assert names(site) == before
    return result


def test_a_good_site_is_checked_and_not_built(site):
    result = check(site, "--strict")
    assert (result.code, result.out) == (0, "")
    assert "Nothing is wrong" in result.err


@pytest.mark.parametrize("files, place, word", DOUBTFUL.values(), ids=DOUBTFUL)
def test_what_is_doubtful_fails_only_when_it_is_strict(site, files, place, word):
    for name, text in files.items():
        site.write(name, text)
    result = check(site)
    assert result.code == 0
    assert place in result.err and "warning: " in result.err and word in result.err
    assert check(site, "--strict").code == 1


WRONG = {
    "before anything is rendered": ("Templates/list.html", "{{#entries}}\n"),
    "only when it is rendered": ("Templates/404.html", "{{>404}}\n"),
}


@pytest.mark.parametrize("name, text", WRONG.values(), ids=WRONG)
def test_an_error_fails(site, name, text):
    site.write(name, text)
    result = check(site)
    assert result.code == 1
    assert f"{name}:1:1: error: " in result.err
