"""The taco truck: getting in and out, driving, ramming, the machine gun on its roof (AD-TRK)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice, Refusal
from horda.engine.lists import put
from horda.engine.steps import Frame, Prompt, Question, Step
from horda.games.army_of_the_dead.heist_events import TruckBoarded, TruckDriven, TruckLeft
from horda.games.army_of_the_dead.rules.companions import led_by
from horda.games.army_of_the_dead.rules.heist import is_companion
from horda.games.army_of_the_dead.rules.sleepers import tiptoe
from horda.games.zombicide.rules import moments
from horda.games.zombicide.rules.actions import Action, can_pay, pay
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.attacking import nameable
from horda.games.zombicide.rules.board import LIFT, NOWHERE
from horda.games.zombicide.rules.combat import RollAttack
from horda.games.zombicide.rules.goals import ZONE_ENTERED, happen
from horda.games.zombicide.state import GENERAL, RANGED, Table

TRUCK: Final = "truck"
"""The token, and the beginning of the counters of who sits where (the number and one; 0 for nobody)."""
DRIVER: Final = "driver"
GUNNER: Final = "gunner"
PASSENGERS: Final = ("passenger_1", "passenger_2")
PLACES: Final = (DRIVER, GUNNER, *PASSENGERS)
"""One driver, one gunner, two passengers (AD-TRK-08)."""
RAMMING: Final = "ramming"
GUN: Final = "roof_machine_gun"
CARDS: Final = "reserve"
"""The pile of the truck's own card: its two rows of figures."""


def truck_zone(s: Table) -> int:
    """Where the truck stands; NOWHERE where the mission has none."""
    tokens = s.tokens(TRUCK) if TRUCK in s.token_kind else []
    return s.token_zone[tokens[0]] if tokens else NOWHERE


def sitter(s: Table, place: str) -> int:
    """Who sits in a place of the truck; NOWHERE for nobody."""
    return s.counters.get(f"{TRUCK}.{place}", 0) - 1


def place_of(s: Table, who: int) -> str:
    """Where somebody sits; empty for who is on foot."""
    if TRUCK in s.token_kind:
        for place in PLACES:
            if sitter(s, place) == who:
                return place
    return ""


def is_seated(s: Table, who: int) -> bool:
    """Whether somebody sits in the truck."""
    return bool(place_of(s, who))


def aboard(s: Table) -> list[int]:
    """Everybody who sits in the truck."""
    found = [sitter(s, place) for place in PLACES]
    return [who for who in found if who != NOWHERE]


def sit(s: Table, who: int, place: str) -> bool:
    """Take a place, if there is one of that name."""
    if place not in PLACES:
        return False
    s.counters[f"{TRUCK}.{place}"] = who + 1
    return True


def leave_seat(s: Table, who: int) -> None:
    """Somebody sits in the truck no longer, nor do their companions."""
    if TRUCK in s.token_kind:
        for one in (who, *led_by(s, who)):
            place = place_of(s, one)
            if place:
                s.counters[f"{TRUCK}.{place}"] = 0


def has_seat_beside(s: Table, companion: int, leader: int) -> bool:
    """Whether a companion could be where a leader is: in the truck it needs a passenger seat (AD-CPN-11)."""
    return not is_seated(s, leader) or is_seated(s, companion) or bool(free_passengers(s))


def sit_with(s: Table, companion: int, leader: int) -> None:
    """A companion sits in the truck if its new leader does, and only then (AD-CPN-09, AD-CPN-11)."""
    if is_seated(s, leader) and not is_seated(s, companion):
        take_seat(s, companion, free_passengers(s)[0])
    elif is_seated(s, companion) and not is_seated(s, leader):
        s.counters[f"{TRUCK}.{place_of(s, companion)}"] = 0


def free_places(s: Table) -> list[str]:
    """The places nobody sits in; of two alike only the first."""
    found = [place for place in (DRIVER, GUNNER) if sitter(s, place) == NOWHERE]
    free = free_passengers(s)
    return [*found, *free[:1]]


def free_passengers(s: Table) -> list[str]:
    """The passenger seats nobody sits in."""
    return [place for place in PASSENGERS if sitter(s, place) == NOWHERE]


def why_not_board(s: Table, who: int) -> str | None:
    """The rule that keeps somebody out of the truck, if any."""
    if s.zone[who] != truck_zone(s) or not can_pay(s, who, GENERAL):
        return "AD-TRK-02"
    if s.crowd[s.zone[who]]:
        return "AD-TRK-06"
    return None


def room_for(s: Table, who: int, place: str) -> bool:
    """Whether a passenger seat is left for each companion who comes along (AD-CPN-11, AD-Q-92)."""
    left = len(free_passengers(s)) - (1 if place in PASSENGERS else 0)
    return len([one for one in led_by(s, who) if not is_seated(s, one)]) <= left


