"""`dexgen render` and `dexgen view`."""

import json

import pytest


def render(program, folder, template: str, data: str, partials: dict[str, str] | None = None):
    (folder / "template").write_bytes(template.encode())
    (folder / "data.json").write_bytes(data.encode())
    (folder / "partials").mkdir()
    for name, text in (partials or {}).items():
        path = folder / "partials" / f"{name}.html"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    return program.run(
        "render", "--template", "template", "--data", "data.json", "--partials", "partials",
        cwd=folder,
    )


RENDERED = [
    ("Hello {{name}}", '{"name": "<Eevee>"}', {}, "Hello &lt;Eevee&gt;"),
    ("{{{name}}}\r\n", '{"name": "<b>"}', {}, "<b>\r\n"),
    ("no final line break", "{}", {}, "no final line break"),
    ("[{{missing}}{{> missing}}]", "{}", {}, "[]"),
    ("{{.}}", '"text"', {}, "text"),
    ("{{.}}", "1.25", {}, "1.25"),
    ("{{#.}}<{{.}}>{{/.}}", "[1, 2]", {}, "<1><2>"),
    ("{{> row}}", '{"a": 1}', {"row": "{{a}}"}, "1"),
    ("", "{}", {}, ""),
]


@pytest.mark.parametrize("template, data, partials, expected", RENDERED)
def test_a_template_is_rendered_to_the_byte(program, tmp_path, template, data, partials, expected):
    result = render(program, tmp_path, template, data, partials)
    assert (result.code, result.out, result.err) == (0, expected, "")


@pytest.mark.parametrize(
    "template, data, place",
    [
        ("a\n{{#b}}", "{}", "template:2:1: error: "),
        ("a", '{"b": ', "data.json:1:"),
    ],
)
def test_a_fault_has_its_place(program, tmp_path, template, data, place):
    result = render(program, tmp_path, template, data)
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith(place)


def test_a_page_is_rendered_as_it_is_built(site):
    files = site.built()
    result = site.program.run("render", "/pokemon/pikachu/", cwd=site.root)
    assert result.code == 0, result.err
    assert result.out.encode() == files["pokemon/pikachu/index.html"]


def test_view_shows_the_values_as_json(site):
    result = site.program.run("view", "/pokemon/pikachu/", cwd=site.root)
    assert result.code == 0, result.err
    json.loads(result.out)
    assert "Pikachu" in result.out


@pytest.mark.parametrize("command", ["view", "render"])
def test_an_unknown_page_has_a_hint(site, command):
    result = site.program.run(command, "/pokemon/pikachoo/", cwd=site.root)
    assert (result.code, result.out) == (1, "")
    assert "/pokemon/pikachoo/" in result.errors[0]
    assert "/pokemon/pikachu/" in result.err
