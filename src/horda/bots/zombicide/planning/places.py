"""Zones that missions refer to: by name or token, with zombies of a kind, or to be searched."""

from __future__ import annotations

from horda.bots.zombicide.scene import LOST, Scene
from horda.games.zombicide.missions.records import At
from horda.games.zombicide.rules.inventory.search import hides_cards

SPAWNS = ("spawn", "spawn_asleep")


def individuals(scene: Scene) -> tuple[int, ...]:
    """Return the zones with individual zombies, such as necromancers."""
    kinds = [number for number, kind in enumerate(scene.world.kinds) if kind.individual]
    return tuple(
        sorted(zone for zone, counts in scene.zombies.items() if any(counts[kind] for kind in kinds))
    )


def place(scene: Scene, at: At) -> tuple[int, ...]:
    """Return the zones that a mission's `at` refers to, with the tokens where they are now."""
    board = scene.world.board
    zones: list[int] = []
    for name in [at] if isinstance(at, str) else at:
        if name.startswith("tile "):
            number = board.tile_names.index(name.removeprefix("tile "))
            zones.extend(zone for zone in range(board.size) if number in board.tiles[zone])
        elif name.startswith("floor "):
            zones.extend(board.on_floor(name.removeprefix("floor ")))
        elif (meant := _zones_named(scene, name)) is not None:
            zones.extend(meant)
        elif name in board.called:
            zones.append(board.called[name])
        elif name:
            kinds = SPAWNS if name in SPAWNS else (name,)
            zones.extend(token.zone for token in scene.tokens(*kinds))
    return tuple(dict.fromkeys(zones))


def _zones_named(scene: Scene, name: str) -> list[int] | None:
    """Return the zones that a name defined by a mechanism refers to, or None for other names."""
    for knowledge in scene.world.knowledge:
        found = knowledge.zones_by_name(scene, name)
        if found is not None:
            return found
    return None


def zombies_at(scene: Scene, kind: str, zones: tuple[int, ...]) -> tuple[int, ...]:
    """Return the zones with zombies of a kind (any if empty), among `zones` or on the whole board if empty."""
    number = scene.world.kind_number.get(kind, LOST)
    return tuple(
        sorted(
            zone
            for zone, counts in scene.zombies.items()
            if (not zones or zone in zones) and (number == LOST or counts[number])
        )
    )


def search_zones(scene: Scene) -> tuple[int, ...]:
    """Return the rooms that can be searched and have no zombies or sleepers."""
    board = scene.world.board
    asleep = scene.asleep
    return tuple(
        zone
        for zone in range(board.size)
        if hides_cards(scene.world.edition, board.kinds[zone])
        and not scene.crowd[zone]
        and zone not in asleep
    )
