"""The mechanism of the taco truck: seats, driving, ramming (AD-TRK)."""

from __future__ import annotations

from typing import ClassVar

from horda.engine.choices import Plain
from horda.games.army_of_the_dead.mechanisms.truck.driving import RAMMING, DriveTruck, FireTruckGun
from horda.games.army_of_the_dead.mechanisms.truck.seats import (
    PLACES,
    TRUCK,
    Aboard,
    BoardTruck,
    ChangeSeat,
    LeaveTruck,
    aboard,
    is_seated,
    leave_seat,
    seats_of,
    sit,
    truck_zone,
)
from horda.games.zombicide.mechanism import Mechanism, Record, Steps
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.board.names import name_of
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.state import ZombicideState


class Truck(Mechanism):
    """The truck: driving, firing and ramming; only those aboard can be harmed (AD-TRK-04, AD-TRK-05)."""

    name: ClassVar[str] = TRUCK
    tokens: ClassVar[tuple[str, ...]] = (TRUCK,)
    pieces: ClassVar[tuple[str, ...]] = (TRUCK,)

    def record(self) -> Record:
        """Return the initial record: every seat is empty."""
        return Aboard()

    def public_view(self, s: ZombicideState) -> dict[str, Plain]:
        """Return the zone of the truck, and the survivor on each of its seats (AD-TRK-01, AD-TRK-08)."""
        zone = truck_zone(s)
        if zone == NOWHERE:
            return {}
        seats = zip(PLACES, seats_of(s), strict=True)
        return {
            "zone": s.board.names[zone],
            "seats": tuple([(place, name_of(s, who)) for place, who in seats]),
        }

    def actions(self) -> list[Action]:
        """Return the actions of getting in and out, driving, and firing the gun."""
        return [BoardTruck(), LeaveTruck(), ChangeSeat(), DriveTruck(), FireTruckGun()]

    def why_not_walk(self, s: ZombicideState, who: int) -> str | None:
        """Return the rule against walking for survivors in the truck, who must get out first (AD-Q-90)."""
        return "AD-TRK-09" if is_seated(s, who) else None

    def board_left(self, s: ZombicideState, who: int) -> Steps:
        """Free the seats of survivors who left the board, companions included."""
        for one in aboard(s):
            if not s.is_in_play(one):
                leave_seat(s, one)
        return ()

    def survivor_eliminated(self, s: ZombicideState, who: int) -> Steps:
        """Free the seat of an eliminated survivor (AD-Q-31)."""
        leave_seat(s, who)
        return ()

    def is_spared(self, s: ZombicideState, who: int, attack: Attack) -> bool:
        """Return whether a survivor is aboard the ramming truck, which cannot hit it (AD-TRK-20)."""
        return gear_of(s, attack.cards[0]).name == RAMMING and who in aboard(s)

    def note_survivor(self, s: ZombicideState, who: int, note: str) -> bool:
        """Read a seat in the truck from a position."""
        return sit(s, who, note)
