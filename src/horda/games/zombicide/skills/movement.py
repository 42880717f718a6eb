"""Skills that affect moves: their length, their cost, and additional moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from horda.engine.choices import Choice
from horda.engine.lists import with_bits
from horda.engine.steps import Prompt, Question
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.turns.actions import GiveAtOnce, can_pay
from horda.games.zombicide.rules.turns.charges import charges, rush, rush_cost
from horda.games.zombicide.rules.turns.movement import (
    Cross,
    Enter,
    is_stopped,
    move_cost,
    pay_step,
    steps_onward,
    water_cost,
    zombies_cost,
)
from horda.games.zombicide.rules.turns.special_moves import (
    GrantFree,
    RunOn,
    jump_targets,
    open_neighbours,
    push_zombies,
)
from horda.games.zombicide.skills.base import NOTHING, Cost, Skill, Steps, bit_of, mark, mark_of
from horda.games.zombicide.state import COMBAT, GENERAL, MELEE, MOVE, RANGED

if TYPE_CHECKING:
    from horda.games.zombicide.rules.combat.attack import Attack
    from horda.games.zombicide.state import ZombicideState


class MoreZones(Skill):
    """+1 Zone per Move, 2 Zones per Move Action: one more zone may be crossed (skill.zones)."""

    def zones_per_move(self, s: ZombicideState, who: int) -> int:
        return 1


class Slippery(Skill):
    """Slippery: zombies do not add to the cost of leaving a zone (skill.slippery)."""

    def leaves_freely(self, s: ZombicideState, who: int, zone: int) -> bool:
        """Return True: the owner leaves every zone at the normal cost."""
        return True


class Rush(Skill):
    """A skill that moves its owner up to two zones to zombies, in some editions once a turn."""

    def __init__(self, name: str, *, once: bool = False) -> None:
        super().__init__(name)
        self.once = once
        """Whether it works only once in each of the owner's turns."""

    def is_spent(self, s: ZombicideState, who: int) -> bool:
        """Return whether it cannot be used again in this turn."""
        return self.once and bool(s.used[who] & bit_of(s, self))

    def note_use(self, s: ZombicideState, who: int) -> None:
        """Record that the skill was used."""
        if self.once:
            s.used = with_bits(s.used, who, bit_of(s, self))


