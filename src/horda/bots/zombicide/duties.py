"""Who does what when there is no time to do everything together: each errand gets somebody of its own."""

from __future__ import annotations

from horda.bots.zombicide.goals import CRACK, ESCORT, MEET, TAKE, Errand
from horda.bots.zombicide.heist import bearer, has_specialty, wishes
from horda.bots.zombicide.routes import away
from horda.bots.zombicide.scene import LOST, Person, Scene

SAFECRACKER = "safecracker"
HANDS = 2
"""How many go to the vault, beside whom nothing else is left to do."""


def duties(scene: Scene, errands: list[Errand]) -> dict[str, Errand]:
    """The errand of each survivor who has one, those that only one can do first."""
    found: dict[str, Errand] = {}
    for errand in errands:
        if errand.verb == ESCORT:
            found[errand.about] = errand
    for wish in wishes(scene):
        owner, who = scene.named[wish.owner], bearer(scene, wish.colour)
        if wish.holds and who != LOST and LOST not in (owner.zone, scene.people[who].zone):
            # Whoever has the token brings it: its owner may be needed where they are.
            giver, taker = scene.people[who], owner
            if giver.name in found:
                giver, taker = taker, giver
            found.setdefault(giver.name, Errand(MEET, (taker.zone,), about=taker.name))
    for errand in errands:
        if errand.verb == CRACK:
            free = _free(scene, found)
            masters = [one for one in free if has_specialty(scene, one, SAFECRACKER)]
            for one in _nearest(scene, masters, errand)[:1]:
                found[one.name] = errand
            for one in _nearest(scene, _free(scene, found), errand)[: HANDS - 1]:
                found[one.name] = errand
    for errand in errands:
        if errand.verb == TAKE:
            for one in _nearest(scene, _free(scene, found), errand)[:1]:
                found[one.name] = errand
    return found


def _free(scene: Scene, found: dict[str, Errand]) -> list[Person]:
    return [one for one in scene.alive if one.name not in found]


def _nearest(scene: Scene, people: list[Person], errand: Errand) -> list[Person]:
    far = away(scene, errand.zones)
    return sorted(people, key=lambda one: (far[one.zone], one.number))
