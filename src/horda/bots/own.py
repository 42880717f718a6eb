"""Loading of players written by users: installed, as `module:Class`, or in a file, as `my_player.py:Class`.

A file or module with a single player needs no `:Class`. Every reason why a player cannot be used is raised as
`BadPlayer`, which says what is wrong, where, and how to fix it.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import cast

from horda.engine.player import Player

ENTRY_POINT_GROUP = "horda.players"
"""Entry point group under which installed packages register their players."""
PYTHON_SUFFIX = ".py"
MAX_NAME_LENGTH = 400
"""Maximum length of a name in characters; longer ones are cut off before they are looked up."""


class BadPlayer(ValueError):
    """Raised for a player that cannot be used.

    `why` is a code that callers translate, with `given` and `place` as details.
    """

    def __init__(self, name: str, why: str, given: str = "", place: str = "") -> None:
        self.name = name
        self.why = why
        self.given = given
        self.place = place
        super().__init__(self._message())

    def __reduce__(self) -> tuple[type[BadPlayer], tuple[str, str, str, str]]:
        return type(self), (self.name, self.why, self.given, self.place)

    def _message(self) -> str:
        at = f" ({self.place})" if self.place else ""
        messages = {
            "no-file": f"there is no file {self.given}; name the path as seen from here",
            "no-module": f"there is no module `{self.given}`; install it, or go to the folder it lies in",
            "no-load": f"it does not load: {self.given}{at}; mend that first",
            "no-class": f"it has no class `{self.given}`{at}; after the colon stands the player's class",
            "no-player": f"it has no class with a method `choose`{at}; write one",
            "which": f"it has several players: {self.given}{at}; name one after a colon",
            "no-choose": f"`{self.given}` has no method `choose`{at}; write `def choose(self, turn)`",
            "other-game": f"it plays {self.given}{at}; seat it there, or take that out of its `games`",
            "no-make": f"it cannot be made: {self.given}{at}; it has to need no arguments",
        }
        return f"the player `{self.name}` cannot sit down: {messages[self.why]}"


def is_own(name: str) -> bool:
    """Return whether a name is the location of a player rather than the plain name of a bot."""
    return ":" in name or name.endswith(PYTHON_SUFFIX)


def installed_players() -> dict[str, str]:
    """Return the players that installed packages register, by name, with their locations."""
    return {entry_point.name: entry_point.value for entry_point in entry_points(group=ENTRY_POINT_GROUP)}


def absolute_name(name: str) -> str:
    """Return the name with an absolute file path, so that a process in another folder finds the same player."""
    where, class_name = _split_name(name)
    if not is_own(name) or not where.endswith(PYTHON_SUFFIX):
        return name
    return ":".join([str(Path(where).expanduser().resolve()), *([class_name] if class_name else [])])


def own_player(name: str) -> type[Player]:
    """Load the class of a player from a file or module.

    Raises `BadPlayer` if there is no such player.
    """
    where, class_name = _split_name(name[:MAX_NAME_LENGTH])
    module = (
        _load_file(name, Path(where).expanduser())
        if where.endswith(PYTHON_SUFFIX)
        else _load_module(name, where)
    )
    return _find_class(name, module, class_name)


def games_of(kind: type[Player]) -> tuple[str, ...]:
    """Return the ids of the games that a class says it plays in `games`; empty for all games."""
    games = getattr(kind, "games", ())
    return (games,) if isinstance(games, str) else tuple(str(game_id) for game_id in games)


def make_player(name: str, kind: type[Player], game_id: str) -> Player:
    """Create a player for a game.

    Raises `BadPlayer` if the class does not play that game or cannot be created without arguments.
    """
    plays = games_of(kind)
    if plays and game_id not in plays:
        raise BadPlayer(name, "other-game", ", ".join(plays))
    try:
        return kind()
    except Exception as error:
        raise BadPlayer(name, "no-make", _error_text(error), _error_location(error)) from error


def _split_name(name: str) -> tuple[str, str]:
    """Split a name into the location and the class name; the colon of a Windows drive is not a separator."""
    where, sign, class_name = name.rpartition(":")
    return (where, class_name) if sign and class_name.isidentifier() else (name, "")


def _load_file(name: str, path: Path) -> ModuleType:
    if not path.is_file():
        raise BadPlayer(name, "no-file", str(path))
    path = path.resolve()
    module_name = f"horda_player_{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"
    if module_name in sys.modules:
        return sys.modules[module_name]
    spec = spec_from_file_location(module_name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    _add_to_import_path(str(path.parent))
    sys.modules[module_name] = module  # dataclasses look up their module there
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[module_name]
        raise BadPlayer(name, "no-load", _error_text(error), _error_location(error)) from error
    return module


def _load_module(name: str, where: str) -> ModuleType:
    _add_to_import_path(os.getcwd())
    try:
        return import_module(where)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{where}.".startswith(f"{error.name}."):
            raise BadPlayer(name, "no-module", where) from error
        raise BadPlayer(name, "no-load", _error_text(error), _error_location(error)) from error
    except Exception as error:
        raise BadPlayer(name, "no-load", _error_text(error), _error_location(error)) from error


def _add_to_import_path(folder: str) -> None:
    """Append a folder to `sys.path`, so that a player can import modules next to it; installed ones have priority."""
    if folder not in sys.path:
        sys.path.append(folder)


def _find_class(name: str, module: ModuleType, class_name: str) -> type[Player]:
    place = getattr(module, "__file__", None) or ""
    if class_name:
        found = getattr(module, class_name, None)
        if not isinstance(found, type):
            raise BadPlayer(name, "no-class", class_name, place)
        if not callable(getattr(found, "choose", None)):
            raise BadPlayer(name, "no-choose", class_name, place)
        return cast("type[Player]", found)
    players = players_in(module)
    if len(players) != 1:
        why = "which" if players else "no-player"
        raise BadPlayer(name, why, ", ".join(player.__name__ for player in players), place)
    return players[0]


def players_in(module: ModuleType) -> list[type[Player]]:
    """Return the player classes that a module defines."""
    return [
        cast("type[Player]", kind)
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__ and hasattr(kind, "choose")
    ]


def _error_text(error: Exception) -> str:
    kind = type(error).__name__
    return f"{kind}: {error}" if str(error) else kind


def _error_location(error: Exception) -> str:
    """Return the file and line at which an error was raised."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}:{error.lineno}"
    frames = extract_tb(error.__traceback__)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
