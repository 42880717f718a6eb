"""The client: build it from `web/` into the package if its sources changed, and check it."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

from . import places
from .node import find_node, npm
from .places import BUILD, ROOT, Stop

WEB = ROOT / "web"
STATIC = ROOT / "src" / "horda" / "server" / "static"
MADE_FROM = (WEB, ROOT / "src" / "horda" / "locale", ROOT / "src" / "horda" / "art")
LEFT_OUT = {"node_modules", "dist", "tests", ".vite", "__pycache__"}
MARK = BUILD / "client.made"

TEXTS = {".html", ".js", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest"}
WORTH_IT = 1000
"""Size in bytes from which files are compressed."""


def build() -> None:
    """Build the client into the package, unless nothing changed."""
    if not (WEB / "package-lock.json").is_file():
        raise Stop("web/, from which the client is built, is missing; take the whole source of Horda.")
    now = sources()
    if is_built() and places.read(MARK) == now:
        return
    path = find_node()
    _install(path, checks=False)
    print("Building the client...", flush=True)
    npm(
        ["run", "--silent", "build", "--", "--logLevel", "error"],
        path,
        otherwise="the client's build failed; why is written above.",
    )
    shutil.rmtree(STATIC, ignore_errors=True)
    shutil.copytree(WEB / "dist", STATIC)
    pack(STATIC)
    places.write(MARK, now)


def install_for_checks() -> str:
    """Install the tools that build and check the client, including axe-core; return the path with Node."""
    path = find_node()
    _install(path, checks=True)
    return path


def check() -> None:
    """Check the client's formatting and types, and run its tests."""
    path = install_for_checks()
    for what in ("form", "lint", "check", "test"):
        npm(["run", "--silent", what], path, otherwise=f"the client's {what} failed; why is written above.")


def put_into_form() -> None:
    """Format the client's sources with Prettier."""
    path = install_for_checks()
    npm(["run", "--silent", "format"], path, otherwise="Prettier failed; why is written above.")


def is_built() -> bool:
    """Return whether the package contains a built client."""
    return (STATIC / "index.html").is_file() and any((STATIC / "assets").glob("*.js"))


def needs_node() -> bool:
    """Return whether building the package will need Node, because the client is missing or outdated."""
    return not is_built() or places.read(MARK) != sources()


def pack(folder: Path) -> int:
    """Write a compressed copy beside every text file, for the server to send; return the number of copies."""
    count = 0
    for path in sorted(folder.rglob("*")):
        if path.suffix in TEXTS and path.stat().st_size >= WORTH_IT:
            packed = gzip.compress(path.read_bytes(), 9, mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(packed)
            count += 1
    return count


def _install(path: str, *, checks: bool) -> None:
    """Install the packages for building the client and, with `checks`, for checking it."""
    mark = WEB / "node_modules" / ".horda"
    lock = places.fingerprint([WEB / "package-lock.json"])
    enough = {f"all {lock}"} if checks else {f"all {lock}", f"build {lock}"}
    if places.read(mark) in enough:
        return
    print("Installing what the client is built with; the first time this may take a minute...", flush=True)
    # Not `npm ci`: it rejects a lock file that lacks packages of other systems, which a mirror may lack.
    omitted = [] if checks else ["--omit=dev"]
    npm(
        ["install", *omitted, "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
        path,
        otherwise="npm install failed; is the network there? What is wrong is written above.",
    )
    places.write(mark, f"{'all' if checks else 'build'} {lock}")


def sources() -> str:
    """Return a fingerprint of everything that the client is built from."""
    files = (path for folder in MADE_FROM for path in folder.rglob("*") if path.is_file())
    return places.fingerprint(
        path for path in files if not LEFT_OUT & set(path.relative_to(ROOT).parts) and path.suffix != ".py"
    )
