"""Drawings of the ground of zones (street, room, water and others), each with a texture or a pattern."""

from __future__ import annotations

from collections.abc import Callable

from horda.engine.chance import Dice

UNIT = 150
"""Side length of a cell."""

WET = ("water", "fountain")
PAVED = ("street", "camp", "helipad", "corridor", "statue", "roof", "tent", "wreck")
GRASSY = ("camp", "tent")


def hue(kind: str) -> str:
    """Return the colour name of a kind of zone."""
    if kind in WET:
        return "water"
    return "street" if kind in PAVED else "room"


TEXTURES = {
    "room": "tavern",
    "street": "asphalt",
    "corridor": "corridor",
    "hospital_room": "ward",
    "locker_room": "ward",
    "hall": "carpet",
    "water": "water",
    "fountain": "water",
    "statue": "asphalt",
    "bus": "asphalt",
    "helipad": "asphalt",
}
"""Texture of each kind of ground; other kinds have the colour of their hue and the marks below."""
COBBLED = ("green_horde",)
"""Games whose streets are cobbled instead of asphalt."""


def texture(kind: str, game: str) -> str:
    """Return the name of the texture of a kind of zone in a game, or an empty string."""
    name = TEXTURES.get(kind, "")
    return f"g-{'cobbles' if name == 'asphalt' and game in COBBLED else name}" if name else ""


def floor(kind: str, x: float, y: float, *, game: str = "") -> str:
    """Draw the ground of a cell."""
    paint = f"url(#{name})" if (name := texture(kind, game)) else f"var(--{hue(kind)})"
    return f'<rect x="{x:g}" y="{y:g}" width="{UNIT}" height="{UNIT}" fill="{paint}"/>'


def marks(kind: str, x: float, y: float, seed: str) -> str:
    """Draw the marks on a cell's ground: grass, lockers or a pattern; grass varies by `seed`."""
    if kind in PATTERNS:
        return PATTERNS[kind](x, y)
    return _grass(x, y, Dice(seed)) if kind in GRASSY else ""


def _runner(x: float, y: float) -> str:
    """Draw the carpet of a hotel corridor: a frame with a small diamond in the middle."""
    frames = "".join(
        f"M{x + edge} {y + edge}h{UNIT - 2 * edge}v{UNIT - 2 * edge}h{2 * edge - UNIT}z" for edge in (20, 27)
    )
    middle = f"M{x + 75:g} {y + 61:g}l14 14l-14 14l-14 -14z"
    return f'<path d="{frames}{middle}" class="g-room"/>'


def _plates(x: float, y: float) -> str:
    """Draw steel plates with rivets."""
    lines = "".join(f"M{x + at:g} {y:g}v{UNIT}M{x:g} {y + at:g}h{UNIT}" for at in (50, 100))
    rivets = "".join(
        f"M{x + left + 8:g} {y + top + 8:g}h.1M{x + left + 42:g} {y + top + 42:g}h.1"
        for left in (0, 50, 100)
        for top in (0, 50, 100)
    )
    return (
        f'<path d="{lines}" class="g-room"/>'
        f'<path d="{rivets}" class="g-room" style="stroke-width:5;stroke-linecap:round"/>'
    )


def _seats(x: float, y: float) -> str:
    """Draw the seat rows of a bus."""
    seats = "".join(
        f"M{x + left:g} {y + top:g}h34v20h-34z" for left in (16, 100) for top in (14, 47, 80, 113)
    )
    return f'<path d="{seats}" class="g-room"/>'


def _locker_room(x: float, y: float) -> str:
    """Draw lockers along one wall."""
    return "".join(
        f'<rect x="{x + 30 + 18 * number:g}" y="{y + 9:g}" width="16" height="22" rx="1.5" class="g-locker"/>'
        f'<path d="M{x + 34 + 18 * number:g} {y + 14:g}h8m-8 4h8" class="d-line"/>'
        for number in range(5)
    )


PATTERNS: dict[str, Callable[[float, float], str]] = {
    "hotel_corridor": _runner,
    "elevator": _plates,
    "vault": _plates,
    "bus": _seats,
    "locker_room": _locker_room,
}


def _grass(x: float, y: float, dice: Dice) -> str:
    tufts: list[str] = []
    for _ in range(11):
        left, top = x + 16 + dice.below(112), y + 22 + dice.below(112)
        tufts.append(f"M{left:g} {top:g}l2.6 -8.4l2.4 8.4l3.4 -6.4")
    return f'<path d="{"".join(tufts)}" class="g-grass"/>'


def landing_circle(x: float, y: float) -> str:
    """Draw the circle and the H of a helipad around its centre."""
    letter = f"M{x - 30:g} {y - 44:g}v88M{x + 30:g} {y - 44:g}v88M{x - 30:g} {y:g}h60"
    return f'<circle cx="{x:g}" cy="{y:g}" r="92" class="g-pad"/><path d="{letter}" class="g-pad"/>'
