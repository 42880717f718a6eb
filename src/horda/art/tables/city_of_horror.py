"""Drawings of City of Horror: the locations with their Characters and zombies, and the players."""

from __future__ import annotations

from typing import Final

from horda.art.drawing import Drawing
from horda.art.tables.shapes import DEAD, DIM, GROUND, LIGHT, LINE, SEAT_COLOURS, box, disc, words
from horda.engine.state import State
from horda.games.city_of_horror.content import CAST, PLACES
from horda.games.city_of_horror.state import CityState, hand_of

WIDTH: Final = 800
COLUMN, ROW = 260, 240
FOOT: Final = 150
FILL: Final = "#2a2e39"
HERE: Final = "#e0b84f"


def draw(s: State) -> Drawing:
    """Draw the six locations, and a line for each player."""
    assert isinstance(s, CityState)
    height = 2 * ROW + 20 + FOOT
    drawn = [box(0, 0, WIDTH, height, fill=GROUND, line=GROUND)]
    for place, name in enumerate(PLACES):
        row, column = divmod(place, 3)
        drawn.extend(_location(s, place, name, x=10 + column * COLUMN, y=10 + row * ROW))
    for seat in range(s.seats):
        y = 2 * ROW + 40 + 20 * seat
        told = f"{seat} {s.colours[seat]}: cards {len(s.cards.piles[hand_of(seat)])}, antidotes {s.antidotes[seat]}"
        drawn.append(disc(24, y - 5, 8, fill=SEAT_COLOURS[seat]))
        drawn.append(words(42, y, told, middle=False))
    return Drawing("".join(drawn), width=WIDTH, height=height, label=f"Round {s.round}")


def _location(s: CityState, place: int, name: str, *, x: float, y: float) -> list[str]:
    spaces = s.board(place).spaces
    title = f"{name} ({len(s.at(place))}/{spaces})" if spaces else name
    drawn = [
        box(x, y, COLUMN - 14, ROW - 14, fill=FILL, line=HERE if s.here == place else LINE),
        words(x + 12, y + 26, title, size=16, middle=False),
        words(x + 12, y + 48, f"zombies {s.zombies[place]}", fill=DEAD, middle=False),
        words(x + 120, y + 48, f"antidotes {s.dropped[place]}", fill=DIM, middle=False),
    ]
    for number, who in enumerate(s.at(place)):
        at = y + 72 + 18 * number
        drawn.append(disc(x + 20, at - 5, 7, fill=SEAT_COLOURS[s.owner[who]]))
        fill = LIGHT if s.rested[who] else DIM
        drawn.append(words(x + 34, at, CAST[who], fill=fill, size=13, middle=False))
    return drawn
