"""Furniture that makes rooms look different; it is chosen by the tile, so that a tile always looks the same."""

from __future__ import annotations

from collections.abc import Sequence

from horda.art.ground import UNIT
from horda.engine.chance import Dice

SIZE = 100
OPACITY = 0.8
"""Opacity of furniture, which must be less prominent than figures."""
COMMON = "common"
INDOORS: dict[str, tuple[str, ...]] = {
    "green_horde": (
        *("table", "bed", "hearth", "barrels", "shelf", "altar"),
        *("crates", "rack", "cauldron", "rug", "anvil"),
    ),
    "army_of_the_dead": ("desk", "bar", "table", "crates", "bed", "rug", "shelf"),
    COMMON: ("desk", "table", "bed", "shelf", "crates", "rug"),
}
"""Furniture in the rooms of each game."""
OUTDOORS: dict[str, tuple[str, ...]] = {
    "green_horde": ("well", "cart", "stall", "hay", "grave", "bones", "blood"),
    COMMON: ("car", "blood", "car"),
}
"""Furniture in some streets of each game."""
BY_KIND: dict[str, tuple[str, ...]] = {
    "hospital_room": ("hospital-bed", "curtain", "desk"),
    "hall": ("slot-machine", "roulette", "bar"),
}
"""Furniture in rooms of a special kind, in any game."""
STREETS_PER_THING = 4


def furniture_of(game: str, kind: str, tile: str, place: int) -> str:
    """Return the name of a cell's furniture, or an empty string.

    `place` numbers the cells of a tile; neighbours get different things, because each tile deals its list in order.
    """
    if kind == "street":
        dice = Dice(f"{game} {tile} {place}")
        things = OUTDOORS.get(game, OUTDOORS[COMMON])
        return _pick(things, dice.below(len(things))) if not dice.below(STREETS_PER_THING) else ""
    if kind not in BY_KIND and kind != "room":
        return ""
    things = BY_KIND.get(kind) or INDOORS.get(game, INDOORS[COMMON])
    return _pick(things, Dice(f"{game} {tile}").below(len(things)) + place)


def _pick(things: Sequence[str], number: int) -> str:
    return f"d-{things[number % len(things)]}"


def furniture(name: str, x: float, y: float) -> str:
    """Draw a piece of furniture in the middle of the cell whose top left corner is at x, y."""
    edge = (UNIT - SIZE) / 2
    place = f'x="{x + edge:g}" y="{y + edge:g}" width="{SIZE}" height="{SIZE}"'
    return f'<use href="#{name}" {place} opacity="{OPACITY}"/>'
