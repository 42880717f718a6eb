"""The helicopter: four seats, a pilot who flies, cards kept in it (RM-HEL)."""

from __future__ import annotations

from typing import ClassVar

from horda.games.rue_morgue.mechanisms.helicopter.boarding import (
    PASSENGER,
    PILOT,
    SEATS,
    ChangeSeat,
    GetIn,
    GetOut,
    cabin,
    free_seats,
    is_flying,
    stand_up,
    why_not_walk,
    zone_of,
)
from horda.games.rue_morgue.mechanisms.helicopter.flight import Fly, Land, TakeOff
from horda.games.rue_morgue.mechanisms.helicopter.storing import RetrieveCards, StoreCards
from horda.games.rue_morgue.rules.beside import helicopter_shown
from horda.games.zombicide.mechanism import Mechanism, Steps
from horda.games.zombicide.rules.actions import Action
from horda.games.zombicide.rules.beside import Vehicle
from horda.games.zombicide.rules.board import AIR
from horda.games.zombicide.state import Table


class Helicopter(Mechanism):
    """A thing on the board, and a zone of its own in flight."""

    name: ClassVar[str] = "helicopter"

    def actions(self) -> list[Action]:
        """Getting in and out, flying, keeping cards (RM-ACT-03)."""
        return [GetIn(), GetOut(), ChangeSeat(), TakeOff(), Fly(), Land(), StoreCards(), RetrieveCards()]

    def why_not_walk(self, s: Table, who: int) -> str | None:
        """Who sits in a helicopter must get out first (RM-HEL-02, RM-Q-11)."""
        return why_not_walk(s, who)

    def why_not_make_noise(self, s: Table, who: int) -> str | None:
        """Nobody outside would hear it from a helicopter in flight (RM-HEL-22, RM-HEL-26)."""
        return "RM-HEL-22" if s.board.names[s.zone[who]] == AIR else None

    def entered(self, s: Table, who: int, zone: int, before: int) -> Steps:
        """Whoever was dragged out of the helicopter sits there no longer (RM-Q-11)."""
        stand_up(s, who)
        return ()

    def is_out_of_touch(self, s: Table, who: int, other: int) -> bool:
        """Nothing passes into or out of a flying helicopter (RM-HEL-22)."""
        return is_flying(s) and (s.zone[who] == cabin(s)) != (s.zone[other] == cabin(s))

    def loud_zone(self, s: Table, so_far: int) -> int:
        """A helicopter in flight makes its zone the noisiest of the board (RM-HEL-26, RM-Q-14)."""
        return zone_of(s) if is_flying(s) else so_far

    def note_survivor(self, s: Table, who: int, note: str) -> bool:
        """A position says who sits in the helicopter: `parker[pilot] dan[passenger]`."""
        if note not in (PILOT, PASSENGER):
            return False
        s.counters[SEATS[free_seats(s)[note]]] = who + 1
        return True

    def vehicle(self, s: Table) -> Vehicle | None:
        """As all see it (RM-HEL-01)."""
        return helicopter_shown(s)
