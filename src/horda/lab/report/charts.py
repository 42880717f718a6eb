"""Charts of a report as SVG, in the colours and fonts of the design tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor
from textwrap import wrap
from typing import Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from horda.lab.intervals import Interval

RangeFormatter = Callable[[str, str], str]
"""Formats a range in the report's language, such as "3 to 5"."""
HALF_WIDTH = 526
ROW_HEIGHT = 31
MAX_STACK_LABEL_CHARS = 46
MAX_LABELLED_COLUMNS = 18
"""Largest number of columns with values above them; with more, grid lines are drawn instead, for phones."""
KEY_WIDTH, CHAR_WIDTH = 36.0, 6.6
"""Width of a colour patch in a key with its margins, and approximate width of a character."""
FILLS = ("light", "rot", "text-3", "light-deep", "rot-deep", "night-5", "danger-blue", "danger-red")
DANGER = (("blue", "●"), ("yellow", "▲"), ("orange", "◆"), ("red", "⬢"))
"""The danger levels, each with the shape that means the same as its colour."""


class ForestLayout(NamedTuple):
    """Positions in a forest plot: in one line per row, or in two on a phone."""

    kind: str
    width: float
    left: float
    right: float
    """Right end of the scale; `left` is its left end."""
    row: float
    label: float
    mark: float
    """Vertical offset of an interval in its row; `label` is the label's."""
    figure: float
    """Right end of the values, where their ranges begin."""
    max_chars: int
    """Longest label, in characters."""


FOREST_LAYOUTS: Final = (
    ForestLayout("wide", 700, 230, 480, 31, 24.5, 20, 524, 39),
    ForestLayout("narrow", 358, 6, 228, 50, 20, 36, 268, 34),
)


@dataclass(frozen=True)
class IntervalLine:
    """A row of a chart: its label, its interval and a note on the sample."""

    label: str
    interval: Interval
    note: str = ""
    is_difference: bool = False

    @property
    def is_significant(self) -> bool:
        """Whether a difference excludes zero; always true for a share."""
        return not self.is_difference or self.interval.excludes_zero


def svg(width: float, height: float, label: str, body: str, kind: str = "") -> str:
    """Wrap a chart in an SVG element with an accessible label; `kind` is its CSS class for narrow pages."""
    look = f"ch {kind}".rstrip()
    return (
        f'<svg class="{look}" viewBox="0 0 {width:g} {height:g}" role="img" aria-label={quoteattr(label)}>'
        f"{body}</svg>"
    )


def _box(x: float, y: float, width: float, height: float, look: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}" {look}/>'


def text(x: float, y: float, what: object, kind: str = "", anchor: str = "") -> str:
    """Return an SVG text element."""
    look = f' class="{kind}"' if kind else ""
    side = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{x:g}" y="{y:g}"{look}{side}>{escape(str(what))}</text>'


def format_signed(value: float) -> str:
    """Format a difference with its sign, using the minus sign U+2212."""
    whole = round(value)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "0"


def format_span(one: Interval, to: RangeFormatter, *, is_difference: bool = False) -> str:
    """Format the range of an interval in percent."""
    low, high = 100 * one.low, 100 * one.high
    if not is_difference:
        return to(f"{low:.0f}", f"{high:.0f}")
    # A significant difference must not appear to touch zero through rounding: keep its sign.
    nought = "0" if not one.excludes_zero else "+0" if low > 0 else "−0"
    return to(*(format_signed(end) if round(end) else nought for end in (low, high)))


def forest_plot(
    lines: Sequence[IntervalLine],
    label: str,
    to: RangeFormatter,
    *,
    band: tuple[float, float] | None = None,
    band_label: str = "",
) -> str:
    """Draw intervals in rows with an optional target band; both layouts, of which CSS shows one."""
    return "".join(
        _draw_forest(lines, label, to, place, band=band, band_label=band_label) for place in FOREST_LAYOUTS
    )


