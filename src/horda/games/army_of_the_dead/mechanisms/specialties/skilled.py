"""The five specialties of survivors, printed on the ID card or lent by a card in hand (AD-SPE)."""

from __future__ import annotations

from typing import Final

from horda.games.zombicide.state import ZombicideState

AGGRESSIVE: Final = "aggressive"
SAFECRACKER: Final = "safecracker"
MECHANIC: Final = "mechanic"
STEALTHY: Final = "stealthy"
PILOT: Final = "pilot"
SPECIALTIES: Final = (AGGRESSIVE, SAFECRACKER, MECHANIC, STEALTHY, PILOT)


def is_born(s: ZombicideState, who: int, specialty: str) -> bool:
    """Return whether a specialty is printed on a survivor's ID card (AD-SPE-01)."""
    return specialty in s.edition.identities[s.roster[who]].specialties
