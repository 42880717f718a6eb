"""Cards and abilities with their costs, and the value of a location with more or fewer zombies."""

from __future__ import annotations

from horda.bots.city_of_horror.location_effects import rest_of
from horda.bots.city_of_horror.scene import Person, Scene
from horda.bots.city_of_horror.worth import card_worth
from horda.games.city_of_horror.content import DEEDS, PLACE, ZOMBIE_LIMIT, Deed

ALWAYS, NEVER = 1.0, 0.0
"""Chance of an attack once everybody has acted and the number of zombies is known."""


class Aimed:
    """One use of a card or an ability: its gain and its targets."""

    def __init__(self, gain: float, aims: dict[str, int | str] | None = None) -> None:
        self.gain = gain
        self.aims = aims or {}


class Source:
    """A card in hand or a rested Character's ability, and what using it costs."""

    def __init__(self, name: str, cost: float, person: Person | None = None) -> None:
        self.name = name
        self.cost = cost
        self.person = person

    @property
    def deed(self) -> Deed:
        """The effect of the card or ability."""
        return DEEDS[self.name]


def source_of(scene: Scene, name: str) -> Source:
    """Return a card by its name, or an ability by its Character, with its cost in points."""
    person = next((candidate for candidate in scene.mine if candidate.who == name), None)
    if person is None:
        return Source(name, card_worth(scene.view, name))
    return Source(name, rest_of(scene, person) + 0.1, person)


def value_here(scene: Scene, place: int, zombies: int) -> float:
    """Return the value of the location being resolved with that many zombies, once everybody has acted."""
    present = scene.at(place)
    before, scene.zombies[place] = scene.zombies[place], max(0, min(zombies, ZOMBIE_LIMIT))
    now = ALWAYS if scene.zombies[place] >= scene.attack_threshold(place, present) else NEVER
    value = scene.place_value(place, present, now)
    scene.zombies[place] = before
    return value


def value_elsewhere(scene: Scene, place: int, zombies: int) -> float:
    """Return the value of another location with that many zombies."""
    before, scene.zombies[place] = scene.zombies[place], max(0, min(zombies, ZOMBIE_LIMIT))
    value = scene.place_value(place, scene.at(place))
    scene.zombies[place] = before
    return value


def place_here(scene: Scene) -> int | None:
    """Return the location being resolved, or None."""
    return None if scene.view.here is None else PLACE[scene.view.here]
