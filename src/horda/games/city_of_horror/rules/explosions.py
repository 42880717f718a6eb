"""Explosion markers, the collapse of the Water Tower, the fire and blocked door of the Armory (CH-EXP)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.lists import plus, put
from horda.engine.steps import Prompt, Question, Step
from horda.games.city_of_horror.content import ARMORY, CROSSROADS, PLACE, PLACES, WATER_TOWER
from horda.games.city_of_horror.events.outcome_events import (
    ArmoryBlocked,
    ArmoryBurnt,
    MarkerPlaced,
    TowerCollapsed,
)
from horda.games.city_of_horror.rules.board import kill_zombies
from horda.games.city_of_horror.rules.deals.promise_guards import bound_markers
from horda.games.city_of_horror.rules.deals.promise_outcomes import note_marker
from horda.games.city_of_horror.rules.deaths import die
from horda.games.city_of_horror.state import CityState


def places_for_markers(s: CityState) -> list[int]:
    """Return the places that may still get an Explosion marker: not exploded, burnt or blocked (CH-EXP-01)."""
    found: list[int] = []
    # The collapsed tower takes none, so all go on the Armory (CH-EXP-07).
    if s.board(WATER_TOWER).markers:
        found.append(WATER_TOWER)
    # Burnt or blocked, the Armory takes none, so all go on the Water Tower (CH-EXP-12, CH-EXP-16).
    if not s.shut:
        found.append(ARMORY)
    return found


@dataclass
class PlaceMarker(Question):
    """A player of a card with the explosion symbol places a marker (CH-CRD-04, CH-EXP-01)."""

    seat: int

    def rule(self, s: CityState) -> str:
        return "CH-EXP-01"

    def choices(self, s: CityState) -> list[Choice]:
        places = bound_markers(s, self.seat, places_for_markers(s))
        return [Choice.of(self.seat, "mark", location=PLACES[place]) for place in places]

    def answer(self, s: CityState, choice: Choice) -> None:
        place = PLACE[choice.name("location")]
        s.markers = plus(s.markers, place, 1)
        s.emit(MarkerPlaced(self.seat, PLACES[place]))
        note_marker(s, self.seat, place)

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("PlaceMarker", (("seat", self.seat),))


@dataclass
class Explode(Step):
    """Explode the places with their last marker once the current action is completed (CH-EXP-03, CH-Q-56)."""

    def run(self, s: CityState) -> None:
        if not s.shut and s.markers[ARMORY] >= s.board(ARMORY).markers:
            _close_armory(s)
        needed = s.board(WATER_TOWER).markers
        if needed and s.markers[WATER_TOWER] >= needed:
            _collapse(s)


def _close_armory(s: CityState) -> None:
    """Close the Armory: side A burns and its Characters go to the Crossroads; side B's door is blocked.

    CH-EXP-08, CH-EXP-13. Both are permanent (CH-EXP-10, CH-EXP-15). The zombies stay and may attack Characters
    behind the door (CH-EXP-09, CH-EXP-14).
    """
    s.shut = True
    if s.sides[ARMORY] == "A":
        # This includes the Granny, at no cost (CH-CHR-19).
        for who in s.at(ARMORY):
            s.place = put(s.place, who, CROSSROADS)
        s.emit(ArmoryBurnt(PLACES[ARMORY]))
    else:
        s.emit(ArmoryBlocked(PLACES[ARMORY]))


def _collapse(s: CityState) -> None:
    """Collapse the Water Tower: everybody there dies, hidden or not, and the ruin replaces it.

    CH-EXP-04, CH-EXP-18. The ruin takes no markers and stays to the end (CH-EXP-05, CH-EXP-06).
    """
    s.sides = put(s.sides, WATER_TOWER, "collapsed")
    s.markers = put(s.markers, WATER_TOWER, 0)
    s.emit(TowerCollapsed(PLACES[WATER_TOWER]))
    kill_zombies(s, WATER_TOWER, s.zombies[WATER_TOWER])
    die(s, s.at(WATER_TOWER), "explosion")
