"""The bot's knowledge of mechanisms: one module per mechanism, found by the mechanism's name.

The folder is flat, however many mechanisms there are: a module here is looked up as `mechanisms.<name>`, and a
contributor who adds a mechanism adds a module of the same name and touches nothing else.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from horda.bots.zombicide.mechanism_knowledge import MechanismKnowledge
from horda.games.zombicide.edition import Edition


def knowledge_of(edition: Edition) -> list[MechanismKnowledge]:
    """Return the knowledge about an edition's mechanisms, in their order."""
    known = {found.name for found in iter_modules(__path__)}
    found: list[MechanismKnowledge] = []
    for mechanism in edition.mechanisms:
        if mechanism.name in known:
            knowledge = import_module(f"{__name__}.{mechanism.name}").KNOWLEDGE
            assert isinstance(knowledge, MechanismKnowledge)
            found.append(knowledge)
    return found