def _draw_forest(
    lines: Sequence[IntervalLine],
    label: str,
    to: RangeFormatter,
    place: ForestLayout,
    *,
    band: tuple[float, float] | None,
    band_label: str,
) -> str:
    apart = any(one.is_difference for one in lines)
    far = max((max(-one.interval.low, one.interval.high) for one in lines), default=0.1)
    reach = 10.0 * max(1, ceil(10 * far))
    low, high = (-reach, reach) if apart else (0.0, 100.0)
    top = 18.0
    bottom = top + place.row * len(lines) + 4

    def at(value: float) -> float:
        return place.left + (place.right - place.left) * (min(max(value, low), high) - low) / (high - low)

    drawn: list[str] = []
    if band is not None:
        drawn.append(_box(at(band[0]), top, at(band[1]) - at(band[0]), bottom - top, 'class="band"'))
        half = CHAR_WIDTH * len(band_label) / 2
        centre = max(min((at(band[0]) + at(band[1])) / 2, place.width - half), half)
        drawn.append(text(centre, 12, band_label, "q", "middle"))
    for part in range(5):
        value = low + (high - low) * part / 4
        drawn.append(f'<path d="M{at(value):g} {top:g}V{bottom:g}" class="{"ax" if value == 0 else "gr"}"/>')
        drawn.append(
            text(at(value), bottom + 16, format_signed(value) if apart else f"{value:g}", "q", "middle")
        )
    for number, one in enumerate(lines):
        begins = top + place.row * number
        y, label_y = begins + place.mark, begins + place.label
        sure = "" if one.is_significant else " un"
        first, last, middle = (
            at(100 * one.interval.low),
            at(100 * one.interval.high),
            at(100 * one.interval.value),
        )
        number_told = (
            format_signed(100 * one.interval.value)
            if one.is_difference
            else f"{100 * one.interval.value:.0f}"
        )
        drawn += [
            text(0, label_y, shorten(one.label, place.max_chars), "k"),
            f'<path d="M{first:g} {y:g}H{last:g}" class="iv{sure}"/>',
            f'<circle cx="{middle:g}" cy="{y:g}" r="5" class="pt{sure}"/>',
            text(place.figure, y + 5, number_told, "n", "end"),
            text(place.figure + 10, y + 4.5, format_span(one.interval, to, is_difference=one.is_difference)),
            text(place.width, label_y, one.note, "q", "end"),
        ]
    return svg(place.width, bottom + 24, label, "".join(drawn), place.kind)


def stacked_bar(lines: Sequence[IntervalLine], label: str, to: RangeFormatter) -> str:
    """Draw one bar divided into parts, with a legend."""
    width, drawn, x, y = 440.0, [], 0.0, 54
    for number, one in enumerate(lines):
        fill = FILLS[number % len(FILLS)]
        wide = width * one.interval.value
        label_lines = wrap(one.label, MAX_STACK_LABEL_CHARS)
        drawn.append(
            f'<rect x="{x:.1f}" y="0" width="{max(wide - 2, 0.5):.1f}" height="34" fill="var(--{fill})"/>'
        )
        x += wide
        drawn += [
            f'<rect x="0" y="{y}" width="14" height="14" fill="var(--{fill})"/>',
            *(text(24, y + 12 + 16 * at, part, "k") for at, part in enumerate(label_lines)),
            text(348, y + 13, f"{100 * one.interval.value:.0f}", "n", "end"),
            text(360, y + 12, format_span(one.interval, to)),
        ]
        y += 29 + 16 * (len(label_lines) - 1)
    return svg(width, y + 4, label, "".join(drawn))


def shorten(what: str, most: int) -> str:
    """Shorten a text to at most `most` characters."""
    return what if len(what) <= most else what[: most - 1].rstrip() + "…"


