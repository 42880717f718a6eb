"""Drawings of edges between cells: walls, openings, doors, hedges, banks, ledges, fences, barriers.

An edge has a midpoint and is horizontal or vertical; doors and barriers are drawn along the x axis and
rotated.
"""

from __future__ import annotations

from horda.art.figures import use
from horda.art.ground import UNIT
from horda.engine.chance import Dice

HALF_UNIT = UNIT / 2
DOOR_HALF_WIDTH = 24
OPENING_HALF_WIDTH = 39
SLOT_MACHINES = 5
"""Slot machines along an edge."""
SLOT_MACHINE_SIZE = 28


class Edge:
    """The midpoint of an edge, and whether it is vertical."""

    def __init__(self, x: float, y: float, *, upright: bool) -> None:
        self.x = x
        self.y = y
        self.upright = upright

    def point(self, along: float, off: float = 0) -> tuple[float, float]:
        """Return the point at a distance along the edge and a distance from it to the south or east."""
        return (self.x + off, self.y + along) if self.upright else (self.x + along, self.y + off)

    def line(self, start: float, end: float) -> str:
        """Return a straight piece of the edge as path data."""
        (x1, y1), (x2, y2) = self.point(start), self.point(end)
        return f"M{x1:g} {y1:g}L{x2:g} {y2:g}"

    @property
    def transform(self) -> str:
        """The SVG transform that places a drawing made along the x axis."""
        return f"translate({self.x:g} {self.y:g})" + (" rotate(90)" if self.upright else "")


def open_line(edge: Edge) -> str:
    """Draw the line between two zones without an obstacle."""
    return f'<path d="{edge.line(-HALF_UNIT, HALF_UNIT)}" class="e-open"/>'


def opening_line(edge: Edge) -> str:
    """Draw the free middle of an opening in a wall."""
    return f'<path d="{edge.line(-OPENING_HALF_WIDTH + 3, OPENING_HALF_WIDTH - 3)}" class="e-open"/>'


def wall_pieces(edge: Edge, gap: float = 0) -> str:
    """Return a wall as path data, whole or with a gap in the middle."""
    return (
        edge.line(-HALF_UNIT, HALF_UNIT)
        if not gap
        else edge.line(-HALF_UNIT, -gap) + edge.line(gap, HALF_UNIT)
    )


def walls(pieces: list[str]) -> str:
    """Draw all walls of a board in one path, so that their corners join."""
    path = "".join(pieces)
    if not path:
        return ""
    return (
        f'<path d="{path}" class="e-wall-o"/><path d="{path}" class="e-wall"/>'
        f'<path d="{path}" class="e-wall-hi" transform="translate(-2 -2.4)"/>'
    )


def door(edge: Edge, *, shut: bool, colour: str = "") -> str:
    """Draw a closed door with planks and a bar, or an open one; a coloured door has a badge."""
    half = DOOR_HALF_WIDTH
    if shut:
        leaf = (
            f'<rect x="-{half}" y="-9" width="{2 * half}" height="18" rx="2" class="d-leaf"/>'
            '<path d="M-12 -9V9M0 -9V9M12 -9V9" class="d-line"/>'
            f'<path d="M-{half} 0H{half}" class="d-bar"/>'
        )
    else:
        leaf = (
            f'<path d="M-{half} 0H{half}" class="d-sill"/><g transform="translate(-{half} 0) rotate(-64)">'
            f'<rect x="0" y="-5" width="{2 * half}" height="10" rx="1.5" class="d-leaf"/>'
            f'<path d="M{half} -5V5" class="d-line"/></g><circle cx="-{half}" cy="0" r="4" class="d-pin"/>'
        )
    badge = ""
    if colour:
        fill = f"var(--fill-{palette_colour(colour)})"
        badge = f'<circle r="9" fill="{fill}" stroke="var(--ink)" stroke-width="2.4"/>'
    return f'<g transform="{edge.transform}">{leaf}{badge}</g>'


def palette_colour(colour: str) -> str:
    """Return the nearest palette colour; tokens that lie face down are red."""
    return {"purple": "violet", "pink": "violet", "": "red", "face_down": "red"}.get(colour, colour)


