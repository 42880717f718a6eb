"""Fixes of a mission's map: tokens, doors and spawn zones."""

# horda: interpreted, because only the check of missions asks it

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from horda.games.zombicide.missions.checking.checker import Problem
from horda.games.zombicide.missions.checking.fix_scene import FixScene
from horda.games.zombicide.missions.edits import Edit, Fix, value_at
from horda.games.zombicide.missions.facts import card_of
from horda.games.zombicide.missions.reading.reader import TURNS
from horda.games.zombicide.rules.board.borders import WALL
from horda.games.zombicide.rules.board.graph import NOWHERE

RED: Final = "red"
MAX_TILES_TRIED: Final = 24
"""Maximum number of tiles and rotations tried as replacements for a tile that is used twice."""


def _start(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    for zone in scene.free_zones(indoors=False)[:1] or scene.free_zones()[:1]:
        token = {"put": "start", "at": zone}
        yield Fix("add-token", {"token": "start", "zone": zone}, (scene.append("tokens", token),))


def _spawn_zone(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    for zone in scene.free_zones(indoors=False)[:1]:
        token = {"put": "spawn", "colour": RED, "at": zone}
        yield Fix("add-token", {"token": "spawn", "zone": zone}, (scene.append("tokens", token),))


def _objective(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    """Yield fixes that add an objective of the missing colour, or use the colour of an existing one."""
    colour = str(problem.about.get("colour", RED))
    for zone in scene.free_zones(indoors=True)[:1] or scene.free_zones()[:1]:
        token = {"put": "objective", "colour": colour, "at": zone}
        yield Fix("add-token", {"token": "objective", "zone": zone}, (scene.append("tokens", token),))
    there = [token.get("colour", RED) for token in scene.items("tokens") if token.get("put") == "objective"]
    yield from _other_colour(problem, there, scene)


def _other_colour(problem: Problem, colours: list[Any], scene: FixScene) -> Iterator[Fix]:
    """Yield a fix that replaces a colour at the problem's path by one that is on the map."""
    colour = problem.about.get("colour")
    for path in (
        problem.path,
        *(f"{problem.path}.{key}" for key in ("colour", "taken.colour", "carried_out")),
    ):
        if colours and value_at(scene.content, path) == colour:
            about: dict[str, str | int] = {"name": str(colour), "near": str(colours[0])}
            yield Fix("nearest", about, (Edit("set", path, colours[0]),))
            return


def _door_colour(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    doors = [
        edge["colour"] for edge in scene.items("edges") if edge.get("put") == "door" and "colour" in edge
    ]
    yield from _other_colour(problem, doors, scene)
    if problem.path.endswith(".colour"):
        yield Fix("any-colour", {}, (Edit("remove", problem.path),))


def _other_place(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for a token that nobody can reach: another zone, and its removal."""
    board = scene.board
    if board is None:
        return
    zone = board.called.get(str(problem.about["zone"]), NOWHERE)
    kind = board.kinds[zone].building if zone != NOWHERE else 0
    there = scene.free_zones(indoors=bool(kind)) or scene.free_zones()
    token = str(problem.about.get("token", "spawn"))
    for place in there[:1]:
        about: dict[str, str | int] = {"token": token, "zone": place}
        yield Fix("move-token", about, (Edit("set", f"{problem.path}.at", place),))
    yield Fix(
        "remove-token", {"token": token, "zone": str(problem.about["zone"])}, (Edit("remove", problem.path),)
    )


def _spawn_reachable(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    for place in scene.free_zones(indoors=False)[:1]:
        about: dict[str, str | int] = {"token": "spawn", "zone": place}
        yield Fix("move-token", about, (Edit("set", f"{problem.path}.at", place),))
    about = {"token": "spawn", "zone": str(problem.about["zone"])}
    yield Fix("remove-token", about, (Edit("remove", problem.path),))


def _unlock(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    colour = str(problem.about["colour"])
    edit = scene.add_effect(colour, {"unlock": colour})
    if edit is not None:
        yield Fix("unlock", {"colour": colour}, (edit,))
    yield Fix("no-lock", {"colour": colour}, (Edit("remove", f"{problem.path}.colour"),))


def _wake(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    colour = str(problem.about["colour"])
    edit = scene.add_effect(colour, {"wake": colour})
    if edit is not None:
        yield Fix("wake", {"colour": colour}, (edit,))
    yield Fix("active", {"colour": colour}, (Edit("set", f"{problem.path}.active", True),))


def _way_in(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    """Yield a fix that adds a door to a building without one, on the side that survivors can reach."""
    check = scene.check
    if check is None:
        return
    rooms = {check.board.called[name] for name in str(problem.about["zones"]).split(", ")}
    for border in check.board.borders:
        inside = [zone for zone in border.zones if zone in rooms]
        outside = [zone for zone in border.zones if zone in check.reached]
        if inside and outside and border.marks & WALL and border.gate == NOWHERE:
            first, second = (check.board.cell_name(cell) for cell in border.cells)
            edge = {"put": "door", "between": [first, second]}
            yield Fix("add-door", {"first": first, "second": second}, (scene.append("edges", edge),))
            return


def _other_tile(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    """Yield a fix that replaces a tile that is used twice by a fitting tile that is not used yet."""
    said = str(value_at(scene.content, problem.path))
    laid = {
        str(tile).partition(".")[0] for row in scene.content.get("tiles", ()) for tile in row or () if tile
    }
    used = {card_of(name) for name in laid}
    turned = [
        f"{name}.{turn}" if turn else name
        for turn in TURNS
        for name in scene.words.tiles
        if card_of(name) not in used
    ]
    for tile in turned[:MAX_TILES_TRIED]:
        edit = Edit("set", problem.path, tile)
        if scene.lays_out(edit):
            yield Fix("other-tile", {"name": said, "near": tile}, (edit,))
            return


def _box_colour(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for a token of whose colour the box has too few: a colour that is left, and its removal."""
    known = str(problem.about["known"]).split(", ")
    place = problem.path if problem.path.startswith("$.faces") else f"{problem.path}.colour"
    near = next((colour for colour in known if colour != "neutral"), "")
    if near:
        about: dict[str, str | int] = {"name": str(problem.about["colour"]), "near": near}
        yield Fix("nearest", about, (Edit("set", place, near),))
    if not problem.path.startswith("$.faces"):
        about = {
            "token": str(problem.about["token"]),
            "zone": str(value_at(scene.content, problem.path + ".at")),
        }
        yield Fix("remove-token", about, (Edit("remove", problem.path),))


def _faces(scene: FixScene, problem: Problem) -> Iterator[Fix]:
    down = int(problem.about["down"])
    faces = list(scene.content.get("faces") or ())
    wanted = [*faces[:down], *[RED] * (down - len(faces))]
    yield Fix("faces", {"count": down}, (Edit("set", "$.faces", wanted),))


FIXES: Final[dict[str, Callable[[FixScene, Problem], Iterator[Fix]]]] = {
    "no_start": _start,
    "no_spawn": _spawn_zone,
    "no_such_objective": _objective,
    "nothing_to_take": _objective,
    "no_such_door": _door_colour,
    "unreachable": _other_place,
    "spawn_shut_in": _spawn_reachable,
    "spawn_cut_off": _spawn_reachable,
    "locked_for_ever": _unlock,
    "never_woken": _wake,
    "no_way_in": _way_in,
    "tile_twice": _other_tile,
    "colour_not_in_the_box": _box_colour,
    "faces": _faces,
}
