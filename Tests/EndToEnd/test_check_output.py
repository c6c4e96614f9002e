"""How `dexgen check` says what it found: groups, JSON, GitHub's annotations, known findings."""

import json

import pytest

FAULTS = {
    "Content/über, uns:.md": "\n[a](nothing.md)\n",
    "Templates/404.html": "<p>{{titel}}</p>\n<a href={{homeUrl}}>x</a>\n",
    "Content/x.md": "### 100% a\n",
}


@pytest.fixture
def faulty(site):
    for name, text in FAULTS.items():
        site.write(name, text)
    return site


def check(site, *arguments, **variables):
    return site.program.run("check", *arguments, cwd=site.root, **variables)


def test_findings_stand_in_groups_and_are_counted(faulty):
    result = check(faulty)
    assert (result.code, result.out) == (0, "")
    lines = result.err.splitlines()
    assert [line for line in lines if line in ("Content:", "Templates:")] == ["Content:", "Templates:"]
    assert lines[-1] == "4 warnings"
    assert lines.index("Templates:") > lines.index("Content:")
    assert check(faulty, "--quiet").err == ""


def test_json_has_every_part_of_a_finding(faulty):
    result = check(faulty, "--format", "json", "--strict")
    assert (result.code, result.err) == (1, "")
    findings = json.loads(result.out)
    assert len(findings) == 4
    titel = next(finding for finding in findings if "titel" in finding["message"])
    assert titel == {
        "severity": "warning", "group": "Templates", "message": titel["message"], "file": "Templates/404.html",
        "line": 1, "column": 4, "hint": "did you mean 'title'?",
    }


def test_annotations_are_escaped(faulty):
    result = check(faulty, "--format", "github")
    lines = result.out.splitlines()
    assert len(lines) == 4 and result.err == ""
    link = next(line for line in lines if "nothing.md" in line)
    assert link.startswith("::warning file=Content/über%2C uns%3A.md,line=2,col=1,title=Content::")
    hint = next(line for line in lines if "titel" in line)
    assert hint.endswith("%0Ahint: did you mean 'title'?")


@pytest.mark.parametrize("name", ["100%", "a\nb"])
def test_what_annotations_mean_is_not_broken_by_data(site, name):
    site.write("Content/i18n/x y.yml", "")
    site.write_dex([{"id": 1, "name": {"english": name, "french": ""}, "type": ["Fire"], "base": {"HP": 1}}])
    for line in check(site, "--format", "github").out.splitlines():
        assert line.startswith("::") and line.count("%") == line.count("%25") + line.count("%0A") + line.count("%3A") + line.count("%2C")


def test_known_findings_are_left_out_until_they_are_not_known(faulty):
    written = check(faulty, "--baseline", "known.txt", "--write-baseline")
    assert written.code == 0 and "4 findings" in written.err
    text = (faulty.root / "known.txt").read_text()
    assert len([line for line in text.splitlines() if not line.startswith("#")]) == 4
    known = check(faulty, "--baseline", "known.txt", "--strict")
    assert known.code == 0 and "4 known findings left out" in known.err
    # Lines may move.
    faulty.write("Templates/404.html", "<p>x</p>\n" + FAULTS["Templates/404.html"])
    assert check(faulty, "--baseline", "known.txt", "--strict").code == 0
    # The same once more is one more.
    faulty.write("Templates/404.html", FAULTS["Templates/404.html"] + "<p>{{titel}}</p>\n")
    more = check(faulty, "--baseline", "known.txt", "--strict")
    assert more.code == 1 and len(more.warnings) == 1 and "Templates/404.html:3:4" in more.warnings[0]
    faulty.write("Templates/404.html", "<p>x</p>\n")
    fewer = check(faulty, "--baseline", "known.txt")
    assert "2 known findings left out; 2 of the file no longer found" in fewer.err


def test_a_known_error_does_not_fail(site):
    site.write("Templates/404.html", "{{>nowhere}}\n")
    assert check(site).code == 1
    check(site, "--baseline", "known.txt", "--write-baseline")
    assert check(site, "--baseline", "known.txt").code == 0


def test_a_baseline_that_is_not_there(site):
    result = check(site, "--baseline", "known.txt")
    assert result.code == 1 and "known.txt" in result.err and "--write-baseline" in result.err
    assert check(site, "--write-baseline").code == 64
    assert check(site, "--output", "x").code == 64


def test_a_site_that_was_not_built(site):
    result = check(site, "--site")
    assert result.code == 1 and "Public" in result.err and "dexgen build" in result.err


@pytest.mark.parametrize("columns", [40, 200])
def test_excerpts_fit_the_terminal(faulty, columns):
    faulty.write("Templates/404.html", "<p>" + "x" * 300 + "{{titel}}" + "y" * 300 + "</p>\n")
    lines = check(faulty, COLUMNS=str(columns)).err.splitlines()
    marked = [index for index, line in enumerate(lines) if set(line.strip()) == {"^"}]
    assert marked and all(len(lines[index + offset]) <= columns for index in marked for offset in (-1, 0))
