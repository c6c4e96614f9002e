from support.validator import faults

SAMPLE = [
    "index.html", "grid/index.html", "about/index.html", "404.html",
    "pokemon/bulbasaur/index.html", "pokemon/nidoran-f/index.html",
    "pokemon/farfetchd/index.html", "pokemon/eevee/index.html",
    "pokemon/type-null/index.html", "pokemon/pecharunt/index.html",
    "types/index.html", "types/fire/index.html", "generations/index.html",
    "generations/1/index.html", "abilities/index.html", "abilities/static/index.html",
    "egg-groups/index.html", "egg-groups/monster/index.html", "rankings/index.html",
    "rankings/attack/index.html", "compare/index.html", "collection/index.html",
    "random/index.html", "build-your-own/index.html",
]


def test_pages_of_every_kind_are_valid(default_site):
    found = faults([default_site / name for name in SAMPLE])
    assert not found, "\n".join(found)


def test_the_checker_finds_faults(tmp_path):
    page = tmp_path / "page.html"
    page.write_text("<!DOCTYPE html><html lang=en><title>x</title><p id=a><p id=a><img>")
    assert len(faults([page])) >= 2
