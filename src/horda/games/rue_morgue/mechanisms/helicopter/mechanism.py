"""The helicopter: four seats, a pilot who flies it, cards stored in it (RM-HEL)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.choices import Plain
from horda.games.rue_morgue.mechanisms.helicopter.boarding import ChangeSeat, GetIn, GetOut
from horda.games.rue_morgue.mechanisms.helicopter.content import FlightInMissions
from horda.games.rue_morgue.mechanisms.helicopter.flight import Fly, Land, TakeOff
from horda.games.rue_morgue.mechanisms.helicopter.seats import (
    FLYING,
    GROUNDED,
    NAME,
    PASSENGER,
    PILOT,
    STORED,
    Aboard,
    cabin,
    free_seats,
    is_flying,
    occupants,
    seat_in,
    sit,
    stand_up,
    zone_of,
)
from horda.games.rue_morgue.mechanisms.helicopter.storing import RetrieveCards, StoreCards
from horda.games.zombicide.mechanism import Mechanism, Record, Steps
from horda.games.zombicide.missions.parts import MissionPart
from horda.games.zombicide.rules.board.graph import AIR, NOWHERE
from horda.games.zombicide.rules.board.names import name_of
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.state import ZombicideState


class Helicopter(Mechanism):
    """The helicopter, which is on the board and, in flight, a zone of its own."""

    name: ClassVar[str] = NAME
    needs: ClassVar[tuple[str, ...]] = ("teams",)
    """Missions name the skills that a team needs, such as fast-roping (RM-MIS-03)."""
    tokens: ClassVar[tuple[str, ...]] = (GROUNDED,)
    pieces: ClassVar[tuple[str, ...]] = (GROUNDED, FLYING)

    def mission_part(self) -> MissionPart:
        """Return the part of a mission with the keys whether the helicopter can fly and where it can land."""
        return FlightInMissions()

    def record(self) -> Record | None:
        """Return the initial record: nobody is aboard."""
        return Aboard()

    def actions(self) -> list[Action]:
        """Return the actions of getting in and out, flying and storing cards (RM-ACT-03)."""
        return [GetIn(), GetOut(), ChangeSeat(), TakeOff(), Fly(), Land(), StoreCards(), RetrieveCards()]

    def public_view(self, s: ZombicideState) -> dict[str, Plain]:
        """Return the helicopter's zone, its occupants, pilot first, and the cards in it (RM-HEL-04, RM-HEL-27)."""
        zone = zone_of(s)
        if zone == NOWHERE:
            return {}
        return {
            "zone": s.board.names[zone],
            "flying": is_flying(s),
            "seats": tuple([name_of(s, who) for who in occupants(s)]),
            "cards": tuple([s.cards.face(card) for card in s.cards.piles[STORED]]),
        }

    def why_not_walk(self, s: ZombicideState, who: int) -> str | None:
        """Return a rule if the survivor sits in a helicopter, and must get out first (RM-HEL-02, RM-Q-11)."""
        return "RM-HEL-02" if seat_in(s, who) != NOWHERE else None

    def why_not_make_noise(self, s: ZombicideState, who: int) -> str | None:
        """Return a rule in flight, where nobody outside hears the noise (RM-HEL-22, RM-HEL-26)."""
        return "RM-HEL-22" if s.board.names[s.zone[who]] == AIR else None

    def zone_entered(self, s: ZombicideState, who: int, zone: int, before: int) -> Steps:
        """Free the seat of a survivor who was dragged out of the helicopter (RM-Q-11)."""
        stand_up(s, who)
        return ()

    def is_out_of_touch(self, s: ZombicideState, who: int, other: int) -> bool:
        """Return whether only one of the two is in the flying helicopter, so that they cannot interact (RM-HEL-22)."""
        return is_flying(s) and (s.zone[who] == cabin(s)) != (s.zone[other] == cabin(s))

    def loud_zone(self, s: ZombicideState, loud: int) -> int:
        """Return the zone of a flying helicopter, the noisiest of the board (RM-HEL-26, RM-Q-14)."""
        return zone_of(s) if is_flying(s) else loud

    def note_survivor(self, s: ZombicideState, who: int, note: str) -> bool:
        """Read the survivors in the helicopter from a position: `parker[pilot] dan[passenger]`."""
        if note not in (PILOT, PASSENGER):
            return False
        sit(s, free_seats(s)[note], who)
        return True
