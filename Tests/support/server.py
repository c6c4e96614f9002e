"""Serving a folder on a free port, as any static host would: texts are compressed."""

import gzip
import io
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


COMPRESSED = (".html", ".css", ".js", ".json", ".svg", ".webmanifest")


@cache
def packed(path: str, stamp: int) -> bytes:
    return gzip.compress(Path(path).read_bytes(), 6)


class _Handler(SimpleHTTPRequestHandler):
    def send_head(self):
        path = Path(self.translate_path(self.path))
        if path.is_dir() and self.path.split("?")[0].endswith("/"):
            path = path / "index.html"
        wants = "gzip" in self.headers.get("Accept-Encoding", "")
        if not (wants and path.is_file() and path.suffix in COMPRESSED):
            return super().send_head()
        body = packed(str(path), path.stat().st_mtime_ns)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)

    def log_message(self, format: str, *arguments: object) -> None:
        """Keeps the test's output clean."""


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address without a final slash; the server ends with the block."""
    handler = partial(_Handler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()
