"""Drawings of the ground of zones: street, room, water and others, in three hues with their own marks."""

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


def floor(kind: str, x: float, y: float) -> str:
    """Draw the ground of a cell."""
    return f'<rect x="{x:g}" y="{y:g}" width="{UNIT}" height="{UNIT}" fill="var(--{hue(kind)})"/>'


def marks(kind: str, x: float, y: float, seed: str) -> str:
    """Draw the marks on a cell's ground: pebbles, boards, grass, waves or a pattern, varied by `seed`."""
    if kind in PATTERNS:
        return PATTERNS[kind](x, y)
    dice = Dice(seed)
    if kind in GRASSY:
        return _grass(x, y, dice)
    if hue(kind) == "water":
        waves: list[str] = []
        for row in range(7):
            left, top = x + 15 + dice.below(90), y + 17 + row * 18 + dice.below(5)
            waves.append(f"M{left:g} {top:g}q6 -6 {12 + dice.below(4)} 0t14 0")
        return f'<path d="{"".join(waves)}" class="g-water"/>'
    if hue(kind) == "street":
        pebbles: list[str] = []
        for _ in range(9):
            left, top = x + 18 + dice.below(110), y + 14 + dice.below(122)
            pebbles.append(f"M{left:g} {top:g}q{4 + dice.below(5)} -5 {8 + dice.below(9)} 0")
        return f'<path d="{"".join(pebbles)}" class="g-street"/>'
    return _boards(x, y, dice)


def _boards(x: float, y: float, dice: Dice) -> str:
    step = UNIT / 7
    boards = [f"M{x:g} {y + row * step:.0f}h{UNIT}" for row in range(1, 7)]
    ends = [f"M{x + 12 + dice.below(126):g} {y + row * step:.0f}v{step:.0f}" for row in range(7)]
    return f'<path d="{"".join(boards + ends)}" class="g-room"/>'


# --- floors with a pattern -------------------------------------------------------------------------


def _carpet(x: float, y: float) -> str:
    """Draw the carpet of a casino: diamonds."""
    half = UNIT // 10
    lozenge = f"l{half} {half}l-{half} {half}l-{half} -{half}z"
    path = "".join(
        f"M{x + left + half:g} {y + top:g}{lozenge}"
        for left in range(0, UNIT, 2 * half)
        for top in range(0, UNIT, 2 * half)
    )
    return f'<path d="{path}" class="g-room"/>'


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


def _tiles(x: float, y: float, kind: str) -> str:
    """Draw square tiles."""
    step = UNIT // 5
    lines = "".join(f"M{x:g} {y + at:g}h{UNIT}M{x + at:g} {y:g}v{UNIT}" for at in range(step, UNIT, step))
    return f'<path d="{lines}" class="g-{hue(kind)}"/>'


def _corridor(x: float, y: float) -> str:
    """Draw the tiles of a hospital corridor, in the street's colour."""
    return _tiles(x, y, "corridor")


def _ward(x: float, y: float) -> str:
    """Draw the tiles of a hospital room."""
    return _tiles(x, y, "hospital_room")


def _locker_room(x: float, y: float) -> str:
    """Draw tiles, and lockers along one wall."""
    lockers = "".join(
        f'<rect x="{x + 30 + 18 * number:g}" y="{y + 9:g}" width="16" height="22" rx="1.5" class="g-locker"/>'
        f'<path d="M{x + 34 + 18 * number:g} {y + 14:g}h8m-8 4h8" class="d-line"/>'
        for number in range(5)
    )
    return _ward(x, y) + lockers


def _bare(x: float, y: float) -> str:
    """Draw nothing: concrete that carries a larger marking."""
    return ""


PATTERNS: dict[str, Callable[[float, float], str]] = {
    "hall": _carpet,
    "hotel_corridor": _runner,
    "elevator": _plates,
    "vault": _plates,
    "bus": _seats,
    "corridor": _corridor,
    "hospital_room": _ward,
    "locker_room": _locker_room,
    "helipad": _bare,
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
