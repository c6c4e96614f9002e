"""dexgen fetch, against a small API."""

import random
import signal
import subprocess
import threading
import time
import zlib
from pathlib import Path

import pytest

from support.certificate import Certificate
from support.small_api import SPECIES, SmallAPI, serving

# The list, the species with their Pokémon and forms, and the types.
EVERYTHING = 1 + 3 * SPECIES + 18


@pytest.fixture
def api():
    with serving(SmallAPI()) as api:
        yield api


def entries(cache: Path) -> dict[str, bytes]:
    """Every answer that is kept, by its name."""
    kept = {}
    for file in cache.rglob("*.response"):
        _, _, packed = file.read_bytes().partition(b"\n\n")
        kept[str(file.relative_to(cache / "api-v2"))] = zlib.decompress(packed)
    return kept


def fetch(program, api, cache, *arguments, **variables):
    return program.run(
        "fetch", "--api-url", api.address, "--cache", str(cache), *arguments, **variables
    )


def test_everything_is_asked_for_once(tmp_path, program, api):
    api.pause = 0.002
    result = fetch(program, api, tmp_path)
    assert (result.code, result.out) == (0, "")
    assert f"{EVERYTHING} fetched" in result.err
    assert len(api.asked) == len(set(api.asked)) == EVERYTHING
    assert 1 < api.most_in_flight <= 4
    assert f"{EVERYTHING} kept" in fetch(program, api, tmp_path).err
    assert len(api.asked) == EVERYTHING


def test_every_kind_of_fault_at_once(tmp_path, program, api):
    assert fetch(program, api, tmp_path / "clean").code == 0
    faults = [
        b"", b"HTTP/1.1 503 No\r\nContent-Length: 0\r\n\r\n",
        b"HTTP/1.1 429 Slow\r\nRetry-After: 1\r\nContent-Length: 0\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n{\"id\": 1",
        b"HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n<html>", b"HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n{\"id\":",
    ]
    asked_at = {}

    def interfere(path, asked):
        times = asked_at.setdefault(path, [])
        fault = random.Random(f"{path} {asked}").choice(faults) if asked < 2 else None
        is_bad = random.Random(f"{asked} {path}").random() < 0.3
        times.append((time.monotonic(), is_bad and fault is not None and b"429" in fault))
        return fault if is_bad else None

    api.interfere = interfere
    api.asked.clear()
    result = fetch(program, api, tmp_path / "faulty")
    assert result.code == 0 and len(api.asked) > EVERYTHING + 50, result.err
    assert entries(tmp_path / "faulty") == entries(tmp_path / "clean")
    waits = [
        after - before
        for times in asked_at.values()
        for (before, is_asked), (after, _) in zip(times, times[1:])
        if is_asked
    ]
    assert waits and min(waits) >= 1


def test_one_connection_is_one_request_at_a_time(tmp_path, program, api):
    api.pause = 0.002
    assert fetch(program, api, tmp_path, "--connections", "1", "--ids", "1-5").code == 0
    assert api.most_in_flight == 1


def test_the_cache_is_where_the_system_keeps_caches(tmp_path, program, api):
    arguments = ("fetch", "--ids", "1", "--api-url", api.address)
    assert program.run(*arguments, HOME=str(tmp_path)).code == 0
    assert entries(tmp_path / ".cache/dexgen")
    assert program.run(*arguments, XDG_CACHE_HOME=str(tmp_path / "x")).code == 0
    assert entries(tmp_path / "x/dexgen")


def test_killed_at_any_moment_it_goes_on(tmp_path, program, api):
    chance = random.Random(7)
    # So long that it is never done in the time that it gets here.
    api.pause = 0.03
    for _ in range(20):
        running = program.start(
            "fetch", "--api-url", api.address, "--cache", str(tmp_path), cwd=tmp_path,
            stderr=subprocess.DEVNULL,
        )
        time.sleep(chance.uniform(0.02, 0.12))
        running.kill()
        running.wait()
    before = entries(tmp_path)
    assert 0 < len(before) < EVERYTHING
    api.asked.clear()
    assert fetch(program, api, tmp_path).code == 0
    assert len(api.asked) == EVERYTHING - len(before)
    assert len(entries(tmp_path)) == EVERYTHING
    assert list((tmp_path / "api-v2/incoming").iterdir()) == []


def test_cut_files_cost_one_request_each(tmp_path, program, api):
    assert fetch(program, api, tmp_path).code == 0
    whole = entries(tmp_path)
    chance = random.Random(7)
    for file in chance.sample(sorted(tmp_path.rglob("*.response")), 50):
        content = file.read_bytes()
        file.write_bytes(content[: chance.randrange(len(content))])
    api.asked.clear()
    result = fetch(program, api, tmp_path)
    assert result.code == 0
    assert len(api.asked) == len(set(api.asked)) == 50
    assert entries(tmp_path) == whole


def test_a_damaged_file_is_named_with_what_to_do(tmp_path, program, api):
    assert fetch(program, api, tmp_path, "--ids", "25").code == 0
    file = tmp_path / "api-v2/pokemon/25.response"
    file.write_text('{"id":25,"na')
    offline = fetch(program, api, tmp_path, "--ids", "25", "--offline")
    assert offline.code == 1
    assert offline.errors == ["error: pokemon/25: is damaged in the cache"]
    assert "hint: run dexgen fetch without --offline" in offline.err
    repaired = fetch(program, api, tmp_path, "--ids", "25")
    assert repaired.code == 0
    assert [str(file) in line for line in repaired.warnings] == [True]


