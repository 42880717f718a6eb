"""Moves that are not move actions: extra moves, jumps, dragged survivors, pushed zombies (move.special)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.lists import plus
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.events.combat_events import ZombiesPushed
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.borders import BANK, FENCE, WALL
from horda.games.zombicide.rules.turns.movement import (
    Cross,
    Enter,
    pay_step,
    steps_onward,
    zones_per_move,
)
from horda.games.zombicide.rules.zombies.arrivals import Arrivals, note_step
from horda.games.zombicide.rules.zombies.individuals import walk_all
from horda.games.zombicide.rules.zombies.prone import carry_along
from horda.games.zombicide.state import FREE_KINDS, ZombicideState

JUMP: Final = 2
"""The range of a jump in zones."""


@dataclass
class GrantFree(Step):
    """A survivor gets a free action of a kind (action.free)."""

    who: int
    action: int

    def run(self, s: ZombicideState) -> None:
        """Give the free action; it is lost if it is not used this turn."""
        if s.zone[self.who] >= 0:
            s.free = plus(s.free, self.who * FREE_KINDS + self.action, 1)


@dataclass
class RunOn(Question):
    """A free move action right after an attack; zombies do not add to its cost (skill.hit_and_run)."""

    who: int

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.hit_and_run")

    def takes_orders(self) -> tuple[str, ...]:
        return ("stop",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the adjacent zones, and staying."""
        who = self.who
        zone = s.zone[who]
        if zone < 0 or hooks.why_not_walk(s, who) is not None:
            return []
        found = steps_onward(s, who)
        if found:
            found.append(Choice(s.seat_of[who], "stop"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        if choice.verb != "stop":
            to = pay_step(s, self.who, choice)
            s.push(Cross(self.who, to, zones_per_move(s, self.who) - 1))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("RunOn", (("survivor", s.roster[self.who]),))


def open_neighbours(s: ZombicideState, zone: int) -> list[int]:
    """Return the adjacent zones with a clear path: no wall, no closed door (skill.shove)."""
    board = s.board
    found: list[int] = []
    for number in board.zone_borders[zone]:
        border = board.borders[number]
        beyond = border.beyond(zone)
        if beyond in found or board.kinds[beyond].sealed:
            continue
        if not board.live_marks(border, s.shut) & (WALL | FENCE):
            found.append(beyond)
    return found


def push_zombies(s: ZombicideState, who: int, zone: int, to: int) -> None:
    """Push all zombies of a zone into another one at once."""
    for kind in range(len(s.supply)):
        count = s.zombies_of(zone, kind)
        if count:
            walk_all(s, zone, to, kind=kind, count=count)
            carry_along(s, zone, to, kind)
    if s.edition.heeds_arrivals:
        note_step(s, to)
        s.push(Arrivals())
    s.emit(ZombiesPushed(s.roster[who], s.board.names[zone], s.board.names[to]))


def jump_targets(s: ZombicideState, who: int) -> list[tuple[int, int]]:
    """Return the visible zones at range 2, each with the additional actions of leaving (skill.jump)."""
    zone = s.zone[who]
    if hooks.why_not_walk(s, who) is not None:
        return []
    return [
        (other, s.crowd[zone] + jump_water(s, zone, other)) for other in s.paths.within(zone, 0, JUMP, JUMP)
    ]


def jump_water(s: ZombicideState, zone: int, to: int) -> int:
    """Return the additional actions for leaving water by a jump: 0 if there is a bank on the way (water.leave)."""
    board = s.board
    if not board.kinds[zone].water:
        return 0
    for number in board.zone_borders[zone]:
        border = board.borders[number]
        if border.marks & BANK and to in board.neighbours(border.beyond(zone)):
            return 0
    return 1


@dataclass
class CallSurvivors(Question):
    """The rescuer's player chooses the survivors to drag; then other players may refuse (skill.lifesaver)."""

    who: int
    others: tuple[int, ...]
    """The survivors who can still be dragged and have not been chosen yet."""
    called: tuple[int, ...] = ()

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.lifesaver")

    def choices(self, s: ZombicideState) -> list[Choice]:
        seat = s.seat_of[self.who]
        found = [Choice(seat, "call", (("survivor", s.roster[other]),)) for other in self.others]
        return [*found, Choice(seat, "done")]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Choose one more survivor, or move all who were chosen."""
        if choice.verb == "call":
            other = s.roster.index(choice.name("survivor"))
            rest = tuple([one for one in self.others if one != other])
            s.push(CallSurvivors(self.who, rest, (*self.called, other)))
            return
        to, seat = s.zone[self.who], s.seat_of[self.who]
        for other in reversed(self.called):
            s.push(Enter(other, to, 0) if s.seat_of[other] == seat else Drag(other, to))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        zone = s.board.names[s.zone[self.who]]
        return Prompt("CallSurvivors", (("survivor", s.roster[self.who]), ("zone", zone)))


@dataclass
class Drag(Question):
    """A survivor may be dragged to another zone; its player may refuse (skill.lifesaver)."""

    who: int
    to: int

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.lifesaver")

    def takes_orders(self) -> tuple[str, ...]:
        return ("stay",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        if s.zone[self.who] < 0:
            return []
        seat = s.seat_of[self.who]
        return [Choice(seat, "come", (("zone", s.board.names[self.to]),)), Choice(seat, "stay")]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Move the survivor without spending a move action and without a roll at a hedge."""
        if choice.verb == "come":
            s.push(Enter(self.who, self.to, 0))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("Drag", (("survivor", s.roster[self.who]), ("zone", s.board.names[self.to])))
