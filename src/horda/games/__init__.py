"""The games of the shelf, each found by being a package with a `GAME`: here, in a folder, or installed.

A game lies in this package, in a folder that `HORDA_GAMES` names (several as in `PATH`), or in any package
that is installed with an entry point of the group `horda.games`. There is no list to add it to.
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

GROUP = "horda.games"
"""The group of the entry points of games: each is the game's id, and the package that it lies in."""
FOLDERS = "HORDA_GAMES"
OURS = Path(__file__).parent

__path__ += [str(Path(one).absolute()) for one in os.environ.get(FOLDERS, "").split(os.pathsep) if one]


class UnknownGame(LookupError):
    """No game of that name is on the shelf, or none with missions. Its fields are for people."""

    def __init__(self, name: str, known: list[str], *, of: str = "games") -> None:
        near = get_close_matches(name, known, 1)
        self.name = name
        self.known = ", ".join(known)
        self.near = near[0] if near else "none"
        self.of = of
        """`games` where none is called so, `missions` where one is looked for that has missions."""
        hint = f"did you mean `{near[0]}`? " if near else ""
        told = f"no game is called `{name}`" if of == "games" else f"`{name}` has no missions"
        super().__init__(f"{told}; {hint}known: {self.known}")


class BadGame(Exception):
    """A package that should be a game and cannot be played: which, where, why, and how to mend it."""

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


def homes() -> dict[str, str]:
    """The packages where games may be, by name; none is loaded for it."""
    found = _lying_here()
    for name, package in _entry_points(tuple(sys.path)).items():
        if name in found:
            raise BadGame(name, package, "twice")
        found[name] = package
    return found


def home(name: str) -> str:
    """The package of a game; empty where there is none. The slowest place to look is the last."""
    return _lying_here().get(name) or _entry_points(tuple(sys.path)).get(name, "")


def folder_of(name: str) -> Path | None:
    """The folder of a game's package, found without loading it."""
    package = home(name)
    spec = find_spec(package) if package else None
    places = spec.submodule_search_locations if spec else None
    return Path(places[0]) if places else None


def is_ours(name: str) -> bool:
    """Whether a game, or what several share, is one of Horda itself."""
    return (OURS / name / "__init__.py").is_file()


def games() -> dict[str, Game]:
    """All games by id, in order of their ids."""
    shelf = {name: _found(name, package) for name, package in sorted(homes().items())}
    return {name: game for name, game in shelf.items() if game is not None}


def game(name: str) -> Game:
    """The game with this id; an unknown one is refused with the nearest known. No other game is loaded."""
    package = home(name)
    found = _found(name, package) if package else None
    if found is None:
        raise UnknownGame(name, list(games()))
    return found


def _lying_here() -> dict[str, str]:
    """The packages in this one and in the folders that were named."""
    found: dict[str, str] = {}
    for folder in __path__:
        for one in iter_modules([folder]):
            if not one.ispkg:
                continue
            if one.name in found:
                raise BadGame(one.name, folder, "twice")
            found[one.name] = f"{__name__}.{one.name}"
    return found


@cache
def _entry_points(path: tuple[str, ...]) -> dict[str, str]:
    """The packages with an entry point of games, as far as they can be seen from this path."""
    # Imported here because it takes long to load, and most commands find their game without it.
    from importlib import metadata

    found: dict[str, str] = {}
    for point in metadata.entry_points(group=GROUP):
        if found.setdefault(point.name, point.module) != point.module:
            raise BadGame(point.name, point.module, "twice")
    return found


@cache
def _found(name: str, package: str) -> Game | None:
    """The game of a package, if it is one: what several games share has none."""
    try:
        game = getattr(import_module(package), "GAME", None)
    except Exception as problem:
        if is_ours(name):
            raise
        raise BadGame(name, package, "broken", f"{type(problem).__name__}: {problem}") from problem
    if game is None and package == f"{__name__}.{name}":
        return None
    from horda.engine.game import Game

    if not isinstance(game, Game):
        raise BadGame(name, package, "no-game")
    if game.id != name:
        raise BadGame(name, package, "other-id", game.id)
    return game
