"""Paths of the project on every system, and helpers to run programs and stop with a message."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
BUILD = ROOT / "build"
WINDOWS = os.name == "nt"
NODE = (20, 19)
"""Oldest Node version that builds the client."""


class Stop(Exception):
    """Raised when something is missing or failed; the message contains the reason and a remedy."""


def scripts(venv: Path) -> Path:
    """Return the folder of an environment's programs."""
    return venv / ("Scripts" if WINDOWS else "bin")


def program(name: str, venv: Path = VENV) -> str:
    """Return the path of a program in an environment, such as its Python."""
    return str(scripts(venv) / (f"{name}.exe" if WINDOWS else name))


def run(
    line: Sequence[str], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None, otherwise: str = ""
) -> None:
    """Run a program and show its output; raise `Stop` with `otherwise` if it fails."""
    sys.stdout.flush()
    try:
        status = subprocess.run(list(line), cwd=cwd, env=env, check=False).returncode
    except OSError as problem:
        raise Stop(f"{Path(line[0]).name} cannot be started: {problem}") from problem
    if status:
        raise Stop(otherwise or f"{Path(line[0]).name} failed (status {status}); why is written above.")


def become(line: Sequence[str]) -> NoReturn:
    """Replace this process by a program, so that signals reach it; Windows runs it as a child instead."""
    sys.stdout.flush()
    if WINDOWS:
        raise SystemExit(subprocess.run(list(line), check=False).returncode)
    os.execv(line[0], list(line))


def works(line: Sequence[str]) -> bool:
    """Return whether a program exists and exits with 0."""
    no = subprocess.DEVNULL
    try:
        return subprocess.run(list(line), stdin=no, stdout=no, stderr=no, check=False).returncode == 0
    except OSError:
        return False


def fingerprint(files: Iterable[Path], *words: str) -> str:
    """Return a hash of the content and relative paths of some files, and of some words."""
    total = hashlib.sha256("\n".join(words).encode())
    for path in sorted(files):
        place = path.relative_to(ROOT).as_posix()
        total.update(f"\n{place} {hashlib.sha256(path.read_bytes()).hexdigest()}".encode())
    return total.hexdigest()


def read(path: Path) -> str:
    """Return the content of a marker file that an earlier run wrote; empty if there is none."""
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def write(path: Path, text: str) -> None:
    """Write a marker file for the next run."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
