"""What dexgen serve answers."""

import os
import re
import socket
import subprocess
import threading
from collections import Counter
from urllib.parse import urljoin, urlsplit

import pytest

from support.page import references
from support.scratch import ScratchSite
from support.served import Served, serving
from support.species import SMALL_DEX


@pytest.fixture(scope="module")
def site(tmp_path_factory, program) -> ScratchSite:
    site = ScratchSite(tmp_path_factory.mktemp("served") / "site", program, SMALL_DEX)
    site.public.mkdir()
    (site.public / "large.bin").write_bytes(LARGE)
    (site.public / ".secret").write_text("secret")
    (site.public / "space in name.txt").write_text("space")
    (site.public / "out").symlink_to("../Templates")
    return site


@pytest.fixture(scope="module")
def served(site, program):
    with serving(program, site.root) as served:
        yield served


LARGE = bytes(range(256)) * 8192


def raw(served: Served, *pieces: bytes) -> bytes:
    """What comes for bytes that no library would send; the server must close the connection."""
    host, port = served.host.split(":")
    with socket.create_connection((host, int(port)), timeout=60) as connection:
        for piece in pieces:
            connection.sendall(piece)
        received = b""
        while more := connection.recv(1 << 16):
            received += more
    return received


def status(answer: bytes) -> int:
    return int(answer.split()[1])


def request(target: str, *lines: str, method: str = "GET", host: str = "localhost") -> bytes:
    head = [f"{method} {target} HTTP/1.1", f"Host: {host}", "Connection: close", *lines]
    return ("\r\n".join(head) + "\r\n\r\n").encode()


@pytest.mark.parametrize(
    "path, type",
    [
        ("", "text/html; charset=utf-8"), ("pokemon/pikachu/", "text/html; charset=utf-8"),
        ("robots.txt", "text/plain; charset=utf-8"), ("large.bin", "application/octet-stream"),
        ("space%20in%20name.txt", "text/plain; charset=utf-8"),
    ],
)
def test_files_have_their_types(served, path, type):
    answer = served.get(path)
    assert (answer.status, answer.fields["Content-Type"]) == (200, type)
    assert int(answer.fields["Content-Length"]) == len(answer.body) > 0
    head = served.get(path, method="HEAD")
    assert (head.status, head.body) == (200, b"")
    for name in ("Content-Type", "Content-Length", "ETag", "Last-Modified"):
        assert head.fields[name] == answer.fields[name]


def test_pages_keep_themselves_current_and_their_files_do_not_know(served, site):
    page = served.get("pokemon/pikachu/").text
    file = (site.public / "pokemon/pikachu/index.html").read_text()
    tag = re.search(r'<script src="/\.dexgen/reload\.js" data-dexgen-mark="[\w.-]+" defer></script>\n', page)
    assert page.replace(tag[0], "") == file
    script = served.get("/.dexgen/reload.js")
    assert (script.status, script.fields["Content-Type"]) == (200, "text/javascript; charset=utf-8")
    pages = [path for path in site.public.rglob("*.html") if b".dexgen" in path.read_bytes()]
    assert pages == []


def test_a_folder_without_its_slash_leads_to_the_folder(served):
    answer = served.get("/pokemon/pikachu?a=b")
    assert (answer.status, answer.fields["Location"]) == (302, "/pokemon/pikachu/?a=b")


def test_where_nothing_is_there_is_the_sites_own_page(served, site):
    for path in ("none", "none/further/", "pokemon/", "assets/", "robots.txt/", ".secret", "out/list.html"):
        answer = served.get(path)
        assert answer.status == 404, path
        assert "Off the chart" in answer.text
    assert served.get("none", method="HEAD").body == b""


@pytest.mark.parametrize(
    "target, expected",
    [
        ("/../Templates/list.html", 400), ("/%2e%2e/Templates/list.html", 400), ("/a/..%2f..", 400),
        ("/x%00.html", 400), ("/x\\..\\y", 400), ("/%5c..%5cy", 400), ("/%zz", 400), ("*", 400),
        ("//evil.example/pokemon/pikachu", 404), ("/.git/config", 404), ("/.Public.dexgen/manifest", 404),
        ("http://evil.example/", 403), ("http://localhost/", 200), ("/?" + "x" * 40_000, 400),
    ],
)
def test_addresses_that_lead_nowhere(served, target, expected):
    assert status(raw(served, request(target))) == expected


