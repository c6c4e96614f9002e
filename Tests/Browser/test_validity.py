from support.validator import faults

SAMPLE = [
    "index.html", "grid/index.html", "about/index.html", "404.html", "offline/index.html",
    "pokemon/bulbasaur/index.html", "pokemon/nidoran-f/index.html", "pokemon/farfetchd/index.html",
    "pokemon/eevee/index.html", "pokemon/type-null/index.html", "pokemon/pecharunt/index.html",
    "compare/index.html", "collection/index.html", "random/index.html", "types/index.html",
    "types/fire/index.html", "generations/1/index.html", "rankings/index.html",
    "rankings/speed/index.html", "ja/index.html", "fr/pokemon/eevee/index.html",
]


def test_pages_of_every_kind_are_valid(site):
    found = faults([site / name for name in SAMPLE])
    assert not found, "\n".join(found)


def test_the_checker_finds_faults(tmp_path):
    page = tmp_path / "page.html"
    page.write_text("<!DOCTYPE html><html lang=en><title>x</title><p id=a><p id=a><img>")
    assert len(faults([page])) >= 2
