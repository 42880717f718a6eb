"""The seats of the taco truck: occupants, getting in and out, changing seats (AD-TRK-01 to AD-TRK-12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.games.army_of_the_dead.heist_events import TruckBoarded, TruckLeft
from horda.games.zombicide.mechanism import Record
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.turns.actions import Action, bare, can_pay
from horda.games.zombicide.state import GENERAL, ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

TRUCK: Final = "truck"
"""The kind of the truck's token, and the name of the mechanism."""
DRIVER: Final = "driver"
GUNNER: Final = "gunner"
PASSENGERS: Final = ("passenger_1", "passenger_2")
PLACES: Final = (DRIVER, GUNNER, *PASSENGERS)
"""The seats: one driver, one gunner, two passengers (AD-TRK-08)."""


@dataclass
class Aboard(Record):
    """The occupants of the truck's seats; NOWHERE for nobody (AD-TRK-08)."""

    seats: tuple[int, ...] = (NOWHERE,) * 4


RECORD: Final = TypedKey(TRUCK, Aboard)


def seats_of(s: ZombicideState) -> tuple[int, ...]:
    """Return the survivor in each seat of the truck, in the order of `PLACES`; NOWHERE for nobody."""
    return s.record(RECORD).seats


def truck_zone(s: ZombicideState) -> int:
    """Return the zone of the truck, or NOWHERE if the mission has none."""
    return s.zone_of_token(TRUCK)


def sitter(s: ZombicideState, place: str) -> int:
    """Return the survivor in a seat of the truck, or NOWHERE if it is empty."""
    return seats_of(s)[PLACES.index(place)]


def place_of(s: ZombicideState, who: int) -> str:
    """Return the seat of a survivor in the truck, or "" on foot."""
    if TRUCK in s.token_kind:
        for place, sitting in zip(PLACES, seats_of(s), strict=True):
            if sitting == who:
                return place
    return ""


def is_seated(s: ZombicideState, who: int) -> bool:
    """Return whether a survivor sits in the truck."""
    return bool(place_of(s, who))


def aboard(s: ZombicideState) -> list[int]:
    """Return all survivors in the truck."""
    return [who for who in seats_of(s) if who != NOWHERE]


def sit(s: ZombicideState, who: int, place: str) -> bool:
    """Seat a survivor if the truck has a seat of that name; return whether it has."""
    if place not in PLACES:
        return False
    taken = PLACES.index(place)
    s.remember(RECORD, Aboard(tuple([who if at == taken else one for at, one in enumerate(seats_of(s))])))
    return True


def get_up(s: ZombicideState, who: int) -> None:
    """Free the seat of a survivor in the truck."""
    s.remember(RECORD, Aboard(tuple([NOWHERE if one == who else one for one in seats_of(s)])))


def followers(s: ZombicideState, who: int) -> list[int]:
    """Return the companions of a survivor, who need seats too (AD-CPN-11)."""
    idle = hooks.bystanders(s, 0)
    if not idle:
        return []
    return [one for one in s.in_play() if idle >> one & 1 and hooks.leader(s, one, NOWHERE) == who]


def leave_seat(s: ZombicideState, who: int) -> None:
    """Free the seats of a survivor and its companions."""
    if TRUCK in s.token_kind:
        for one in (who, *followers(s, who)):
            if is_seated(s, one):
                get_up(s, one)


def has_seat_beside(s: ZombicideState, companion: int, leader: int) -> bool:
    """Return whether a companion can join a leader: in the truck it needs a passenger seat (AD-CPN-11)."""
    return not is_seated(s, leader) or is_seated(s, companion) or bool(free_passengers(s))


def sit_with(s: ZombicideState, companion: int, leader: int) -> None:
    """Seat a companion in the truck if and only if its new leader sits there (AD-CPN-09, AD-CPN-11)."""
    if is_seated(s, leader) and not is_seated(s, companion):
        take_seat(s, companion, free_passengers(s)[0])
    elif is_seated(s, companion) and not is_seated(s, leader):
        get_up(s, companion)


def free_places(s: ZombicideState) -> list[str]:
    """Return the empty seats; of equal ones only the first."""
    found = [place for place in (DRIVER, GUNNER) if sitter(s, place) == NOWHERE]
    free = free_passengers(s)
    return [*found, *free[:1]]


def free_passengers(s: ZombicideState) -> list[str]:
    """Return the empty passenger seats."""
    return [place for place in PASSENGERS if sitter(s, place) == NOWHERE]


def why_not_board(s: ZombicideState, who: int) -> str | None:
    """Return the rule that forbids a survivor to get into the truck, or None."""
    if s.zone[who] != truck_zone(s) or not can_pay(s, who, GENERAL):
        return "AD-TRK-02"
    if s.crowd[s.zone[who]]:
        return "AD-TRK-06"
    return None


def room_for(s: ZombicideState, who: int, place: str) -> bool:
    """Return whether there are passenger seats for the companions of a survivor who sits down (AD-CPN-11, AD-Q-92)."""
    left = len(free_passengers(s)) - (1 if place in PASSENGERS else 0)
    return len([one for one in followers(s, who) if not is_seated(s, one)]) <= left


class BoardTruck(Action):
    """For one action, without zombies in the zone, a survivor gets in and takes a free seat (AD-TRK-06)."""

    verb: ClassVar[str] = "board_truck"

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return one choice for each free seat."""
        if truck_zone(s) == NOWHERE or is_seated(s, who):
            return []
        return [_seat(s, who, self.verb, place) for place in free_places(s)]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against getting in at all, or against a seat that leaves none for companions (AD-TRK-07)."""
        rule = why_not_board(s, who)
        if rule is not None:
            return rule
        return None if room_for(s, who, choice.name("place")) else "AD-CPN-11"

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Take the seat; companions take passenger seats (AD-CPN-11)."""
        take_seat(s, who, choice.name("place"))
        for one in followers(s, who):
            take_seat(s, one, free_passengers(s)[0])


def _seat(s: ZombicideState, who: int, verb: str, place: str) -> Choice:
    return Choice(s.seat_of[who], verb, (("place", place),))


def take_seat(s: ZombicideState, who: int, place: str) -> None:
    """Put a survivor into a seat of the truck and log it."""
    sit(s, who, place)
    s.emit(TruckBoarded(s.roster[who], place))


class LeaveTruck(Action):
    """For one action a survivor gets out, even next to zombies (AD-TRK-09)."""

    verb: ClassVar[str] = "leave_truck"

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        return [bare(s.seat_of[who], "leave_truck")] if is_seated(s, who) else []

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Leave the truck with all companions (AD-CPN-10)."""
        leave_seat(s, who)
        s.emit(TruckLeft(s.roster[who]))


class ChangeSeat(Action):
    """For one action a survivor aboard takes another free seat, which is not a move (AD-TRK-10, AD-TRK-11)."""

    verb: ClassVar[str] = "change_seat"

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return every free seat of another kind than the survivor's."""
        place = place_of(s, who)
        if not place:
            return []
        return [
            _seat(s, who, self.verb, other)
            for other in free_places(s)
            if place not in PASSENGERS or other not in PASSENGERS
        ]

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        get_up(s, who)
        take_seat(s, who, choice.name("place"))
