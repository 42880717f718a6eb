"""A finished drawing: SVG for a file, a page or a notebook."""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from horda.art.figures import colour_of, symbols_used_in, use
from horda.art.theme import Theme, inline_colours

STYLE = """\
.g-street{fill:none;stroke:var(--street-mark);stroke-width:1.6;stroke-linecap:round}
.g-room{fill:none;stroke:var(--room-mark);stroke-width:1.3}
.g-grass{fill:none;stroke:var(--hedge);stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.g-corridor{fill:none;stroke:var(--street-mark);stroke-width:1.3}
.g-locker{fill:var(--night-5);stroke:var(--ink);stroke-width:1.6}
.g-pad{fill:none;stroke:var(--zone-line);stroke-width:9;stroke-linecap:round}
.g-water{fill:none;stroke:var(--water-mark);stroke-width:1.7;stroke-linecap:round}
.e-open{stroke:var(--zone-line);stroke-width:2.6;stroke-dasharray:4 9;stroke-linecap:round;fill:none}
.e-foam{fill:none;stroke:var(--foam);stroke-width:3;stroke-linecap:round}
.e-foam2{fill:none;stroke:var(--foam);stroke-width:1.4;stroke-linecap:round;stroke-dasharray:14 10 5 12}
.e-foam2{opacity:.55}
.e-ledge{stroke:var(--ink);stroke-width:7;fill:none}
.e-hach{stroke:#9db3bd;stroke-width:2;fill:none}
.e-wall-o{stroke:var(--wall-edge);stroke-width:15;stroke-linecap:square;fill:none}
.e-wall{stroke:var(--wall);stroke-width:9.5;stroke-linecap:square;fill:none}
.e-wall-hi{stroke:#c9bea6;stroke-width:1.6;stroke-linecap:square;fill:none}
.e-hedge-o circle{stroke:var(--ink);stroke-width:5;fill:var(--ink)}
.e-hedge circle{fill:var(--hedge)}
.e-hedge-hi{stroke:var(--hedge-hi);stroke-width:1.8;fill:none;stroke-linecap:round}
.e-fence{stroke:var(--zone-line);stroke-width:2.4;fill:none}
.e-post{fill:var(--zone-line);stroke:var(--ink);stroke-width:1}
.e-plank{fill:var(--door);stroke:var(--ink);stroke-width:2.2}
.e-unlaid{fill:none;stroke:var(--door);stroke-width:3;stroke-dasharray:6 5}
.d-leaf{fill:var(--door);stroke:var(--ink);stroke-width:2.6}
.d-line{stroke:var(--ink);stroke-width:1.3;fill:none}
.d-stairs{fill:var(--door);stroke:var(--ink);stroke-width:2.2}
.d-bar{stroke:var(--ink);stroke-width:3.4;fill:none}
.d-sill{stroke:var(--light);stroke-width:3;stroke-dasharray:3 5;fill:none}
.d-pin{fill:var(--ink)}
.rim{stroke:var(--night-4);stroke-width:2;fill:none}
.coord{font-family:var(--sans);font-size:14px;font-weight:600;fill:var(--text-3);text-anchor:middle}
.tile{font-family:var(--sans);font-size:11px;fill:var(--text-3)}
.floor{font-family:var(--sans);font-size:16px;font-weight:700;fill:var(--text-1);text-anchor:middle}
.plate{fill:var(--night-0);stroke:var(--wall-edge);stroke-width:2.4}
.bar-o{stroke:var(--ink);stroke-width:8;stroke-linecap:round;fill:none}
.bar{stroke:var(--door);stroke-width:4.6;stroke-linecap:round;fill:none}
.seam{stroke:var(--night-5);stroke-width:2;fill:none}
.cnt{font-family:var(--sans);font-size:14px;font-weight:700;fill:var(--dead);text-anchor:middle}
.title{font-family:var(--serif);font-size:28px;font-weight:600;fill:var(--text-1)}
.chip{fill:var(--ink);stroke:var(--dead);stroke-width:1.4}
.base{stroke:var(--ink);stroke-width:1.2}
.void{fill:var(--night-0)}
"""


class Drawing:
    """An SVG drawing. Notebooks display it; `save` writes it."""

    def __init__(self, body: str, *, width: float, height: float, label: str, theme: Theme = "night") -> None:
        self.width = width
        self.height = height
        self.label = label
        self.theme = theme
        self.body = body
        """The drawing's elements, without the SVG element around them."""

    @property
    def svg(self) -> str:
        """The drawing with colours and figures inlined."""
        return inline_colours(self.svg_with_variables, self.theme)

    @property
    def svg_with_variables(self) -> str:
        """The drawing with colours as CSS variables, for pages that define the design tokens."""
        size = f'viewBox="0 0 {self.width:g} {self.height:g}" width="{self.width:g}" height="{self.height:g}"'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label={quoteattr(self.label)}>\n'
            f"<title>{escape(self.label)}</title>\n<style>\n{STYLE}</style>\n"
            f"<defs>\n{symbols_used_in(self.body)}\n</defs>\n{self.body}\n</svg>\n"
        )

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: Path | str) -> Path:
        """Write the drawing to a file."""
        target = Path(path)
        target.write_text(self.svg, encoding="utf-8")
        return target


def figure(name: str, *, size: float = 96, theme: Theme = "night") -> Drawing:
    """Draw a single figure."""
    return Drawing(use(name, 0, 0, size, colour_of(name)), width=size, height=size, label=name, theme=theme)
