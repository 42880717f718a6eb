"""Any table in words: each part of the view with its name, cards and places by theirs."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from rich.console import RenderableType
from rich.table import Table

from horda.locale import Words

HINTS = {"hand": "card", "hands": "card", "discard": "card", "deck": "card", "cards": "card"}
"""Which kind of name the parts of a view hold, where their own name does not say it."""


def draw(view: object, words: Words) -> RenderableType:
    """The view as a list of its parts."""
    fields = msgspec.to_builtins(view)
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim")
    table.add_column()
    parts = fields if isinstance(fields, Mapping) else {"": fields}
    for name, value in parts.items():
        for row in _rows(str(name), value, words):
            table.add_row(*row)
    return table


def _rows(name: str, value: object, words: Words) -> list[tuple[str, str]]:
    """A part of the view; one that has a value for each seat takes a line for each."""
    title = name.replace("_", " ")
    if isinstance(value, list) and any(isinstance(one, list | Mapping) for one in value):
        return [
            (f"{title}, {words.seat(seat)}" if seat < len(words.names) else title, _told(name, one, words))
            for seat, one in enumerate(value)
        ]
    return [(title, _told(name, value, words))]


def _told(name: str, value: object, words: Words) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {_told(str(key), one, words)}" for key, one in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(_told(HINTS.get(name, name), one, words) for one in value) or "–"
    if name == "seat" and isinstance(value, int):
        return words.seat(value)
    if isinstance(value, str):
        return words.name(HINTS.get(name, name), value) if value else "–"
    return "–" if value is None else str(value)
