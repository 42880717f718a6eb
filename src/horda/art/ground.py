"""The ground of zones: street, room, water and their kin; three hues and three marks."""

from __future__ import annotations

from horda.engine.chance import Dice

UNIT = 150
"""The side of a cell."""

WET = ("water",)
PAVED = ("street", "camp", "helipad", "corridor")


def hue(kind: str) -> str:
    """The name of the colour of a kind of zone."""
    if kind in WET:
        return "water"
    return "street" if kind in PAVED else "room"


def floor(kind: str, x: float, y: float) -> str:
    """A cell's ground."""
    return f'<rect x="{x:g}" y="{y:g}" width="{UNIT}" height="{UNIT}" fill="var(--{hue(kind)})"/>'


def marks(kind: str, x: float, y: float, seed: str) -> str:
    """The marks on a cell's ground: pebbles, boards or waves, the same for the same seed."""
    dice = Dice(seed)
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
    step = UNIT / 7
    boards = [f"M{x:g} {y + row * step:.0f}h{UNIT}" for row in range(1, 7)]
    ends = [f"M{x + 12 + dice.below(126):g} {y + row * step:.0f}v{step:.0f}" for row in range(7)]
    return f'<path d="{"".join(boards + ends)}" class="g-room"/>'
