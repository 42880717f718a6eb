"""Checks of the invariants of a match: no component is lost or in two places, and no limit is exceeded."""

from __future__ import annotations

from horda.games.city_of_horror.content import (
    ANTIDOTES,
    HORDE,
    MARKERS,
    NOWHERE,
    PLACES,
    WATER_TOWER,
    ZOMBIE_LIMIT,
)
from horda.games.city_of_horror.state import SETUP, CityState, food_of, hand_of


def broken_invariants(s: CityState) -> list[str]:
    """Return the broken invariants of a state, in words."""
    return [*_of_zombies(s), *_of_stocks(s), *_of_people(s), *_of_players(s)]


def _of_zombies(s: CityState) -> list[str]:
    found: list[str] = []
    if s.horde < 0 or s.horde + sum(s.zombies) != HORDE:
        found.append(f"{s.horde} zombies in the horde and {sum(s.zombies)} in the city are not {HORDE}")
    for place, zombies in enumerate(s.zombies):
        if not 0 <= zombies <= ZOMBIE_LIMIT:
            found.append(f"{zombies} zombies in {PLACES[place]}")
    return found


def _of_stocks(s: CityState) -> list[str]:
    found: list[str] = []
    antidotes = s.ambulance + sum(s.antidotes) + sum(s.dropped) + s.spent
    if antidotes != ANTIDOTES or min(s.ambulance, *s.antidotes, *s.dropped) < 0:
        found.append(f"{antidotes} Antidotes instead of {ANTIDOTES}, or fewer than none somewhere")
    cards = sorted(card for pile in s.cards.piles.values() for card in pile)
    if cards != list(range(len(s.cards.deck.faces))):
        found.append("a card is lost or in two piles")
    if sum(s.markers) > MARKERS:
        found.append(f"{sum(s.markers)} Explosion markers")
    if s.dropped[WATER_TOWER] or s.dropped[PLACES.index("crossroads")]:
        found.append("supplies at the Water Tower or the Crossroads")
    return found


def _of_people(s: CityState) -> list[str]:
    found: list[str] = []
    for who, place in enumerate(s.place):
        if (place != NOWHERE) != (who in s.cast) and s.phase != SETUP:
            found.append(f"Character {who} is in the city and dead, or alive and nowhere")
        if who in s.cast and s.out[s.owner[who]]:
            found.append(f"Character {who} lives, but its player is out")
    return found


def _of_players(s: CityState) -> list[str]:
    found: list[str] = []
    if s.phase != SETUP and s.out[s.first] and not s.over:
        found.append("the First Player is out of the game")
    for seat in range(s.seats):
        if s.out[seat] and (s.hand(seat) or s.antidotes[seat] or s.cards.piles[food_of(seat)]):
            found.append(f"seat {seat} is out and still holds {hand_of(seat)}")
        if not s.out[seat] and s.phase != SETUP and not s.of_seat(seat):
            found.append(f"seat {seat} has nobody left and is not out")
    return found
