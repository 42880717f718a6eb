"""Symbols that drawings are made of: icons (`walker`), figures (`s-asim`), things (`i-axe`), places (`l-bank`).

`figures.svg` has the icons and tokens of all games. The folders of `sheets` have the drawings of one game each, or of
several (`shared`, `zombicide`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

SYMBOL = re.compile(r'<(symbol|pattern) id="([\w-]+)".*?</\1>', re.DOTALL)
SYMBOL_REFERENCE = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')
ICONS = "icons"
"""Name of the sheet with the icons and tokens of all games."""


class UnknownFigure(LookupError):
    """No sheet has a figure of that name."""


@cache
def symbols_by_sheet() -> dict[str, dict[str, str]]:
    """Return the symbols of each sheet as SVG: the icons, and one sheet for each folder of drawings."""
    home = files("horda.art")
    found = {ICONS: _symbols_in(home.joinpath("figures.svg").read_text(encoding="utf-8"))}
    for folder in sorted(home.joinpath("sheets").iterdir(), key=lambda entry: entry.name):
        if folder.is_dir():
            texts = [
                file.read_text(encoding="utf-8")
                for file in sorted(folder.iterdir(), key=lambda entry: entry.name)
                if file.name.endswith(".svg")
            ]
            found[folder.name] = _symbols_in("\n".join(texts))
    return found


def _symbols_in(text: str) -> dict[str, str]:
    return {found[2]: found[0] for found in SYMBOL.finditer(text)}


@cache
def symbols_by_name() -> dict[str, str]:
    """Return every symbol of all sheets as SVG, by name."""
    return {name: symbol for sheet in symbols_by_sheet().values() for name, symbol in sheet.items()}


def figure_names() -> list[str]:
    """Return the names of all figures, without the textures of grounds."""
    return [name for name, symbol in symbols_by_name().items() if symbol.startswith("<symbol")]


def symbols_used_in(body: str) -> str:
    """Return the symbols that a drawing uses, each once, with those that they use themselves."""
    known = symbols_by_name()
    found: dict[str, str] = {}
    waiting = list(_references_in(body))
    while waiting:
        name = waiting.pop(0)
        if name in known and name not in found:
            found[name] = known[name]
            waiting += _references_in(known[name])
    return "\n".join(found.values())


def _references_in(text: str) -> Iterator[str]:
    return (found[1] or found[2] for found in SYMBOL_REFERENCE.finditer(text))


def use(name: str, x: float, y: float, size: float, colour: str) -> str:
    """Return SVG that places a figure by its top left corner, with its size and its colour's name."""
    if name not in symbols_by_name():
        near = get_close_matches(name, figure_names(), 1)
        hint = f"; did you mean `{near[0]}`?" if near else ""
        raise UnknownFigure(f"no figure is called `{name}`{hint}")
    place = f'x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
    return f'<use href="#{name}" {place} color="var(--{colour})"/>'


COLOURS = ("blue", "yellow", "orange", "red", "green", "violet", "white")


def colour_of(name: str) -> str:
    """Return the default colour of a figure."""
    for colour in COLOURS:
        if name.endswith(f"-{colour}"):
            return f"fill-{colour}"
    living = name.startswith(("pose-", "town-", "survivor")) or name in ("start", "exit", "action")
    return "living" if living else "dead" if name in ZOMBIE_FIGURES else "fill-white"


ZOMBIE_FIGURES = frozenset(
    (
        "walker",
        "runner",
        "fatty",
        "abomination",
        "abomination-bomb",
        "necromancer",
        "crawler",
        "skinner-walker",
        "skinner-runner",
        "skinner-fatty",
        "shambler",
        "alpha",
        "zeus",
        "zeus-with-helmet",
        "zeus-mounted",
        "queen",
        "tiger",
        "sleeper",
        "zombie-token",
        "pawn-zombie",
    )
)
