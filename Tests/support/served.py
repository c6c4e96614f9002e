"""dexgen serve, running."""

import http.client
import json
import os
import re
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from support.program import Program


class Served:
    """The server, what it says, and where the site is."""

    def __init__(
        self, program: Program, folder: Path, *arguments: str, port: str | None = "0", **options
    ):
        if port:
            arguments += ("--port", port)
        self.process = program.start(
            "serve", *arguments, cwd=folder, stderr=subprocess.PIPE, **options)
        self._lines: list[str] = []
        self._news = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        for line in self.process.stderr:
            with self._news:
                self._lines.append(line.decode())
                self._news.notify_all()
        with self._news:
            self._lines.append("")
            self._news.notify_all()

    @property
    def said(self) -> str:
        return "".join(self._lines)

    def wait_for(self, pattern: str, count: int = 1, seconds: float = 60) -> re.Match:
        """The match in what it says, once there are so many."""
        with self._news:
            found = self._news.wait_for(
                lambda: len(re.findall(pattern, self.said)) >= count or self._lines[-1:] == [""],
                timeout=seconds)
        matches = list(re.finditer(pattern, self.said))
        assert found and len(matches) >= count, f"it only said:\n{self.said}"
        return matches[count - 1]

    @property
    def address(self) -> str:
        """Where the root of the site is, with a slash at its end."""
        return self.wait_for(r"Serving the site at (\S+/)(?: |\.\n)")[1]

    @property
    def host(self) -> str:
        return urlsplit(self.address).netloc

    def get(self, path: str = "", method: str = "GET", **fields: str) -> "Answer":
        """Asks for an address, from the root of the server if it starts with a slash."""
        connection = http.client.HTTPConnection(self.host, timeout=60)
        target = path if path.startswith("/") else urlsplit(self.address).path + path
        names = {name.replace("_", "-"): value for name, value in fields.items()}
        connection.request(method, target, headers=names)
        answer = Answer(connection.getresponse())
        connection.close()
        return answer

    def builders(self) -> list[int]:
        """The processes that build for it."""
        tasks = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(number) for number in tasks.read_text().split()]

    def stop(self, sent: int = signal.SIGINT) -> int:
        """Its exit code."""
        self.process.send_signal(sent)
        return self.process.wait(60)


class Answer:
    def __init__(self, response: http.client.HTTPResponse):
        self.status = response.status
        self.fields = response.headers
        self.body = response.read()

    @property
    def text(self) -> str:
        return self.body.decode()


@contextmanager
def serving(program: Program, folder: Path, *arguments: str, **options) -> Iterator[Served]:
    """The server, which has begun to serve; it ends with the block."""
    served = Served(program, folder, *arguments, **options)
    try:
        assert served.address
        yield served
    finally:
        if served.process.poll() is None:
            served.process.kill()
        served.process.wait()
        served._reader.join()
        served.process.stderr.close()


@dataclass
class Event:
    name: str
    data: object


class Listener:
    """What a page is told, as its script hears it."""

    def __init__(self, served: Served, path: str = ""):
        page = urlsplit(served.address).path + path
        mark = re.search(r'reload\.js" data-dexgen-mark="([^"]*)"', served.get(page).text)[1]
        self._connection = http.client.HTTPConnection(served.host, timeout=60)
        self._connection.request("GET", f"/.dexgen/events?page={page}&mark={mark}")
        self._response = self._connection.getresponse()
        assert self._response.status == 200

    def next(self) -> Event:
        """Waits for the next event that tells something new."""
        name = ""
        while line := self._response.readline().decode().rstrip("\n"):
            if line.startswith("event: "):
                name = line.removeprefix("event: ")
            elif line.startswith("data: "):
                self._response.readline()
                return Event(name, json.loads(line.removeprefix("data: ")))
            else:
                self._response.readline()
        raise AssertionError("the stream has ended")

    def close(self) -> None:
        self._response.close()
        self._connection.close()


def until(condition: Callable[[], bool], seconds: float = 30) -> None:
    """Waits for something that nobody tells."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.005)


def save(path: Path, text: str) -> None:
    """As many editors do: a file beside it takes its place."""
    temporary = path.with_name(f"{path.name}.new")
    temporary.write_text(text, "utf-8")
    os.replace(temporary, path)
