"""The errands that the mission asks for next, including those that open the way to others."""

from __future__ import annotations

from collections.abc import Iterable

from horda.bots.zombicide.planning.condition_errands import (
    easiest_way,
    errands_for,
    errands_for_event,
    gate_names,
    objectives,
)
from horda.bots.zombicide.planning.errand import HUNT, STAND, WAIT, Errand
from horda.bots.zombicide.planning.places import place, search_zones, zombies_at
from horda.bots.zombicide.planning.team_abilities import lifts_work
from horda.bots.zombicide.planning.triggers import done_by, opens
from horda.bots.zombicide.routes import FAR, distances_to
from horda.bots.zombicide.scene import LOST, Scene
from horda.games.zombicide.missions.effects.endings import WinWord
from horda.games.zombicide.rules.board.graph import AIR

MAX_DEPTH = 3  # errands that wait for one another: no mission has a longer chain of locks


def errands(scene: Scene) -> list[Errand]:
    """Return the errands to do now: those that win the mission, those of mechanisms, and what must come before."""
    found = [errand for errand in to_win(scene) if errand.zones]
    for knowledge in scene.world.knowledge:
        found.extend(errand for errand in knowledge.errands(scene) if errand.zones)
    if scene.world.competitive:
        found = _for_experience(scene)
    first = [errand for errand in found if not errand.last] or found
    if not scene.world.is_hurried:
        first = [errand for errand in first if not errand.late] or first
    opened: list[Errand] = []
    for errand in first:
        opened.extend(_reachable(scene, errand, ()))
    for known in scene.world.knowledge:
        opened = known.in_order(scene, opened)
    return _once(opened)


def to_win(scene: Scene) -> list[Errand]:
    """Return the errands that win the mission: for its condition or for a trigger that wins, whichever is easier."""
    asked = errands_for(scene, scene.world.mission.winning_condition)
    ways = [
        errands_for_event(scene, trigger, ())
        for trigger in scene.world.mission.when
        if any(WinWord.value_in(effect) for effect in done_by(scene.world, trigger))
    ]
    return easiest_way([way for way in (asked, *ways) if way])


def _for_experience(scene: Scene) -> list[Errand]:
    """Return the errands of a competitive match: objectives, then kills; the leading team ends the match."""
    prey = zombies_at(scene, "", ())
    found = objectives(scene, "") or [Errand(HUNT, prey) if prey else Errand(WAIT, search_zones(scene))]
    flight = place(scene, AIR)
    return [Errand(STAND, flight, last=True)] if flight and scene.lead > 0 else found


def _once(found: Iterable[Errand]) -> list[Errand]:
    kept: list[Errand] = []
    for errand in found:
        if errand not in kept:
            kept.append(errand)
    return kept


def _reachable(scene: Scene, errand: Errand, later: tuple[Errand, ...]) -> list[Errand]:
    """Return the errand, or those that open the way to it; `later` are the errands that wait for this one."""
    if not scene.alive or len(later) > MAX_DEPTH or can_get_there(scene, errand):
        return [errand]
    found: list[Errand] = []
    for gate, printed in enumerate(scene.world.board.gates):
        if scene.locked >> gate & 1 and scene.shut >> gate & 1:
            for trigger in scene.world.mission.when:
                names = (printed.colour, *gate_names(scene, gate))
                effects = done_by(scene.world, trigger)
                if any(opens(effect, name) for effect in effects for name in names):
                    found.extend(errands_for_event(scene, trigger, ()))
    for knowledge in scene.world.knowledge:
        found.extend(knowledge.openings(scene))
    needed = scene.world.mission.lifts_if
    if needed is not None and not lifts_work(scene):
        found.extend(errands_for(scene, needed))
    waiting = (*later, errand)
    first = [errand for errand in _once(found) if errand.zones and errand not in waiting]
    before = [more for errand in first for more in _reachable(scene, errand, waiting)]
    if not before:
        before = [way for knowledge in scene.world.knowledge for way in knowledge.other_way(scene, errand)]
    return before or [errand]


def can_get_there(scene: Scene, errand: Errand) -> bool:
    """Return whether a survivor can walk to an errand now, or all of them if it is for everyone."""
    far = distances_to(scene, errand.zones, heedless=True)
    air = scene.world.board.called.get(AIR, LOST)
    ways = [far[survivor.zone] < FAR for survivor in scene.alive if survivor.zone != air]
    return all(ways) if errand.everyone else any(ways)
