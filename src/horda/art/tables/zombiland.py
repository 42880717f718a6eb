"""Drawings of Survivor Zombiland: the ring, its exits and sewers, and the players."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from horda.art.drawing import Drawing
from horda.art.tables.shapes import DEAD, DIM, GROUND, LIGHT, LINE, SEAT_COLOURS, box, disc, stroke, words
from horda.engine.state import State
from horda.games.zombiland.content import BOARD
from horda.games.zombiland.rules.board import KIND, LOCATIONS, ZOMBIE_WAYS
from horda.games.zombiland.state import ALIVE, ZombilandState

SIZE: Final = 800
MIDDLE: Final = SIZE / 2
RING: Final = 330
SPACE_COLOURS: Final = {
    "resource": "#3d5a45", "plus_1": "#5a4a2e", "plus_2": "#6b5426", "location": "#5b3a63", "sewer": "#27323f",
    "no_encounters": "#2f4560", "another_turn": "#5d3535",
}  # fmt: skip
FOOT: Final = 150


@cache
def _places() -> dict[str, tuple[float, float]]:
    """Return the drawn position of each space: the ring round the middle, exits and sewers on straight lines."""
    ring = [space.id for region in BOARD.regions for space in region.ring]
    found = {"zone_0": (MIDDLE, MIDDLE)}
    for number, space in enumerate(ring):
        angle = 2 * pi * number / len(ring) - pi / 2
        found[space] = (MIDDLE + RING * cos(angle), MIDDLE + RING * sin(angle))
    for region in BOARD.regions:
        _lay(found, "zone_0", region.exit, region.exit_joins)
    for sewer in BOARD.sewers:
        _lay(found, sewer.joins[0], sewer.spaces, sewer.joins[1])
    return found


def _lay(found: dict[str, tuple[float, float]], start: str, spaces: tuple[str, ...], end: str) -> None:
    (x, y), (to_x, to_y) = found[start], found[end]
    for number, space in enumerate(spaces, 1):
        part = number / (len(spaces) + 1)
        found[space] = (x + (to_x - x) * part, y + (to_y - y) * part)


def draw(s: State) -> Drawing:
    """Draw the board with all pieces, and a line for each player."""
    assert isinstance(s, ZombilandState)
    places = _places()
    drawn = [box(0, 0, SIZE, SIZE + FOOT, fill=GROUND, line=GROUND)]
    for one, near in ZOMBIE_WAYS.items():
        drawn.extend(stroke(places[one], places[other]) for other in near if one < other)
    for space, (x, y) in places.items():
        drawn.append(
            disc(x, y, 20 if space in LOCATIONS else 14, fill=SPACE_COLOURS.get(KIND[space], "#2a2e39"))
        )
        if space in LOCATIONS:
            drawn.append(words(x, y + 38, f"{space} ({s.lying[space]})", size=13, fill=DIM))
    standing: dict[str, int] = {}
    for seat in range(s.seats):
        at = s.at[seat]
        if at is not None:
            x, y = places[at]
            beside = standing[at] = standing.get(at, 0) + 1
            line = LIGHT if s.status[seat] == ALIVE else DEAD
            drawn.append(disc(x + 14 * (beside - 1), y, 10, fill=SEAT_COLOURS[seat], line=line))
    drawn.extend(_players(s))
    return Drawing("".join(drawn), width=SIZE, height=SIZE + FOOT, label=f"Round {s.round}")


def _players(s: ZombilandState) -> list[str]:
    lines: list[str] = []
    for seat in range(s.seats):
        y = SIZE + 10 + 22 * seat
        told = (
            f"{seat} {s.character[seat]} {s.status[seat]}, health {s.health[seat]}, cards {len(s.hand(seat))}"
        )
        tokens = ", ".join(s.tokens[seat])
        lines.append(disc(24, y - 5, 8, fill=SEAT_COLOURS[seat], line=LINE))
        lines.append(words(42, y, f"{told}{', ' if tokens else ''}{tokens}", middle=False))
    return lines
