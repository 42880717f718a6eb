"""Drawings of tokens and figures at their places in a zone."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from horda.art.edges import palette_colour
from horda.art.figures import symbols_by_name, use
from horda.art.ground import UNIT

SIDES = {"north": (56, 5), "south": (56, 107), "west": (5, 56), "east": (107, 56), "": (56, 107)}
SEAT_MARKS = ("pale", "fess", "bend", "chevron", "cross", "saltire")
PLACES = ((10, 42), (53, 42), (96, 42), (6, 88), (49, 88), (92, 88))
"""Places of figures in a cell: three behind, three in front."""
FIGURE_SIZES = {
    "abomination": 66,
    "abomination-bomb": 66,
    "zeus": 66,
    "zeus-mounted": 66,
    "zeus-with-helmet": 66,
    "queen": 60,
    "tiger": 60,
    "fatty": 50,
    "skinner-fatty": 50,
}
EMBLEMS = {
    "fountain": (104, 23, 20, "foam"),
    "statue": (104, 23, 16, "text-3"),
    "helipad": (84, 33, 33, "text-3"),
    "vault": (56, 47, 14, "text-3"),
    "trap": (40, 101, 10, "fill-yellow"),
    "elevator": (40, 101, 10, "text-3"),
    "bus": (44, 98, 10, "fill-yellow"),
}
"""Printed emblems of a zone: size, place in the cell and colour."""


def token(kind: str, colour: str, *, x: float, y: float, side: str = "") -> str:
    """Draw a token in the cell whose top left corner is at x, y."""
    hue = palette_colour(colour)
    if kind in ("spawn", "spawn_asleep"):
        right, down = SIDES[side]
        name = (
            f"spawn-{hue}"
            if f"spawn-{hue}" in symbols_by_name()
            else "spawn-necromancer"
            if hue == "necromancer"
            else "spawn-red"
        )
        paint = f"fill-{hue}" if hue in ("blue", "green") else "dead" if hue == "necromancer" else "fill-red"
        drawn = use(name, x + right, y + down, 38, paint)
        return f'<g opacity=".55">{drawn}</g>' if kind == "spawn_asleep" else drawn
    if kind == "zeus_spawn":
        right, down = SIDES[side]
        return use("leader", x + right, y + down, 38, "dead")
    if kind in ("objective", "burden"):
        return use(f"objective-{hue}", x + 101, y + 101, 34, f"fill-{hue}")
    if kind == "locator":
        return _locator(int(colour), x=x, y=y, side=side)
    if kind in ("trigger", "trigger_used"):
        paint = "fill-yellow" if kind == "trigger" else "night-5"
        return use(kind.replace("_", "-"), x + 104, y + 10, 34, paint)
    if kind == "tent":
        return use("tent-open" if colour else "tent", x + 27, y + 27, 96, "paper-line")
    if kind in CENTRED_TOKENS:
        size, paint = CENTRED_TOKENS[kind]
        name = TOKEN_SYMBOLS.get(kind, kind)
        return use(name, x + (UNIT - size) / 2, y + (UNIT - size) / 2 + 2, size, paint)
    return use(CORNER_TOKENS.get(kind, "shape-white"), x + 12, y + 106, 32, "fill-white")


def _locator(number: int, *, x: float, y: float, side: str) -> str:
    """Draw a spawn locator: its number on a die beside the spawn token, odd before it, even after it."""
    right, down = SIDES[side]
    along = -30 if number % 2 else 42
    if side in ("west", "east"):
        return use(f"die-{number}", x + right + 6, y + down + along, 26, "fill-red")
    return use(f"die-{number}", x + right + along, y + down + 6, 26, "fill-red")


def feature(kind: str, colour: str, *, x: float, y: float, at: int) -> str:
    """Draw feature number `at` of a cell as printed: beds along the bottom, others in the middle."""
    paint = f"fill-{palette_colour(colour)}" if colour else "night-5"
    if kind == "bed":
        return use("bed", x + 14 + 32 * (at % 4), y + 99 - 30 * (at // 4), 27, paint)
    return use(kind if kind in symbols_by_name() else "shape-white", x + 56, y + 58, 38, paint)


def beds(blue: int, green: int, *, x: float, y: float) -> str:
    """Draw the beds of a revealed tent, above it."""
    colours = ["blue"] * blue + ["green"] * green
    return "".join(feature("bed", colour, x=x, y=y - 94, at=at) for at, colour in enumerate(colours))


CENTRED_TOKENS = {
    "exit": (54, "living"),
    "trebuchet": (78, "fill-white"),
    "helicopter": (84, "fill-white"),
    "helicopter_flying": (104, "living"),
    "truck": (84, "living"),
    "sleepers": (58, "dead-2"),
    "crashed_helicopter": (118, "paper-line"),
}
CORNER_TOKENS = {
    "bile": "dragon-bile",
    "gas_can": "gas-can",
    "tnt": "tnt",
    "booby_trap": "booby-trap",
    "companion": "survivor",
    "trap": "trap",
}
TOKEN_SYMBOLS = {
    "sleepers": "z-sleeper",
    "crashed_helicopter": "v-crashed-helicopter",
    "helicopter": "v-helicopter",
    "helicopter_flying": "v-helicopter",
    "trebuchet": "v-trebuchet",
    "truck": "v-truck",
}
"""Tokens that are drawn under another name."""


def emblem(kind: str, *, x: float, y: float) -> str:
    """Draw the emblem of a cell whose top left corner is at x, y."""
    size, right, down, paint = EMBLEMS[kind]
    return use(kind, x + right, y + down, size, paint)


def crossed_planks(kind: str, *, x: float, y: float) -> str:
    """Draw two planks across an emblem that is out of use in this mission."""
    size, right, down, _ = EMBLEMS[kind]
    left, top, end, foot = x + right - 3, y + down - 3, x + right + size + 3, y + down + size + 3
    lines = f"M{left:g} {top:g}L{end:g} {foot:g}M{end:g} {top:g}L{left:g} {foot:g}"
    return f'<path d="{lines}" class="bar-o"/><path d="{lines}" class="bar"/>'


def label(text: str, *, x: float, y: float) -> str:
    """Draw a name on a plate centred at x, y."""
    wide = 9.5 * len(text) + 22
    return (
        f'<rect x="{x - wide / 2:g}" y="{y - 13:g}" width="{wide:g}" height="26" rx="5" class="plate"/>'
        f'<text x="{x:g}" y="{y + 6:g}" class="floor">{escape(text)}</text>'
    )


def start(x: float, y: float) -> str:
    """Draw the flag of the starting zone."""
    return use("start", x + 12, y + 12, 32, "living")


def noise(count: int, *, x: float, y: float) -> str:
    """Draw noise in the top left corner, with its count if there is more than one."""
    drawn = use("noise", x + 12, y + 12, 28, "fill-yellow")
    if count < 2:
        return drawn
    return (
        drawn
        + f'<text x="{x + 50:g}" y="{y + 31:g}" class="cnt" style="fill:var(--fill-yellow)">{count}</text>'
    )


@dataclass(frozen=True)
class ZombieFigure:
    """The drawing of a kind of zombie, and its height on a board."""

    name: str
    size: float


def zombies(figure: ZombieFigure, count: int, *, x: float, y: float) -> str:
    """Draw zombies of a kind: one figure, up to two shadows, and the count."""
    name, size = figure.name, figure.size
    lift = size - 44
    drawn = ""
    for shadow in range(min(count, 3) - 1, 0, -1):
        drawn += use(name, x + 5 * shadow, y - lift - 3.4 * shadow, size, "dead-2")
    drawn += use(name, x, y - lift, size, "dead")
    if count > 1:
        chip = '<rect x="-9.5" y="-9" width="19" height="18" rx="4" class="chip"/>'
        place = f"translate({x + 35:g} {y + 38:g})"
        drawn += f'<g transform="{place}">{chip}<text y="5" class="cnt">{count}</text></g>'
    return drawn


def survivor(figure: str, seat: int, *, x: float, y: float) -> str:
    """Draw a survivor on a base with its seat's colour and mark."""
    number = seat % len(SEAT_MARKS)
    paint = f"seat-{number + 1}"
    return (
        f'<ellipse cx="{x + 26:g}" cy="{y + 50:g}" rx="22.9" ry="8.3" fill="var(--ink)"/>'
        f'<ellipse cx="{x + 26:g}" cy="{y + 49:g}" rx="20.8" ry="6.8" fill="var(--{paint})" class="base"/>'
        f"{use(figure, x, y - 2, 52, 'living')}"
        f"{use(f'seat-{SEAT_MARKS[number]}', x + 36, y + 35, 18.7, paint)}"
    )