def histogram(
    bins: Sequence[tuple[int, int, int]],
    label: str,
    *,
    middle: int,
    under: str,
    above: str,
    key: Sequence[tuple[str, str]],
) -> str:
    """Draw matches by round, lost ones below won ones; `key` names the colours."""
    high, left, base = 150.0, 26.0, 174.0
    most = max((won + lost for _, won, lost in bins), default=1)
    step = (HALF_WIDTH - left) / max(len(bins), 1)
    drawn = _axis_grid(most, left, high, base)
    for number, (at, won, lost) in enumerate(bins):
        x = left + step * number
        below, over = high * lost / most, high * won / most
        wide = max(step - 4, 1)
        drawn.append(_box(x, base - below, wide, below, 'fill="var(--rot)"'))
        drawn.append(_box(x, base - below - over, wide, over, 'fill="var(--light)"'))
        if len(bins) <= 24 or at % 2 == 0:
            drawn.append(text(x + wide / 2, base + 17, at, "k" if at == middle else "q", "middle"))
        if at == middle:
            drawn.append(text(x + wide / 2, 14, above, "n", "middle"))
    drawn.append(f'<path d="M{left:g} {base:g}H{HALF_WIDTH}" class="ax"/>')
    drawn.append(text(left, base + 36, under, "q"))
    x = HALF_WIDTH - sum(KEY_WIDTH + CHAR_WIDTH * len(name) for name, _ in key)
    for name, fill in key:
        drawn.append(f'<rect x="{x:g}" y="{base + 26:g}" width="12" height="12" fill="var(--{fill})"/>')
        drawn.append(text(x + 18, base + 36, name))
        x += KEY_WIDTH + CHAR_WIDTH * len(name)
    return svg(HALF_WIDTH, base + 44, label, "".join(drawn), "half")


def _axis_grid(most: float, left: float, high: float, base: float) -> list[str]:
    """Return the grid lines and labels of a chart whose highest column is `most`."""
    grid = next((one for one in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if one * 5 >= most), ceil(most))
    drawn: list[str] = []
    for value in range(grid, floor(most) + 1, grid):
        y = base - high * value / most
        drawn.append(f'<path d="M{left:g} {y:g}H{HALF_WIDTH}" class="gr"/>')
        drawn.append(text(left - 6, y + 4, value, "q", "end"))
    return drawn


def bar_chart(
    lines: Sequence[IntervalLine],
    label: str,
    to: RangeFormatter,
    *,
    icons: Sequence[str] = (),
    of: float = 1.0,
) -> str:
    """Draw shares or means as bars with their intervals; `of` is the value of a full bar."""
    left, right = 210.0, 400.0
    drawn: list[str] = []
    for number, one in enumerate(lines):
        y = ROW_HEIGHT * number
        icon = icons[number] if number < len(icons) else ""
        if icon:
            place = f'x="0" y="{y + 1}" width="26" height="26"'
            drawn.append(f'<use href="#{icon}" {place} color="var(--dead)"/>')

        def at(value: float) -> float:
            return left + (right - left) * min(max(value / of, 0), 1)

        drawn += [
            text(34 if any(icons) else 0, y + 19, shorten(one.label, 26), "k"),
            _box(left, y + 8, at(one.interval.value) - left, 13, 'fill="var(--rot)"'),
            f'<path d="M{at(one.interval.low):.1f} {y + 14.5}H{at(one.interval.high):.1f}" class="iv"/>',
            text(436, y + 20, one.note or f"{100 * one.interval.value:.0f}", "n", "end"),
            text(446, y + 19, format_span(one.interval, to) if not one.note else ""),
        ]
    return svg(HALF_WIDTH, ROW_HEIGHT * len(lines) + 4, label, "".join(drawn), "half")


def column_chart(
    values: Sequence[tuple[int, float]], label: str, format_value: Callable[[float], str], *, under: str
) -> str:
    """Draw a mean for each round as columns."""
    left, high, base = 26.0, 140.0, 160.0
    most = max((value for _, value in values), default=1.0) or 1.0
    step = (HALF_WIDTH - left) / max(len(values), 1)
    drawn = [] if len(values) <= MAX_LABELLED_COLUMNS else _axis_grid(most, left, high, base)
    for number, (at, value) in enumerate(values):
        x, tall, wide = left + step * number, high * value / most, max(step - 4, 1)
        drawn.append(_box(x, base - tall, wide, tall, 'fill="var(--rot)"'))
        if len(values) <= MAX_LABELLED_COLUMNS:
            drawn.append(text(x + wide / 2, base - tall - 5, format_value(value), "q", "middle"))
        if len(values) <= 24 or at % 2 == 0:
            drawn.append(text(x + wide / 2, base + 17, at, "q", "middle"))
    drawn.append(f'<path d="M{left:g} {base:g}H{HALF_WIDTH}" class="ax"/>{text(left, base + 36, under, "q")}')
    return svg(HALF_WIDTH, base + 42, label, "".join(drawn), "half")


