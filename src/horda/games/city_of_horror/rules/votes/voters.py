"""Numbers of votes in a location, and the players who may be named (CH-VOT)."""

from __future__ import annotations

from horda.games.city_of_horror.content import GRANDPA, MOTHER
from horda.games.city_of_horror.rules.deals.promises import ATTACK
from horda.games.city_of_horror.state import CityState


def votes_of(s: CityState, who: int) -> int:
    """Return a Character's votes: one; none while hidden; the Grandpa's by his ability; a mother's two.

    CH-VOT-02, CH-VOT-11, CH-CHR-14.
    """
    if s.hidden[who] or (who == GRANDPA and not s.grandpa):
        return 0
    return 2 if who == MOTHER and s.mother else 1


def votes_at(s: CityState, seat: int, place: int) -> int:
    """Return a player's votes in a location, including votes by a Weapon Replica (CH-VOT-02, CH-CRD-25, CH-Q-22)."""
    present = s.of_seat_at(seat, place)
    if not present:
        return 0
    extra = sum(int(row[2]) for row in s.replicas if row[0] == seat and row[1] == place)
    return extra + sum(votes_of(s, who) for who in present)


def electable(s: CityState, place: int, vote: str) -> list[int]:
    """Return the players who may be named: those present; in an attack, those with a Character that is not hidden.

    CH-VOT-04, CH-Q-17.
    """
    found: list[int] = []
    for seat in s.turn_order():
        present = s.of_seat_at(seat, place)
        if present and (vote != ATTACK or not all(s.hidden[who] for who in present)):
            found.append(seat)
    return found