class BoardTruck(Action):
    """For one action, with no zombies about, a survivor gets in and takes a free seat (AD-TRK-06)."""

    verb: ClassVar[str] = "board_truck"

    def offer(self, s: Table, who: int, found: list[Choice]) -> None:
        """Every free seat; companions need theirs (AD-TRK-07)."""
        if TRUCK not in s.token_kind or is_seated(s, who) or why_not_board(s, who) is not None:
            return
        found.extend(_seat(s, who, self.verb, place) for place in free_places(s) if room_for(s, who, place))

    def refuse(self, s: Table, who: int, found: list[Refusal]) -> None:
        """From elsewhere, among zombies, and where companions find no seat."""
        if truck_zone(s) == NOWHERE or is_seated(s, who):
            return
        rule = why_not_board(s, who)
        for place in free_places(s):
            if rule is not None or not room_for(s, who, place):
                found.append(Refusal(_seat(s, who, self.verb, place), rule or "AD-CPN-11"))

    def do(self, s: Table, who: int, choice: Choice) -> None:
        """Sit down; companions take the passenger seats (AD-CPN-11)."""
        pay(s, who, GENERAL)
        take_seat(s, who, choice.name("place"))
        for one in led_by(s, who):
            take_seat(s, one, free_passengers(s)[0])


def _seat(s: Table, who: int, verb: str, place: str) -> Choice:
    return Choice(s.seat_of[who], verb, (("place", place),))


def take_seat(s: Table, who: int, place: str) -> None:
    """Somebody sits down."""
    sit(s, who, place)
    s.emit(TruckBoarded(s.roster[who], place))


class LeaveTruck(Action):
    """For one action a survivor gets out, whoever is about (AD-TRK-09)."""

    verb: ClassVar[str] = "leave_truck"

    def offer(self, s: Table, who: int, found: list[Choice]) -> None:
        """Who sits in it."""
        if is_seated(s, who) and can_pay(s, who, GENERAL):
            found.append(Choice(s.seat_of[who], "leave_truck"))

    def do(self, s: Table, who: int, choice: Choice) -> None:
        """With all companions (AD-CPN-10)."""
        pay(s, who, GENERAL)
        leave_seat(s, who)
        s.emit(TruckLeft(s.roster[who]))


class ChangeSeat(Action):
    """For one action a survivor aboard takes another free seat; it is no move (AD-TRK-10 to AD-TRK-12)."""

    verb: ClassVar[str] = "change_seat"

    def offer(self, s: Table, who: int, found: list[Choice]) -> None:
        """Every free seat that is not alike."""
        place = place_of(s, who)
        if place and can_pay(s, who, GENERAL):
            for other in free_places(s):
                if place not in PASSENGERS or other not in PASSENGERS:
                    found.append(_seat(s, who, self.verb, other))

    def do(self, s: Table, who: int, choice: Choice) -> None:
        """Move over."""
        pay(s, who, GENERAL)
        s.counters[f"{TRUCK}.{place_of(s, who)}"] = 0
        take_seat(s, who, choice.name("place"))


def why_not_drive(s: Table, who: int, zone: int) -> str | None:
    """The rule that keeps a survivor from driving the truck to a zone, if any."""
    if sitter(s, DRIVER) != who:
        return "AD-TRK-13"
    if s.board.kinds[zone].building:
        return "AD-TRK-14"
    return None if can_pay(s, who, GENERAL) else "AD-TRK-02"


def roads(s: Table, zone: int) -> list[int]:
    """The zones next to the truck's."""
    ways = s.ways
    return [beyond for beyond in ways.exits[zone] if not ways.crossing(zone, beyond) & LIFT]


class DriveTruck(Action):
    """For one action the driver takes the truck and all aboard to the next zone (AD-TRK-13, AD-TRK-17)."""

    verb: ClassVar[str] = "drive"

    def offer(self, s: Table, who: int, found: list[Choice]) -> None:
        """Not into buildings; zombies neither hold it back nor stop it (AD-TRK-14 to AD-TRK-16)."""
        if TRUCK in s.token_kind and sitter(s, DRIVER) == who:
            for zone in roads(s, s.zone[who]):
                if why_not_drive(s, who, zone) is None:
                    found.append(self._drive(s, who, zone))

    def _drive(self, s: Table, who: int, zone: int) -> Choice:
        return Choice(s.seat_of[who], "drive", (("zone", s.board.names[zone]),))

    def refuse(self, s: Table, who: int, found: list[Refusal]) -> None:
        """Buildings, and drives by anybody but the driver."""
        if is_seated(s, who):
            for zone in roads(s, s.zone[who]):
                rule = why_not_drive(s, who, zone)
                if rule is not None:
                    found.append(Refusal(self._drive(s, who, zone), rule))

    def do(self, s: Table, who: int, choice: Choice) -> None:
        """Pay, and go; where zombies are the truck may ram them (AD-TRK-27)."""
        pay(s, who, GENERAL)
        s.push(Drive(who, s.board.called[choice.name("zone")]), Ram(who))


