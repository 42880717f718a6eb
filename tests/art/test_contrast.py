"""Tests of contrast in both themes: figures against every ground texture, and marks and furniture against floors."""

import re

import pytest

from horda.art.figures import symbols_by_name, symbols_by_sheet
from horda.art.theme import Theme, tokens

CHANNELS = re.compile(r"#(..)(..)(..)$")
PAINT = re.compile(r'(?:fill|stroke)="var\(--([\w-]+)\)"')
FIGURES = [name for name in symbols_by_name() if name[:2] in ("s-", "z-")]
LEAST = 3.0
"""Minimum contrast of meaningful graphics according to WCAG 2.1 (1.4.11)."""
LEAST_OF_THREE = 1.9
"""Minimum contrast of at least three colours of a figure, so that neither a dot nor the outline alone is enough."""
MOST_ON_A_FLOOR = 2.2
"""Maximum contrast of marks and furniture with their floor, so that none looks like a figure."""
FIRES = {"d-ember-1", "d-ember-2"}
"""Colours of the embers in a hearth, which are meant to glow."""


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour such as `#ffd9ac` (WCAG 2)."""
    found = CHANNELS.match(colour)
    assert found is not None, colour
    shares = [int(channel, 16) / 255 for channel in found.groups()]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21 (WCAG 2)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def paints_of(symbol: str, theme: Theme) -> set[str]:
    """Return the opaque colours of a symbol in a theme."""
    known = tokens()
    colours = {getattr(known[name], theme) for name in PAINT.findall(symbol)}
    return {colour for colour in colours if colour.startswith("#")}


def grounds(theme: Theme) -> dict[str, set[str]]:
    """Return the colours of each texture; the first is the floor, the others its marks."""
    return {
        name: paints_of(text, theme)
        for name, text in symbols_by_sheet()["zombicide"].items()
        if name[:2] == "g-"
    }


@pytest.mark.parametrize("theme", ["night", "paper"])
def test_every_figure_stands_out_on_every_ground(theme: Theme):
    weak = [
        (name, ground)
        for name in FIGURES
        for ground, colours in grounds(theme).items()
        for colour in colours
        if not stands_out(name, colour, theme)
    ]
    assert weak == []


def stands_out(figure: str, ground: str, theme: Theme) -> bool:
    """Return whether a figure has one colour that contrasts strongly with a ground, and three that contrast."""
    found = sorted(contrast(paint, ground) for paint in paints_of(symbols_by_name()[figure], theme))
    return found[-1] >= LEAST and found[-3] >= LEAST_OF_THREE


@pytest.mark.parametrize("theme", ["night", "paper"])
def test_marks_and_furniture_are_weaker_than_figures(theme: Theme):
    for ground, colours in grounds(theme).items():
        assert max(contrast(one, other) for one in colours for other in colours) <= MOST_ON_A_FLOOR, ground
    floors = [getattr(tokens()[name], theme) for name in ("room", "street")]
    fires = {getattr(tokens()[name], theme) for name in FIRES}
    for name, symbol in symbols_by_sheet()["zombicide"].items():
        if name.startswith("d-"):
            paints = paints_of(symbol, theme) - fires
            assert max(contrast(paint, floor) for paint in paints for floor in floors) <= MOST_ON_A_FLOOR, (
                name
            )


@pytest.mark.parametrize("name", FIGURES)
def test_every_figure_has_an_ink_edge_and_a_rim_of_light(name: str):
    symbol = symbols_by_name()[name]
    rim = "--a-zrim" if name.startswith("z-") else "--a-rim"
    assert '<g stroke="var(--ink)"' in symbol
    assert rim in symbol or "--a-white" in symbol
