"""Hedges, in which a Walker appears when a survivor goes through (GH-HED)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.zombies.miniatures import PlaceZombies
from horda.games.zombicide.state import ZombicideState


class Hedges(Mechanism):
    """Hedges: a Walker appears when a survivor crosses one."""

    name: ClassVar[str] = "hedges"

    def hedge_crossed(self, s: ZombicideState, who: int, zone: int) -> Steps:
        """Put a Walker into the hedge; it adds nothing to the Horde (GH-HED-03, GH-HED-04, GH-HRD-06)."""
        return (PlaceZombies(zone, s.edition.kind_number["walker"], 1),)
