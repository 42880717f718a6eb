"""Actions outside of a survivor's own turn: given by a leader, by To the rescue, or against new zombies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.engine.lists import put, with_slice
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.mechanism import Mechanism, Record, Steps
from horda.games.zombicide.rules import skill_hooks
from horda.games.zombicide.rules.combat.attack_actions import KIND_OF
from horda.games.zombicide.rules.goals.goals import CHECK_GOALS
from horda.games.zombicide.rules.inventory.loadout import loadout_of
from horda.games.zombicide.rules.turns.actions import bare, pay_and_do
from horda.games.zombicide.rules.turns.movement import Cross, pay_step, steps_onward, zones_per_move
from horda.games.zombicide.rules.zombies.miniatures import WhoReacts
from horda.games.zombicide.state import COMBAT, FREE_KINDS, ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

GRENADES: Final = "throw_grenade"
NEVER: Final = -1
GIVES: Final = {"born_leader": "AD-SK-BORN_LEADER", "to_the_rescue": "AD-SK-TO_THE_RESCUE"}
"""The rules of the skills that give an action outside of a turn."""


@dataclass
class Hurt(Record):
    """The last round in whose zombies' phase a survivor was wounded (AD-Q-35)."""

    round: int = NEVER


RECORD: Final = TypedKey("given_actions", Hurt)


def was_anybody_hurt(s: ZombicideState) -> bool:
    """Return whether a survivor was wounded in the zombies' phase of this round (AD-Q-35)."""
    found = s.record(RECORD)
    return found.round == s.round


@dataclass
class GiveAction(Step):
    """Give a survivor one action of any kind, to be used immediately (AD-SK-BORN_LEADER, AD-SK-TO_THE_RESCUE)."""

    who: int
    skill: str
    """The skill that gives the action."""

    def run(self, s: ZombicideState) -> None:
        """Store the survivor's own actions and give it the one action."""
        who = self.who
        if s.zone[who] < 0:
            return
        base = who * FREE_KINDS
        restore = ResumeActions(who, s.actions[who], tuple(s.free[base : base + FREE_KINDS]))
        s.actions = put(s.actions, who, 1)
        s.free = with_slice(s.free, base, [0] * FREE_KINDS)
        s.push(UseAction(who, self.skill), restore)


@dataclass
class ResumeActions(Step):
    """Restore the actions that a survivor had before an action outside of its turn."""

    who: int
    actions: int
    free: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        """Restore the survivor's own actions; an unused given action is lost."""
        base = self.who * FREE_KINDS
        s.actions = put(s.actions, self.who, self.actions if s.zone[self.who] >= 0 else 0)
        s.free = with_slice(s.free, base, list(self.free))