def danger_chart(shares: Sequence[Sequence[float]], label: str, *, under: str, names: Sequence[str]) -> str:
    """Draw, for each round, the share of running matches at each danger level."""
    left, right, top, base = 34.0, float(HALF_WIDTH), 6.0, 168.0
    last = max(len(shares) - 1, 1)

    def x(number: int) -> float:
        return left + (right - left) * number / last

    drawn: list[str] = []
    for level in range(4):
        lower = [sum(one[level:]) for one in shares]
        points = " ".join(f"{x(at):.1f},{base - (base - top) * part:.1f}" for at, part in enumerate(lower))
        drawn.append(
            f'<polygon points="{left:g},{base:g} {points} {right:g},{base:g}" '
            f'fill="var(--fill-{DANGER[level][0]})" stroke="var(--ink)" stroke-width="1"/>'
        )
    for level, (_, shape) in enumerate(DANGER):
        best = max(range(len(shares)), key=lambda at: shares[at][level], default=0)
        if shares and shares[best][level] > 0.12:
            above, own = sum(shares[best][level + 1 :]), shares[best][level]
            y = base - (base - top) * (above + own / 2)
            place = min(max(x(best), left + 34), right - 34)
            drawn.append(text(place, y + 5, f"{shape} {names[level]}", "ink", "middle"))
    for value in (0, 50, 100):
        drawn.append(text(left - 6, base - (base - top) * value / 100 + 4, value, "q", "end"))
    drawn += _round_labels(len(shares), x, base)
    drawn.append(text(left, base + 36, under, "q"))
    return svg(HALF_WIDTH, base + 42, label, "".join(drawn), "half")


def _round_labels(rounds: int, x: Callable[[int], float], base: float) -> list[str]:
    """Return the round numbers below a chart; the last is right-aligned so that it stays on the page."""
    return [
        text(x(at), base + 17, at + 1, "q", "end" if at == rounds - 1 > 0 else "middle")
        for at in range(0, rounds, max(1, rounds // 6))
    ]


def curve_chart(
    points: Sequence[Interval], label: str, *, under: str, mark: int | None, mark_label: str
) -> str:
    """Draw a share by round with its interval band and an optional marked round."""
    left, right, top, base = 34.0, float(HALF_WIDTH), 6.0, 168.0
    last = max(len(points) - 1, 1)
    floor = min((one.low for one in points), default=0.0)
    floor = max(0.0, (floor * 10 // 1) / 10)

    def x(number: int) -> float:
        return left + (right - left) * number / last

    def y(value: float) -> float:
        return base - (base - top) * (value - floor) / (1 - floor)

    upper = [f"{x(at):.1f},{y(one.high):.1f}" for at, one in enumerate(points)]
    lower = [f"{x(at):.1f},{y(one.low):.1f}" for at, one in reversed(list(enumerate(points)))]
    line = " ".join(f"{x(at):.1f},{y(one.value):.1f}" for at, one in enumerate(points))
    drawn = [f'<polygon points="{" ".join([*upper, *lower])}" class="band"/>']
    for part in (floor, 0.5 + floor / 2, 0.9, 1.0):
        drawn.append(f'<path d="M{left:g} {y(part):.1f}H{right:g}" class="gr"/>')
        drawn.append(text(left - 6, y(part) + 4, f"{100 * part:.0f}", "q", "end"))
    drawn.append(f'<polyline points="{line}" fill="none" class="iv"/>')
    if mark is not None:
        here = points[mark]
        drawn.append(f'<path d="M{x(mark):.1f} {y(here.value):.1f}V{base:g}" class="ax"/>')
        drawn.append(f'<circle cx="{x(mark):.1f}" cy="{y(here.value):.1f}" r="5" class="pt"/>')
        late = mark > len(points) / 2
        side = "end" if late else "start"
        drawn.append(text(x(mark) + (-10 if late else 10), base - 12, mark_label, "n", side))
    drawn += _round_labels(len(points), x, base)
    drawn.append(text(left, base + 36, under, "q"))
    return svg(HALF_WIDTH, base + 42, label, "".join(drawn), "half")