class Charge(Rush):
    """Charge: for free, up to two zones to a zone with zombies (skill.charge)."""

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return every zone with zombies that can be reached and paid for."""
        if self.is_spent(s, who):
            return []
        names, seat = s.board.names, s.seat_of[who]
        return [
            Choice(seat, self.name, (("zone", names[path.zones[-1]]),))
            for path in charges(s, who)
            if s.actions[who] >= path.cost
        ]

    def cost(self, s: ZombicideState, who: int, choice: Choice) -> Cost | None:
        """Return the cost of leaving the zones on the path."""
        cost = rush_cost(s, who, s.board.called[choice.name("zone")])
        return (GENERAL, cost - 1) if cost else None

    def does(self, s: ZombicideState, who: int, choice: Choice) -> None:
        self.note_use(s, who)
        rush(s, who, s.board.called[choice.name("zone")])


class Bloodlust(Rush):
    """Bloodlust: for one action up to two zones to zombies, then a free attack (skill.bloodlust)."""

    def __init__(self, name: str, kind: int, *, once: bool = False, at_once: bool = False) -> None:
        super().__init__(name, once=once)
        self.kind = kind
        """The kind of the free action that follows."""
        self.at_once = at_once
        """Whether the free action must be used right after the rush; else at any time of the turn."""

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return every zone with zombies that can be reached and paid for."""
        if self.is_spent(s, who) or s.actions[who] <= zombies_cost(s, who):
            return []
        names, seat = s.board.names, s.seat_of[who]
        return [
            Choice(seat, self.name, (("zone", names[path.zones[-1]]),))
            for path in charges(s, who)
            if s.actions[who] > path.cost
        ]

    def cost(self, s: ZombicideState, who: int, choice: Choice) -> Cost | None:
        """Return one action, plus the cost of leaving the zones on the path."""
        return (GENERAL, rush_cost(s, who, s.board.called[choice.name("zone")]))

    def does(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Move, then give the free attack."""
        self.note_use(s, who)
        s.push(GiveAtOnce(who, self.kind, self.name) if self.at_once else GrantFree(who, self.kind))
        rush(s, who, s.board.called[choice.name("zone")])


class HitAndRun(Skill):
    """Hit & Run: a free move action after an attack that killed; zombies cost nothing (skill.hit_and_run)."""

    def after_attack(self, s: ZombicideState, attack: Attack, kills: int) -> Steps:
        """Return the step of the free move if the attack killed a zombie."""
        return (RunOn(attack.by),) if kills else NOTHING


class Blitz(Skill):
    """Blitz: killing the last zombie of a zone gives a free move action, to be used at once (skill.blitz)."""

    def zone_cleared(self, s: ZombicideState, who: int, zone: int) -> Steps:
        """Count the cleared zone; the free move follows after the action is resolved."""
        if s.active == who:
            mark(s, who, self, mark_of(s, who, self) + 1)
        return NOTHING

    def action_done(self, s: ZombicideState, who: int) -> Steps:
        """Return one free move action for each zone that the action has cleared."""
        cleared = mark_of(s, who, self)
        mark(s, who, self, 0)
        return (GiveAtOnce(who, MOVE, self.name),) * cleared


class Sprint(Skill):
    """Sprint: once a turn a move action takes two or three zones (skill.sprint)."""

    def __init__(self, name: str, least: int) -> None:
        super().__init__(name)
        self.least = least
        """The minimum number of zones of the move."""

    def spends(self, kind: int) -> bool:
        """Return True: it is a move action."""
        return kind == MOVE

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the first zones of the sprint."""
        crowd = zombies_cost(s, who)
        if s.used[who] & bit_of(s, self) or not can_pay(s, who, MOVE, crowd):
            return []
        if hooks.why_not_walk(s, who) is not None:
            return []
        zone, names, seat = s.zone[who], s.board.names, s.seat_of[who]
        paths = s.paths
        return [
            Choice(seat, self.name, (("zone", names[beyond]),))
            for at, beyond in enumerate(paths.exits[zone])
            if can_pay(s, who, MOVE, crowd + water_cost(s, zone, paths.marks[zone][at]))
        ]

    def cost(self, s: ZombicideState, who: int, choice: Choice) -> Cost | None:
        """Return the cost of a move action."""
        return move_cost(s, who, s.board.called[choice.name("zone")])

    def does(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Move; skills that add a zone to each move apply too."""
        to = s.board.called[choice.name("zone")]
        s.used = with_bits(s.used, who, bit_of(s, self))
        more = 1 if s.has_skill(who, "plus_1_zone_per_move") else 0
        s.push(Cross(who, to, 0), KeepSprinting(who, 2 + more, self.least > 1))


@dataclass
class KeepSprinting(Question):
    """The next zone of a sprint, which may stop only at its minimum length (skill.sprint)."""

    who: int
    left: int
    must: bool
    """Whether the sprint is still too short to stop."""

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.sprint")

    def choices(self, s: ZombicideState) -> list[Choice]:
        who = self.who
        zone = s.zone[who]
        if zone < 0 or is_stopped(s, who, zone) or not self.left:
            return []
        stop = [] if self.must else [Choice(s.seat_of[who], "stop")]
        return [*stop, *steps_onward(s, who)]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        if choice.verb != "stop":
            to = pay_step(s, self.who, choice)
            s.push(Cross(self.who, to, 0), KeepSprinting(self.who, self.left - 1, False))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("KeepSprinting", (("survivor", s.roster[self.who]), ("zones", self.left)))


class Jump(Skill):
    """Jump: once a turn, for one action, two zones to a visible zone, over anything (skill.jump)."""

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return every zone in reach of a jump that can be paid for."""
        if s.actions[who] <= s.crowd[s.zone[who]] or s.used[who] & bit_of(s, self):
            return []
        names, seat = s.board.names, s.seat_of[who]
        return [
            Choice(seat, self.name, (("zone", names[zone]),))
            for zone, cost in self.landings(s, who)
            if s.actions[who] > cost
        ]

    def landings(self, s: ZombicideState, who: int) -> list[tuple[int, int]]:
        """Return the zones in which the owner could land, each with the additional actions of leaving."""
        return jump_targets(s, who)

    def cost(self, s: ZombicideState, who: int, choice: Choice) -> Cost | None:
        """Return one action with penalties, without skills that improve moves."""
        return (GENERAL, dict(jump_targets(s, who))[s.board.called[choice.name("zone")]])

    def does(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Put the owner into the zone."""
        to = s.board.called[choice.name("zone")]
        s.used = with_bits(s.used, who, bit_of(s, self))
        s.push(Enter(who, to, 0))


class Shove(Skill):
    """Shove: once a turn, for free, all zombies of the owner's zone are pushed to an adjacent one (skill.shove)."""

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the adjacent zones with a clear path."""
        zone = s.zone[who]
        if not s.crowd[zone] or s.used[who] & bit_of(s, self):
            return []
        names, seat = s.board.names, s.seat_of[who]
        return [Choice(seat, self.name, (("zone", names[to]),)) for to in open_neighbours(s, zone)]

    def does(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Push the zombies."""
        s.used = with_bits(s.used, who, bit_of(s, self))
        push_zombies(s, who, s.zone[who], s.board.called[choice.name("zone")])


SKILLS: list[Skill] = [
    MoreZones("plus_1_zone_per_move"),
    MoreZones("2_zones_per_move_action"),
    Slippery("slippery"),
    Charge("charge"),
    Bloodlust("bloodlust_melee", MELEE),
    Bloodlust("bloodlust_ranged", RANGED),
    Bloodlust("bloodlust_combat", COMBAT),
    HitAndRun("hit_and_run"),
    Blitz("blitz"),
    Sprint("sprint", 2),
    Jump("jump"),
    Shove("shove"),
]
