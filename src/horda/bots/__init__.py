"""Computer players, looked up by name: `random` plays every game, `heuristic` is written per game family.

A module named after a bot holds a player for every game; a module named after a game or a family
(`Game.family`) holds the players of that game or family. In both, the bot called `heuristic` is the class
`Heuristic`. `search` and the levels are in `horda.think`, because they are built on these bots. `own` loads
the players that users write.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from horda.bots.own import BadPlayer, installed_players, is_own, make_player, own_player, players_in
from horda.engine.player import Player
from horda.games import game, game_package

__all__ = ["HEURISTIC", "BadPlayer", "UnknownBot", "best_bot", "bot", "bots", "by_strength", "known_bots"]


class UnknownBot(LookupError):
    """Raised when no bot with a given name plays the game."""

    def __init__(self, name: str, game_id: str, known: list[str]) -> None:
        near = get_close_matches(name, known, 1)
        hint = f"did you mean `{near[0]}`? " if near else ""
        self.name = name
        self.known = ", ".join(known)
        super().__init__(
            f"no bot called `{name}` plays {game_id}; {hint}known: {self.known}; "
            "one of your own is `module:Class` or `my_player.py:Class`"
        )


SEARCH_MODULE = "horda.think.search"
"""Module of the `search` bot, which plays every game and starts from the heuristic bot's judgement."""
LEVELS_MODULE = "horda.think.levels"
"""Module of the bots by level, offered where the game has a heuristic bot."""
HEURISTIC = "heuristic"
RANDOM = "random"


@cache
def _classes(game_id: str) -> dict[str, type[Player]]:
    """Return the bots that play a game, by name, the game's own first."""
    bot_modules = _modules(__name__)
    family = game(game_id).family if game_package(game_id) else ""
    names = [name for name in (game_id, family) if name in bot_modules]
    names += sorted(bot_modules - _modules("horda.games"))
    known: dict[str, type[Player]] = {}
    for module_name in [*(f"{__name__}.{name}" for name in names), SEARCH_MODULE, LEVELS_MODULE]:
        for kind in (
            players_in(import_module(module_name))
            if module_name != LEVELS_MODULE or HEURISTIC in known
            else ()
        ):
            known.setdefault(kind.__name__.lower(), kind)
    return known


def _modules(package: str) -> set[str]:
    """Return the names of the modules in a package, found without importing them."""
    return {module.name for module in iter_modules(import_module(package).__path__)}


def bots(game_id: str) -> list[str]:
    """Return the names of the built-in bots that play a game."""
    return sorted(_classes(game_id))


def known_bots(game_id: str) -> list[str]:
    """Return the names of all bots that can play a game: built-in ones and those of installed packages."""
    return sorted({*_classes(game_id), *installed_players()})


def best_bot(game_id: str) -> str:
    """Return the name of the bot to suggest first: `heuristic` if the game has it."""
    known = bots(game_id)
    return HEURISTIC if HEURISTIC in known else known[0]


def by_strength(game_id: str) -> list[str]:
    """Return the bots to choose from at a table, weakest first; all bots if the game has no levels."""
    levels = [kind.__name__.lower() for kind in players_in(import_module(LEVELS_MODULE))]
    known = bots(game_id)
    return [RANDOM, *levels] if HEURISTIC in known else known


def bot(name: str, game_id: str) -> Player:
    """Create a bot by its name: built in, installed, or loaded from a location such as `module:Class`.

    Raise `UnknownBot` if there is no such bot, and `BadPlayer` if the location has no usable player.
    """
    known = _classes(game_id)
    installed = {} if name in known or is_own(name) else installed_players()
    if name not in known and not is_own(name) and name not in installed:
        raise UnknownBot(name, game_id, sorted({*known, *installed}))
    kind = known.get(name) or own_player(installed.get(name, name))
    return make_player(name, kind, game_id)
