"""Discovery of games: packages with a `GAME` in Horda itself, in configured folders, or installed.

A game is in this package, in a folder that `HORDA_GAMES` names (several as in `PATH`), or in any installed
package with an entry point of the group `horda.games`. There is no list to add it to.
"""

from __future__ import annotations

import os
import sys
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from horda.engine.game import Game

ENTRY_POINT_GROUP = "horda.games"
"""The group of the entry points of games: each has the game's id as its name, and its package as its value."""
FOLDERS_VARIABLE = "HORDA_GAMES"
BUILT_IN_FOLDER = Path(__file__).parent

__path__ += [
    str(Path(folder).absolute())
    for folder in os.environ.get(FOLDERS_VARIABLE, "").split(os.pathsep)
    if folder
]


class UnknownGame(LookupError):
    """Raised if no game has an id, or if a game has no missions. The fields are arguments of the translated message."""

    def __init__(self, name: str, known: list[str], *, of: str = "games") -> None:
        near = get_close_matches(name, known, 1)
        self.name = name
        self.known = ", ".join(known)
        self.near = near[0] if near else "none"
        self.of = of
        """`games` if there is no such game, `missions` if the game has no missions."""
        hint = f"did you mean `{near[0]}`? " if near else ""
        reason = f"no game is called `{name}`" if of == "games" else f"`{name}` has no missions"
        super().__init__(f"{reason}; {hint}known: {self.known}")


class BadGame(Exception):
    """Raised for a package that should be a game but cannot be loaded: which, where, why, and how to fix it."""

    WHY: ClassVar = {
        "twice": "the shelf has a game of that name already",
        "broken": "it cannot be loaded ({said})",
        "no-game": "its package has no `GAME` that is a `horda.engine.game.Game`",
        "other-id": "its `id` is `{said}`, which is not the name it is found by",
    }

    def __init__(self, name: str, where: str, why: str, said: str = "") -> None:
        self.name = name
        self.where = where
        self.why = why
        self.said = said
        reason = self.WHY[why].format(said=said)
        super().__init__(
            f"the game `{name}` in `{where}` cannot be played: {reason}; mend it or take it away"
        )


def game_packages() -> dict[str, str]:
    """Return the import names of the packages that may be games, by name of the game, without importing them."""
    found = _local_packages()
    for name, package in _entry_points(tuple(sys.path)).items():
        if name in found:
            raise BadGame(name, package, "twice")
        found[name] = package
    return found


def game_package(name: str) -> str:
    """Return the import name of a game's package; empty if there is none. The slowest lookup comes last."""
    return _local_packages().get(name) or _entry_points(tuple(sys.path)).get(name, "")


def folder_of(name: str) -> Path | None:
    """Return the folder of a game's package, without importing it."""
    package = game_package(name)
    spec = find_spec(package) if package else None
    places = spec.submodule_search_locations if spec else None
    return Path(places[0]) if places else None


def is_built_in(name: str) -> bool:
    """Return whether a game or a family of games is part of Horda itself."""
    return (BUILT_IN_FOLDER / name / "__init__.py").is_file()


def games() -> dict[str, Game]:
    """Return all games by id, sorted by id."""
    shelf = {name: _load_game(name, package) for name, package in sorted(game_packages().items())}
    return {name: game for name, game in shelf.items() if game is not None}


def game(name: str) -> Game:
    """Return the game with this id, without importing any other; raise `UnknownGame` with the nearest known id."""
    package = game_package(name)
    found = _load_game(name, package) if package else None
    if found is None:
        raise UnknownGame(name, list(games()))
    return found


def _local_packages() -> dict[str, str]:
    """Return the packages in this package and in the folders of `HORDA_GAMES`, by name."""
    found: dict[str, str] = {}
    for folder in __path__:
        for module in iter_modules([folder]):
            if not module.ispkg:
                continue
            if module.name in found:
                raise BadGame(module.name, folder, "twice")
            found[module.name] = f"{__name__}.{module.name}"
    return found


@cache
def _entry_points(path: tuple[str, ...]) -> dict[str, str]:
    """Return the packages registered as entry points of games that are found on this import path, by name."""
    # Imported here because it takes long to load, and most commands find their game without it.
    from importlib import metadata

    found: dict[str, str] = {}
    for point in metadata.entry_points(group=ENTRY_POINT_GROUP):
        if found.setdefault(point.name, point.module) != point.module:
            raise BadGame(point.name, point.module, "twice")
    return found


@cache
def _load_game(name: str, package: str) -> Game | None:
    """Return the game of a package; None for a package that several games share."""
    try:
        game = getattr(import_module(package), "GAME", None)
    except Exception as error:
        if is_built_in(name):
            raise
        raise BadGame(name, package, "broken", f"{type(error).__name__}: {error}") from error
    if game is None and package == f"{__name__}.{name}":
        return None
    from horda.engine.game import Game

    if not isinstance(game, Game):
        raise BadGame(name, package, "no-game")
    if game.id != name:
        raise BadGame(name, package, "other-id", game.id)
    return game
