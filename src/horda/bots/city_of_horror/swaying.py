"""Votes, hiding places and the Zombie Leader: who will be the one to lose somebody."""

from __future__ import annotations

from collections.abc import Callable

from horda.bots.city_of_horror.scene import Person, Scene
from horda.bots.city_of_horror.sources import Aimed, Source, place_here, value_here
from horda.bots.city_of_horror.visiting import leader_value
from horda.games.city_of_horror.content import CROSSROADS, PLACES


def changed_by(scene: Scene, change: Callable[[], None], undo: Callable[[], None]) -> float:
    """What a change would mean for attack and sharing in the location being resolved."""
    place = place_here(scene)
    if place is None or not scene.open[place]:
        return 0.0
    before = value_here(scene, place, scene.zombies[place]) + scene.sharing_value(place, scene.at(place))
    change()
    after = value_here(scene, place, scene.zombies[place]) + scene.sharing_value(place, scene.at(place))
    undo()
    return after - before


def judge_hide(scene: Scene, source: Source) -> Aimed:
    """Hide whoever is most in danger here and now."""
    able = scene.mine if source.person is None else [source.person]
    found = [Aimed(0.0)]
    for one in able:
        if not one.hidden and one.place == place_here(scene):
            found.append(Aimed(value_of_hiding(scene, one), {"who": one.who}))
    return max(found, key=lambda aimed: aimed.gain)


def value_of_hiding(scene: Scene, one: Person) -> float:
    """What it is worth to hide a Character in the location being resolved."""

    def hide() -> None:
        one.hidden = True

    def stand_up() -> None:
        one.hidden = False

    return changed_by(scene, hide, stand_up)


def judge_votes(scene: Scene, source: Source) -> Aimed:
    """Louder where it turns a vote."""
    place = place_here(scene)
    if place is None or not any(one.place == place for one in scene.mine):
        return Aimed(0.0)
    return Aimed(value_of_votes(scene, place, source.deed.amount), {"location": PLACES[place]})


def value_of_votes(scene: Scene, place: int, amount: int) -> float:
    """What so many more votes in the location being resolved are worth."""

    def shout() -> None:
        scene.extra[place][scene.me] += amount

    def hush() -> None:
        scene.extra[place][scene.me] -= amount

    return changed_by(scene, shout, hush)


def judge_speak(scene: Scene, source: Source) -> Aimed:
    """The Grandpa's vote, or a mother's second one, where it counts."""
    place = place_here(scene)
    if place is None or source.person is None or source.person.place != place or source.person.hidden:
        return Aimed(0.0)
    return Aimed(value_of_votes(scene, place, 1))


def judge_first(scene: Scene, source: Source) -> Aimed:
    """The First Player marker where a tie is near."""
    before = scene.first

    def take() -> None:
        scene.first = scene.me

    def give_back() -> None:
        scene.first = before

    return Aimed(changed_by(scene, take, give_back))


def judge_set_leader(scene: Scene, source: Source) -> Aimed:
    """The Zombie Leader on somebody else, before it attacks."""
    if place_here(scene) != CROSSROADS or not scene.is_attacked(CROSSROADS):
        return Aimed(0.0)
    now = leader_value(scene, scene.leader)
    colours = [colour for colour in scene.view.track if colour != scene.leader]
    colour = max(colours, key=lambda one: leader_value(scene, one))
    return Aimed(leader_value(scene, colour) - now, {"colour": colour})
