"""Opening and closing gates: doors, barriers and hedges (door.open, barrier.destroy)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.steps import Step
from horda.games.zombicide.events.events import GateOpened, GateShut
from horda.games.zombicide.mechanism import Steps
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.goals import DOOR_OPENED, notify_mission
from horda.games.zombicide.rules.zombies.spawning import RevealBuilding
from horda.games.zombicide.state import ZombicideState


def is_locked(s: ZombicideState, gate: int) -> bool:
    """Return whether a coloured door waits for the mission to unlock it (door.coloured)."""
    colour = s.board.gates[gate].colour
    return bool(colour) and colour not in s.unlocked


def closed_doors(s: ZombicideState, zone: int) -> list[int]:
    """Return the closed doors on the edges of a zone, locked ones too."""
    return s.paths.doors[zone]


@dataclass
class OpenGate(Step):
    """A door opens or a barrier is removed; the first opened door of a building reveals it (building.reveal)."""

    gate: int
    who: int

    def run(self, s: ZombicideState) -> None:
        """Open the gate, and let the edition fill the rooms behind it."""
        gate, who = self.gate, self.who
        if not s.is_shut(gate):
            return
        s.shut &= ~(1 << gate)
        board = s.board
        kind = board.gates[gate].kind
        s.emit(GateOpened(board.gate_name(gate), kind, self.opener(s)))
        if kind != "door":
            return
        notify_mission(s, DOOR_OPENED, who=who, colour=board.gates[gate].colour, name=board.gate_name(gate))
        s.push(*rooms_opened(s, who, gate))

    def opener(self, s: ZombicideState) -> str:
        """Return the name that the log shows as opener: empty if the mission opened it."""
        return ""


@dataclass
class OpenDoor(OpenGate):
    """A survivor opens a door, with or without a tool (door.open)."""

    def opener(self, s: ZombicideState) -> str:
        return s.roster[self.who]


def rooms_opened(s: ZombicideState, who: int, gate: int) -> Steps:
    """Return the steps for the buildings on both sides of a door that opens: a card for each zone (building.reveal)."""
    instead = hooks.open_rooms(s, who, gate)
    if instead is not None:
        return instead
    steps: Steps = ()
    for building in newly_opened(s, gate):
        steps = (RevealBuilding(who, tuple(s.board.buildings[building])), *steps)
    return steps


def newly_opened(s: ZombicideState, gate: int) -> list[int]:
    """Mark the buildings on both sides of a door as opened; return those that were not before (building.reveal)."""
    found: list[int] = []
    for zone in s.board.gates[gate].zones:
        building = s.board.building[zone]
        if building != NOWHERE and not s.opened >> building & 1:
            s.opened |= 1 << building
            found.append(building)
    return found


@dataclass
class ShutGate(Step):
    """A door is closed again, or a barrier is placed."""

    gate: int

    def run(self, s: ZombicideState) -> None:
        if not s.is_shut(self.gate):
            s.shut |= 1 << self.gate
            s.emit(GateShut(s.board.gate_name(self.gate), s.board.gates[self.gate].kind))
