"""Players made of code, found by being here: `random` plays every game, `heuristic` is written for each.

A module named after a bot holds a player for all games; a module named after a game holds that game's
own players. In both, the bot called `heuristic` is the class `Heuristic`.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol

from horda.engine.chance import Dice
from horda.engine.choices import Choice

__all__ = ["Bot", "UnknownBot", "best_bot", "bot", "bots"]


class Bot(Protocol):
    """A player made of code: it sees what a person in its seat would see, and picks a choice.

    One that never looks says so with a class variable `BLIND = True`; then no view is made for it and it
    is given None.
    """

    def choose(self, view: object, choices: Sequence[Choice], rng: Dice) -> Choice:
        """One of `choices`; all its chance comes from `rng`, so that a match can be played again."""
        ...


class UnknownBot(LookupError):
    """No bot of that name plays the game."""

    def __init__(self, name: str, game_id: str, known: list[str]) -> None:
        near = get_close_matches(name, known, 1)
        hint = f"did you mean `{near[0]}`? " if near else ""
        self.name = name
        self.known = ", ".join(known)
        super().__init__(f"no bot called `{name}` plays {game_id}; {hint}known: {self.known}")


def _classes(game_id: str) -> dict[str, type[Bot]]:
    """The bots that play a game, by name; the game's own come first."""
    here = _modules(__name__)
    names = [game_id] if game_id in here else []
    names += sorted(here - _modules("horda.games"))
    known: dict[str, type[Bot]] = {}
    for name in names:
        module = import_module(f"{__name__}.{name}")
        for kind in vars(module).values():
            if isinstance(kind, type) and kind.__module__ == module.__name__ and hasattr(kind, "choose"):
                known.setdefault(kind.__name__.lower(), kind)
    return known


def _modules(package: str) -> set[str]:
    """The names of what is in a package, found without loading any of it."""
    return {found.name for found in iter_modules(import_module(package).__path__)}


def bots(game_id: str) -> list[str]:
    """The names of the bots that play a game."""
    return sorted(_classes(game_id))


def best_bot(game_id: str) -> str:
    """The bot to offer first: the heuristic one where the game has one."""
    known = bots(game_id)
    return "heuristic" if "heuristic" in known else known[0]


def bot(name: str, game_id: str) -> Bot:
    """A new player of that name; an unknown one is refused with those that there are."""
    known = _classes(game_id)
    if name not in known:
        raise UnknownBot(name, game_id, sorted(known))
    return known[name]()
