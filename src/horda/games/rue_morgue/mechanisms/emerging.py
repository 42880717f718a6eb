"""Manholes and beds, out of which zombie cards let the dead come (RM-SPN-22)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.rules.emerging import BED, MANHOLE, FromBeds, FromManholes
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.spawning import Deed


class Emerging(Mechanism):
    """Two verbs of zombie cards."""

    name: ClassVar[str] = "emerging"

    def card_effects(self, verb: str, *, kind: int, count: int, icon: str) -> list[Deed]:
        """Manhole cards bring Crawlers, bed cards whoever lies there."""
        if verb == MANHOLE:
            return [FromManholes(kind, count)]
        return [FromBeds(icon)] if verb == BED else []
