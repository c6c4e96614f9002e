"""Wrong and doubtful templates: file, line, column, the way there, and what to do."""

import re

import pytest

LAYOUT = "Templates/partials/layout.html"
HEAD = "{{<layout}}{{$main}}\r\n"
TAIL = "{{/main}}{{/layout}}\r\n"

#: Files, the line of the error, words elsewhere in what is said.
WRONG = {
    "a section that is not closed": (
        {"Templates/404.html": "<p>\n  {{#menu}}\n"},
        "Templates/404.html:2:3: error: section 'menu' is not closed", ["{{/menu}}"],
    ),
    "sections that cross, with CR LF": (
        {"Templates/404.html": "\r\n{{#menu}}\r\n é{{#site}}{{/menu}}\r\n{{/site}}\r\n"},
        "Templates/404.html:3:3: error: section 'site' is not closed before '{{/menu}}' on line 3",
        ["{{/site}}"],
    ),
    "a section closed as another": (
        {"Templates/404.html": "{{#menu}}\n\t{{/meun}}\n"},
        "Templates/404.html:2:2: error: section 'menu' opened on line 1 is closed as 'meun'",
        ["write '{{/menu}}'"],
    ),
    "an end without a beginning": (
        {"Templates/404.html": "a\r\nb {{/x}}"},
        "Templates/404.html:2:3: error: 'x' is closed but was never opened", [],
    ),
    "an unknown partial, three includes deep": (
        {
            "Templates/404.html": HEAD + "x {{> one}}\r\n" + TAIL,
            "Templates/partials/one.html": "\r\n{{> two}}\r\n",
            "Templates/partials/two.html": "a\n b {{> three}}",
            "Templates/partials/three.html": "{{! words }}\r\n\r\n  {{> neighbuor}}\r\n",
        },
        "Templates/partials/three.html:3:3: error: there is no partial 'neighbuor'",
        [
            "included from Templates/partials/two.html:2:4",
            "included from Templates/partials/one.html:2:1",
            "included from Templates/404.html:2:3", "did you mean 'neighbour'?",
        ],
    ),
    "delimiters that are none": (
        {"Templates/404.html": "ok\n{{=<%=}}\n"},
        "Templates/404.html:2:1: error: a tag that sets delimiters needs two of them",
        ["{{=<% %>=}}"],
    ),
    "a tag that is not closed": (
        {"Templates/404.html": "<p>{{title</p>\n<p>{{lang}}</p>\n"},
        "Templates/404.html:1:4: error: the tag is not closed", ["}}"],
    ),
    "a name with white space": (
        {"Templates/404.html": "{{site title}}"},
        "Templates/404.html:1:1: error: the name 'site title' holds white space", ["one word"],
    ),
    "a tag without a name": (
        {"Templates/404.html": "日本 {{ }}"},
        "Templates/404.html:1:4: error: the tag holds no name", [],
    ),
    "a sign that there is not": (
        {"Templates/404.html": "{{?title}}"},
        "Templates/404.html:1:1: error: there is no tag that begins with '?'", ["the signs are"],
    ),
    "a partial outside the folder": (
        {"Templates/404.html": "{{> ../secret}}"},
        "Templates/404.html:1:1: error: '../secret' cannot be the name of a partial", ["'..'"],
    ),
    "a list where text is wanted": (
        {"Templates/404.html": HEAD + "{{menu}}\r\n" + TAIL},
        "Templates/404.html:2:1: error: ", ["menu"],
    ),
    "partials that call each other without end": (
        {
            "Templates/404.html": "\n{{> ping}}",
            "Templates/partials/ping.html": "a {{> pong}}",
            "Templates/partials/pong.html": "b\nc {{> ping}}",
        },
        "Templates/partials/", ["included from Templates/partials/p", "5000|5,000"],
    ),
    "a needed template that is gone": (
        {"Templates/404.html": None}, "error: the template '404.html' is missing",
        ["every site needs"],
    ),
    "two files for one template": (
        {"Templates/404.md": "# Lost"}, "error: ", ["Templates/404.html", "404.md"],
    ),
    "bytes that are not UTF-8": (
        {"Templates/404.html": b"ok\n<p>\xff</p>"},
        "Templates/404.html:2:4: error: the template is not UTF-8 here", [],
    ),
    "Markdown that is too large": (
        {"Templates/404.html": "{{#markdown}}\n" + "words\n" * 60000 + "{{/markdown}}"},
        "Templates/404.html:1:1: error: Markdown of 360000 bytes", [],
    ),
    "a dynamic partial that names none": (
        {"Templates/404.html": "a\n{{> *kind}}"}, "Templates/404.html:2:1: error: ", ["not-found"],
    ),
    "a filled block that is not closed": (
        {"Templates/404.html": "{{<layout}}\n{{$main}}x\n{{/layout}}"},
        "Templates/404.html:2:1: error: block 'main' is not closed before '{{/layout}}' on line 3",
        [],
    ),
    "a page that asks for a template that is not there": (
        {"Content/about.md": "---\ntitle: x\ntemplate: pgae\n---\n"},
        "Content/about.md:3:11: error: there is no template 'pgae'", ["did you mean 'page'?"],
    ),
}