@dataclass
class UseAction(Question):
    """The player chooses how a survivor uses one action outside of its turn (AD-Q-86)."""

    who: int
    skill: str

    def rule(self, s: ZombicideState) -> str:
        """Return the rule of the skill that gives the action."""
        return GIVES[self.skill]

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for declining the action."""
        return ("decline",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return every choice that one action pays for, and declining, without skills for the survivor's own turn."""
        who = self.who
        found: list[Choice] = []
        if s.zone[who] < 0 or not s.actions[who]:
            return found
        for action in loadout_of(s, who).actions:
            action.offer(s, who, found)
        if found:
            found.append(bare(s.seat_of[who], "decline"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Perform the choice; one that is free leaves the action for another."""
        if choice.verb == "decline":
            return
        s.used_now = 0
        s.push(CHECK_GOALS, self)
        pay_and_do(s, self.who, choice)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("UseAction", (("survivor", s.roster[self.who]), ("skill", self.skill)))


@dataclass
class Reflexes(Step):
    """A free combat action against zombies that have just appeared (AD-SK-COMBAT_REFLEXES)."""

    who: int
    zone: int

    def run(self, s: ZombicideState) -> None:
        """Give an attack that may be used only against the new zombies."""
        who = self.who
        base = who * FREE_KINDS
        restore = ResumeActions(who, s.actions[who], tuple(s.free[base : base + FREE_KINDS]))
        s.actions = put(s.actions, who, 0)
        s.free = with_slice(s.free, base, [0] * FREE_KINDS)
        s.free = put(s.free, base + COMBAT, 1)
        s.push(StrikeNewcomers(who, self.zone), restore)


@dataclass
class StrikeNewcomers(Question):
    """The attack on new zombies: melee in the survivor's zone, or a shot or grenade at the zone where they appeared."""

    who: int
    zone: int

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.reflexes")

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for not attacking."""
        return ("decline",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return all attacks on the zone of the new zombies, reloading with a magazine, and declining."""
        who = self.who
        base = who * FREE_KINDS
        if s.zone[who] < 0 or not s.free[base + COMBAT]:
            return []
        offered: list[Choice] = []
        for action in loadout_of(s, who).actions:
            action.offer(s, who, offered)
        name = s.board.names[self.zone]
        found = [
            choice
            for choice in offered
            if choice.verb == "reload"
            or ((choice.verb in KIND_OF or choice.verb == GRENADES) and choice.name("zone") == name)
        ]
        if found:
            found.append(bare(s.seat_of[who], "decline"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Attack as in a normal turn."""
        if choice.verb != "decline":
            s.used_now = 0
            s.push(CHECK_GOALS, self)
            pay_and_do(s, self.who, choice)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        about = (("survivor", s.roster[self.who]), ("zone", s.board.names[self.zone]))
        return Prompt("StrikeNewcomers", about)


@dataclass
class StepAside(Question):
    """A free move action after a spawn, even with zombies in the zone (AD-SK-SIDESTEP)."""

    who: int

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.sidestep")

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for staying in the zone."""
        return ("stop",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the adjacent zones, and staying."""
        if s.zone[self.who] < 0:
            return []
        found = steps_onward(s, self.who)
        if found:
            found.append(bare(s.seat_of[self.who], "stop"))
        return found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Move the survivor, as with any move action."""
        if choice.verb != "stop":
            to = pay_step(s, self.who, choice)
            s.push(Cross(self.who, to, zones_per_move(s, self.who) - 1), CHECK_GOALS)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("StepAside", (("survivor", s.roster[self.who]),))


def is_near(s: ZombicideState, who: int, zone: int) -> bool:
    """Return whether a zone is visible at range 0-1 of a survivor (AD-Q-79)."""
    return 0 <= s.paths.ranges(s.zone[who])[zone] <= 1


@dataclass
class EndOfZombies(Step):
    """The end of the zombies' phase, at which some skills give actions (AD-SK-TO_THE_RESCUE)."""

    def run(self, s: ZombicideState) -> None:
        """Ask which survivor reacts first if several can."""
        ready = [who for who in s.in_play() if skill_hooks.zombies_done(s, who)]
        if len(ready) > 1:
            s.push(RescueInTurn(tuple(ready)))
        elif ready:
            s.push(*skill_hooks.zombies_done(s, ready[0]))


@dataclass
class RescueInTurn(WhoReacts):
    """The order in which survivors use To the rescue, or the First player's decision (AD-Q-85).

    The player of each survivor decides what it then does.
    """

    waiting: tuple[int, ...]

    def ready(self, s: ZombicideState) -> list[int]:
        return [who for who in self.waiting if s.is_in_play(who)]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Let the chosen survivor act, then ask for the others."""
        who = s.roster.index(choice.name("survivor"))
        s.push(
            *skill_hooks.zombies_done(s, who), RescueInTurn(tuple(one for one in self.waiting if one != who))
        )


class GivenActions(Mechanism):
    """Actions given outside of a survivor's turn, such as after wounds in the zombies' phase."""

    name: ClassVar[str] = RECORD.name

    def record(self) -> Record:
        """Return the initial record: no survivor was wounded."""
        return Hurt()

    def survivor_wounded(self, s: ZombicideState, who: int, wounds: int) -> Steps:
        """Record the round in which a survivor was wounded in the zombies' phase (AD-Q-35)."""
        if s.phase == "zombies":
            s.remember(RECORD, Hurt(s.round))
        return ()
