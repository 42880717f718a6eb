"""Helpers that install a sixth game for tests: a package that no file of Horda names."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SHELF = Path(__file__).parent / "shelf"
"""The folder that contains the package of the sixth game."""
ID = "last_light"
HORDA = (sys.executable, "-c", "from horda.cli import main; main()")


def install_game(folder: Path, name: str = ID, package: str = ID) -> Path:
    """Create a folder that looks as if the game had been installed there, with its package and entry point."""
    shutil.copytree(SHELF / ID, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8"
    )
    (about / "entry_points.txt").write_text(f"[horda.games]\n{name} = {package}\n", encoding="utf-8")
    return folder


def horda(*words: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run the `horda` command in its own process, with `typed` as its standard input."""
    kept = {"COLUMNS": "100", "LC_ALL": "C.UTF-8", "NO_COLOR": "1", **env}
    return subprocess.run(
        [*HORDA, *words], input=typed, capture_output=True, text=True, check=False, env={**os.environ, **kept}
    )
