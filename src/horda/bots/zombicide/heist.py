"""What a heist asks of the team besides the mission's words: the vault, loot, companions, personal goals."""

from __future__ import annotations

from horda.bots.zombicide.scene import Person, Scene, is_short
from horda.games.zombicide.records import ConditionRecord, SurvivorsAtRecord
from horda.games.zombicide.rules.board import NOWHERE

TRAP = "trap"
COMPANIONS = 1


class Wish:
    """A personal objective in play, as far as it is not done: whose it is, and what is still to do."""

    def __init__(self, colour: str, owner: str) -> None:
        self.colour = colour
        self.owner = owner
        self.kills = ""
        self.dead: tuple[str, ...] = ()
        self.holds = False
        self.level = 0


def wishes(scene: Scene) -> list[Wish]:
    """The personal objectives that are still to be done."""
    found: list[Wish] = []
    for colour, part in scene.view.part("personal_objectives").items():
        assert isinstance(part, tuple)
        name, *_, done = part
        goal = scene.world.personal[str(name)]
        wish = Wish(colour, goal.survivor)
        wish.kills, wish.dead, wish.holds, wish.level = goal.kills, goal.dead, goal.holds, goal.level
        if not done:
            found.append(wish)
    return found


def precious(scene: Scene) -> list[str]:
    """Those whose death would lose the match: who has a personal objective, or carries the loot."""
    personal = scene.world.personal
    found = [personal[name].survivor for name in scene.view.shown("goals")]
    carriers = [bearer(scene, colour) for colour in scene.world.loads]
    return found + [scene.people[who].name for who in carriers if who != NOWHERE]


def bearer(scene: Scene, colour: str) -> int:
    """Who carries the objective of a colour; NOWHERE for nobody."""
    return scene.view.carriers.get(colour, NOWHERE)


def followers(scene: Scene, one: Person) -> list[Person]:
    """The companions that a survivor leads."""
    return [friend for friend in scene.followers if friend.leader == one.number]


def unled(scene: Scene) -> list[Person]:
    """The companions whom nobody leads."""
    return [one for one in scene.followers if one.leader == NOWHERE]


def parts_of(wish: ConditionRecord) -> list[ConditionRecord]:
    """What has to hold all at once, one by one."""
    return [wish] if wish.all_of is None else [one for part in wish.all_of for one in parts_of(part)]


def trap_zone(scene: Scene) -> int:
    """The trap zone; NOWHERE without one."""
    tokens = scene.tokens(TRAP)
    return tokens[0].zone if tokens else NOWHERE


def is_vault_shut(scene: Scene) -> bool:
    """Whether the vault's door still stands in the way."""
    zone = trap_zone(scene)
    if zone == NOWHERE:
        return False
    board = scene.world.board
    return any(
        scene.shut >> gate & 1 and any(board.kinds[side].name == "vault" for side in board.gates[gate].zones)
        for gate in board.gates_of(zone, "door")
    )


def has_driver(scene: Scene) -> bool:
    """Whether somebody sits at the wheel of the truck."""
    seats = scene.view.part("truck").get("seats", ())
    assert isinstance(seats, tuple)
    return any(seat[0] == "driver" and seat[1] for seat in seats if isinstance(seat, tuple))


def has_specialty(scene: Scene, one: Person, specialty: str) -> bool:
    """Whether a survivor is good at something, by the ID card or by what is in its hands."""
    if specialty in scene.world.edition.identities[one.name].specialties:
        return True
    return any(gear.specialty == specialty for gear in one.arsenal.held)


def post(scene: Scene) -> tuple[str, int] | None:
    """The specialty and the place of who has to stand somewhere for the elevators to work."""
    needed = scene.world.mission.lifts_if
    at = None if needed is None else needed.survivors_at
    if isinstance(at, SurvivorsAtRecord) and at.specialty and isinstance(at.at, str):
        return at.specialty, scene.world.board.called[at.at]
    return None


def lifts_work(scene: Scene) -> bool:
    """Whether the elevators work now, or can be made to by somebody at the post."""
    needed = scene.world.mission.lifts_if
    if needed is None or post(scene) is not None:
        return True
    return not is_short(needed, scene.view)


def guard(scene: Scene) -> Person | None:
    """Who keeps the elevators working: of those who can, the one nearest to the post."""
    wanted = post(scene)
    if wanted is None:
        return None
    specialty, zone = wanted
    able = [one for one in scene.alive if has_specialty(scene, one, specialty)]
    carried = {bearer(scene, colour) for colour in scene.world.loads}
    free = [one for one in able if one.number not in carried] or able
    paths = scene.paths.distances(zone)
    near = [(paths[one.zone] if paths[one.zone] >= 0 else 99, one.number) for one in free]
    return scene.people[min(near)[1]] if near else None


def floor_of(scene: Scene, zone: int) -> str:
    """The floor that a zone lies on."""
    board = scene.world.board
    return board.floors[board.tiles[zone][0]]
