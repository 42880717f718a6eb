"""Players made of code, found by being here: `random` plays all games, `heuristic` is each family's.

A module named after a bot holds a player for all games; a module named after a game, or after its family
(`Game.family`), holds the players of these. In both, the bot called `heuristic` is the class `Heuristic`.
`search` and the levels lie above, in `horda.think`, since they ask the others; those of other people are in
`own`.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from horda.bots.own import BadPlayer, installed_players, is_own, make_player, own_player, players_in
from horda.engine.player import Player
from horda.games import game, game_package

__all__ = ["BadPlayer", "UnknownBot", "best_bot", "bot", "bots", "by_strength", "known_bots"]


class UnknownBot(LookupError):
    """No bot of that name plays the game."""

    def __init__(self, name: str, game_id: str, known: list[str]) -> None:
        near = get_close_matches(name, known, 1)
        hint = f"did you mean `{near[0]}`? " if near else ""
        self.name = name
        self.known = ", ".join(known)
        super().__init__(
            f"no bot called `{name}` plays {game_id}; {hint}known: {self.known}; "
            "one of your own is `module:Class` or `my_player.py:Class`"
        )


ABOVE = "horda.think.search"
"""The player that looks ahead stands above those whose judgement it begins with, and is found by its name."""
LEVELS = "horda.think.levels"
"""So do players by strength, where a game has a heuristic player whose choices they take or spoil."""
HEURISTIC = "heuristic"
RANDOM = "random"


@cache
def _classes(game_id: str) -> dict[str, type[Player]]:
    """The bots that play a game, by name; the game's own come first."""
    here = _modules(__name__)
    family = game(game_id).family if game_package(game_id) else ""
    names = [name for name in (game_id, family) if name in here]
    names += sorted(here - _modules("horda.games"))
    known: dict[str, type[Player]] = {}
    for place in [*(f"{__name__}.{name}" for name in names), ABOVE, LEVELS]:
        for kind in players_in(import_module(place)) if place != LEVELS or HEURISTIC in known else ():
            known.setdefault(kind.__name__.lower(), kind)
    return known


def _modules(package: str) -> set[str]:
    """The names of what is in a package, found without loading any of it."""
    return {found.name for found in iter_modules(import_module(package).__path__)}


def bots(game_id: str) -> list[str]:
    """The names of Horda's own bots that play a game."""
    return sorted(_classes(game_id))


def known_bots(game_id: str) -> list[str]:
    """The names of all bots that may play a game: Horda's own, and those of installed packages."""
    return sorted({*_classes(game_id), *installed_players()})


def best_bot(game_id: str) -> str:
    """The bot to offer first: the heuristic one where the game has one."""
    known = bots(game_id)
    return HEURISTIC if HEURISTIC in known else known[0]


def by_strength(game_id: str) -> list[str]:
    """The bots to choose from at a table, the weakest first; all where there are no levels."""
    levels = [kind.__name__.lower() for kind in players_in(import_module(LEVELS))]
    known = bots(game_id)
    return [RANDOM, *levels] if HEURISTIC in known else known


def bot(name: str, game_id: str) -> Player:
    """A new player of that name, of an installed package, or from where the name says that it lies.

    An unknown name is refused with those that there are (`UnknownBot`), what lies there and is no player with
    what is wrong with it (`BadPlayer`).
    """
    known = _classes(game_id)
    elsewhere = {} if name in known or is_own(name) else installed_players()
    if name not in known and not is_own(name) and name not in elsewhere:
        raise UnknownBot(name, game_id, sorted({*known, *elsewhere}))
    kind = known.get(name) or own_player(elsewhere.get(name, name))
    return make_player(name, kind, game_id)
