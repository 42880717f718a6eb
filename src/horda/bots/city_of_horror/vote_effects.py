"""The value of cards and abilities that change votes, hide Characters, or move the Zombie Leader."""

from __future__ import annotations

from collections.abc import Callable

from horda.bots.city_of_horror.location_effects import leader_value
from horda.bots.city_of_horror.scene import Person, Scene
from horda.bots.city_of_horror.sources import Aimed, Source, place_here, value_here
from horda.games.city_of_horror.content import CROSSROADS, PLACES


def value_of_change(scene: Scene, change: Callable[[], None], undo: Callable[[], None]) -> float:
    """Return the value of a change to attack and sharing in the location being resolved; the change is undone."""
    place = place_here(scene)
    if place is None or not scene.open[place]:
        return 0.0
    before = value_here(scene, place, scene.zombies[place]) + scene.sharing_value(place, scene.at(place))
    change()
    after = value_here(scene, place, scene.zombies[place]) + scene.sharing_value(place, scene.at(place))
    undo()
    return after - before


def judge_hide(scene: Scene, source: Source) -> Aimed:
    """Value hiding the Character that is most in danger."""
    able = scene.mine if source.person is None else [source.person]
    found = [Aimed(0.0)]
    for character in able:
        if not character.hidden and character.place == place_here(scene):
            found.append(Aimed(value_of_hiding(scene, character), {"who": character.who}))
    return max(found, key=lambda aim: aim.gain)


def value_of_hiding(scene: Scene, character: Person) -> float:
    """Return the value of hiding a Character in the location being resolved."""

    def hide() -> None:
        character.hidden = True

    def stand_up() -> None:
        character.hidden = False

    return value_of_change(scene, hide, stand_up)


def judge_votes(scene: Scene, source: Source) -> Aimed:
    """Value more votes in the location being resolved."""
    place = place_here(scene)
    if place is None or not any(character.place == place for character in scene.mine):
        return Aimed(0.0)
    return Aimed(value_of_votes(scene, place, source.deed.amount), {"location": PLACES[place]})


def value_of_votes(scene: Scene, place: int, amount: int) -> float:
    """Return the value of `amount` more votes in the location being resolved."""

    def shout() -> None:
        scene.extra[place][scene.me] += amount

    def hush() -> None:
        scene.extra[place][scene.me] -= amount

    return value_of_change(scene, shout, hush)


def judge_speak(scene: Scene, source: Source) -> Aimed:
    """Value the Grandpa's vote or a mother's second one."""
    place = place_here(scene)
    if place is None or source.person is None or source.person.place != place or source.person.hidden:
        return Aimed(0.0)
    return Aimed(value_of_votes(scene, place, 1))


def judge_first(scene: Scene, source: Source) -> Aimed:
    """Value taking the First Player marker, which decides ties."""
    before = scene.first

    def take() -> None:
        scene.first = scene.me

    def give_back() -> None:
        scene.first = before

    return Aimed(value_of_change(scene, take, give_back))


def judge_set_leader(scene: Scene, source: Source) -> Aimed:
    """Value moving the Zombie Leader to another colour before it attacks."""
    if place_here(scene) != CROSSROADS or not scene.is_attacked(CROSSROADS):
        return Aimed(0.0)
    now = leader_value(scene, scene.leader)
    colours = [colour for colour in scene.view.track if colour != scene.leader]
    colour = max(colours, key=lambda option: leader_value(scene, option))
    return Aimed(leader_value(scene, colour) - now, {"colour": colour})
