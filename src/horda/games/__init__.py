"""The games of the shelf, each found by being a package here with a `GAME`."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from horda.engine.game import Game


class UnknownGame(LookupError):
    """No game of that name is on the shelf."""


@cache
def games() -> dict[str, Game]:
    """All games by id, in order of their ids."""
    shelf: dict[str, Game] = {}
    for found in iter_modules(__path__):
        game = getattr(import_module(f"{__name__}.{found.name}"), "GAME", None)
        if isinstance(game, Game):
            shelf[game.id] = game
    return shelf


def game(name: str) -> Game:
    """The game with this id; an unknown one is refused with the nearest known."""
    shelf = games()
    if name not in shelf:
        near = get_close_matches(name, list(shelf), 1)
        hint = f"did you mean `{near[0]}`? " if near else ""
        raise UnknownGame(f"no game is called `{name}`; {hint}known: {', '.join(shelf)}")
    return shelf[name]
