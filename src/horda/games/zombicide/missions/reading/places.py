"""Lookup of places on a mission's map, and of the single condition or effect in a record."""

# horda: interpreted, because it runs once for a mission and reads records of msgspec

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from horda.games.zombicide.missions.reading.source_lines import nearest
from horda.games.zombicide.missions.records import At
from horda.games.zombicide.rules.goals.conditions import MissionPlace

if TYPE_CHECKING:
    from horda.games.zombicide.missions.reading.reader import Reader


def the_word(reader: Reader, record: msgspec.Struct, path: str) -> str:
    """Return the one key that a condition or effect has."""
    said = [name for name in record.__struct_fields__ if getattr(record, name) is not None]
    if len(said) != 1:
        wrong = f"says {' and '.join(f'`{word}`' for word in said)}" if said else "says nothing"
        known = ", ".join(record.__struct_fields__)
        message = f"this {wrong}; write one word a line. Known: {known}"
        listed = ", ".join(f"`{word}`" for word in said)
        raise reader.locator.error(path, message, "one_word", count=len(said), name=listed, known=known)
    return said[0]


def place_of(reader: Reader, at: At, path: str) -> MissionPlace:
    """Return the place that a string or a list of strings describes."""
    zones: list[int] = []
    tokens: list[str] = []
    board = reader.board
    for name in [at] if isinstance(at, str) else at:
        if name in reader.words.tokens:
            if not any(token.put == name for token in reader.mission.tokens):
                message = f"no token `{name}` lies on this map; add one to `tokens`"
                raise reader.locator.error(path, message, "no_token", name=name)
            tokens.append(name)
        elif name in board.called:
            zones.append(board.called[name])
        elif name.startswith("tile "):
            tile = name.removeprefix("tile ")
            if tile not in board.tile_names:
                known = ", ".join(board.tile_names)
                message = f"tile `{tile}` is not on this map; it has {known}"
                raise reader.locator.error(path, message, "tile_elsewhere", name=tile, known=known)
            number = board.tile_names.index(tile)
            zones.extend(zone for zone in range(board.size) if number in board.tiles[zone])
        elif name.startswith("floor "):
            found = board.on_floor(name.removeprefix("floor "))
            if not found:
                hint = nearest(name, [f"floor {one}" for one in reader.mission.floors])
                message = f"`{name}` is not of this map; {hint}"
                raise reader.locator.error(path, message, "unknown_floor", name=name, hint=hint)
            zones.extend(found)
        else:
            zones.append(reader.zone(name, path))
    return MissionPlace(tuple(zones), tuple(tokens))


def maybe_place(reader: Reader, at: At, path: str) -> MissionPlace | None:
    """Return the place if there is one, else None."""
    return place_of(reader, at, path) if at else None
