"""The value of moving zombies into or out of a location, and of the explosions that go with it."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from horda.bots.city_of_horror.scene import Scene
from horda.bots.city_of_horror.sources import (
    Aimed,
    Source,
    place_here,
    source_of,
    value_elsewhere,
    value_here,
)
from horda.games.city_of_horror.content import ARMORY, DEEDS, PLACES, WATER_TOWER, ZOMBIE_LIMIT

KITTEN_SUCCESS_CHANCE: Final = 5 / 6
"""Chance that the Kitten leads zombies away rather than back to where it started."""
MAX_WEAPONS: Final = 5


def weapons(scene: Scene, place: int) -> list[Source]:
    """Return the cards and abilities with which the seat could remove zombies from a location, cheapest first."""
    view = scene.view
    names = [face for face in view.players[scene.me].hand if face in DEEDS]
    names += [character.who for character in scene.mine if character.rested and character.place == place]
    found = [source_of(scene, name) for name in names if zombies_removed(scene, name, place)]
    return sorted(found, key=lambda source: source.cost)[:MAX_WEAPONS]


def zombies_removed(scene: Scene, name: str, place: int) -> int:
    """Return how many zombies a card or an ability would remove from a location."""
    deed = DEEDS[name]
    zombies = scene.zombies[place]
    if deed.do in ("kill", "move_zombie"):
        return min(deed.amount, zombies)
    if deed.do == "kill_half":
        return zombies // 2
    return zombies if deed.do == "lure" else 0


def value_of_removal(scene: Scene, source: Source) -> float:
    """Return the value of removing zombies with this card or ability, followed by others if needed.

    The cost of the following ones is subtracted, so that a first shot is fired only if it is worth firing
    the rest.
    """
    place = place_here(scene)
    if place is None or not scene.open[place]:
        return 0.0
    zombies = scene.zombies[place]
    before = value_here(scene, place, zombies)
    others = [other for other in weapons(scene, place) if other.name != source.name]
    best = 0.0
    for count in range(3):
        for extra in combinations(others, count):
            used = [source, *extra]
            removed = sum(zombies_removed(scene, weapon.name, place) for weapon in used)
            sure = KITTEN_SUCCESS_CHANCE if any(weapon.name == "kitten" for weapon in used) else 1.0
            gained = sure * (value_here(scene, place, zombies - removed) - before)
            best = max(best, gained - 1.1 * sum(weapon.cost for weapon in extra))
        if best > source.cost:
            break
    return best


def judge_kill(scene: Scene, source: Source) -> Aimed:
    """Value shooting at the location being resolved."""
    place = place_here(scene)
    if place is None or not is_within_reach(scene, source, place):
        return Aimed(0.0)
    gained = value_of_removal(scene, source)
    marker = best_marker(scene)[1] if source.deed.explosion else 0.0
    return Aimed(gained + marker, {"location": PLACES[place]})


def judge_lure(scene: Scene, source: Source) -> Aimed:
    """Value luring the zombies away from the location being resolved."""
    place = place_here(scene)
    return Aimed(0.0) if place is None else Aimed(value_of_removal(scene, source), {"start": PLACES[place]})


def is_within_reach(scene: Scene, source: Source, place: int) -> bool:
    """Return whether a card or ability works in a location; some work only where their Character is."""
    return not source.deed.here or (source.person is not None and source.person.place == place)


def judge_alarm(scene: Scene, source: Source) -> Aimed:
    """Value bringing zombies to the location being resolved, where other players would suffer."""
    place = place_here(scene)
    if place is None or scene.is_attacked(place):
        return Aimed(0.0)
    zombies = scene.zombies[place]
    gained = value_here(scene, place, zombies + source.deed.amount) - value_here(scene, place, zombies)
    return Aimed(gained, {"location": PLACES[place]})


def judge_move_zombie(scene: Scene, source: Source) -> Aimed:
    """Value moving a zombie from here to another location, or from elsewhere to here."""
    here = place_here(scene)
    if here is None:
        return Aimed(0.0)
    marker = best_marker(scene)[1] if source.deed.explosion else 0.0
    found: list[Aimed] = []
    if scene.zombies[here] and is_within_reach(scene, source, here):
        gained = value_of_removal(scene, source) + marker
        for place, gain_elsewhere in arrivals_elsewhere(scene, here):
            found.append(Aimed(gained + gain_elsewhere, {"start": PLACES[here], "location": PLACES[place]}))
    if not source.deed.here and not scene.is_attacked(here):
        gain_elsewhere = value_here(scene, here, scene.zombies[here] + 1) - value_here(
            scene, here, scene.zombies[here]
        )
        starts = [place for place, zombies in enumerate(scene.zombies) if zombies and place != here]
        if starts:
            start = max(starts, key=lambda place: value_elsewhere(scene, place, scene.zombies[place] - 1))
            found.append(Aimed(gain_elsewhere + marker, {"start": PLACES[start], "location": PLACES[here]}))
    return max(found, key=lambda aimed: aimed.gain, default=Aimed(0.0))


def arrivals_elsewhere(scene: Scene, here: int) -> list[tuple[int, float]]:
    """Return the value to the seat of one more zombie in each of the other locations."""
    found: list[tuple[int, float]] = []
    for place, zombies in enumerate(scene.zombies):
        if place != here and zombies < ZOMBIE_LIMIT:
            gain = value_elsewhere(scene, place, zombies + 1) - value_elsewhere(scene, place, zombies)
            found.append((place, gain))
    return found


# --- explosions ---------------------------------------------------------------------------------------


def marker_value(scene: Scene, place: int) -> float:
    """Return the value to the seat of one more Explosion marker on a location (CH-EXP-04 to CH-EXP-13)."""
    location = scene.view.locations[place]
    missing = location.markers_needed - location.markers
    if missing <= 0 or location.closed:
        return -9.0
    if place == WATER_TOWER:
        whole: float = sum(scene.weights[person.seat] * person.worth for person in scene.at(place))
    else:
        whole = 0.5 * sum(scene.weights[person.seat] for person in scene.at(ARMORY))
    return whole if missing == 1 else 0.25 * whole / missing


def best_marker(scene: Scene) -> tuple[int, float]:
    """Return the best location for an Explosion marker of the seat, and the value of the marker there."""
    values = {place: marker_value(scene, place) for place in (WATER_TOWER, ARMORY)}
    place = max(values, key=lambda location: values[location])
    return place, max(values[place], -3.0) if values[place] > -9.0 else 0.0
