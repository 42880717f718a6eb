"""Putting zombies on the board, and what happens when the miniatures run out (spawn.running_out)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.steps import Step
from horda.games.zombicide.events import ZombiesPlaced
from horda.games.zombicide.rules.activation import ActivateAgain
from horda.games.zombicide.rules.individuals import put_all
from horda.games.zombicide.skills.base import speakers
from horda.games.zombicide.state import Table
from horda.games.zombicide.zombie_events import RanOut


def put_down(s: Table, zone: int, kind: int, count: int) -> int:
    """Put zombies of a kind into a zone, as many as there are miniatures; how many came."""
    placed = put_all(s, zone, kind, count)
    if placed:
        s.emit(ZombiesPlaced(s.edition.kinds[kind].name, placed, s.board.names[zone]))
    return placed


@dataclass
class PlaceZombies(Step):
    """Zombies appear in a zone; if there are too few, all of their kind act once more (spawn.running_out)."""

    zone: int
    kind: int
    count: int

    def run(self, s: Table) -> None:
        """Place what there is first: the newcomers act too."""
        placed = put_down(s, self.zone, self.kind, self.count)
        if placed < self.count:
            s.emit(RanOut(s.edition.kinds[self.kind].name))
            s.push(ActivateAgain(1 << self.kind))
        if placed:
            announce_spawn(s, self.zone)


def announce_spawn(s: Table, zone: int) -> None:
    """Let skills that wait for it hear that zombies have come into a zone."""
    if s.edition.speaking["after_spawn"]:
        for who in s.in_play():
            for skill in speakers(s, who, "after_spawn"):
                s.push(*skill.after_spawn(s, who, zone))
