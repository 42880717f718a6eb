"""The games of the shelf, each found by being a package here with a `GAME`."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from horda.engine.game import Game


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


@cache
def _found(name: str) -> Game | None:
    """The game of a package here, if it is one: what several games share has none."""
    from horda.engine.game import Game

    game = getattr(import_module(f"{__name__}.{name}"), "GAME", None)
    return game if isinstance(game, Game) else None


def games() -> dict[str, Game]:
    """All games by id, in order of their ids."""
    shelf = {found.name: _found(found.name) for found in iter_modules(__path__)}
    return {name: game for name, game in shelf.items() if game is not None}


def game(name: str) -> Game:
    """The game with this id; an unknown one is refused with the nearest known. No other game is loaded."""
    found = _found(name) if any(name == one.name for one in iter_modules(__path__)) else None
    if found is None:
        raise UnknownGame(name, list(games()))
    return found
