"""Custom mission files: the folder of the user's missions, reading them, and finding the game of each."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from horda import games as shelf
from horda.engine.content.errors import BadContent
from horda.engine.content.typed_yaml import text_in
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.checking.checker import Problem
from horda.games.zombicide.missions.checking.checks import problem_of, problems_in
from horda.games.zombicide.missions.reading.plan import MissionPlan, game_in_text

EXTENSIONS = (".yaml", ".yml")
"""File name extensions of missions."""
FOLDER = "HORDA_MISSIONS"
MAX_FILES = 200
"""Maximum number of files that are read from a folder."""


def missions_folder(env: Mapping[str, str] = os.environ) -> Path:
    """Return the folder of the user's missions: `HORDA_MISSIONS`, or the default of this system."""
    if named := env.get(FOLDER):
        return Path(named)
    if home := env.get("HORDA_HOME"):
        return Path(home) / "missions"
    at = Path.home()
    if sys.platform == "win32":
        return Path(env.get("LOCALAPPDATA") or at / "AppData" / "Local") / "horda" / "missions"
    if sys.platform == "darwin":
        return at / "Library" / "Application Support" / "horda" / "missions"
    return Path(env.get("XDG_DATA_HOME") or at / ".local" / "share") / "horda" / "missions"


def is_mission_file(name: str) -> bool:
    """Return whether a file name is that of a mission."""
    return name.lower().endswith(EXTENSIONS)


def editions() -> dict[str, Zombicide]:
    """Return the games that have missions, by id."""
    return {id: game for id, game in shelf.games().items() if isinstance(game, Zombicide)}


def edition_for(text: str, name: str | None = None) -> Zombicide:
    """Return the game of a mission: `name`, else the game that the text names, else the game with most of its tiles.

    With one mistyped tile, most tiles still match, so the error lists the tiles of the right game.
    """
    known = editions()
    game_id = name or game_in_text(text)
    if game_id:
        if game_id not in known:
            raise shelf.UnknownGame(game_id, list(known), of="missions")
        return known[game_id]
    strange = {id: game.strange_tiles(text) or 0 for id, game in known.items()}
    return known[min(known, key=lambda id: strange[id])]


class OwnMission(NamedTuple):
    """A mission file of the user's folder: the parsed mission, or the error in it."""

    name: str
    """The file's name without its extension."""
    path: Path
    text: str
    game: Zombicide | None
    """The game of the mission; None if it is unknown."""
    plan: MissionPlan | None
    """The parsed mission; None if the file has an error."""
    problem: Problem | None


def own_missions(folder: Path) -> list[OwnMission]:
    """Return the missions of a folder, sorted by name; a broken file is included with its error."""
    try:
        files = sorted(path for path in folder.iterdir() if is_mission_file(path.name) and path.is_file())
    except OSError:
        return []
    return [_load_mission(path, *_file_version(path)) for path in files[:MAX_FILES]]


def own_mission(folder: Path, name: str) -> OwnMission | None:
    """Return the mission with this name in a folder; None if there is none."""
    return next((mission for mission in own_missions(folder) if mission.name == name), None)


def _file_version(path: Path) -> tuple[int, int]:
    """Return the modification time and size of a file, to detect changes."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0
    return found.st_mtime_ns, found.st_size


@lru_cache(maxsize=MAX_FILES)
def _load_mission(path: Path, changed: int, size: int) -> OwnMission:
    text, found = "", None
    try:
        text = text_in(path)
        found = edition_for(text)
        errors = [
            problem
            for problem in problems_in(text, found.words, name=path.name)
            if problem.severity == "error"
        ]
        if not errors:
            return OwnMission(path.stem, path, text, found, found.own_plan(text), None)
        problem = errors[0]
    except BadContent as failed:
        problem = problem_of(failed)
    except (LookupError, OSError) as failed:
        detail = failed.strerror if isinstance(failed, OSError) else str(failed.args[0])
        problem = Problem("error", 1, "unreadable", {"detail": str(detail)})
    return OwnMission(path.stem, path, text, found, None, problem)
