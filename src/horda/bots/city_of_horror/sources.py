"""Cards and abilities as means: what they cost, and what a location means with more or fewer zombies."""

from __future__ import annotations

from horda.bots.city_of_horror.scene import Person, Scene
from horda.bots.city_of_horror.visiting import rest_of
from horda.bots.city_of_horror.worth import card_worth
from horda.games.city_of_horror.content import DEEDS, PLACE, ZOMBIE_LIMIT, Deed

ALWAYS, NEVER = 1.0, 0.0
"""How likely an attack is once everybody has acted."""


class Aimed:
    """One way to use a card or an ability: what it brings, and what it is aimed at."""

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
        """What it does."""
        return DEEDS[self.name]


def source_of(scene: Scene, name: str) -> Source:
    """A card by its face, or an ability by its Character, with its cost in points."""
    person = next((one for one in scene.mine if one.who == name), None)
    if person is None:
        return Source(name, card_worth(scene.view, name))
    return Source(name, rest_of(scene, person) + 0.1, person)


def value_here(scene: Scene, place: int, zombies: int) -> float:
    """What the location being resolved means to the seat with so many zombies, once all have acted."""
    present = scene.at(place)
    before, scene.zombies[place] = scene.zombies[place], max(0, min(zombies, ZOMBIE_LIMIT))
    now = ALWAYS if scene.zombies[place] >= scene.attack_threshold(place, present) else NEVER
    value = scene.place_value(place, present, now)
    scene.zombies[place] = before
    return value


def value_elsewhere(scene: Scene, place: int, zombies: int) -> float:
    """What another location means to the seat with so many zombies."""
    before, scene.zombies[place] = scene.zombies[place], max(0, min(zombies, ZOMBIE_LIMIT))
    value = scene.place_value(place, scene.at(place))
    scene.zombies[place] = before
    return value


def place_here(scene: Scene) -> int | None:
    """The location being resolved."""
    return None if scene.view.here is None else PLACE[scene.view.here]
