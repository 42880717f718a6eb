"""The mechanisms that listen to each hook, determined once when an edition is created (`hooks.joins`)."""

from __future__ import annotations

from typing import Final

from horda.games.zombicide.hooks.joins import hooks_in, hooks_overridden
from horda.games.zombicide.hooks.mechanism_hooks import MechanismHooks
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.hooks import TAKEN_OVER

HOOKS: Final = hooks_in(MechanismHooks)
"""The names of all hooks of mechanisms."""


def check_needs(mechanisms: list[Mechanism]) -> None:
    """Raise ValueError if a mechanism is missing that another needs."""
    names = [mechanism.name for mechanism in mechanisms]
    for mechanism in mechanisms:
        for needed in mechanism.needs:
            if needed not in names:
                raise ValueError(f"the mechanism `{mechanism.name}` needs `{needed}`, which is not listed")


def listeners_of(mechanisms: list[Mechanism]) -> dict[str, list[Mechanism]]:
    """Return the mechanisms that listen to each hook, in the edition's order.

    Raise ValueError if a mechanism is missing that another needs, or if two replace the same shared rule.
    """
    check_needs(mechanisms)
    found: dict[str, list[Mechanism]] = {hook: [] for hook in HOOKS}
    for mechanism in mechanisms:
        for hook in hooks_overridden(mechanism, Mechanism, HOOKS):
            found[hook].append(mechanism)
    for hook in TAKEN_OVER:
        if len(found[hook]) > 1:
            names = " and ".join(mechanism.name for mechanism in found[hook])
            raise ValueError(f"`{hook}` can be taken over by one mechanism only, not by {names}")
    return found
