"""The folders where `horda` stores its files."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def state_folder() -> Path:
    """Return the folder for state on this system, or `HORDA_HOME`."""
    if named := os.environ.get("HORDA_HOME"):
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "horda"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "horda"
    return Path(os.environ.get("XDG_STATE_HOME") or home / ".local" / "state") / "horda"


def matches_folder() -> Path:
    """Return the folder of saved matches."""
    return state_folder() / "matches"


def weights_folder() -> Path:
    """Return the folder of weights trained for custom missions."""
    return state_folder() / "weights"


def saved_matches() -> list[Path]:
    """Return the files of saved matches, the newest first."""
    found = matches_folder().glob("*.json") if matches_folder().is_dir() else []
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
