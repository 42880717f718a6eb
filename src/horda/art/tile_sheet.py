"""All tiles of a game on one sheet, each with its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from xml.sax.saxutils import escape

from horda.art.boards import tile
from horda.art.drawing import Drawing
from horda.art.theme import Theme
from horda.games.zombicide.board.tiles import Tile

COLUMNS: Final = 4
CAPTION_HEIGHT: Final = 34
"""Height of the line with the name of a tile."""


def tile_sheet(tiles: Mapping[str, Tile], *, label: str, theme: Theme = "paper") -> Drawing:
    """Draw all tiles in rows, in the order of their names, with their names above them."""
    drawings = {name: tile(found, theme=theme) for name, found in sorted(tiles.items())}
    width = max((drawing.width for drawing in drawings.values()), default=0.0)
    height = max((drawing.height for drawing in drawings.values()), default=0.0) + CAPTION_HEIGHT
    parts: list[str] = []
    for number, (name, drawing) in enumerate(drawings.items()):
        row, column = divmod(number, COLUMNS)
        parts.append(
            f'<g transform="translate({column * width:g} {row * height:g})">'
            f'<text class="title" x="{width / 2:g}" y="{CAPTION_HEIGHT:g}" text-anchor="middle">'
            f'{escape(name)}</text><g transform="translate(0 {CAPTION_HEIGHT:g})">{drawing.body}</g></g>'
        )
    across, down = width * min(COLUMNS, len(drawings)), height * -(-len(drawings) // COLUMNS)
    parts.insert(0, f'<rect class="void" width="{across:g}" height="{down:g}"/>')
    return Drawing(
        "\n".join(parts),
        width=across,
        height=down,
        label=label,
        theme=theme,
    )
