"""Zombies come into a zone where something waits for them: noted as they step, resolved after all have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.steps import Frame, Step
from horda.games.zombicide.rules import zombie_moments
from horda.games.zombicide.state import Table

ARRIVED: Final = "arrived."
"""The counters of the zones that zombies have come into since the last look."""


def note_step(s: Table, zone: int) -> None:
    """Zombies walk or are pushed into a zone; it matters if something there heeds them (zombie.enters)."""
    if s.edition.heeds_arrivals and zombie_moments.is_awaiting(s, zone):
        s.counters[f"{ARRIVED}{zone}"] = 1


@dataclass
class Arrivals(Step):
    """All zombies of a movement have come to stand: what waited for them happens, zone by zone."""

    def run(self, s: Table) -> None:
        """In the order of the board."""
        zones = sorted(int(key.removeprefix(ARRIVED)) for key in s.counters if key.startswith(ARRIVED))
        steps: list[Frame] = []
        for zone in zones:
            del s.counters[f"{ARRIVED}{zone}"]
            steps.extend(zombie_moments.zombies_arrived(s, zone))
        s.push(*steps)
