"""Positions as short text, parsed and formatted: `n3: ann[bat, torch] walker*2`, one place per line.

A line `place: figures` puts figures on the board, a line `name = value` sets anything else. The `given` part
of a case is the same position as a mapping.
"""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec
import yaml

from horda.engine.content.errors import BadContent
from horda.engine.content.typed_yaml import plain_in
from horda.engine.game import Game
from horda.engine.state import State


class BadPosition(ValueError):
    """Raised for a position that cannot be set up, with the line of the error and the expected form."""


class Figure(msgspec.Struct, frozen=True, order=True):
    """A figure in a place: its name, its notes (cards, states and so on in brackets), and its count."""

    name: str
    notes: tuple[str, ...] = ()
    count: int = 1


LISTS = ("dice", "order")
"""The names whose values are lists even if only one value is given."""
COUNT_DIGITS = 3
FIGURE = re.compile(r"\s*([^\s\[\]*]+)(?:\[([^\]]*)\])?(?:\*(\d+))?(?=\s|$)")


def figures_in(text: str) -> list[Figure]:
    """Parse the figures in a text: `asim[axe, +1 die: melee] walker*2`."""
    figures: list[Figure] = []
    at = 0
    while text[at:].strip():
        found = FIGURE.match(text, at)
        if found is None:
            raise BadPosition(
                f"cannot read figures from `{text[at:].strip()}`; write `name[note, note]*count`"
            )
        name, notes, count = found.groups()
        if len(count or "") > COUNT_DIGITS:
            raise BadPosition(f"`{name}*{count[:9]}` is more of it than any box holds")
        parts = tuple(part.strip() for part in (notes or "").split(",") if part.strip())
        figures.append(Figure(name, parts, int(count or 1)))
        at = found.end()
    return figures


def figures_text(figures: list[Figure]) -> str:
    """Format figures in the notation of positions, the inverse of `figures_in`."""
    return " ".join(
        figure.name
        + (f"[{', '.join(figure.notes)}]" if figure.notes else "")
        + (f"*{figure.count}" if figure.count != 1 else "")
        for figure in figures
    )


def parse_position(game: Game, text: str) -> dict[str, object]:
    """Parse a short text into the mapping that `Game.place` takes."""
    given: dict[str, object] = {}
    places: dict[str, str] = {}
    for number, line in enumerate(re.split(r"[\n|]", text), 1):
        if not line.strip():
            continue
        setting = re.fullmatch(r"\s*([\w.]+)\s*=\s*(.*?)\s*", line)
        place = re.fullmatch(r"\s*([\w.]+)\s*:\s*(.*?)\s*", line)
        if setting:
            value = _value(setting[2])
            given[setting[1]] = [value] if setting[1] in LISTS and not isinstance(value, list) else value
        elif place:
            places[place[1]] = f"{places.get(place[1], '')} {place[2]}".strip()
        else:
            raise BadPosition(f"line {number}, `{line.strip()}`: write `place: figures` or `name = value`")
    if places:
        given[game.places] = places
    return given


def _value(text: str) -> object:
    listed = "," in text and not text.startswith(("[", "{"))
    try:
        return plain_in(f"[{text}]" if listed else text, name="position")
    except BadContent as problem:
        raise BadPosition(f"`{text[:80]}` is no value: {problem}") from problem


def text_of(game: Game, given: Mapping[str, object]) -> str:
    """Format a position as short text; the inverse of `parse_position`."""
    lines: list[str] = []
    for name, value in given.items():
        if name == game.places and isinstance(value, Mapping):
            lines.extend(f"{place}: {figures}" for place, figures in value.items())
        else:
            written = yaml.safe_dump(value, default_flow_style=True, width=10_000, allow_unicode=True)
            lines.append(f"{name} = " + written.removesuffix("\n").removesuffix("\n..."))
    return "\n".join(lines)


def state_from_text(game: Game, text: str) -> State:
    """Return the state that a short text describes."""
    return game.place(parse_position(game, text))