def put(site, files: dict) -> None:
    for name, text in files.items():
        path = site.root / name
        if text is None:
            path.unlink()
        else:
            path.write_bytes(text if isinstance(text, bytes) else text.encode())


@pytest.mark.parametrize("title", WRONG)
def test_wrong_templates(site, title):
    files, line, words = WRONG[title]
    put(site, files)
    result = site.build()
    assert result.code == 1, result.err
    assert result.errors[0].startswith(line), result.err
    for word in words:
        assert any(part in result.err for part in word.split("|")), result.err
    assert not site.public.exists()


DOUBTFUL = {
    "an unknown name": (
        "Templates/404.html", HEAD + "{{#menu}}\r\n{{titel}}{{/menu}}" + TAIL,
        "Templates/404.html:3:1: warning: no page can have 'titel' here", "did you mean 'title'?",
    ),
    "an unknown name in a partial": (
        "Templates/partials/plate.html", "<p>{{#picture}}{{alt}}{{hieght}}{{/picture}}</p>",
        "Templates/partials/plate.html:1:23: warning: no page can have 'hieght' here",
        "did you mean 'height'?",
    ),
    "an unknown word": (
        "Templates/404.html", "{{words.list}} {{words.totle}}",
        "Templates/404.html:1:16: warning: no page can have 'words.totle' here", "'total'",
    ),
    "an attribute without quotes": (
        "Templates/404.html", "<p>\r\n<a href={{homeUrl}}>x</a>",
        "Templates/404.html:2:9: warning: a value in an attribute without quotes",
        'href="{{homeUrl}}"',
    ),
    "a value in a script": (
        "Templates/404.html", "<script>let a = {{lang}}</script>",
        "Templates/404.html:1:17: warning: a value in a <script> element", "data-",
    ),
    "a handler": (
        "Templates/404.html", '<p onclick="go()">x</p>',
        "Templates/404.html:1:4: warning: the event handler 'onclick' does nothing", "script.js",
    ),
    "raw HTML in a section of Markdown": (
        "Templates/404.html", "<p>x</p>\n {{#markdown}}\n<b>{{title}}</b>\n{{/markdown}}\n",
        "Templates/404.html:2:2: warning: raw HTML was left out", "",
    ),
    "a link to nowhere in a section of Markdown": (
        "Templates/partials/plate.html", "{{#markdown}}\n[x](nowhere.md)\n{{/markdown}}\n",
        "Templates/partials/plate.html:1:1: warning: link to nowhere: 'nowhere.md'", "",
    ),
}


@pytest.mark.parametrize("title", DOUBTFUL)
def test_doubtful_templates_are_said_by_every_build_and_refused_when_strict(site, title):
    name, text, line, hint = DOUBTFUL[title]
    put(site, {name: text})
    for _ in range(2):
        result = site.build()
        assert result.code == 0, result.err
        assert [warning.startswith(line) for warning in result.warnings] == [True], result.err
        assert hint in result.err
    before = site.stamps()
    result = site.build("--strict")
    assert result.code == 1
    assert result.warnings[0].startswith(line) and len(result.errors) == 1, result.err
    assert "strict" in result.errors[0]
    assert site.stamps() == before


def test_a_partial_that_nobody_uses_is_a_note(site):
    put(site, {"Templates/partials/old.html": "x"})
    result = site.build("--strict")
    assert result.code == 0
    assert "Templates/partials/old.html:1:1: note: the partial 'old' is used nowhere" in result.err


def test_the_projects_own_templates_leave_nothing_to_say(site):
    result = site.build("--strict", "--verbose")
    assert result.code == 0
    assert not re.search(r"Templates/|unknown|used nowhere", result.err), result.err


def test_html_values_pass_through_a_section_of_markdown(site):
    text = "*{{title}}*\n\n{{content}}\n\nx {{{content}}} y\n"
    put(site, {
        "Templates/page.html": "{{#markdown}}\n" + text + "{{/markdown}}\n",
        "Content/about.md": "# A *b*\n\n[Grid](grid/) & <nothing>\n",
    })
    site.build()
    page = (site.public / "about/index.html").read_text("utf-8")
    text = '<p><a href="../grid/">Grid</a> &amp; </p>'
    assert page == f"<p><em>A b</em></p>\n{text}\n\n<p>x {text}\n y</p>\n"
