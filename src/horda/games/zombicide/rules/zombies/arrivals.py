"""Reactions to zombies that move into a zone: recorded while they move, resolved after all have moved."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.steps import Frame, Step
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.state import ZombicideState


def note_step(s: ZombicideState, zone: int) -> None:
    """Record that zombies have entered a zone, if anything reacts to that (zombie.enters)."""
    if s.edition.heeds_arrivals and hooks.zombies_arrived(s, zone):
        s.arrived |= 1 << zone


@dataclass
class Arrivals(Step):
    """After a movement of zombies, the reactions to their arrival are resolved zone by zone."""

    def run(self, s: ZombicideState) -> None:
        zones = s.arrived
        s.arrived = 0
        steps: list[Frame] = []
        while zones:
            lowest = zones & -zones
            steps.extend(hooks.zombies_arrived(s, lowest.bit_length() - 1))
            zones ^= lowest
        s.push(*steps)
