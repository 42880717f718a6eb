"""Rules of locations and stocks: zombies, spaces, the colour track and attack conditions (CH-BRD, CH-LDR)."""

from __future__ import annotations

from horda.engine.lists import plus
from horda.games.city_of_horror.content import (
    ARMORY,
    CROSSROADS,
    FIXED,
    NO_LIMIT,
    OUTNUMBERED,
    PLACES,
    RESOLUTION,
    TRACK,
    ZOMBIE_LIMIT,
)
from horda.games.city_of_horror.events.events import (
    LeaderMoved,
    ZombiesArrived,
    ZombiesKilled,
    ZombiesMoved,
)
from horda.games.city_of_horror.state import CityState


def add_zombies(s: CityState, place: int, amount: int) -> int:
    """Add up to `amount` zombies from the horde to a location; return how many came (CH-BRD-07, CH-BRD-08)."""
    came = min(amount, s.horde, ZOMBIE_LIMIT - s.zombies[place])
    if came > 0:
        s.horde -= came
        s.zombies = plus(s.zombies, place, came)
        s.emit(ZombiesArrived(came, PLACES[place]))
    return max(came, 0)


def kill_zombies(s: CityState, place: int, amount: int) -> None:
    """Return up to `amount` zombies of a location to the horde (CH-Q-10, CH-Q-61)."""
    killed = min(amount, s.zombies[place])
    if killed > 0:
        s.zombies = plus(s.zombies, place, -killed)
        s.horde += killed
        s.emit(ZombiesKilled(killed, PLACES[place]))


def move_zombies(s: CityState, start: int, place: int, amount: int) -> None:
    """Move zombies between locations until the target has eight; the others stay (CH-BRD-07, CH-INV-04)."""
    # A Kitten may run to its own location (CH-CRD-23), and never fills a location beyond its limit (CH-CRD-22).
    if start == place:
        return
    moved = min(amount, s.zombies[start], ZOMBIE_LIMIT - s.zombies[place])
    if moved > 0:
        s.zombies = plus(s.zombies, start, -moved)
        s.zombies = plus(s.zombies, place, moved)
        s.emit(ZombiesMoved(moved, PLACES[start], PLACES[place]))


def has_room_for_zombies(s: CityState, place: int) -> bool:
    """Return whether one more zombie fits into a location (CH-BRD-07)."""
    return s.zombies[place] < ZOMBIE_LIMIT


def is_closed(s: CityState, place: int) -> bool:
    """Return whether nobody may enter a location for the rest of the game (CH-EXP-11, CH-EXP-13)."""
    return place == ARMORY and s.shut


def is_shut_in(s: CityState, who: int) -> bool:
    """Return whether a Character is behind the blocked door of the Armory (CH-EXP-13)."""
    return s.shut and s.place[who] == ARMORY


def is_full(s: CityState, place: int) -> bool:
    """Return whether all spaces of a location are taken, or it is closed (CH-MOV-05, CH-MOV-07, CH-MOV-08).

    An extra space of Back Door or the Mama needs no count: it exists only while more Characters than printed
    spaces are inside, so it is gone as soon as one Character leaves (CH-CRD-16, CH-CHR-22).
    """
    if is_closed(s, place):
        return True
    spaces = s.board(place).spaces
    return spaces != NO_LIMIT and s.place.count(place) >= spaces


def is_attacked(s: CityState, place: int) -> bool:
    """Return whether a location's attack condition is met; hidden Characters count.

    CH-ATK-04, CH-ATK-11, CH-HID-03.
    """
    needed = s.board(place).attack
    zombies = s.zombies[place]
    return zombies > s.place.count(place) if needed == OUTNUMBERED else zombies >= needed


def location_by_number(s: CityState, spot: int) -> int:
    """Return the location with this number in the order of resolution: corners, Water Tower, Crossroads.

    CH-BRD-04.
    """
    return s.corners[spot] if spot < len(s.corners) else FIXED[spot - len(s.corners)]


def order_of_resolution(s: CityState) -> list[int]:
    """Return all locations in the order in which they are resolved, as the content gives it (CH-RES-01, CH-Q-04)."""
    return [location_by_number(s, spot) for spot in RESOLUTION]


def spaces_in_use(s: CityState) -> list[int]:
    """Return the uncovered spaces of the colour track, clockwise (CH-SET-19)."""
    return [space for space, colour in enumerate(TRACK) if colour in s.colours]


def next_space(s: CityState, space: int) -> int:
    """Return the next colour space in use, clockwise (CH-LDR-05)."""
    in_use = spaces_in_use(s)
    return next((other for other in in_use if other > space), in_use[0])


def seat_of_leader_marker(s: CityState) -> int:
    """Return the seat whose colour the Zombie Leader marker shows (CH-LDR-01)."""
    return s.colours.index(TRACK[s.leader])


def set_leader(s: CityState, space: int) -> None:
    """Put the Zombie Leader marker on a colour space."""
    if space != s.leader:
        s.leader = space
        s.emit(LeaderMoved(TRACK[space]))


def advance_leader(s: CityState, steps: int) -> None:
    """Move the Zombie Leader marker clockwise over spaces in use (CH-INV-08, CH-LDR-05)."""
    space = s.leader
    for _ in range(steps):
        space = next_space(s, space)
    set_leader(s, space)


def arrival_place(s: CityState, place: int) -> int:
    """Return the place where a Character going to a location arrives: the Crossroads if the location is full.

    CH-MOV-05.
    """
    return CROSSROADS if is_full(s, place) else place
