"""The move action: number of zones, costs of leaving a zone, and effects of crossing a border."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horda.engine.choices import Choice, Plain
from horda.engine.lists import plus, put
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.events.events import DieRolled, Moved
from horda.games.zombicide.rules import hooks, skill_hooks
from horda.games.zombicide.rules.board.borders import BANK, FENCE, HEDGE
from horda.games.zombicide.rules.combat.targets import eyes
from horda.games.zombicide.rules.goals.goals import ZONE_ENTERED, notify_mission, tend_lifts
from horda.games.zombicide.rules.turns.actions import Action, can_pay
from horda.games.zombicide.skills.base import Cost
from horda.games.zombicide.state import MOVE, ZombicideState


def zombies_cost(s: ZombicideState, who: int) -> int:
    """Return the additional actions for leaving a zone with zombies: one for each (move.zombies)."""
    zone = s.zone[who]
    crowd = s.crowd[zone]
    if crowd and skill_hooks.leaves_freely(s, who, zone):
        return 0
    return crowd


def water_cost(s: ZombicideState, zone: int, marks: int) -> int:
    """Return 1 for leaving water, else 0; a bank makes it free (water.leave, water.bank).

    It also costs 1 into more water or over a ledge (water.on, water.ledge); entering water is free (water.enter).
    """
    return 1 if s.board.kinds[zone].water and not marks & BANK else 0


def zones_per_move(s: ZombicideState, who: int) -> int:
    """Return how many zones one move action may cross (move.zones)."""
    return 1 + skill_hooks.zones_per_move(s, who)


def is_stopped(s: ZombicideState, who: int, zone: int) -> bool:
    """Return whether zombies in a zone end a move that comes into it (move.stop)."""
    if not s.crowd[zone]:
        return False
    return not skill_hooks.passes_zombies(s, who)


def move_cost(s: ZombicideState, who: int, to: int) -> Cost:
    """Return the cost of a move: an action, plus actions for leaving the zone (move.zombies, water.leave)."""
    zone = s.zone[who]
    return (MOVE, zombies_cost(s, who) + water_cost(s, zone, s.paths.border_marks(zone, to)))


class MoveAction(Action):
    """A survivor moves to an adjacent zone (move.edge)."""

    verb: ClassVar[str] = "move"

    def kind_of(self, verb: str) -> int:
        """Return MOVE."""
        return MOVE

    def offer(self, s: ZombicideState, who: int, found: list[Choice]) -> None:
        """Add every adjacent zone that the survivor can pay for.

        Moves are offered at nearly every question. They are cached for each zone, and outside of water all cost the
        same, so their costs are not computed one by one.
        """
        zone = s.zone[who]
        crowd = zombies_cost(s, who) if s.crowd[zone] else 0
        if not can_pay(s, who, MOVE, crowd) or hooks.why_not_walk(s, who) is not None:
            return
        paths, names, seat = s.paths, s.board.names, s.seat_of[who]
        if not s.board.kinds[zone].water:
            found.extend(paths.steps(seat, zone))
            return
        marks = paths.marks[zone]
        for at, beyond in enumerate(paths.exits[zone]):
            if can_pay(s, who, MOVE, crowd + water_cost(s, zone, marks[at])):
                found.append(Choice(seat, "move", (("zone", names[beyond]),)))

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the zones adjacent to the survivor's own, ignoring walls and doors."""
        board, seat = s.board, s.seat_of[who]
        zones = board.neighbours(s.zone[who])
        return [Choice(seat, "move", (("zone", board.names[beyond]),)) for beyond in zones]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against walking at all, crossing the border, or leaving the zone with too few actions."""
        held = hooks.why_not_walk(s, who)
        if held is not None:
            return held
        zone, beyond = s.zone[who], s.board.called[choice.name("zone")]
        if beyond not in s.paths.exits[zone]:
            return why_not_cross(s, zone, beyond)
        crowd = zombies_cost(s, who)
        if not can_pay(s, who, MOVE, crowd):
            return s.cite("move.zombies" if crowd else "turn.actions")
        water = water_cost(s, zone, s.paths.border_marks(zone, beyond))
        return None if can_pay(s, who, MOVE, crowd + water) else s.cite("water.leave")

    def about(self, s: ZombicideState, who: int, choice: Choice) -> tuple[tuple[str, Plain], ...]:
        """Return the cost of a move for which the survivor has too few actions."""
        zone, beyond = s.zone[who], s.board.called[choice.name("zone")]
        if hooks.why_not_walk(s, who) is not None or beyond not in s.paths.exits[zone]:
            return ()
        crowd = zombies_cost(s, who)
        if not can_pay(s, who, MOVE, crowd):
            return (("cost", crowd + 1),)
        return (("cost", crowd + 1 + water_cost(s, zone, s.paths.border_marks(zone, beyond))),)

    def cost(self, s: ZombicideState, who: int, choice: Choice) -> Cost | None:
        """Return the cost of a move: an action, and what leaving the zone adds (move.zombies, water.leave)."""
        return move_cost(s, who, s.board.called[choice.name("zone")])

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        to = s.board.called[choice.name("zone")]
        s.push(Cross(who, to, zones_per_move(s, who) - 1))


def why_not_cross(s: ZombicideState, zone: int, beyond: int) -> str:
    """Return the rule that forbids crossing to an adjacent zone.

    Between street and building only doors can be crossed (move.door, move.ward).
    """
    board = s.board
    for number in board.zone_borders[zone]:
        border = board.borders[number]
        if border.beyond(zone) == beyond and border.gate >= 0 and s.is_shut(border.gate):
            return s.cite("barrier.blocks" if board.gates[border.gate].kind == "barrier" else "door.closed")
    if board.kinds[beyond].sealed:
        return s.cite("move.sealed")
    if any(board.borders[one].beyond(zone) == beyond for one in board.zone_borders[zone] if is_fence(s, one)):
        return s.cite("move.fence")
    if board.kinds[zone].building and board.kinds[beyond].building:
        return s.cite("move.opening")
    return s.cite("move.wall")


def is_fence(s: ZombicideState, border: int) -> bool:
    """Return whether a border is a fence without stairs, which blocks moves but not sight (move.fence)."""
    return bool(s.board.borders[border].marks & FENCE)


@dataclass
class Cross(Step):
    """A survivor crosses a border; a hedge does not stop it, but may hide zombies (hedge.cross, hedge.roll).

    Zombies that cross a hedge roll nothing (hedge.zombies).
    """

    who: int
    to: int
    left: int
    """Number of zones that the same move may still cross."""

    def run(self, s: ZombicideState) -> None:
        """Check whether the zone is seen, roll dice at a hedge if it is not, then enter the zone."""
        marks = s.paths.border_marks(s.zone[self.who], self.to)
        behind = hooks.zone_left(s, self.who, s.zone[self.who], acts=True)
        if behind:
            s.push(Enter(self.who, self.to, 0), *behind, MoveOn(self.who, self.left))
        else:
            s.push(Enter(self.who, self.to, self.left))
        if marks & HEDGE and not is_seen_by_survivors(s, self.to):
            die = s.d6()
            s.emit(DieRolled(s.roster[self.who], "hedge", die))
            if die == 6:
                s.push(*hooks.hedge_crossed(s, self.who, self.to))


def is_seen_by_survivors(s: ZombicideState, zone: int) -> bool:
    """Return whether any survivor on the board sees a zone (sight.line)."""
    return any(s.paths.sees(s.zone[who], eyes(s, who)) >> zone & 1 for who in s.in_play())


@dataclass
class Enter(Step):
    """A survivor enters a new zone; zombies in it end the move (move.stop)."""

    who: int
    to: int
    left: int

    def run(self, s: ZombicideState) -> None:
        """Place the survivor in the zone, then ask whether the move continues."""
        who, to = self.who, self.to
        if s.zone[who] < 0:
            return
        names, before = s.board.names, s.zone[who]
        s.zone = put(s.zone, who, to)
        s.emit(Moved(s.roster[who], names[before], names[to]))
        if s.goals.lifts_if is not None:
            tend_lifts(s)
        if self.left and not is_stopped(s, who, to):
            s.push(KeepMoving(who, self.left))
        notify_mission(s, ZONE_ENTERED, who=who, zone=to, name=s.roster[who])
        s.push(*hooks.zone_entered(s, who, to, before))


@dataclass
class MoveOn(Step):
    """A move that may cross several zones continues after the effects of leaving a zone (move.stop)."""

    who: int
    left: int

    def run(self, s: ZombicideState) -> None:
        """Continue the move, unless zombies here end it."""
        zone = s.zone[self.who]
        if self.left and zone >= 0 and not is_stopped(s, self.who, zone):
            s.push(KeepMoving(self.who, self.left))


def steps_onward(s: ZombicideState, who: int) -> list[Choice]:
    """Return the adjacent zones as moves of one step, if only water costs more (move.zones)."""
    zone = s.zone[who]
    paths, names, seat = s.paths, s.board.names, s.seat_of[who]
    marks, left = paths.marks[zone], s.actions[who]
    if hooks.why_not_walk(s, who) is not None:
        return []
    return [
        Choice(seat, "move", (("zone", names[beyond]),))
        for at, beyond in enumerate(paths.exits[zone])
        if left >= water_cost(s, zone, marks[at])
    ]


def pay_step(s: ZombicideState, who: int, choice: Choice) -> int:
    """Pay for leaving water by a choice of `steps_onward`; return the zone to which it leads."""
    zone = s.zone[who]
    to = s.board.called[choice.name("zone")]
    s.actions = plus(s.actions, who, -water_cost(s, zone, s.paths.border_marks(zone, to)))
    return to


@dataclass
class KeepMoving(Question):
    """The player continues a move that may cross several zones, or stops (move.zones)."""

    who: int
    left: int

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.zones")

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the next zones, each with the cost of leaving, and stopping."""
        who = self.who
        zone = s.zone[who]
        if zone < 0 or is_stopped(s, who, zone):
            return []
        return [Choice(s.seat_of[who], "stop"), *steps_onward(s, who)]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Pay for leaving water, and continue the move."""
        if choice.verb != "stop":
            s.push(Cross(self.who, pay_step(s, self.who, choice), self.left - 1))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the survivor who moves."""
        return Prompt("KeepMoving", (("survivor", s.roster[self.who]), ("zones", self.left)))
