"""Plain shapes for drawings of boards that have no tiles."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

SEAT_COLOURS: Final = ("#e0533d", "#4f9de0", "#5fb56a", "#e0b84f", "#a978d6", "#e88fb4")
LIGHT: Final = "#e8e4da"
DIM: Final = "#8b8f98"
GROUND: Final = "#1b1e26"
LINE: Final = "#454b59"
DEAD: Final = "#8fae5d"


def box(x: float, y: float, width: float, height: float, *, fill: str, line: str = LINE) -> str:
    """Draw a rectangle with round corners."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="10" fill="{fill}" '
        f'stroke="{line}" stroke-width="2"/>'
    )


def disc(x: float, y: float, radius: float, *, fill: str, line: str = LINE) -> str:
    """Draw a disc."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{line}" stroke-width="2"/>'


def stroke(start: tuple[float, float], end: tuple[float, float]) -> str:
    """Draw a line."""
    (x, y), (to_x, to_y) = start, end
    return f'<line x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}" stroke="{LINE}" stroke-width="2"/>'


def words(x: float, y: float, text: str, *, size: float = 14, fill: str = LIGHT, middle: bool = True) -> str:
    """Write a line of text."""
    anchor = ' text-anchor="middle"' if middle else ""
    style = f'font-family="sans-serif" font-size="{size:g}" fill="{fill}"{anchor}'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(text)}</text>'