def test_only_its_own_names_are_answered(served):
    port = served.host.split(":")[1]
    for host, expected in [
        ("evil.example", 403), (f"evil.example:{port}", 403), (f"127.0.0.1:{port}", 200),
        (f"localhost:{port}", 200), ("192.168.0.5", 403),
    ]:
        assert status(raw(served, request("/", host=host))) == expected
        events = raw(served, request("/.dexgen/events", host=host)) if expected == 403 else b"x 403"
        assert status(events) == 403
    assert status(raw(served, b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n")) == 400
    twice = request("/", "Host: evil.example")
    assert status(raw(served, twice)) == 400
    assert status(raw(served, b"GET / HTTP/1.0\r\n\r\n")) == 200


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])
def test_nothing_can_be_sent_to_it(served, method):
    answer = raw(served, request("/", "Content-Length: 0", method=method))
    assert status(answer) == 405
    assert b"Allow: GET, HEAD\r\n" in answer


def test_what_is_no_http_is_refused(served):
    for nonsense in (b"nonsense\r\n\r\n", b"GET\r\n\r\n", b"FROB / HTTP/1.1\r\nHost: localhost\r\n\r\n"):
        answer = raw(served, nonsense)
        assert answer == b"" or status(answer) >= 400
    assert served.get().status == 200


def test_heads_and_bodies_have_limits(served):
    long = raw(served, request("/", *(f"X-{number}: {'x' * 1000}" for number in range(60))))
    assert long == b"" or status(long) >= 400
    body = request("/", "Content-Length: 1000000", method="POST")
    assert status(raw(served, body)) in (405, 413)
    assert served.get().status == 200


def test_parts_of_a_file(served):
    for field, expected in [("bytes=0-9", LARGE[:10]), ("bytes=2000000-", LARGE[2_000_000:]), ("bytes=-5", LARGE[-5:])]:
        answer = served.get("large.bin", Range=field)
        assert (answer.status, answer.body) == (206, expected)
    assert served.get("large.bin", Range="bytes=5-9").fields["Content-Range"] == f"bytes 5-9/{len(LARGE)}"
    beyond = served.get("large.bin", Range=f"bytes={len(LARGE)}-")
    assert (beyond.status, beyond.fields["Content-Range"]) == (416, f"bytes */{len(LARGE)}")
    whole = served.get("large.bin", Range="bytes=9-5")
    assert (whole.status, whole.body) == (200, LARGE)
    several = served.get("large.bin", Range="bytes=0-4,300000-700000")
    boundary = several.fields.get_boundary()
    parts = several.body.split(b"\r\n--" + boundary.encode())
    assert several.status == 206 and len(parts) == 4
    assert [part.partition(b"\r\n\r\n")[2] for part in parts[1:3]] == [LARGE[:5], LARGE[300_000:700_001]]
    page = served.get("", Range="bytes=0-14")
    assert (page.status, page.body) == (206, b"<!DOCTYPE html>")


def test_what_is_known_is_not_sent_again(served):
    for path in ("", "robots.txt", "large.bin"):
        first = served.get(path)
        for tags in (first.fields["ETag"], f'"x", W/{first.fields["ETag"]}', "*"):
            again = served.get(path, If_None_Match=tags)
            assert (again.status, again.body) == (304, b"")
        assert served.get(path, If_None_Match='"x"').status == 200
    date = served.get("robots.txt").fields["Last-Modified"]
    assert served.get("robots.txt", If_Modified_Since=date).status == 304
    assert served.get("robots.txt", If_Modified_Since="Thu, 01 Jan 1970 00:00:00 GMT").status == 200
    part = served.get("large.bin", Range="bytes=0-4", If_Range='"x"')
    assert (part.status, part.body) == (200, LARGE)


def test_ten_thousand_requests(served, site):
    """Over 32 connections, each kept for all of its requests."""
    paths = ["/", "/pokemon/pikachu/", "/robots.txt", "/none"]
    lengths = {path: len(served.get(path).body) for path in paths}
    counts: Counter = Counter()
    host, port = served.host.split(":")

    def ask(number: int) -> None:
        mine: Counter = Counter()
        with socket.create_connection((host, int(port)), timeout=60) as connection:
            stream = connection.makefile("rb")
            for step in range(313):
                path = paths[(number + step) % len(paths)]
                connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
                code = stream.readline().split()[1]
                length = 0
                while (line := stream.readline()) != b"\r\n":
                    if line.lower().startswith(b"content-length:"):
                        length = int(line.split()[1])
                mine[(path, code, len(stream.read(length)) == lengths[path])] += 1
        counts.update(mine)

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(32)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert sum(counts.values()) == 32 * 313 > 10_000
    assert {(path, code, whole) for path, code, whole in counts} == {
        (path, b"404" if path == "/none" else b"200", True) for path in paths
    }


