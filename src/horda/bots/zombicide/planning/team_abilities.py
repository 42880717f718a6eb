"""Abilities of survivors: carried objectives, specialties, and keeping the elevators working."""

from __future__ import annotations

from horda.bots.zombicide.scene import Person, Scene, is_short
from horda.games.zombicide.missions.conditions.people import SurvivorsAtWord
from horda.games.zombicide.rules.board.graph import NOWHERE


def bearer(scene: Scene, colour: str) -> int:
    """Return the number of the survivor who carries the objective of a colour, or NOWHERE."""
    return scene.view.carriers.get(colour, NOWHERE)


def has_specialty(scene: Scene, survivor: Person, specialty: str) -> bool:
    """Return whether a survivor has a specialty, by its ID card or a card in hand."""
    if specialty in scene.world.edition.identities[survivor.name].specialties:
        return True
    return any(gear.specialty == specialty for gear in survivor.arsenal.held)


def post(scene: Scene) -> tuple[str, int] | None:
    """Return the specialty and zone of the survivor who makes the elevators work, or None if none is needed."""
    needed = scene.world.mission.lifts_if
    at = None if needed is None else SurvivorsAtWord.value_in(needed)
    if at is not None and at.specialty and isinstance(at.at, str):
        return at.specialty, scene.world.board.called[at.at]
    return None


def lifts_work(scene: Scene) -> bool:
    """Return whether the elevators work now or when a survivor stands at the post."""
    needed = scene.world.mission.lifts_if
    if needed is None or post(scene) is not None:
        return True
    return not is_short(needed, scene.view)


def guard(scene: Scene) -> Person | None:
    """Return the able survivor nearest to the post that makes the elevators work, or None."""
    wanted = post(scene)
    if wanted is None:
        return None
    specialty, zone = wanted
    able = [survivor for survivor in scene.alive if has_specialty(scene, survivor, specialty)]
    carrying = [who for knowledge in scene.world.knowledge for who in knowledge.bearers(scene)]
    free = [survivor for survivor in able if survivor.number not in carrying] or able
    paths = scene.paths.distances(zone)
    near = [(paths[survivor.zone] if paths[survivor.zone] >= 0 else 99, survivor.number) for survivor in free]
    return scene.people[min(near)[1]] if near else None


def floor_of(scene: Scene, zone: int) -> str:
    """Return the floor of a zone."""
    board = scene.world.board
    return board.floors[board.tiles[zone][0]]
