"""What dexgen serve does while a site is being worked on."""

import os
import re
import shutil
import signal
import time

import pytest

from support.scratch import ScratchSite
from support.served import Event, Listener, save, serving, until
from support.species import SMALL_DEX, species

BUILT = r"Files: .*\n"


@pytest.fixture
def served(site, program):
    with serving(program, site.root) as served:
        yield served


def test_what_changes_is_built_and_pages_are_told(served, site):
    listener = Listener(served, "about/")
    assert listener.next() == Event("mended", None)
    page = site.root / "Content/about.md"
    save(page, page.read_text() + "\nA new sentence.\n")
    assert listener.next() == Event("reload", None)
    # Told only once it is in place.
    assert "A new sentence." in served.get("about/").text
    listener.close()


def test_a_page_that_stays_is_not_told(served, site):
    listener = Listener(served, "pokemon/bulbasaur/")
    assert listener.next().name == "mended"
    about = site.root / "Content/about.md"
    save(about, about.read_text() + "\nElsewhere.\n")
    served.wait_for(BUILT, 2)
    site.write("Content/pokemon/001.md", "A note.\n")
    assert listener.next() == Event("reload", None)
    assert "A note." in served.get("pokemon/bulbasaur/").text
    listener.close()


def test_a_change_of_style_only_is_told_as_such(served, site):
    listener = Listener(served)
    assert listener.next().name == "mended"
    style = site.root / "Templates/assets/style.css"
    save(style, style.read_text() + "body { color: red }\n")
    told = listener.next()
    assert told.name == "styles"
    page = served.get().text
    assert told.data["mark"] == re.search(r'reload\.js" data-dexgen-mark="([^"]*)"', page)[1]
    assert told.data["addresses"] == re.findall(r'rel="stylesheet" href="([^"]*)"', page)
    assert "color: red" in served.get(told.data["addresses"][0]).text
    listener.close()


def test_a_picture_under_its_old_name_is_told(served, site):
    pixel = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d 1"/>'
    listener = Listener(served, "pokemon/bulbasaur/")
    assert listener.next().name == "mended"
    made = site.root / "made"
    made.mkdir()
    for name in ("001.svg", "025.svg", "1500.svg", "001MS.svg", "025MS.svg", "1500MS.svg"):
        (made / name).write_text(pixel % 1)
    sprites = site.root / "Content/sprites"
    made.rename(sprites)
    assert listener.next() == Event("reload", None)
    save(sprites / "001.svg", pixel % 2)
    assert listener.next() == Event("reload", None)
    assert served.get("sprites/001.svg").text == pixel % 2
    listener.close()


def test_a_burst_is_one_build(served, site):
    before = len(re.findall(BUILT, served.said))
    for number in range(200):
        site.write(f"Content/pages/{number}.md", f"Page {number}\n")
    until(lambda: served.get("pages/199/").status == 200)
    time.sleep(1)
    # The first may have begun while more were coming.
    assert len(re.findall(BUILT, served.said)) - before <= 3
    # It does not see what it writes itself.
    assert "Nothing has changed" not in served.said


def test_what_changes_during_a_build_is_built_too(served, site):
    site.write_dex([species(number, f"Mon {number}") for number in range(1, 800)])
    for number in range(30):
        site.write("Content/last.md", f"Number {number}.\n")
        time.sleep(0.02)
    until(lambda: "Number 29." in served.get("last/").text)


def test_faults_are_shown_until_they_are_mended(served, site):
    listener = Listener(served)
    assert listener.next().name == "mended"
    template = site.root / "Templates/list.html"
    good = template.read_text()
    before = site.contents()
    save(template, good + "{{#never}}<script>alert(1)</script>\n")
    told = listener.next()
    assert told.name == "faults"
    # The same words as in the terminal, and as text.
    assert "Templates/list.html:" in told.data and "error: " in told.data
    assert "\x1b" not in told.data
    served.wait_for(re.escape(told.data))
    assert site.contents() == before
    assert served.get().status == 200
    late = Listener(served, "about/")
    assert late.next() == told
    save(template, good)
    assert listener.next() == Event("mended", None)
    assert late.next() == Event("mended", None)
    listener.close()
    late.close()


def test_a_site_that_cannot_be_built_yet(program, site):
    template = site.root / "Templates/list.html"
    good = template.read_text()
    template.write_text(good + "{{#never}}")
    site.write("dexgen.yml", "langauges: [en]\n")
    with serving(program, site.root) as served:
        assert "dexgen.yml:1:1: error: " in served.said
        answer = served.get()
        assert answer.status == 404 and "data-dexgen-mark" in answer.text
        listener = Listener(served)
        assert "dexgen.yml:1:1: error: " in listener.next().data
        site.write("dexgen.yml", "languages: [en]\n")
        assert "Templates/list.html" in listener.next().data
        template.write_text(good)
        assert [listener.next().name, listener.next().name] == ["mended", "reload"]
        assert served.get().status == 200
        listener.close()


