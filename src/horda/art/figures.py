"""Figures, tokens and dice of the symbol sheet: `walker`, `s-asim`, `objective-blue`."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

SYMBOL = re.compile(r'<symbol id="([\w-]+)".*?</symbol>', re.DOTALL)
SYMBOL_REFERENCE = re.compile(r'href="#([\w-]+)"')


class UnknownFigure(LookupError):
    """The sheet has no figure of that name."""


@cache
def symbols_by_name() -> dict[str, str]:
    """Return every symbol of the sheet as SVG, by name."""
    text = files("horda.art").joinpath("figures.svg").read_text(encoding="utf-8")
    return {found[1]: found[0] for found in SYMBOL.finditer(text)}


def figure_names() -> list[str]:
    """Return the names of all figures."""
    return list(symbols_by_name())


def symbols_used_in(body: str) -> str:
    """Return the symbols that a drawing uses, each once."""
    known = symbols_by_name()
    return "\n".join(known[name] for name in dict.fromkeys(SYMBOL_REFERENCE.findall(body)) if name in known)


def use(name: str, x: float, y: float, size: float, colour: str) -> str:
    """Place a figure in a drawing by its top left corner, its size and its colour's name."""
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
    living = name.startswith(("s-", "town-", "survivor")) or name in ("start", "exit", "action")
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
