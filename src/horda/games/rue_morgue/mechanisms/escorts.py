"""Fatties come with an escort, and one stands in for a missing A-Bomb (RM-SPN-15, RM-ABO-04)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.rules.arrivals import ZombiesArrive
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.state import Table


class Escorts(Mechanism):
    """However zombies come, they come in company."""

    name: ClassVar[str] = "escorts"

    def spawn_zombies(self, s: Table, zone: int, kind: int, count: int) -> Steps | None:
        """Those of a card (RM-SPN-15)."""
        return (ZombiesArrive(zone, kind, count),)

    def bring_zombies(self, s: Table, zone: int, kind: int, count: int) -> Steps | None:
        """Those that the mission sends come as any others do (RM-ZOM-06, RM-Q-06)."""
        return (ZombiesArrive(zone, kind, count),)
