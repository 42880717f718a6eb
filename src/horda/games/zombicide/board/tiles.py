"""Tiles as pictures in text: 3 by 3 cells, the borders between them, and how a tile is turned.

```
+.+o+o+      corners are `+`; cells are at odd rows and columns, borders between them
.s#r:ro      `s` street, `r` room, `w` water ...; `:` no border: both cells are one zone
+B+#+#+      `.` open line or opening, `#` wall, `D` door, `H` hedge, `B` bank, `L` ledge,
Bw.w.wB      `X` hedge and ledge, `=` fence, `S` slot machines (a wall)
+#+#+B+      `o` on the rim: open if the next tile has `o` there too (rooms, corridors); else a wall
or:r#s.
+o+o+.+
```
"""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from importlib.resources.abc import Traversable
from itertools import product
from typing import Literal, NamedTuple

import msgspec

from horda.engine.content.errors import BadContent
from horda.engine.content.typed_yaml import lines_in, read, text_in
from horda.games.zombicide.rules.board.borders import BANK, DOOR, FENCE, HEDGE, JOINED, LEDGE, SLOTS, WALL
from horda.games.zombicide.rules.board.graph import ZoneKind

ACROSS = 7
"""Number of characters in a line of a tile's picture: four borders and three cells."""

KINDS: dict[str, ZoneKind] = {
    "s": ZoneKind("street", line=True, building=False),
    "w": ZoneKind("water", line=True, building=False, water=True),  # zone.water
    "r": ZoneKind("room", line=False, building=True),
    # A street in all respects, seen down to its end (zone.corridor, sight.corridor, sight.down_corridor).
    "c": ZoneKind("corridor", line=True, building=False),
    "m": ZoneKind("hospital_room", line=False, building=True),  # zone.ward
    "l": ZoneKind("locker_room", line=False, building=True),
    "g": ZoneKind("camp", line=True, building=False),  # zone.camp
    "t": ZoneKind("tent", line=True, building=False, hides=True),  # zone.unseen
    "p": ZoneKind("helipad", line=True, building=False),
    "h": ZoneKind("hall", line=True, building=True),
    "e": ZoneKind("elevator", line=False, building=True),
    "v": ZoneKind("vault", line=False, building=True),
    "b": ZoneKind("bus", line=False, building=True),
    "k": ZoneKind("hotel_corridor", line=True, building=True),
    "y": ZoneKind("roof", line=False, building=True),
    "z": ZoneKind("statue", line=False, building=False, sealed=True),  # zone.sealed, zone.left_for_good
}
NOTHING = "x"
"""The character of a cell that belongs to no zone and blocks sight: a walled-off corner, a fountain (sight.nothing)."""

BORDERS: dict[str, int] = {
    ".": 0,
    ":": JOINED,
    "#": WALL,
    "D": WALL | DOOR,
    "H": HEDGE,
    "B": BANK,
    "L": LEDGE,
    "X": HEDGE | LEDGE,
    "=": FENCE,
    "S": WALL | SLOTS,
}
TO_A_ROOM = "o"


class FeatureRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something printed in a cell: a manhole, a bed."""

    put: str
    at: tuple[int, int]
    colour: str = ""
    count: int = 1


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One face of a tile as drawn in its file."""

    id: str
    origin: Literal["rulebook", "public", "horda"]
    picture: str
    features: tuple[FeatureRecord, ...] = ()
    note: str = ""


