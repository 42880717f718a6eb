"""The client: built from `web/` into the package when something changed, and checked."""

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
"""Bytes below which packing gains nothing."""


def build() -> None:
    """Build the client into the package; does nothing when nothing changed."""
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
    """Install what the client is built and checked with, axe-core among it; return the path with Node."""
    path = find_node()
    _install(path, checks=True)
    return path


def check() -> None:
    """Check the client's form and types, and run its tests."""
    path = install_for_checks()
    for what in ("form", "lint", "check", "test"):
        npm(["run", "--silent", what], path, otherwise=f"the client's {what} failed; why is written above.")


def put_into_form() -> None:
    """Write the client's sources as Prettier does."""
    path = install_for_checks()
    npm(["run", "--silent", "format"], path, otherwise="Prettier failed; why is written above.")


def is_built() -> bool:
    """Whether a client lies in the package."""
    return (STATIC / "index.html").is_file() and any((STATIC / "assets").glob("*.js"))


def needs_node() -> bool:
    """Whether building the package will need Node: the client is not there, or is an older one."""
    return not is_built() or places.read(MARK) != sources()


def pack(folder: Path) -> int:
    """Put a packed copy beside every text file: packed once, not for each visit. The number packed."""
    count = 0
    for path in sorted(folder.rglob("*")):
        if path.suffix in TEXTS and path.stat().st_size >= WORTH_IT:
            packed = gzip.compress(path.read_bytes(), 9, mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(packed)
            count += 1
    return count


def _install(path: str, *, checks: bool) -> None:
    """What the client is built with, and what it is checked with where that is wanted."""
    mark = WEB / "node_modules" / ".horda"
    lock = places.fingerprint([WEB / "package-lock.json"])
    enough = {f"all {lock}"} if checks else {f"all {lock}", f"build {lock}"}
    if places.read(mark) in enough:
        return
    print("Installing what the client is built with; the first time this may take a minute...", flush=True)
    # Not `npm ci`: it refuses a lock file without the parts of other systems that a mirror may lack.
    omitted = [] if checks else ["--omit=dev"]
    npm(
        ["install", *omitted, "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
        path,
        otherwise="npm install failed; is the network there? What is wrong is written above.",
    )
    places.write(mark, f"{'all' if checks else 'build'} {lock}")


def sources() -> str:
    """One line that changes when something changes that the client is made from."""
    files = (path for folder in MADE_FROM for path in folder.rglob("*") if path.is_file())
    return places.fingerprint(
        path for path in files if not LEFT_OUT & set(path.relative_to(ROOT).parts) and path.suffix != ".py"
    )
