"""The bot's knowledge of mechanisms: a folder for each game, and in it a module for each of its mechanisms.

A module is found by the mechanism's name: a new mechanism only needs a module of the same name in the folder of
its game.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from horda.bots.zombicide.mechanism_knowledge import MechanismKnowledge
from horda.games.zombicide.edition import Edition


@cache
def module_names() -> dict[str, str]:
    """Return the full name of the module about each mechanism, by the mechanism's name."""
    games = [import_module(f"{__name__}.{game.name}") for game in iter_modules(__path__)]
    return {
        found.name: f"{game.__name__}.{found.name}" for game in games for found in iter_modules(game.__path__)
    }


def knowledge_of(edition: Edition) -> list[MechanismKnowledge]:
    """Return the knowledge about an edition's mechanisms, in their order."""
    known = module_names()
    found: list[MechanismKnowledge] = []
    for mechanism in edition.mechanisms:
        if mechanism.name in known:
            knowledge = import_module(known[mechanism.name]).KNOWLEDGE
            assert isinstance(knowledge, MechanismKnowledge)
            found.append(knowledge)
    return found