class LaidTile:
    """A tile on the map: its picture, turned."""

    def __init__(self, tile: Tile, degrees: int, floor: str = "") -> None:
        self.tile = tile
        self.degrees = degrees
        self.floor = floor
        """The floor of the building on which the tile lies; tiles on different floors are never neighbours."""
        rows = tile.picture.splitlines()
        for _ in range(degrees // 90):
            rows = [
                "".join(rows[ACROSS - 1 - column][row] for column in range(ACROSS)) for row in range(ACROSS)
            ]
        self.rows = rows

    def letter(self, row: int, column: int) -> str:
        """Return the letter of a cell; rows and columns count from 0 at the top left of the turned tile."""
        return self.rows[2 * row + 1][2 * column + 1]

    def border(self, row: int, column: int, side: int) -> str:
        """Return the character drawn on a side (0 north, then clockwise) of a cell."""
        down, right = ((-1, 0), (0, 1), (1, 0), (0, -1))[side]
        return self.rows[2 * row + 1 + down][2 * column + 1 + right]

    def place(self, feature: FeatureRecord) -> tuple[int, int]:
        """Return the row and column of a feature on the turned tile."""
        row, column = feature.at
        for _ in range(self.degrees // 90):
            row, column = column, 2 - row
        return row, column


def tiles_in(source: Traversable) -> dict[str, Tile]:
    """Return the tiles of a file, by id; raise an error with the line of a picture that is invalid."""
    text = text_in(source)
    found: dict[str, Tile] = {}
    lines = lines_in(text, name=source.name)
    for number, tile in enumerate(read(text, list[Tile], name=source.name)):
        check_tile(tile, name=source.name, line=lines[f"$[{number}].picture"])
        if tile.id in found:
            where = (source.name, lines[f"$[{number}]"])
            raise BadContent(f"tile `{tile.id}` is drawn twice", "drawn_twice", at=where, name=tile.id)
        found[tile.id] = tile
    return found


def check_tile(tile: Tile, *, name: str, line: int) -> Tile:
    """Return the tile if its picture (on `line` of a file) has the right size, known characters and valid borders."""
    rows = tile.picture.splitlines()
    if len(rows) != ACROSS:
        message = f"the picture of `{tile.id}` has {len(rows)} lines; draw {ACROSS}"
        raise BadContent(
            message, "picture_lines", at=(name, line), name=tile.id, count=len(rows), most=ACROSS
        )
    for number, row in enumerate(rows):
        if len(row) != ACROSS:
            problem = f"`{row}` has {len(row)} signs; a line of `{tile.id}` has {ACROSS}"
            where = (name, line + number + 1)
            raise BadContent(
                problem, "picture_signs", at=where, name=tile.id, row=row[:40], count=len(row), most=ACROSS
            )
    for problem_at in (_unknown_sign, _border_error):
        for number, column in product(range(ACROSS), repeat=2):
            problem_found = problem_at(rows, number, column)
            if problem_found is not None:
                message = f"tile `{tile.id}`, line {number + 1}, sign {column + 1}: {problem_found.message}"
                about = problem_found.about
                raise BadContent(
                    message,
                    problem_found.what,
                    at=(name, line + number + 1),
                    tile=tile.id,
                    row=number + 1,
                    column=column + 1,
                    **about,
                )
    return tile


def _adjacent_cells(rows: list[str], row: int, column: int) -> str:
    """Return the letters of the two cells beside a border inside a tile; empty for the rim, a cell or a corner."""
    if row % 2 == column % 2 or 0 in (row, column) or ACROSS - 1 in (row, column):
        return ""
    return (
        rows[row][column - 1] + rows[row][column + 1]
        if row % 2
        else rows[row - 1][column] + rows[row + 1][column]
    )


class Misdrawn(NamedTuple):
    """An error in a tile's picture: its English message, the id of the message and its values."""

    message: str
    what: str
    about: dict[str, str | int]


def _unknown_sign(rows: list[str], row: int, column: int) -> Misdrawn | None:
    sign = rows[row][column]
    wanted, known = _allowed_signs(row, column)
    if sign in known:
        return None
    listed = " ".join(known)
    message = f"`{sign}` is no {wanted}; known: {listed}"
    return Misdrawn(message, "unknown_sign", {"sign": sign, "wanted": wanted, "known": listed})


def _allowed_signs(row: int, column: int) -> tuple[str, str]:
    if row % 2 and column % 2:
        return "cell", "".join(KINDS) + NOTHING
    if row % 2 or column % 2:
        rim = 0 in (row, column) or ACROSS - 1 in (row, column)
        return "border", "".join(BORDERS) + (TO_A_ROOM if rim else "")
    return "corner", "+"


def _border_error(rows: list[str], row: int, column: int) -> Misdrawn | None:
    return _border_misfit(rows[row][column], _adjacent_cells(rows, row, column))


def _border_misfit(sign: str, cells: str) -> Misdrawn | None:
    """Return the error if a border's character does not fit the two cells beside it; None if it does."""
    if not cells:
        return None
    if NOTHING in cells:
        message = f"`{sign}` beside a cell that is no zone (`x`); draw a wall, `#`"
        return None if sign == "#" else Misdrawn(message, "beside_nothing", {"sign": sign})
    one, other = KINDS[cells[0]], KINDS[cells[1]]
    if sign == ":" and one is not other:
        message = f"`:` joins a {one.name} and a {other.name}; cells of one zone are of one kind"
        return Misdrawn(message, "joins_two_kinds", {"sign": sign})
    if sign in "BLX" and one.water == other.water:
        message = f"`{sign}` lies between water and dry ground, not between {one.name} and {other.name}"
        return Misdrawn(message, "no_water_here", {"sign": sign})
    if sign in ".H" and one.water != other.water and not (one.building or other.building):
        message = f"water meets dry ground with `{sign}`; draw a bank `B`, a ledge `L`, or both `X`"
        return Misdrawn(message, "no_bank", {"sign": sign})
    return None
