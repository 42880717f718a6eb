"""The parts of a team action: named survivors move, fight or shoot in turn (RM-TEA-09, RM-TEA-10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.lists import plus
from horda.engine.steps import Prompt, Question
from horda.games.rue_morgue.mechanisms.molotov import ThrowMolotov
from horda.games.rue_morgue.mechanisms.team_actions.cards import CHARGE
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.attack_actions import KIND_OF
from horda.games.zombicide.rules.combat.targets import has_enemies
from horda.games.zombicide.rules.inventory.loadout import loadout_of
from horda.games.zombicide.rules.turns.actions import pay_and_do
from horda.games.zombicide.rules.turns.movement import Cross, zombies_cost, zones_per_move
from horda.games.zombicide.state import FREE_KINDS, MELEE, RANGED, ZombicideState

GO: Final = "go"
"""Part: move to the chosen zone, unless already there (RM-CHG-03, RM-MVO-01)."""
HUNT: Final = "hunt"
"""Part: optionally move out of the chosen zone to enemies (RM-CHG-05)."""
LEAVE: Final = "leave"
"""Part: move out of the chosen zone, anywhere (RM-MVO-02, RM-MVO-03)."""
FIGHT: Final = "fight"
SHOOT_AT: Final = "shoot_at"
SHOOT: Final = "shoot"


def why_not_go(s: ZombicideState, who: int, card: str) -> str | None:
    """Return the rule that forbids a survivor the free move action of a team action, or None (RM-Q-37)."""
    held = hooks.why_not_walk(s, who)
    if held is not None:
        return held
    # RM-CHG-07, RM-MVO-04: one move action has to be enough.
    if zombies_cost(s, who):
        return "RM-CHG-07" if card == CHARGE else "RM-MVO-04"
    return None


def one_move_away(s: ZombicideState, who: int) -> list[int]:
    """Return the zones that a survivor can reach with one free move action; zombies end it (RM-MVA-04)."""
    if why_not_go(s, who, CHARGE) is not None:
        return []
    start = s.zone[who]
    return sorted(zone for zone in within(s, start, zones_per_move(s, who)) if zone != start)


def within(s: ZombicideState, start: int, steps: int) -> dict[int, int]:
    """Return the zones within a number of steps through zones without zombies, each with its distance."""
    far = {start: 0}
    reached = [start]
    for zone in reached:
        if far[zone] == steps or (zone != start and s.crowd[zone]):
            continue
        for beyond in s.paths.exits[zone]:
            if beyond not in far:
                far[beyond] = far[zone] + 1
                reached.append(beyond)
    return far


def prey_in_reach(s: ZombicideState, who: int) -> list[int]:
    """Return the zones with enemies that a survivor can reach with one free move action (RM-CHG-05)."""
    return [zone for zone in one_move_away(s, who) if has_enemies(s, who, zone)]


def attacks(s: ZombicideState, who: int, kind: int) -> list[Choice]:
    """Return the melee or ranged actions that a survivor could make with a free one."""
    place = who * FREE_KINDS + kind
    found: list[Choice] = []
    s.free = plus(s.free, place, 1)
    for action in loadout_of(s, who).actions:
        if any(kind_of(verb) == kind for verb in action.verbs()):
            action.offer(s, who, found)
    s.free = plus(s.free, place, -1)
    return [choice for choice in found if kind_of(choice.verb) == kind]


def kind_of(verb: str) -> int:
    """Return the kind of combat action of a verb; throwing a Molotov is a ranged one (RM-IMP-08)."""
    return RANGED if verb == ThrowMolotov.verb else KIND_OF.get(verb, NOWHERE)


@dataclass
class TakeTurns(Question):
    """The choice of who acts next, after the previous survivor has finished (RM-TEA-09, RM-TEA-10)."""

    who: int
    waiting: tuple[int, ...]
    part: str
    zone: int

    def rule(self, s: ZombicideState) -> str:
        return "RM-TEA-09"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the living participants who have not yet acted (RM-TEA-15)."""
        seat = s.seat_of[self.who]
        left = [who for who in self.waiting if s.zone[who] >= 0]
        return [Choice(seat, "next", (("survivor", s.roster[who]),)) for who in left]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Let the chosen survivor do its part, then ask for the next (RM-EVT-07)."""
        who = s.roster.index(choice.name("survivor"))
        rest = tuple(one for one in self.waiting if one != who)
        s.used_now = 0
        s.push(self._part(s, who), *hooks.action_ended(s), TakeTurns(self.who, rest, self.part, self.zone))

    def _part(self, s: ZombicideState, who: int) -> Question:
        if self.part == GO:
            return GoThere(who, self.zone, zones_per_move(s, who))
        if self.part in (HUNT, LEAVE):
            return GoAnywhere(who, self.part == HUNT)
        return AttackForFree(
            who, MELEE if self.part == FIGHT else RANGED, self.zone if self.part == SHOOT_AT else NOWHERE
        )

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("TakeTurns", (("survivor", s.roster[self.who]), ("part", self.part)))


@dataclass
class GoThere(Question):
    """A free move action that ends in the chosen zone, step by step (RM-CHG-03, RM-MVO-01)."""

    who: int
    zone: int
    left: int

    def rule(self, s: ZombicideState) -> str:
        return "RM-MVO-01"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the next zones from which the target zone is still within the moves left."""
        zone = s.zone[self.who]
        if zone < 0 or zone == self.zone or not self.left or why_not_go(s, self.who, CHARGE) is not None:
            return []
        far = within(s, self.zone, self.left - 1)
        names, seat = s.board.names, s.seat_of[self.who]
        return [
            Choice(seat, "move", (("zone", names[beyond]),))
            for beyond in s.paths.exits[zone]
            if beyond == self.zone or (beyond in far and not s.crowd[beyond])
        ]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Move the survivor one zone further."""
        to = s.board.called[choice.name("zone")]
        s.push(Cross(self.who, to, 0), GoThere(self.who, self.zone, self.left - 1))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("GoThere", (("survivor", s.roster[self.who]), ("zone", s.board.names[self.zone])))


@dataclass
class GoAnywhere(Question):
    """A free move action out of the chosen zone: anywhere, or optionally to enemies (RM-MVO-02, RM-CHG-05)."""

    who: int
    hunting: bool

    def rule(self, s: ZombicideState) -> str:
        return "RM-CHG-05" if self.hunting else "RM-MVO-02"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the zones to go to; staying is allowed only in a hunt."""
        who = self.who
        if s.zone[who] < 0:
            return []
        names, seat = s.board.names, s.seat_of[who]
        zones = prey_in_reach(s, who) if self.hunting else one_move_away(s, who)
        found = [Choice(seat, "go", (("zone", names[zone]),)) for zone in zones]
        return [*found, Choice(seat, "stay")] if found and self.hunting else found

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        if choice.verb == "go":
            s.push(GoThere(self.who, s.board.called[choice.name("zone")], zones_per_move(s, self.who)))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("GoAnywhere", (("survivor", s.roster[self.who]),))


@dataclass
class AttackForFree(Question):
    """A free melee or ranged action, if there is a target left (RM-CHG-04, RM-FIR-01)."""

    who: int
    action: int
    zone: int
    """The zone that must be attacked; NOWHERE for any."""

    def rule(self, s: ZombicideState) -> str:
        if self.action == MELEE:
            return "RM-CHG-04"
        return "RM-FIR-02" if self.zone == NOWHERE else "RM-FIR-01"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the weapons and targets; the survivor's player chooses and cannot decline (RM-Q-65)."""
        if s.zone[self.who] < 0:
            return []
        found = attacks(s, self.who, self.action)
        if self.zone == NOWHERE:
            return found
        name = s.board.names[self.zone]
        return [choice for choice in found if choice.name("zone") == name]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Make the attack like any action of its kind, paid for by the team action."""
        s.free = plus(s.free, self.who * FREE_KINDS + self.action, 1)
        pay_and_do(s, self.who, choice)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("AttackForFree", (("survivor", s.roster[self.who]),))
