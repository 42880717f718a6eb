"""Driving the taco truck, ramming, and its machine gun (AD-TRK-13 to AD-TRK-28)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Frame, Prompt, Question, Step
from horda.games.army_of_the_dead.heist_events import TruckDriven
from horda.games.army_of_the_dead.mechanisms.truck.seats import (
    DRIVER,
    GUNNER,
    TRUCK,
    aboard,
    is_seated,
    sitter,
)
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.borders import LIFT
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.combat.attack_actions import nameable
from horda.games.zombicide.rules.combat.attack_rolls import RollAttack
from horda.games.zombicide.rules.goals.goals import ZONE_ENTERED, notify_mission
from horda.games.zombicide.rules.turns.actions import Action, can_pay
from horda.games.zombicide.state import GENERAL, RANGED, ZombicideState

RAMMING: Final = "ramming"
GUN: Final = "roof_machine_gun"
CARDS: Final = "reserve"
"""The pile of the truck's own cards, which have the combat profiles of ramming and of the gun."""


def why_not_drive(s: ZombicideState, who: int, zone: int) -> str | None:
    """Return the rule that forbids a survivor to drive the truck to a zone, or None."""
    if sitter(s, DRIVER) != who:
        return "AD-TRK-13"
    if s.board.kinds[zone].building:
        return "AD-TRK-14"
    return None if can_pay(s, who, GENERAL) else "AD-TRK-02"


def roads(s: ZombicideState, zone: int) -> list[int]:
    """Return the zones adjacent to the truck's."""
    paths = s.paths
    return [beyond for beyond in paths.exits[zone] if not paths.border_marks(zone, beyond) & LIFT]


class DriveTruck(Action):
    """For one action the driver moves the truck and all aboard to an adjacent zone (AD-TRK-13, AD-TRK-17)."""

    verb: ClassVar[str] = "drive"

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the zones adjacent to the truck, for everybody aboard.

        Zombies neither add to the cost nor stop it, and driving is not a move (AD-TRK-16, AD-TRK-15).
        """
        if not is_seated(s, who):
            return []
        seat, names = s.seat_of[who], s.board.names
        return [Choice(seat, "drive", (("zone", names[zone]),)) for zone in roads(s, s.zone[who])]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        return why_not_drive(s, who, s.board.called[choice.name("zone")])

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Drive to the zone, and ask whether to ram zombies there (AD-TRK-27)."""
        s.push(Drive(who, s.board.called[choice.name("zone")]), Ram(who))


@dataclass
class Drive(Step):
    """Move the truck and everybody aboard to a zone; those who leave sleepers behind roll a die (AD-Q-37)."""

    who: int
    to: int

    def run(self, s: ZombicideState) -> None:
        """Move everybody aboard into the zone at once."""
        before = s.zone[self.who]
        s.token_zone = put(s.token_zone, s.tokens(TRUCK)[0], self.to)
        for one in aboard(s):
            s.zone = put(s.zone, one, self.to)
        s.emit(TruckDriven(s.roster[self.who], s.board.names[self.to]))
        frames: list[Frame] = []
        idle = hooks.bystanders(s, 0)
        for one in aboard(s):
            frames.extend(hooks.zone_entered(s, one, self.to, before))
            if not idle >> one & 1:
                frames.extend(hooks.zone_left(s, one, before, acts=one == self.who))
        s.push(*frames)
        for one in aboard(s):
            notify_mission(s, ZONE_ENTERED, who=one, zone=self.to, name=s.roster[one])


def own_card(s: ZombicideState, face: str) -> int:
    """Return the truck's own card with a face, used for an attack."""
    return s.cards.find(CARDS, face)


@dataclass
class Ram(Question):
    """The driver may ram the zombies in the zone that the truck has entered (AD-TRK-27, AD-Q-36)."""

    who: int

    def rule(self, s: ZombicideState) -> str:
        return "AD-TRK-27"

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for not ramming; ramming, which may hit friends, is asked each time."""
        return ("drive_by",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the choices to ram or not; with only survivors in the zone there is no ramming (AD-TRK-21)."""
        zone = s.zone[self.who]
        if zone < 0 or not s.crowd[zone]:
            return []
        seat = s.seat_of[self.who]
        return [Choice(seat, "ram"), Choice(seat, "drive_by")]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Assign hits by targeting priority (AD-TRK-19) and misses to survivors on foot (AD-TRK-18, AD-TRK-20)."""
        if choice.verb == "ram":
            card = own_card(s, RAMMING)
            attack = Attack(self.who, RANGED, zone=s.zone[self.who], cards=(card,), distance=0)
            s.push(RollAttack(attack))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("Ram", (("survivor", s.roster[self.who]),))


class FireTruckGun(Action):
    """For one action the gunner fires the machine gun on the roof (AD-TRK-22, AD-TRK-25)."""

    verb: ClassVar[str] = "fire_gun"

    def verbs(self) -> tuple[str, ...]:
        """Return the verbs for firing at a zone and at one zombie (AD-Q-91)."""
        return ("fire_gun", "fire_gun_at")

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the visible zones at range 1 or 2, empty or not, and the zombies there (AD-Q-98)."""
        found: list[Choice] = []
        if TRUCK not in s.token_kind or sitter(s, GUNNER) != who:
            return found
        seat = s.seat_of[who]
        gear = s.edition.gear[GUN]
        profile = gear.profiles[0]
        for zone in s.paths.within(s.zone[who], 0, profile.nearest, profile.farthest):
            name = ("zone", s.board.names[zone])
            found.append(Choice(seat, "fire_gun", (name,)))
            for kind in nameable(s, gear, RANGED, zone):
                target = ("zombie", s.edition.kinds[kind].name)
                found.append(Choice(seat, "fire_gun_at", (name, target)))
        return found

    def refusal_candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the truck's own zone, for everybody in it."""
        own = Choice(s.seat_of[who], "fire_gun", (("zone", s.board.names[s.zone[who]]),))
        return [own] if is_seated(s, who) else []

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against everybody but the gunner, and against the truck's own zone."""
        if sitter(s, GUNNER) != who:
            return "AD-TRK-22"
        return "AD-TRK-25" if s.board.called[choice.name("zone")] == s.zone[who] else None

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Fire without moving the Noise token (AD-Q-38); the gunner is the killer (AD-TRK-23)."""
        zone = s.board.called[choice.name("zone")]
        distance = s.paths.ranges(s.zone[who])[zone]
        target = s.edition.kind_number[choice.name("zombie")] if choice.has("zombie") else NOWHERE
        gun = (own_card(s, GUN),)
        s.push(RollAttack(Attack(who, RANGED, zone=zone, cards=gun, distance=distance, target=target)))
