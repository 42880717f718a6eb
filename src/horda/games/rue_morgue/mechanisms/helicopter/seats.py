"""The helicopter's token, its seats with their occupants, and whether it flies (RM-HEL-01 to 16).

On the ground its occupants are in its zone in every respect (RM-Q-11). In flight they are in the zone `AIR`, which has
no neighbours: there is no sight, noise or interaction between them and others (RM-HEL-22).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.games.zombicide.mechanism import Record
from horda.games.zombicide.rules.board.graph import AIR, NOWHERE, ZoneKind
from horda.games.zombicide.rules.goals.goals import MechanismData
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

NAME: Final = "helicopter"
GROUNDED: Final = "helicopter"
FLYING: Final = "helicopter_flying"
"""The kind of the token when the helicopter stands on its special base (RM-HEL-15)."""
STORED: Final = "stored"
"""The pile of cards that are stored in the helicopter (RM-HEL-27)."""

PILOT: Final = "pilot"
PASSENGER: Final = "passenger"
FAST_ROPING: Final = "fast_roping"
"""The skill that lets a survivor get out of a flying helicopter (RM-HEL-06)."""


class Flight(MechanismData):
    """A mission's settings of the helicopter (RM-HEL-11, RM-HEL-13)."""

    def __init__(self, landing: list[int], *, flies: bool) -> None:
        self.landing = landing
        """The zones in which it takes off and lands, besides those named in the rules."""
        self.flies = flies


SAID: Final = TypedKey(NAME, Flight)
"""Key of this mechanism's entry in the mission."""


def flight_in(s: ZombicideState) -> Flight:
    """Return the mission's settings of the helicopter: whether it can fly, and where it can land."""
    return s.goals.mission_value(SAID)


@dataclass
class Aboard(Record):
    """The occupants of the seats, the pilot first; NOWHERE for nobody (RM-HEL-04)."""

    crew: tuple[int, ...] = (NOWHERE,) * 4


RECORD: Final = TypedKey(NAME, Aboard)


def seats_of(s: ZombicideState) -> tuple[int, ...]:
    """Return the occupants of the four seats, including survivors who have died since."""
    return s.record(RECORD).crew


def sit(s: ZombicideState, seat: int, who: int) -> None:
    """Put a survivor, or NOWHERE, into a seat."""
    seats = seats_of(s)
    s.remember(RECORD, Aboard((*seats[:seat], who, *seats[seat + 1 :])))


def stand_up(s: ZombicideState, who: int) -> None:
    """Free a survivor's seat."""
    seats = seats_of(s)
    if who in seats:
        sit(s, seats.index(who), NOWHERE)


def helicopter_of(s: ZombicideState) -> int:
    """Return the token of the helicopter; NOWHERE in missions without one (RM-HEL-01)."""
    kinds = s.token_kind
    for kind in (GROUNDED, FLYING):
        if kind in kinds and s.token_zone[kinds.index(kind)] != NOWHERE:
            return kinds.index(kind)
    return NOWHERE


def is_flying(s: ZombicideState) -> bool:
    """Return whether the helicopter stands on its special base (RM-HEL-15)."""
    token = helicopter_of(s)
    return token != NOWHERE and s.token_kind[token] == FLYING


def zone_of(s: ZombicideState) -> int:
    """Return the zone that the helicopter stands in or flies over; NOWHERE without one."""
    token = helicopter_of(s)
    return NOWHERE if token == NOWHERE else s.token_zone[token]


def why_not_rope_into(kind: ZoneKind) -> str | None:
    """Return the rule that forbids getting out by rope into a zone of this kind; None if allowed (RM-HEL-07)."""
    if kind.sealed:
        return "RM-CRH-01"
    if kind.name == "tent":
        return None
    return "RM-HEL-07" if kind.building or not kind.line or kind.name == "corridor" else None


def cabin(s: ZombicideState) -> int:
    """Return the zone in which those aboard are: the helicopter's on the ground, `AIR` in flight.

    Neither survivors nor zombies see into or out of `AIR` (RM-HEL-24, RM-HEL-25).
    """
    return s.board.called[AIR] if is_flying(s) else zone_of(s)


def seat_in(s: ZombicideState, who: int) -> int:
    """Return the number of a survivor's seat, 0 for the pilot's; NOWHERE if it is not aboard."""
    seats = seats_of(s)
    return seats.index(who) if who in seats and s.zone[who] >= 0 else NOWHERE


def occupant(s: ZombicideState, seat: int) -> int:
    """Return the survivor in a seat, or NOWHERE; dead survivors do not count."""
    who = seats_of(s)[seat]
    return who if who != NOWHERE and s.zone[who] >= 0 else NOWHERE


def occupants(s: ZombicideState) -> list[int]:
    """Return the survivor in each seat, the pilot first."""
    return [occupant(s, seat) for seat in range(len(seats_of(s)))]


def aboard(s: ZombicideState) -> list[int]:
    """Return all survivors in the helicopter, the pilot first."""
    return [who for who in occupants(s) if who != NOWHERE]


def free_seats(s: ZombicideState) -> dict[str, int]:
    """Return the empty seats: the pilot's, and the first of the passengers', which are all equal."""
    found: dict[str, int] = {}
    for seat, who in enumerate(occupants(s)):
        if who == NOWHERE:
            found.setdefault(PASSENGER if seat else PILOT, seat)
    return found
