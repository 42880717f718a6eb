"""Where the command keeps what it must remember; asking loads nothing of a game."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def state_folder() -> Path:
    """Where a program keeps what it must remember, as this system wants it; `HORDA_HOME` overrides."""
    if named := os.environ.get("HORDA_HOME"):
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "horda"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "horda"
    return Path(os.environ.get("XDG_STATE_HOME") or home / ".local" / "state") / "horda"


def matches_folder() -> Path:
    """Where matches are kept."""
    return state_folder() / "matches"


def weights_folder() -> Path:
    """Where lies what was learnt of missions of one's own."""
    return state_folder() / "weights"


def saved_matches() -> list[Path]:
    """The matches kept here, the newest first."""
    found = matches_folder().glob("*.json") if matches_folder().is_dir() else []
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
