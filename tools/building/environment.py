"""The virtual environment in `.venv`: create it once, and update it when its requirements change."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from . import places
from .places import ROOT, VENV, Stop, program

SETS = {
    "play": ("runtime", "build"),
    "postgres": ("postgres", "build"),
    "passkeys": ("passkeys", "build"),
    "push": ("push", "build"),
    "dev": ("dev",),
    "lab": ("lab", "build"),
    "cluster": ("dev", "cluster"),
    "envs": ("envs", "build"),
    "spiel": ("dev", "spiel"),
    "mcp": ("mcp", "build"),
    "bench": ("dev", "bench"),
}
"""Requirement files by audience, named as in `requirements/`."""

NEW_ENOUGH = "import sys; sys.exit(sys.version_info < (3, 11))"
NO_PYTHON = (
    "Python 3.11 or newer was not found. Install it (Debian and Ubuntu: apt install python3 python3-venv; "
    "macOS: brew install python; Windows: winget install Python.Python.3.13), or name it in the "
    "environment variable PYTHON."
)
NO_PACKAGES = "the packages could not be installed; is the network there? What is wrong is written above."


def set_up(wanted: str = "play") -> None:
    """Install what playing, developing or measuring needs into the environment, and Horda itself."""
    make_environment()
    names = [name for name in SETS[wanted] if not _is_installed(name)]
    if names:
        packages = sum(_pins(_file(name)) for name in names)
        print(f"Installing {packages} packages; the first time this may take a minute...", flush=True)
        files = [part for name in names for part in ("-r", str(_file(name)))]
        install(VENV, ["--require-hashes", *files])
        for name in names:
            places.write(_mark(name), places.fingerprint([_file(name)]))
    _install_horda()


def make_environment(venv: Path = VENV) -> None:
    """Create an empty environment if there is no working one."""
    if places.works([program("python", venv), "-c", NEW_ENOUGH]):
        return
    uv, python = find_uv(), find_python()
    if venv.exists():
        shutil.rmtree(venv)
    print(f"Making an environment in {venv.name}...", flush=True)
    if uv and places.works([uv, "venv", "--quiet", "--python", python or ">=3.11", str(venv)]):
        return
    if not python:
        raise Stop(NO_PYTHON)
    if not places.works([python, "-c", "import venv, ensurepip"]):
        raise Stop(f"{python} lacks the venv module. On Debian and Ubuntu: apt install python3-venv.")
    places.run([python, "-m", "venv", str(venv)], otherwise=f"{python} -m venv failed; why is written above.")


def install(venv: Path, what: Sequence[str]) -> None:
    """Install packages into an environment, with uv if it is available and can, else with pip."""
    uv, python = find_uv(), program("python", venv)
    quiet = [] if sys.stderr.isatty() else ["--quiet"]
    if uv:
        try:
            return places.run([uv, "pip", "install", *quiet, "--python", python, *what])
        except Stop:
            print("uv could not install them; pip tries, which may know another index.", flush=True)
    if not places.works([python, "-m", "pip", "--version"]):
        places.run([python, "-m", "ensurepip"], otherwise="pip is missing and cannot be added.")
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    places.run([*pip, *what], otherwise=NO_PACKAGES)


def find_uv() -> str | None:
    """Return the path of this machine's uv, or of the environment's own; None if there is none."""
    return shutil.which("uv") or shutil.which("uv", path=str(places.scripts(VENV)))


def find_python() -> str | None:
    """Return a Python that is new enough: the one named, the running one, or any other; else None."""
    named = os.environ.get("PYTHON")
    newest = [f"python3.{minor}" for minor in (14, 13, 12, 11)]
    for name in [named] if named else [sys.executable, "python3", *newest, "python"]:
        if places.works([name, "-c", NEW_ENOUGH]):
            return name
    return None


def _install_horda() -> None:
    """Install Horda in editable mode from `src/`, without compiling it or building the client."""
    mark = places.fingerprint([ROOT / "pyproject.toml", ROOT / "setup.py"], str(ROOT))
    if places.read(VENV / ".horda") != mark:
        print("Installing horda itself, so that it runs from src/...", flush=True)
        install(VENV, ["--no-deps", "--no-build-isolation", "--no-index", "--editable", str(ROOT)])
        places.write(VENV / ".horda", mark)


def _is_installed(name: str) -> bool:
    """Return whether a set is installed with today's pins; sets for developing and hosting include playing."""
    enough = {name, "dev"} if name not in ("bench", "cluster", "spiel") else {name}
    if name == "runtime":
        enough |= {"postgres", "passkeys", "push", "lab", "envs", "mcp"}
    return any(places.read(_mark(one)) == places.fingerprint([_file(one)]) for one in enough)


def _file(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def _mark(name: str) -> Path:
    return VENV / f".{name}"


def _pins(file: Path) -> int:
    return sum("==" in line for line in file.read_text(encoding="utf-8").splitlines() if line[:1].isalnum())
