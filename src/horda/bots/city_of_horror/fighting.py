"""Zombies driven out of a location or into it, and the explosions that go with it."""

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

KITTEN: Final = 5 / 6
"""The chance that the Kitten does not come back to where it started."""
MOST_WEAPONS: Final = 5


def weapons(scene: Scene, place: int) -> list[Source]:
    """All that the seat could drive zombies out of a location with, the cheapest first."""
    view = scene.view
    names = [face for face in view.players[scene.me].hand if face in DEEDS]
    names += [one.who for one in scene.mine if one.rested and one.place == place]
    found = [source_of(scene, name) for name in names if driven_out(scene, name, place)]
    return sorted(found, key=lambda source: source.cost)[:MOST_WEAPONS]


def driven_out(scene: Scene, name: str, place: int) -> int:
    """How many zombies a card or an ability would take out of a location."""
    deed = DEEDS[name]
    zombies = scene.zombies[place]
    if deed.do in ("kill", "move_zombie"):
        return min(deed.amount, zombies)
    if deed.do == "kill_half":
        return zombies // 2
    return zombies if deed.do == "lure" else 0


def driving_out(scene: Scene, source: Source) -> float:
    """What it is worth to begin driving zombies out with this, alone or with more to follow.

    The cost of what follows is taken off, so that a first shot is fired only if the rest can be paid.
    """
    place = place_here(scene)
    if place is None or not scene.open[place]:
        return 0.0
    zombies = scene.zombies[place]
    before = value_here(scene, place, zombies)
    others = [other for other in weapons(scene, place) if other.name != source.name]
    best = 0.0
    for count in range(3):
        for more in combinations(others, count):
            used = [source, *more]
            out = sum(driven_out(scene, one.name, place) for one in used)
            sure = KITTEN if any(one.name == "kitten" for one in used) else 1.0
            gained = sure * (value_here(scene, place, zombies - out) - before)
            best = max(best, gained - 1.1 * sum(one.cost for one in more))
        if best > source.cost:
            break
    return best


def judge_kill(scene: Scene, source: Source) -> Aimed:
    """Shoot where the seat is in danger, in the location being resolved."""
    place = place_here(scene)
    if place is None or not is_within_reach(scene, source, place):
        return Aimed(0.0)
    gained = driving_out(scene, source)
    marker = best_marker(scene)[1] if source.deed.explosion else 0.0
    return Aimed(gained + marker, {"location": PLACES[place]})


def judge_lure(scene: Scene, source: Source) -> Aimed:
    """Draw the zombies away from the location being resolved."""
    place = place_here(scene)
    return Aimed(0.0) if place is None else Aimed(driving_out(scene, source), {"start": PLACES[place]})


def is_within_reach(scene: Scene, source: Source, place: int) -> bool:
    """Whether a card, or an ability of somebody there, works in a location."""
    return not source.deed.here or (source.person is not None and source.person.place == place)


def judge_alarm(scene: Scene, source: Source) -> Aimed:
    """Wake zombies where the others will pay for it."""
    place = place_here(scene)
    if place is None or scene.is_attacked(place):
        return Aimed(0.0)
    zombies = scene.zombies[place]
    gained = value_here(scene, place, zombies + source.deed.amount) - value_here(scene, place, zombies)
    return Aimed(gained, {"location": PLACES[place]})


def judge_move_zombie(scene: Scene, source: Source) -> Aimed:
    """Away from here to where the others are, or from elsewhere to here."""
    here = place_here(scene)
    if here is None:
        return Aimed(0.0)
    marker = best_marker(scene)[1] if source.deed.explosion else 0.0
    found: list[Aimed] = []
    if scene.zombies[here] and is_within_reach(scene, source, here):
        gained = driving_out(scene, source) + marker
        for place, more in arrivals_elsewhere(scene, here):
            found.append(Aimed(gained + more, {"start": PLACES[here], "location": PLACES[place]}))
    if not source.deed.here and not scene.is_attacked(here):
        more = value_here(scene, here, scene.zombies[here] + 1) - value_here(scene, here, scene.zombies[here])
        starts = [place for place, zombies in enumerate(scene.zombies) if zombies and place != here]
        if starts:
            start = max(starts, key=lambda place: value_elsewhere(scene, place, scene.zombies[place] - 1))
            found.append(Aimed(more + marker, {"start": PLACES[start], "location": PLACES[here]}))
    return max(found, key=lambda aimed: aimed.gain, default=Aimed(0.0))


def arrivals_elsewhere(scene: Scene, here: int) -> list[tuple[int, float]]:
    """What one more zombie would mean in each of the other locations."""
    found: list[tuple[int, float]] = []
    for place, zombies in enumerate(scene.zombies):
        if place != here and zombies < ZOMBIE_LIMIT:
            more = value_elsewhere(scene, place, zombies + 1) - value_elsewhere(scene, place, zombies)
            found.append((place, more))
    return found


# --- explosions ---------------------------------------------------------------------------------------


def marker_value(scene: Scene, place: int) -> float:
    """What one more Explosion marker on a location means to the seat (CH-EXP-04 to CH-EXP-13)."""
    location = scene.view.locations[place]
    missing = location.markers_needed - location.markers
    if missing <= 0 or location.closed:
        return -9.0
    if place == WATER_TOWER:
        whole: float = sum(scene.weights[one.seat] * one.worth for one in scene.at(place))
    else:
        whole = 0.5 * sum(scene.weights[one.seat] for one in scene.at(ARMORY))
    return whole if missing == 1 else 0.25 * whole / missing


def best_marker(scene: Scene) -> tuple[int, float]:
    """Where the seat would put an Explosion marker, and what that is worth."""
    values = {place: marker_value(scene, place) for place in (WATER_TOWER, ARMORY)}
    place = max(values, key=lambda one: values[one])
    return place, max(values[place], -3.0) if values[place] > -9.0 else 0.0
