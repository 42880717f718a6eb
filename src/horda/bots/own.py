"""Players of one's own: by entry point, as `module:Class`, or from a file, as `my_player.py:Class`.

A file or module with one player needs no `:Class`. Whatever keeps a player from sitting down is said as
`BadPlayer`: what is wrong, where, and how to mend it.
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

GROUP = "horda.players"
"""The group of entry points in which an installed package names its players."""
FILE = ".py"
LONGEST = 400
"""Characters of a name that are looked at."""


class BadPlayer(ValueError):
    """A player that cannot sit down. `why` and what follows say the same in any language."""

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
        told = {
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
        return f"the player `{self.name}` cannot sit down: {told[self.why]}"


def is_own(name: str) -> bool:
    """Whether a name says where a player lies, and is not simply what it is called."""
    return ":" in name or name.endswith(FILE)


def installed_players() -> dict[str, str]:
    """The players that installed packages name, and where they lie."""
    return {one.name: one.value for one in entry_points(group=GROUP)}


def absolute_name(name: str) -> str:
    """The same name, with the path of its file from the root on: another process may stand elsewhere."""
    where, class_name = _parts(name)
    if not is_own(name) or not where.endswith(FILE):
        return name
    return ":".join([str(Path(where).expanduser().resolve()), *([class_name] if class_name else [])])


def own_player(name: str) -> type[Player]:
    """The class of a player that lies in a file or module; `BadPlayer` where there is none."""
    where, class_name = _parts(name[:LONGEST])
    module = _file(name, Path(where).expanduser()) if where.endswith(FILE) else _module(name, where)
    return _class(name, module, class_name)


def games_of(kind: type[Player]) -> tuple[str, ...]:
    """The ids of the games that a class plays, by its `games`; empty: all."""
    given = getattr(kind, "games", ())
    return (given,) if isinstance(given, str) else tuple(str(one) for one in given)


def make_player(name: str, kind: type[Player], game_id: str) -> Player:
    """A new player of a class for a game."""
    plays = games_of(kind)
    if plays and game_id not in plays:
        raise BadPlayer(name, "other-game", ", ".join(plays))
    try:
        return kind()
    except Exception as problem:
        raise BadPlayer(name, "no-make", _error_text(problem), _place(problem)) from problem


def _parts(name: str) -> tuple[str, str]:
    """Where a player lies, and its class; a drive of Windows is no class."""
    where, sign, class_name = name.rpartition(":")
    return (where, class_name) if sign and class_name.isidentifier() else (name, "")


def _file(name: str, path: Path) -> ModuleType:
    if not path.is_file():
        raise BadPlayer(name, "no-file", str(path))
    path = path.resolve()
    called = f"horda_player_{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"
    if called in sys.modules:
        return sys.modules[called]
    spec = spec_from_file_location(called, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    _look_also_in(str(path.parent))
    sys.modules[called] = module  # dataclasses look for their module there
    try:
        spec.loader.exec_module(module)
    except Exception as problem:
        del sys.modules[called]
        raise BadPlayer(name, "no-load", _error_text(problem), _place(problem)) from problem
    return module


def _module(name: str, where: str) -> ModuleType:
    _look_also_in(os.getcwd())
    try:
        return import_module(where)
    except ModuleNotFoundError as problem:
        if problem.name is not None and f"{where}.".startswith(f"{problem.name}."):
            raise BadPlayer(name, "no-module", where) from problem
        raise BadPlayer(name, "no-load", _error_text(problem), _place(problem)) from problem
    except Exception as problem:
        raise BadPlayer(name, "no-load", _error_text(problem), _place(problem)) from problem


def _look_also_in(folder: str) -> None:
    """A player may lie beside modules of its own; what is installed goes first."""
    if folder not in sys.path:
        sys.path.append(folder)


def _class(name: str, module: ModuleType, class_name: str) -> type[Player]:
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
        raise BadPlayer(name, why, ", ".join(one.__name__ for one in players), place)
    return players[0]


def players_in(module: ModuleType) -> list[type[Player]]:
    """The players that a module defines."""
    return [
        cast("type[Player]", kind)
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__ and hasattr(kind, "choose")
    ]


def _error_text(problem: Exception) -> str:
    kind = type(problem).__name__
    return f"{kind}: {problem}" if str(problem) else kind


def _place(problem: Exception) -> str:
    """The file and line at which something broke."""
    if isinstance(problem, SyntaxError) and problem.filename:
        return f"{problem.filename}:{problem.lineno}"
    frames = extract_tb(problem.__traceback__)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
