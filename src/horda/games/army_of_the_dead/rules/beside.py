"""What lies beside the board of Army of the Dead: personal objectives, the taco truck's places."""

from __future__ import annotations

from horda.games.army_of_the_dead.mechanisms.personal_objectives.goals import KEPT, goals_in_play, is_done
from horda.games.army_of_the_dead.mechanisms.truck.seats import PLACES, TRUCK, sitter, truck_zone
from horda.games.zombicide.rules.beside import Quest, Vehicle, name_of
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.state import Table


def truck_shown(s: Table) -> Vehicle | None:
    """The taco truck and who sits where (AD-TRK-08)."""
    zone = truck_zone(s)
    if zone == NOWHERE:
        return None
    seats = [(place, name_of(s, sitter(s, place))) for place in PLACES]
    return Vehicle(TRUCK, s.board.names[zone], False, seats, [])


def quests_shown(s: Table) -> list[Quest]:
    """The personal objectives in play, and how far they are (AD-POB-03, AD-POB-04)."""
    found: list[Quest] = []
    for colour, goal in goals_in_play(s):
        done = is_done(s, colour, goal)
        count = goal.count if done else s.counters.get(KEPT + colour, 0)
        found.append(Quest(goal.name, colour, goal.survivor, count, goal.count, done))
    return found
