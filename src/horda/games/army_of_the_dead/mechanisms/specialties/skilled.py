"""What a survivor is good at: five specialties, printed on the ID card or lent by a card in hand (AD-SPE)."""

from __future__ import annotations

from typing import Final

from horda.games.zombicide.rules.equipment import gear_of
from horda.games.zombicide.rules.inventory import usable
from horda.games.zombicide.state import ZombicideState

AGGRESSIVE: Final = "aggressive"
SAFECRACKER: Final = "safecracker"
MECHANIC: Final = "mechanic"
STEALTHY: Final = "stealthy"
PILOT: Final = "pilot"
SPECIALTIES: Final = (AGGRESSIVE, SAFECRACKER, MECHANIC, STEALTHY, PILOT)


def is_born(s: ZombicideState, who: int, specialty: str) -> bool:
    """Whether a specialty is printed on a survivor's ID card (AD-SPE-01)."""
    return specialty in s.edition.identities[s.roster[who]].specialties


def has_specialty(s: ZombicideState, who: int, specialty: str) -> bool:
    """Whether a survivor counts as a specialist now: by birth or by a card in hand (AD-SPE-05)."""
    if is_born(s, who, specialty):
        return True
    return any(gear_of(s, card).specialty == specialty for card in usable(s, who))