def test_another_configuration(served, site):
    site.write("dexgen.yml", "baseUrl: https://user.example/dex/\n")
    moved = served.wait_for(r"Serving the site at (http://\S+/dex/)\.\n")[1]
    assert moved == f"http://{served.host}/dex/"
    assert served.get("/dex/pokemon/pikachu/").status == 200
    assert served.get("/pokemon/pikachu/").status == 404
    site.write("dexgen.yml", "baseUrl: https://user.example/dex/\ncontent: Other\n")
    shutil.copytree(site.root / "Content", site.root / "Other")
    until(lambda: "Number two" not in served.get("/dex/new/").text and served.said.count("Files: ") > 1)
    (site.root / "Other/new.md").write_text("Number two")
    until(lambda: "Number two" in served.get("/dex/new/").text)


def test_folders_that_go_and_come_back(served, site):
    content = site.root / "Content"
    content.rename(site.root / "Away")
    served.wait_for("error: cannot read 'Content/pokedex.json'")
    (site.root / "Away").rename(content)
    site.write("Content/back.md", "It is back.\n")
    until(lambda: served.get("back/").status == 200)
    shutil.rmtree(site.root / "Templates/shortcodes")
    site.write("Templates/shortcodes/new.html", "<b>called</b>\n")
    site.write("Content/back.md", "{{> new }}\n")
    until(lambda: "<b>called</b>" in served.get("back/").text)


def test_what_ends_the_build_does_not_end_the_server(served, site):
    listener = Listener(served)
    assert listener.next().name == "mended"
    until(lambda: len(served.builders()) == 1)
    os.kill(served.builders()[0], signal.SIGKILL)
    served.wait_for("error: the build broke off: it was ended by signal 9\n")
    assert "ended by signal 9" in listener.next().data
    assert served.get().status == 200
    site.write("Content/more.md", "More.\n")
    assert listener.next() == Event("mended", None)
    until(lambda: served.get("more/").status == 200)
    listener.close()


@pytest.mark.parametrize("sent, code", [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_ends_it_cleanly(program, site, sent, code):
    with serving(program, site.root) as served:
        listener = Listener(served)
        listener.next()
        until(lambda: len(served.builders()) == 1)
        builder = served.builders()[0]
        assert served.stop(sent) == code
        with pytest.raises(AssertionError, match="the stream has ended"):
            listener.next()
        assert not os.path.exists(f"/proc/{builder}")
        assert "error" not in served.said
        listener.close()


def test_a_signal_ends_it_in_the_middle_of_a_build(program, tmp_path):
    many = [species(number, f"Mon {number}") for number in range(1, 1001)]
    site = ScratchSite(tmp_path / "site", program, many)
    with serving(program, site.root, "--jobs", "1") as served:
        site.write_dex([entry | {"height": 1.5} for entry in many])
        time.sleep(0.1)
        assert served.stop() == 130
        assert "error" not in served.said
    assert site.built() == ScratchSite(
        tmp_path / "other", program, [entry | {"height": 1.5} for entry in many]).built()


def test_a_closed_terminal_ends_all_of_it(program, site):
    """As the terminal tells every process of its group."""
    with serving(program, site.root, start_new_session=True) as served:
        until(lambda: len(served.builders()) == 1)
        builder = served.builders()[0]
        os.killpg(served.process.pid, signal.SIGHUP)
        assert served.process.wait(30) == 129
        assert not os.path.exists(f"/proc/{builder}")


def test_it_runs_elsewhere(program, site, tmp_path):
    (tmp_path / "here").mkdir()
    with serving(
        program, tmp_path / "here", "--directory", "../site", "--output", "../out/Public"
    ) as served:
        assert served.get("pokemon/pikachu/").status == 200
        assert (tmp_path / "out/Public/index.html").exists()
        site.write("Content/more.md", "More.\n")
        until(lambda: served.get("more/").status == 200)


def test_a_strict_build_shows_its_warnings(program, site):
    site.write("Content/doubtful.md", "[nowhere](nowhere.md)\n")
    with serving(program, site.root, "--strict") as served:
        listener = Listener(served)
        told = listener.next()
        assert told.name == "faults" and "Content/doubtful.md:1:" in told.data
        listener.close()