def bank(edge: Edge, *, off: int, seed: str) -> str:
    """Draw irregular foam on the water's side (`off` is +1 or -1), with a broken second line."""
    dice = Dice(seed)
    points = [edge.point(-HALF_UNIT + step * UNIT / 18, off * (1 + dice.below(6))) for step in range(19)]
    path = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for (x1, y1), (x2, y2) in zip(points[1::2], points[2::2], strict=True):
        path += f"Q{x1:.1f} {y1:.1f} {x2:.1f} {y2:.1f}"
    shift = f"{9 * off} 0" if edge.upright else f"0 {9 * off}"
    return (
        f'<path d="{path}" class="e-foam"/><path d="{path}" class="e-foam2" transform="translate({shift})"/>'
    )


def ledge(edge: Edge, *, off: int) -> str:
    """Draw a dark straight drop with hatching towards the water."""
    strokes = ""
    for number in range(14):
        length = 15 if number % 2 == 0 else 9
        (x1, y1), (x2, y2) = (
            edge.point(-HALF_UNIT + 10 + 10 * number, off * reach) for reach in (3, 3 + length)
        )
        strokes += f"M{x1:g} {y1:g}L{x2:g} {y2:g}"
    return (
        f'<path d="{edge.line(-HALF_UNIT, HALF_UNIT)}" class="e-ledge"/><path d="{strokes}" class="e-hach"/>'
    )


def hedge(edge: Edge) -> str:
    """Draw a row of round bushes."""
    bushes, lights = "", ""
    for number in range(8):
        off, radius = ((-1.6, 8.6), (1.6, 9.7), (0, 10.8))[number % 3]
        x, y = edge.point(-HALF_UNIT + 9.4 + 18.75 * number, off)
        bushes += f'<circle cx="{x:g}" cy="{y:g}" r="{radius}"/>'
        lights += f"M{x - 3:g} {y - 2.5:g}q3 -4 6 0"
    layers = f'<g class="e-hedge-o">{bushes}</g><g class="e-hedge">{bushes}</g>'
    return f'{layers}<path d="{lights}" class="e-hedge-hi"/>'


def fence(edge: Edge) -> str:
    """Draw wire between posts, which can be seen through but not crossed."""
    mesh = "".join(edge.line(at, at + 6) for at in range(-70, 70, 10))
    posts = ""
    for at in range(-75, 76, 30):
        x, y = edge.point(at)
        posts += f'<circle cx="{x:g}" cy="{y:g}" r="3.4" class="e-post"/>'
    return f'<path d="{edge.line(-HALF_UNIT, HALF_UNIT)}{mesh}" class="e-fence"/>{posts}'


def barrier(edge: Edge) -> str:
    """Draw crossed planks between two stakes."""
    planks = "".join(
        f'<rect x="-52" y="-5" width="104" height="10" rx="2" class="e-plank" transform="rotate({turn})"/>'
        for turn in (9, -9)
    )
    stakes = "".join(
        f'<rect x="{x}" y="-15" width="10" height="30" rx="2" class="e-plank"/>' for x in (-50, 40)
    )
    return f'<g transform="{edge.transform}">{planks}{stakes}</g>'


def barrier_place(edge: Edge) -> str:
    """Draw the outline where a barrier may be placed."""
    stakes = "".join(f'<rect x="{x}" y="-15" width="10" height="30" rx="2"/>' for x in (-50, 40))
    planks = '<path d="M-38 -8L38 8M-38 8L38 -8"/>'
    return f'<g transform="{edge.transform}" class="e-unlaid">{stakes}{planks}</g>'


def slots(edge: Edge) -> str:
    """Draw a row of slot machines, which blocks movement and sight like a wall."""
    band = f'<path d="{edge.line(-HALF_UNIT, HALF_UNIT)}" class="e-wall-o"/>'
    machines = ""
    for number in range(SLOT_MACHINES):
        x, y = edge.point(-HALF_UNIT + UNIT / SLOT_MACHINES * (number + 0.5))
        machines += use(
            "slots",
            x - SLOT_MACHINE_SIZE / 2,
            y - SLOT_MACHINE_SIZE / 2 - 2,
            SLOT_MACHINE_SIZE,
            "fill-violet",
        )
    return band + machines


def stairs(edge: Edge) -> str:
    """Draw steps over a fence."""
    steps = "".join(
        f'<rect x="{off * 3 - 27}" y="{at * 7 - 3.5:g}" width="{54 - off * 6}" height="7" class="d-stairs"/>'
        for at, off in ((-3, 3), (-2, 2), (-1, 1), (1, 1), (2, 2), (3, 3), (0, 0))
    )
    return f'<g transform="{edge.transform}">{steps}</g>'
