"""Contact sheets: many drawings side by side, each with its name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import wrap
from xml.sax.saxutils import escape

from horda.art.drawing import Drawing
from horda.art.figures import symbols_by_name
from horda.art.theme import Theme

VIEW_BOX = re.compile(r'viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"')
GROUNDS = {"s": "street", "z": "street", "i": "paper"}
"""Ground behind drawings by their letter: figures stand on a street, items lie on paper."""
MARGIN = 12
GAP = 10
LINE_HEIGHT = 15
LETTERS_PER_UNIT = 0.14
"""Letters of a name that fit on a line, per unit of width."""


def contact_sheet(
    entries: Sequence[tuple[str, str]],
    *,
    size: float = 96,
    columns: int = 7,
    theme: Theme = "night",
    label: str,
) -> Drawing:
    """Draw some drawings by name in a grid, each with its text below; wide ones are scaled to the cell."""
    wide, high = size * 4 / 3, size + 2 * LINE_HEIGHT + GAP
    rows = -(-len(entries) // columns)
    width = 2 * MARGIN + columns * wide + (columns - 1) * GAP
    height = 2 * MARGIN + rows * high
    cells = "".join(
        _cell(
            name,
            text,
            x=MARGIN + at % columns * (wide + GAP),
            y=MARGIN + at // columns * high,
            wide=wide,
            size=size,
        )
        for at, (name, text) in enumerate(entries)
    )
    body = f'<rect width="{width:g}" height="{height:g}" class="void"/>{cells}'
    return Drawing(body, width=width, height=height, label=label, theme=theme)


def _cell(name: str, text: str, *, x: float, y: float, wide: float, size: float) -> str:
    """Draw one drawing in the middle of its cell, on its ground, with its name below."""
    box = VIEW_BOX.search(symbols_by_name()[name])
    ratio = float(box[1]) / float(box[2]) if box else 1
    width, height = min(wide, size * ratio), min(size, wide / ratio)
    left, top = x + (wide - width) / 2, y + (size - height) / 2
    ground = GROUNDS.get(name.partition("-")[0], "")
    behind = (
        f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{size:g}" rx="4" fill="var(--{ground})"/>'
        if ground
        else ""
    )
    place = f'x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}"'
    lines = "".join(
        f'<text x="{x + wide / 2:g}" y="{y + size + LINE_HEIGHT * (at + 1):g}" class="coord">{escape(line)}</text>'
        for at, line in enumerate(wrap(text, int(wide * LETTERS_PER_UNIT))[:2])
    )
    return f'{behind}<use href="#{name}" {place}/>{lines}'
