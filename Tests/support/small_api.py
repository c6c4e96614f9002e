"""A small API on loopback, of the shape of PokeAPI, which counts what it is asked."""

import json
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SPECIES = 120


def link(endpoint: str, number: int) -> dict:
    return {"name": f"{endpoint}-{number}", "url": f"https://elsewhere.example/api/v2/{endpoint}/{number}/"}


def body(path: str) -> dict | None:
    parts = path.split("?")[0].strip("/").split("/")[2:]
    if parts == ["pokemon-species"]:
        return {"next": None, "results": [link("pokemon-species", n) for n in range(1, SPECIES + 1)]}
    endpoint, number = parts[0], int(parts[1])
    match endpoint:
        case "pokemon-species" if number <= SPECIES:
            return {
                "id": number, "name": f"pokemon-species-{number}", "names": [],
                "varieties": [{"pokemon": link("pokemon", number)}],
            }
        case "pokemon" if number <= SPECIES:
            return {
                "id": number, "name": "p", "types": [{"type": link("type", number % 18)}], "stats": [],
                "forms": [link("pokemon-form", number)], "moves": ["x" * 50] * 100,
            }
        case "type":
            return {"id": number, "name": "t", "damage_relations": {}}
        case "pokemon-form":
            return {"id": number, "name": "f"}
    return None


@dataclass
class SmallAPI:
    address: str = ""
    # What there is, by path: JSON, or the bytes of a picture or a sound.
    bodies: Callable[[str], dict | bytes | None] = body
    # May answer in the place of the API: (times this path was asked before) -> bytes, or None.
    interfere: Callable[[str, int], bytes | None] = lambda path, asked: None
    asked: list[str] = field(default_factory=list)
    most_in_flight: int = 0
    in_flight: int = 0
    pause: float = 0
    # Of a server that speaks TLS.
    tls: ssl.SSLContext | None = None
    lock: threading.Lock = field(default_factory=threading.Lock)


@contextmanager
def serving(api: SmallAPI) -> Iterator[SmallAPI]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True
        wbufsize = -1

        def log_message(self, *_):
            pass

        def do_GET(self):
            with api.lock:
                before = api.asked.count(self.path)
                api.asked.append(self.path)
                api.in_flight += 1
                api.most_in_flight = max(api.most_in_flight, api.in_flight)
            try:
                if api.pause:
                    threading.Event().wait(api.pause)
                raw = api.interfere(self.path, before)
                if raw is not None:
                    self.close_connection = True
                    self.wfile.write(raw)
                else:
                    self.answer(api.bodies(self.path))
            except OSError:
                self.close_connection = True
            finally:
                with api.lock:
                    api.in_flight -= 1

        def answer(self, value):
            text = value if isinstance(value, bytes) else json.dumps(value).encode()
            self.send_response(404 if value is None else 200)
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    # Programs that are ended in the middle of a request are what is tested.
    server.handle_error = lambda *_: None
    if api.tls:
        server.socket = api.tls.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    api.address = f"http{'s' if api.tls else ''}://127.0.0.1:{server.server_port}/api/v2/"
    try:
        yield api
    finally:
        server.shutdown()
        server.server_close()
