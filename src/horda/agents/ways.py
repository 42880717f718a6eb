"""The places of a board and their neighbours, for agents without a picture of the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from horda.agents.records import Neighbours
from horda.engine.state import State
from horda.games.zombicide.rules.board.borders import WALL
from horda.games.zombicide.rules.board.graph import NOWHERE, Board
from horda.games.zombicide.state import ZombicideState


def ways_of(s: State) -> list[Neighbours]:
    """Return the places of the board with their neighbours; empty if every place can be reached from everywhere.

    Doors and gates count as open: the view lists the ones that are `shut`.
    """
    if isinstance(s, ZombicideState):
        return _zone_ways(s.board)
    board = s.game.board() or {}
    ways, kinds = board.get("survivor_ways"), board.get("kinds")
    if isinstance(ways, Mapping) and isinstance(kinds, Mapping):
        return [Neighbours(str(place), str(kinds[place]), _names(to)) for place, to in ways.items()]
    return [Neighbours(place.name, place.kind, place.ways) for place in s.game.surface(s)]


def _names(places: Sequence[object]) -> tuple[str, ...]:
    return tuple(str(place) for place in places)


def _zone_ways(board: Board) -> list[Neighbours]:
    beside: list[list[int]] = [[] for _ in board.names]
    for border in [*board.borders, *board.lifts]:
        first, second = border.zones
        is_wall = border.gate == NOWHERE and border.marks & WALL
        if first == second or NOWHERE in (first, second) or is_wall:
            continue
        for zone, other in ((first, second), (second, first)):
            if other not in beside[zone]:
                beside[zone].append(other)
    return [
        Neighbours(name, kind.name, tuple(board.names[other] for other in sorted(others)))
        for name, kind, others in zip(board.names, board.kinds, beside, strict=True)
    ]
