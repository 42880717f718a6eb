"""Where a helicopter may set people down, how far it is by air, and which places only it can reach."""

from __future__ import annotations

from horda.bots.zombicide.routes import FAR, away
from horda.bots.zombicide.scene import Person, Scene

GROUNDED = "helicopter"
FLYING = "helicopter_flying"
SEATS = 4
"""The pilot's and three more."""


def landings(scene: Scene) -> list[int]:
    """The zones that the mission names for taking off and landing; none where nobody flies."""
    return scene.world.landings if scene.tokens(GROUNDED, FLYING) else []


def below(scene: Scene) -> int:
    """The zone that the helicopter stands in or flies over."""
    return scene.tokens(GROUNDED, FLYING)[0].zone


def is_flying(scene: Scene) -> bool:
    """Whether it is in the air."""
    return bool(scene.tokens(FLYING))


def seats(scene: Scene) -> tuple[str, ...]:
    """The names of those who sit in the helicopter, the pilot's seat first; empty for a free one."""
    taken = scene.view.part("helicopter").get("seats", ())
    assert isinstance(taken, tuple)
    return tuple(str(name) for name in taken)


def aboard(scene: Scene) -> list[Person]:
    """Those of the team who sit in the helicopter."""
    taken = seats(scene)
    return [one for one in scene.alive if one.name in taken]


def landing_for(scene: Scene, zones: tuple[int, ...]) -> int | None:
    """The landing place from which it is the shortest walk to some zones; None if there is no such way."""
    far = away(scene, zones, heedless=True)
    near = [(far[zone], zone) for zone in landings(scene) if far[zone] < FAR]
    return min(near)[1] if near else None


def landing_near(scene: Scene, people: list[Person]) -> int | None:
    """The landing place that some people can walk to with the fewest steps; None if there is none."""
    found: list[tuple[float, int]] = []
    for zone in landings(scene):
        far = away(scene, (zone,), heedless=True)
        walks = [far[one.zone] for one in people if far[one.zone] < FAR]
        if walks:
            found.append((sum(walks) - FAR * len(walks), zone))
    return min(found)[1] if found else None


def hops(scene: Scene, target: int) -> list[int]:
    """How many zones it is through the air from each zone to one of them (RM-HEL-18)."""
    board = scene.world.board
    found = [board.size] * board.size
    found[target] = 0
    waiting = [target]
    for zone in waiting:
        for beyond in board.touching(zone):
            if found[beyond] > found[zone] + 1:
                found[beyond] = found[zone] + 1
                waiting.append(beyond)
    return found
