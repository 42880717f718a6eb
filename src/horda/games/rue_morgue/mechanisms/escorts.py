"""Placement of zombies: Fatties with their escort, a Fatty instead of an A-Bomb (RM-ZOM-06, RM-ABO-04)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horda.engine.steps import Step
from horda.games.rue_morgue.rules.dead import ABOMINATION, ESCORT, FATTY, WALKER, is_barren
from horda.games.zombicide.events.zombie_events import RanOut
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.zombies.activation import ActivateAgain
from horda.games.zombicide.rules.zombies.miniatures import announce_spawn, put_down
from horda.games.zombicide.state import ZombicideState


class Escorts(Mechanism):
    """The escort that accompanies Fatties whenever they appear."""

    name: ClassVar[str] = "escorts"

    def bring_zombies(self, s: ZombicideState, zone: int, kind: int, count: int) -> Steps | None:
        """Bring the zombies of a card or of the mission with their escort (RM-SPN-15, RM-ZOM-06, RM-Q-06)."""
        return (ZombiesArrive(zone, kind, count),)


def arrive(s: ZombicideState, zone: int, kind: int, count: int) -> list[int]:
    """Put zombies and their escort into a zone; return the kinds with too few miniatures."""
    numbers = s.edition.kind_number
    placed = put_down(s, zone, kind, count)
    if kind == numbers[ABOMINATION]:
        return arrive(s, zone, numbers[FATTY], count - placed) if placed < count else []
    short = [kind] if placed < count else []
    if kind == numbers[FATTY] and placed:
        escort = ESCORT * placed
        if put_down(s, zone, numbers[WALKER], escort) < escort:
            short.append(numbers[WALKER])
    return short


@dataclass
class ZombiesArrive(Step):
    """Put zombies into a zone; a kind that runs out gets an extra activation (RM-MIN-01, RM-Q-06)."""

    zone: int
    kind: int
    count: int

    def run(self, s: ZombicideState) -> None:
        """Place all zombies first, so that the new ones act too."""
        if is_barren(s, self.zone):
            return
        short = arrive(s, self.zone, self.kind, self.count)
        for kind in short:
            s.emit(RanOut(s.edition.kinds[kind].name))
        # These may bring others (RM-MIN-02).
        s.push(*[ActivateAgain(1 << kind) for kind in short])
        announce_spawn(s, self.zone)