@dataclass
class Drive(Step):
    """The truck goes to a zone with everybody aboard; who left sleepers behind rolls for it (AD-Q-37)."""

    who: int
    to: int

    def run(self, s: Table) -> None:
        """All of them enter together."""
        before = s.zone[self.who]
        s.token_zone = put(s.token_zone, s.tokens(TRUCK)[0], self.to)
        s.emit(TruckDriven(s.roster[self.who], s.board.names[self.to]))
        frames: list[Frame] = []
        for one in aboard(s):
            s.zone = put(s.zone, one, self.to)
        for one in aboard(s):
            frames.extend(moments.entered(s, one, self.to, before))
            if not is_companion(s, one):
                frames.extend(tiptoe(s, one, before, acts=one == self.who))
        s.push(*frames)
        for one in aboard(s):
            happen(s, ZONE_ENTERED, who=one, zone=self.to, name=s.roster[one])


def own_card(s: Table, face: str) -> int:
    """The row of the truck's card that an attack is made with."""
    return s.cards.find(CARDS, face)


@dataclass
class Ram(Question):
    """The driver may ram the zombies of the zone that the truck came into (AD-TRK-27, AD-Q-36)."""

    who: int

    def rule(self, s: Table) -> str:
        return "AD-TRK-27"

    def takes_orders(self) -> tuple[str, ...]:
        """Letting them be; ramming may strike friends."""
        return ("drive_by",)

    def choices(self, s: Table) -> list[Choice]:
        """Ram, or not; with nobody but survivors there is nothing to ram (AD-TRK-21)."""
        zone = s.zone[self.who]
        if zone < 0 or not s.crowd[zone]:
            return []
        seat = s.seat_of[self.who]
        return [Choice(seat, "ram"), Choice(seat, "drive_by")]

    def answer(self, s: Table, choice: Choice) -> None:
        """Hits by targeting priority, misses on those on foot (AD-TRK-18 to AD-TRK-20)."""
        if choice.verb == "ram":
            card = own_card(s, RAMMING)
            attack = Attack(self.who, RANGED, zone=s.zone[self.who], cards=(card,), distance=0)
            s.push(RollAttack(attack.how()))

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """Who drives."""
        return Prompt("Ram", (("survivor", s.roster[self.who]),))


class FireTruckGun(Action):
    """For one action the gunner fires the machine gun on the roof (AD-TRK-22, AD-TRK-25)."""

    verb: ClassVar[str] = "fire_gun"

    def verbs(self) -> tuple[str, ...]:
        """At a zone, or at one zombie (AD-Q-91)."""
        return ("fire_gun", "fire_gun_at")

    def offer(self, s: Table, who: int, found: list[Choice]) -> None:
        """Zones at range 1 or 2 in sight, empty or not, never the truck's own (AD-Q-98)."""
        if TRUCK not in s.token_kind or sitter(s, GUNNER) != who or not can_pay(s, who, GENERAL):
            return
        seat = s.seat_of[who]
        gear = s.edition.gear[GUN]
        profile = gear.profiles[0]
        for zone in s.ways.within(s.zone[who], 0, profile.nearest, profile.farthest):
            name = ("zone", s.board.names[zone])
            found.append(Choice(seat, "fire_gun", (name,)))
            for kind in nameable(s, gear, RANGED, zone):
                target = ("zombie", s.edition.kinds[kind].name)
                found.append(Choice(seat, "fire_gun_at", (name, target)))

    def refuse(self, s: Table, who: int, found: list[Refusal]) -> None:
        """The truck's own zone, and anybody but the gunner."""
        if is_seated(s, who):
            own = Choice(s.seat_of[who], "fire_gun", (("zone", s.board.names[s.zone[who]]),))
            found.append(Refusal(own, "AD-TRK-25" if sitter(s, GUNNER) == who else "AD-TRK-22"))

    def do(self, s: Table, who: int, choice: Choice) -> None:
        """Pay, and fire; it moves no noise token (AD-Q-38)."""
        pay(s, who, GENERAL)
        zone = s.board.called[choice.name("zone")]
        distance = s.ways.ranges(s.zone[who])[zone]
        attack = Attack(who, RANGED, zone=zone, cards=(own_card(s, GUN),), distance=distance)
        if choice.has("zombie"):
            attack.target = s.edition.kind_number[choice.name("zombie")]
        s.push(RollAttack(attack.how()))


TRUCK_ACTIONS: Final[list[Action]] = [
    BoardTruck(),
    LeaveTruck(),
    ChangeSeat(),
    DriveTruck(),
    FireTruckGun(),
]
