"""Files that static hosts look for: made by the build, left alone where somebody else made one."""

import pytest

HOSTED = {".nojekyll", "_headers", "404.html"}


def test_they_are_made(site):
    assert {"_headers", "404.html"} == (HOSTED | {"CNAME"}) & set(site.built())
    site.write("dexgen.yml", "hosting: {nojekyll: true}\n")
    files = site.built()
    assert HOSTED <= set(files) and "CNAME" not in files
    assert files[".nojekyll"] == b""


@pytest.mark.parametrize(
    ("base", "root"), [(None, "/"), ("https://example.org/sub/dex/", "/sub/dex/")]
)
def test_headers_by_address(site, base, root):
    lines = site.built(*(["--base-url", base] if base else []))["_headers"].decode().splitlines()
    rules: dict[str, dict[str, str]] = {}
    for line in lines:
        if line.startswith("/"):
            rule = rules.setdefault(line, {})
        else:
            name, _, value = line.strip().partition(": ")
            rule[name] = value
    assert list(rules) == [f"{root}*", f"{root}assets/*"]
    assert rules[f"{root}assets/*"] == {"Cache-Control": "public, max-age=31536000, immutable"}
    # The rest of the policy is in the pages: there templates decide over it.
    assert rules[f"{root}*"]["Content-Security-Policy"] == "frame-ancestors 'none'"
    assert rules[f"{root}*"]["X-Content-Type-Options"] == "nosniff"


def test_the_configuration_decides(site):
    site.write("dexgen.yml", "hosting: {headers: false, cname: dex.example.org}\n")
    files = site.built()
    assert files["CNAME"] == b"dex.example.org\n"
    assert not {".nojekyll", "_headers"} & set(files)
    # What is no longer wanted goes, as everything that dexgen made.
    site.write("dexgen.yml", "hosting: {nojekyll: true, headers: false}\n")
    files = site.built()
    assert {".nojekyll"} == {".nojekyll", "_headers", "CNAME"} & set(files)


@pytest.mark.parametrize("name", ["https://example.org", "example.org/dex", "dex_.org", "org", "-a.org"])
def test_a_wrong_domain_is_an_error_with_its_place(site, name):
    site.write("dexgen.yml", f"hosting:\n  cname: {name}\n")
    result = site.build()
    assert result.code == 1
    assert result.errors[0].startswith("dexgen.yml:2:") and name in result.errors[0]


@pytest.mark.parametrize("name", sorted(HOSTED | {"CNAME"}))
def test_one_of_somebody_else_is_left_with_a_warning(site, name):
    site.write("dexgen.yml", "hosting: {nojekyll: true, cname: dex.example.org}\n")
    site.write(f"Public/{name}", "mine\n")
    for _ in range(2):
        result = site.build()
        assert result.code == 0, result.err
        assert [name in line for line in result.warnings] == [True], result.err
        assert site.contents()[name] == b"mine\n"
    # It is nobody's business until it is gone; then dexgen makes its own.
    (site.public / name).unlink()
    assert site.built()[name] != b"mine\n"
    assert site.build().warnings == []


@pytest.mark.parametrize(("name", "text"), [("CNAME", "dex.example.org\n"), (".nojekyll", "")])
def test_one_that_is_equal_stays_the_other_s(site, name, text):
    site.write("dexgen.yml", "hosting: {nojekyll: true, cname: dex.example.org}\n")
    site.write(f"Public/{name}", text)
    for _ in range(2):
        assert site.build().warnings == []
    site.write("dexgen.yml", "")
    assert site.built()[name] == text.encode()
    assert site.program.run("clean", cwd=site.root).code == 0
    assert site.contents() == {name: text.encode()}


def test_force_takes_over(site):
    site.write("Public/404.html", "mine\n")
    assert site.built("--force")["404.html"] != b"mine\n"


def test_clean_leaves_what_is_not_its_own(site):
    site.write("Public/404.html", "mine\n")
    site.built()
    assert site.program.run("clean", cwd=site.root).code == 0
    assert site.contents() == {"404.html": b"mine\n"}
