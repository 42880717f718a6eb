"""Helpers for the tests of the Zombicide family: boards drawn as text, and positions of Green Horde."""

from collections.abc import Callable

import pytest

from horda.engine.views.position import state_from_text
from horda.games.green_horde.game import GreenHorde
from horda.games.zombicide.board.build import add_gate, board_of, border_between, finish
from horda.games.zombicide.board.tiles import LaidTile, Tile, check_tile
from horda.games.zombicide.positions.parse import SANDBOX
from horda.games.zombicide.rules.board.graph import NOWHERE, Board
from horda.games.zombicide.rules.board.paths import Paths, paths_of
from horda.games.zombicide.state import ZombicideState

GAME = GreenHorde()

STREETS = """
    +.+.+.+
    .s.s.s.
    +.+.+.+
    .s.s.s.
    +.+.+.+
    .s.s.s.
    +.+.+.+
"""
"""Picture of a tile with nine street zones."""
HOUSE = SANDBOX
"""Picture of a tile with two rooms surrounded by streets, and doors to the north and the east."""


def tile(picture: str, name: str = "T") -> Tile:
    """Return the tile drawn by a text picture; indentation does not matter."""
    lines = [line.strip() for line in picture.strip().splitlines()]
    return check_tile(Tile(id=name, origin="horda", picture="\n".join(lines)), name="test", line=1)


def board(*pictures: str, doors: tuple[str, ...] = (), barriers: tuple[str, ...] = ()) -> Board:
    """Return a board of one row of tiles, with doors and barriers between cells (`A1-A2`)."""
    made = board_of([[LaidTile(tile(picture, f"T{number}"), 0) for number, picture in enumerate(pictures)]])
    for kind, names in (("door", doors), ("barrier", barriers)):
        for name in names:
            first, second = (_cell(made, part) for part in name.split("-"))
            add_gate(made, border_between(made, first, second), kind=kind)
    return finish(made)


def _cell(made: Board, name: str) -> int:
    return (int(name[1:]) - 1) * made.width + ord(name[0]) - ord("A")


def zones_in_sight(made: Board, zone: str, shut: int | None = None) -> set[str]:
    """Return the names of the zones in sight of a zone."""
    paths = paths_of(made, made.shut if shut is None else shut)
    mask = paths.sees(made.called[zone])
    return {name for number, name in enumerate(made.names) if mask >> number & 1}


def exits(made: Board, zone: str, shut: int | None = None) -> set[str]:
    """Return the names of the zones that a survivor may move to."""
    paths = paths_of(made, made.shut if shut is None else shut)
    return {made.names[beyond] for beyond in paths.exits[made.called[zone]]}


def next_zones(made: Board, zone: str, target: str, modes: tuple[int, ...]) -> set[str]:
    """Return the first zones of a zombie's shortest paths."""
    paths: Paths = paths_of(made, made.shut)
    return {made.names[one] for one in paths.next_zones(made.called[zone], made.called[target], modes)}


def distance(made: Board, zone: str, target: str) -> int:
    """Return the range between two zones in sight of each other, else NOWHERE."""
    assert NOWHERE == -1
    return paths_of(made, made.shut).ranges(made.called[zone])[made.called[target]]


@pytest.fixture
def position() -> Callable[[str], ZombicideState]:
    """Return a function that makes a position of Green Horde from its short text."""

    def place(text: str) -> ZombicideState:
        s = state_from_text(GAME, text)
        assert isinstance(s, ZombicideState)
        return s

    return place
