"""Real web servers on free ports, with the recipes of docs/hosting, run by a user without rights."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from support.repository import ROOT

RECIPES = ROOT / "docs/hosting"
NOBODY = 65534
APACHE_MODULES = Path("/usr/lib/apache2/modules")

NGINX = """
worker_processes 1;
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 64; }}
http {{
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {recipe}
}}
"""

APACHE = """
ServerName 127.0.0.1
Listen 127.0.0.1:{port}
PidFile {folder}/pid
ErrorLog {folder}/error.log
ServerRoot {folder}
DocumentRoot {folder}/empty
{modules}
TypesConfig /etc/mime.types
StartServers 1
{recipe}
"""


@contextmanager
def hosting(kind: str, site: Path, base: str) -> Iterator[str]:
    """Serves a copy of the site under the base, such as `/sub/dex/`; gives its address, with the base."""
    folder = Path(tempfile.mkdtemp(prefix="dexgen-host-"))
    process = None
    try:
        shutil.copytree(site, folder / "site")
        port = free_port()
        command = KINDS[kind](folder, port, base)
        give_away(folder)
        process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=(folder / "stderr").open("wb"), **without_rights(),
        )
        wait_for(port, process, folder)
        yield f"http://127.0.0.1:{port}{base}"
    finally:
        if process:
            process.terminate()
            process.wait(30)
        shutil.rmtree(folder)


def nginx(folder: Path, port: int, base: str) -> list[str]:
    program = needed("nginx", "nginx-light")
    recipe = filled("nginx.conf", folder, base)
    # The port of the recipe needs rights.
    recipe = recipe.replace("listen 80;", f"listen 127.0.0.1:{port};")
    config = folder / "nginx.conf"
    config.write_text(NGINX.format(folder=folder, recipe=recipe))
    return [program, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(config)]


def apache(folder: Path, port: int, base: str) -> list[str]:
    program = needed("apache2", "apache2-bin")
    names = ("mpm_event", "authz_core", "alias", "deflate", "dir", "filter", "headers", "mime")
    modules = "\n".join(
        f"LoadModule {name}_module {APACHE_MODULES}/mod_{name}.so" for name in names
    )
    (folder / "empty").mkdir()
    config = folder / "apache.conf"
    recipe = filled("apache.conf", folder, base)
    config.write_text(APACHE.format(folder=folder, port=port, modules=modules, recipe=recipe))
    return [program, "-D", "FOREGROUND", "-f", str(config)]


def python(folder: Path, port: int, base: str) -> list[str]:
    root = folder / "root"
    (root / base.strip("/")).parent.mkdir(parents=True, exist_ok=True)
    (folder / "site").rename(root / base.strip("/"))
    return [
        "/usr/bin/python3", "-m", "http.server", "--directory", str(root),
        "--bind", "127.0.0.1", str(port),
    ]


KINDS: dict[str, Callable[[Path, int, str], list[str]]] = {
    "nginx": nginx, "apache": apache, "http.server": python,
}


def filled(recipe: str, folder: Path, base: str) -> str:
    """The recipe as somebody would fill it in: for the root of a host without the redirect."""
    lines = (RECIPES / recipe).read_text("utf-8").splitlines(keepends=True)
    if base == "/":
        lines = [line for line in lines if "301" not in line]
    text = "".join(lines).replace("/srv/dex/Public", f"{folder}/site")
    return text.replace("^/dex$", f"^{base.rstrip('/')}$").replace(
        "= /dex ", f"= {base.rstrip('/')} "
    ).replace("/dex/", base)


def needed(program: str, package: str) -> str:
    found = shutil.which(program, path=os.environ["PATH"] + ":/usr/sbin")
    if not found:
        pytest.skip(f"{program} is not there: apt-get install {package}")
    return found


def give_away(folder: Path) -> None:
    """To the user that the server runs as; everything in it can be read by all."""
    folder.chmod(0o755)
    if os.getuid() == 0:
        for path in (folder, *folder.iterdir()):
            os.chown(path, NOBODY, NOBODY)


def without_rights() -> dict:
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.getuid() == 0 else {}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(port: int, process: subprocess.Popen, folder: Path) -> None:
    for _ in range(200):
        if process.poll() is not None:
            break
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    logs = [path for path in (folder / "stderr", folder / "error.log") if path.exists()]
    pytest.fail("\n".join(["the server did not start", *(path.read_text() for path in logs)]))