def test_slow_and_silent_clients_hold_up_nobody(served):
    host, port = served.host.split(":")
    silent = [socket.create_connection((host, int(port))) for _ in range(100)]
    for number, connection in enumerate(silent):
        if number % 2:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: loc")
    # They ask for more than they read.
    for connection in silent[:10]:
        connection.sendall(request("/large.bin"))
    for _ in range(20):
        assert served.get().status == 200
    # One that goes in the middle of an answer.
    for connection in silent:
        connection.close()
    assert served.get("large.bin").body == LARGE


def test_a_slow_reader_gets_everything(served):
    host, port = served.host.split(":")
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect((host, int(port)))
        connection.sendall(request("/large.bin"))
        received = b""
        while more := connection.recv(8192):
            received += more
    assert received.partition(b"\r\n\r\n")[2] == LARGE


def test_under_a_sub_path_every_link_leads_somewhere(program, tmp_path):
    site = ScratchSite(tmp_path / "site", program, SMALL_DEX)
    with serving(program, site.root, "--base-url", "https://user.example/dex/") as served:
        assert urlsplit(served.address).path == "/dex/"
        root = served.get("/")
        assert (root.status, root.fields["Location"]) == (302, "/dex/")
        assert served.get("/pokemon/pikachu/").status == 404
        seen, waiting = set(), [served.address]
        while waiting:
            address = waiting.pop()
            answer = served.get(urlsplit(address).path)
            assert answer.status == 200, address
            if not answer.fields["Content-Type"].startswith("text/html"):
                continue
            for link in references(answer.text):
                whole = urljoin(address, link).partition("#")[0].partition("?")[0]
                if whole.startswith(f"http://{served.host}/") and whole not in seen:
                    seen.add(whole)
                    waiting.append(whole)
        pages = {str(path.parent.relative_to(site.public)) for path in site.public.rglob("index.html")}
        # Only the service worker leads there.
        pages.discard("offline")
        assert len(pages) > 5
        for page in pages:
            assert served.address + ("" if page == "." else f"{page}/") in seen


def test_a_port_that_is_in_use(program, site):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = program.run("serve", "--port", str(port), cwd=site.root)
    assert (result.code, result.out) == (1, "")
    assert result.errors == [f"error: cannot serve at 127.0.0.1, port {port}: it is in use"]


def test_the_usual_port_makes_way(program, site):
    try:
        taken = socket.create_server(("127.0.0.1", 8000))
    except OSError:
        # Somebody else has it, which is as good.
        taken = None
    with serving(program, site.root, port=None) as served:
        assert re.search(r"Port 8000 is in use, so it is (\d+)\.", served.said)[1] == served.host.split(":")[1]
        assert served.get().status == 200
    if taken:
        taken.close()


def test_another_address_only_when_it_is_named(program, site):
    with serving(program, site.root, "--host", "127.0.0.2") as served:
        assert served.host.startswith("127.0.0.2:")
        assert served.get().status == 200
        assert "warning" not in served.said
        with pytest.raises(OSError):
            socket.create_connection(("127.0.0.1", int(served.host.split(":")[1])), timeout=5)
    with serving(program, site.root, "--host", "0.0.0.0") as served:
        assert "warning: at 0.0.0.0 everybody in the network can see the site" in served.said
        assert served.get().status == 200
    wrong = program.run("serve", "--port", "0", "--host", "192.0.2.1", cwd=site.root)
    assert wrong.code == 1
    assert wrong.errors == ["error: cannot serve at 192.0.2.1, port 0: this machine has no such address"]


def test_the_browser_is_opened(program, site, tmp_path):
    opener = tmp_path / "xdg-open"
    opener.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened.new\nmv {tmp_path}/opened.new {tmp_path}/opened\n')
    opener.chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    with serving(program, site.root, "--open", env=os.environ | {"PATH": path}) as served:
        address = served.address
        while not (tmp_path / "opened").exists():
            assert served.process.poll() is None
        assert (tmp_path / "opened").read_text() == f"{address}\n"
    opener.write_text("#!/bin/sh\nexit 3\n")
    with serving(program, site.root, "--open", env=os.environ | {"PATH": path}) as served:
        served.wait_for("note: no browser was opened: xdg-open ended with code 3\n")
    with serving(program, site.root, "--open", env=os.environ | {"PATH": str(tmp_path / "none")}) as served:
        served.wait_for("note: no browser was opened: cannot start 'xdg-open'")
        assert served.get().status == 200


def test_building_does_not_load_what_serves(program):
    """Neither as a library of the system nor as a part of itself."""
    server = program.path.with_name("dexgen-serve")
    assert b"Transfer-Encoding" not in program.path.read_bytes()
    libraries = subprocess.run(["ldd", program.path], capture_output=True, text=True).stdout
    assert "libevent" not in libraries
    assert b"evhttp_new" in server.read_bytes() or b"Transfer-Encoding" in server.read_bytes()
