"""Specialties: what a survivor is good at besides skills (AD-SPE)."""

from __future__ import annotations

from horda.games.zombicide.rules.equipment import gear_of
from horda.games.zombicide.rules.inventory import usable
from horda.games.zombicide.state import Table


def has_specialty(s: Table, who: int, name: str) -> bool:
    """Whether a survivor has a specialty, or counts as having it by a card in hand (AD-SPE-01, AD-SPE-05)."""
    if name in s.edition.identities[s.roster[who]].specialties:
        return True
    return any(gear_of(s, card).specialty == name for card in usable(s, who))
