"""Skills of movement, doors and noise that are new in Rue Morgue or differ from the shared ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from horda.engine.choices import Choice
from horda.engine.lists import plus, with_bits
from horda.engine.steps import Prompt, Question
from horda.games.rue_morgue.mechanisms.loud import be_loud, fall_silent
from horda.games.zombicide.events.combat_events import SkillUsed
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.gates import ShutGate
from horda.games.zombicide.rules.board.graph import AIR
from horda.games.zombicide.rules.turns.actions import can_pay
from horda.games.zombicide.rules.turns.movement import Cross, zombies_cost, zones_per_move
from horda.games.zombicide.skills.base import Cost, Skill, Steps, bit_of, mark, mark_of
from horda.games.zombicide.skills.finding import HoldYourNose
from horda.games.zombicide.skills.movement import Jump, Shove, Sprint
from horda.games.zombicide.skills.surviving import Lifesaver
from horda.games.zombicide.state import DID_KILL, GENERAL, ZombicideState

if TYPE_CHECKING:
    from collections.abc import Sequence


class Blitz(Skill):
    """Blitz: killing the last zombie of a zone gives a free move action, to be made at once (RM-SK-34)."""

    def zone_cleared(self, s: ZombicideState, who: int, zone: int) -> Steps:
        return (BlitzMove(who),)


@dataclass
class BlitzMove(Question):
    """A free move action made at once; zombies in the zone add to its cost as usual (RM-Q-38)."""

    who: int

    def rule(self, s: ZombicideState) -> str:
        return "RM-SK-34"

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for declining the free move."""
        return ("stop",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the zones next to the survivor's own, and staying."""
        who = self.who
        zone = s.zone[who]
        if zone < 0 or s.actions[who] < zombies_cost(s, who) or hooks.why_not_walk(s, who):
            return []
        seat = s.seat_of[who]
        return [*s.paths.steps(seat, zone), Choice(seat, "stop")]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Pay for the zombies in the zone, and move."""
        if choice.verb != "stop":
            who = self.who
            s.actions = plus(s.actions, who, -zombies_cost(s, who))
            s.push(Cross(who, s.board.called[choice.name("zone")], zones_per_move(s, who) - 1))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("BlitzMove", (("survivor", s.roster[self.who]),))


class ClearJump(Jump):
    """Jump: over actors, but not over a fence or any other obstacle (RM-SK-71)."""

    def landings(self, s: ZombicideState, who: int) -> list[tuple[int, int]]:
        """Return the landing zones that have an intermediate zone to walk through, with their cost (RM-Q-84)."""
        exits = s.paths.exits
        start = s.zone[who]
        return [
            (zone, cost)
            for zone, cost in super().landings(s, who)
            if _joins(exits[start], zone, [exits[one] for one in exits[start]])
        ]


def _joins(between: Sequence[int], zone: int, beyond: list[Sequence[int]]) -> bool:
    return zone not in between and any(zone in far for far in beyond)


class ShoveOnFoot(Shove):
    """Shove, which cannot be used from a seat of the helicopter (RM-SK-43)."""

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Offer the skill to survivors on foot only."""
        return [] if hooks.why_not_walk(s, who) is not None else super().offers(s, who)


class LifesaverOnFoot(Lifesaver):
    """Lifesaver, which cannot be used from a seat of the helicopter (RM-SK-79)."""

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Offer the skill to survivors on foot only."""
        return [] if hooks.why_not_walk(s, who) is not None else super().offers(s, who)


class LockItDown(Skill):
    """Lock it down: for one action an open door is closed (RM-SK-35)."""

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return every open door on the border of the survivor's zone."""
        if not can_pay(s, who, GENERAL):
            return []
        board, zone, seat = s.board, s.zone[who], s.seat_of[who]
        return [
            Choice(seat, self.name, (("gate", board.gate_name(gate)),))
            for gate, printed in enumerate(board.gates)
            if printed.kind == "door" and zone in printed.zones and not s.is_shut(gate)
        ]

    def cost(self, s: ZombicideState, who: int, choice: Choice) -> Cost | None:
        return (GENERAL, 0)

    def does(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Close the door; when it is opened again, no zombies spawn behind it (RM-DOR-04)."""
        s.push(ShutGate(s.board.gate_called[choice.name("gate")]))


class Ninja(Skill):
    """Ninja: neither the owner nor its equipment makes noise, unless the player wants it (RM-SK-58).

    Its counter is 1 while it is switched off.
    """

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Offer to switch the skill off, or on again."""
        way = "silent" if mark_of(s, who, self) else "noisy"
        return [Choice(s.seat_of[who], self.name, (("way", way),))]

    def does(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Switch the skill on or off."""
        mark(s, who, self, 1 if choice.name("way") == "noisy" else 0)

    def is_silent(self, s: ZombicideState, who: int) -> bool:
        """Return whether the skill is switched on."""
        return not mark_of(s, who, self)

    def noise(self, s: ZombicideState, who: int, noise: int) -> int:
        return 0 if self.is_silent(s, who) else noise


class Loud(Skill):
    """Loud: once a turn the zone counts as the noisiest until the owner's next turn (RM-SK-70)."""

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Offer the skill, except in flight, where nobody below hears the owner (RM-HEL-22)."""
        if s.used[who] & bit_of(s, self) or s.board.names[s.zone[who]] == AIR:
            return []
        return [Choice(s.seat_of[who], self.name)]

    def does(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Make the zone the noisiest; only the last use counts."""
        s.used = with_bits(s.used, who, bit_of(s, self))
        be_loud(s, who)
        s.emit(SkillUsed(s.roster[who], self.name))

    def turn_begins(self, s: ZombicideState, who: int) -> Steps:
        """End the effect if the owner was the last to use the skill."""
        fall_silent(s, who)
        return ()


class HoldYourNoseNow(HoldYourNose):
    """Hold your nose: the kill must have been in the same turn (RM-SK-28)."""

    def is_earned(self, s: ZombicideState, who: int) -> bool:
        """Return whether the owner has killed a zombie in this turn."""
        return bool(s.did[who] & DID_KILL)


SKILLS: list[Skill] = [
    Blitz("blitz"),
    ClearJump("jump"),
    Sprint("sprint", 1),
    ShoveOnFoot("shove"),
    LifesaverOnFoot("lifesaver"),
    LockItDown("lock_it_down"),
    Ninja("ninja"),
    Loud("loud"),
    HoldYourNoseNow("hold_your_nose"),
]