def test_several_at_once_do_each_thing_once(tmp_path, program, api):
    running = [
        program.start(
            "fetch", "--quiet", "--api-url", api.address, "--cache", str(tmp_path), cwd=tmp_path
        )
        for _ in range(8)
    ]
    assert [each.wait(60) for each in running] == [0] * 8
    assert len(api.asked) == EVERYTHING
    assert len(entries(tmp_path)) == EVERYTHING


def test_the_server_says_when_to_come_back(tmp_path, program, api):
    times = []

    def interfere(path, asked):
        if path != "/api/v2/pokemon/25/":
            return None
        times.append(time.monotonic())
        slow_down = b"HTTP/1.1 429 Slow\r\nRetry-After: 2\r\nContent-Length: 0\r\n\r\n"
        return None if asked else slow_down

    api.interfere = interfere
    result = fetch(program, api, tmp_path, "--ids", "25")
    assert result.code == 0
    assert len(times) == 2
    assert 2 <= times[1] - times[0] < 4
    assert "pokemon/25: too many requests (429); again in 2." in result.err


@pytest.mark.parametrize(
    "reply, said",
    [
        (b"HTTP/1.1 302 Found\r\nLocation: /api/v2/pokemon/25/\r\nContent-Length: 0\r\n\r\n",
         "more than 10 redirects"),
        (b"HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\n\r\n",
         "a redirect to 'file:///etc/passwd' is not followed"),
        (b"HTTP/1.1 403 No\r\nContent-Length: 0\r\n\r\n", "forbidden (403)"),
        (b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * (17 << 20), "more than 16777216 bytes"),
    ],
    ids=["circle", "file", "forbidden", "large"],
)
def test_what_does_not_get_better_is_asked_once(tmp_path, program, api, reply, said):
    api.interfere = lambda path, asked: reply if path == "/api/v2/pokemon/25/" else None
    result = fetch(program, api, tmp_path, "--ids", "25-26")
    assert result.code == 1
    [error] = result.errors
    assert error.startswith("error: pokemon/25: ") and said in error
    kept = entries(tmp_path)
    assert "pokemon/26.response" in kept and "pokemon/25.response" not in kept


def test_only_a_certificate_that_fits_is_trusted(tmp_path, program):
    certificate = Certificate.made_in(tmp_path)
    with serving(SmallAPI(tls=certificate.context)) as api:
        refused = fetch(program, api, tmp_path / "a", "--ids", "25")
        assert refused.code == 1 and "the certificate is not trusted" in refused.errors[0]
        trusted = {"SSL_CERT_FILE": str(certificate.file)}
        assert fetch(program, api, tmp_path / "b", "--ids", "25", **trusted).code == 0
        # It is of 127.0.0.1, which has another name as well.
        api.address = api.address.replace("127.0.0.1", "localhost")
        other = fetch(program, api, tmp_path / "c", "--ids", "25", **trusted)
        assert other.code == 1 and "the certificate is not trusted" in other.errors[0]
        assert entries(tmp_path / "a") == entries(tmp_path / "c") == {}


def test_no_redirect_leads_away_from_a_secure_connection(tmp_path, program, api):
    certificate = Certificate.made_in(tmp_path)
    location = api.address.encode() + b"pokemon/25/"
    away = b"HTTP/1.1 301 Moved\r\nLocation: " + location + b"\r\nContent-Length: 0\r\n\r\n"
    secure = SmallAPI(
        tls=certificate.context, interfere=lambda path, asked: away if path == "/api/v2/pokemon/25/" else None)
    with serving(secure):
        result = fetch(program, secure, tmp_path, "--ids", "25", SSL_CERT_FILE=str(certificate.file))
    assert result.code == 1
    assert f"a redirect to '{location.decode()}' is not followed" in result.errors[0]
    assert api.asked == []


def test_silence_has_an_end(tmp_path, program, api):
    api.interfere = lambda path, asked: time.sleep(3) if path.endswith("/25/") else None
    result = fetch(program, api, tmp_path, "--ids", "25", "--timeout", "1", "--verbose")
    assert result.code == 1
    assert "no answer within 1 seconds" in result.errors[0]


def test_an_interrupt_ends_the_waiting_at_once(tmp_path, program, api):
    api.interfere = lambda path, asked: time.sleep(20)
    running = program.start(
        "fetch", "--ids", "25", "--api-url", api.address, "--cache", str(tmp_path), cwd=tmp_path
    )
    while not api.asked:
        time.sleep(0.01)
    begun = time.monotonic()
    running.send_signal(signal.SIGINT)
    assert running.wait(10) == 130
    assert time.monotonic() - begun < 2.5


def test_nobody_is_there(tmp_path, program):
    with serving(SmallAPI()) as api:
        pass
    result = fetch(program, api, tmp_path, "--ids", "25", "--connections", "1")
    assert result.code == 1
    assert "no connection to the host" in result.errors[0]


def test_a_server_that_goes_away_is_not_stormed(tmp_path, program, api):
    away = threading.Event()

    def interfere(path, asked):
        if len(api.asked) > 60:
            away.set()
        return b"" if away.is_set() else None

    api.interfere = interfere
    result = fetch(program, api, tmp_path)
    assert result.code == 1
    [error] = result.errors
    assert "the connection ended early" in error and "Stopped: " in result.err
    # Some eight of them, five times each, and each once more over a new connection.
    assert 100 < len(api.asked) < 200
    api.interfere = lambda path, asked: None
    assert fetch(program, api, tmp_path).code == 0


def test_a_building_program_speaks_to_no_network(program):
    libraries = subprocess.run(["ldd", program.path], capture_output=True, text=True).stdout
    assert "libcurl" not in libraries and "libc.so" in libraries
