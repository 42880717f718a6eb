"""The plain board of any game in text: places in a grid with their figures, panels and piles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from horda.engine.events import HIDDEN
from horda.engine.views.plain_view import Fact, PieceView, PlaceView, SeatView, View
from horda.locale import Words

HINTS = {"hand": "card", "hands": "card", "discard": "card", "deck": "card", "cards": "card"}
"""The kind of names in each part of a view, for parts whose own name does not show it."""
LIVING, DEAD = "bold #ffc98b", "bold #93b93c"
DIM: Final = "dim"
MAX_COLUMNS: Final = 6
"""Most columns of the grid; with more, the places are listed, because a terminal is too narrow."""


def draw(view: object, words: Words) -> RenderableType:
    """Return the table, if its view is the plain one, else a list of the view's parts."""
    if isinstance(view, View):
        return _table(view, words)
    fields = msgspec.to_builtins(view)
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim")
    table.add_column()
    parts = fields if isinstance(fields, Mapping) else {"": fields}
    for name, value in parts.items():
        for row in _rows(str(name), value, words):
            table.add_row(*row)
    return table


def explained_names(view: object) -> set[str]:
    """Return the cards in the viewer's hand, whose texts are printed below the board."""
    if not isinstance(view, View) or view.seat is None:
        return set()
    return set(view.players[view.seat].hand)


# --- the plain view ------------------------------------------------------------------------------


def _table(view: View, words: Words) -> RenderableType:
    parts: list[RenderableType] = []
    if view.places:
        parts.append(_board(view, words))
    if view.facts:
        parts.append(Text(_facts(view.facts, words), style=DIM))
    parts.append(_players(view, words))
    if view.piles:
        parts.append(_piles(view, words))
    if view.seat is not None:
        parts.append(_hand(view.players[view.seat], words))
    return Group(*parts)


def _board(view: View, words: Words) -> RenderableType:
    """Return the places with their figures in a grid, or as a list if the grid would be too wide."""
    there: dict[str, list[PieceView]] = {}
    for piece in view.pieces:
        there.setdefault(piece.place, []).append(piece)
    columns = sorted({place.x for place in view.places})
    rows = sorted({place.y for place in view.places})
    spots = {(place.x, place.y): place for place in view.places}
    table = Table.grid(padding=(0, 3))
    if len(spots) < len(view.places) or len(columns) > MAX_COLUMNS:
        for place in view.places:
            table.add_row(*_place(place, there.get(place.name, []), view, words))
        return Padding(table, (0, 0, 1, 0))
    for y in rows:
        cells = [
            Group(*_place(spots[x, y], there.get(spots[x, y].name, []), view, words))
            if (x, y) in spots
            else ""
            for x in columns
        ]
        table.add_row(*cells)
    return Padding(table, (0, 0, 1, 0))


def _place(place: PlaceView, pieces: Sequence[PieceView], view: View, words: Words) -> tuple[Text, Text]:
    """Return a place's name, and the figures in it."""
    name = Text(words.name(place.label, place.name), style="bold" if pieces else "")
    told = Text()
    for piece in pieces:
        if told:
            told.append(", ")
        said = words.seat(piece.seat) if piece.seat is not None else words.name(piece.kind, piece.name)
        many = f" ×{piece.count}" if piece.count > 1 else ""
        told.append(f"{said}{many}", style=DEAD if piece.seat is None else LIVING)
    return name, told


def _players(view: View, words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    for player in view.players:
        style = DIM if player.out else "bold" if player.seat in view.active else ""
        cards = words.say("cli-cards", count=len(player.hand)) if player.hand else ""
        front = words.name("card", player.front) if player.front else ""
        table.add_row(
            Text(words.seat(player.seat), style=style),
            Text(_facts(player.facts, words)),
            Text(", ".join(part for part in (cards, front) if part), style=DIM),
        )
    return table


def _facts(facts: Mapping[str, Fact], words: Words) -> str:
    return ", ".join(
        f"{words.name('fact', name)}: {_fact(name, value, words)}" for name, value in facts.items()
    )


def _fact(name: str, value: Fact, words: Words) -> str:
    """Return a value as text: numbers unchanged, yes and no in words, names in the game's words."""
    if isinstance(value, bool):
        return words.say("common-yes" if value else "common-no")
    return words.name(name, value) if isinstance(value, str) else str(value)


def _piles(view: View, words: Words) -> Text:
    told: list[str] = []
    for pile in view.piles:
        top = f" ({words.name('card', pile.cards[-1])})" if pile.cards else ""
        told.append(f"{words.name('pile', pile.name)} {pile.count}{top}")
    return Text(", ".join(told), style=DIM)


def _hand(player: SeatView, words: Words) -> RenderableType:
    """Return a player's cards, each with its effect."""
    held = [card for card in player.hand if card != HIDDEN]
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(style=DIM)
    for card in dict.fromkeys(held):
        many = f" ×{held.count(card)}" if held.count(card) > 1 else ""
        table.add_row(Text(f"{words.name('card', card)}{many}", style="bold"), words.text("card", card))
    return Padding(table, (1, 0, 0, 0))


# --- any other view ------------------------------------------------------------------------------


def _rows(name: str, value: object, words: Words) -> list[tuple[str, str]]:
    """Return the label and text of a part of the view; a value for each seat gets one row each."""
    title = name.replace("_", " ")
    if isinstance(value, list) and any(isinstance(one, list | Mapping) for one in value):
        return [
            (
                f"{title}, {words.seat(seat)}" if seat < len(words.names) else title,
                _format_field(name, one, words),
            )
            for seat, one in enumerate(value)
        ]
    return [(title, _format_field(name, value, words))]


def _format_field(name: str, value: object, words: Words) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {_format_field(str(key), one, words)}" for key, one in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(_format_field(HINTS.get(name, name), one, words) for one in value) or "–"
    if name == "seat" and isinstance(value, int):
        return words.seat(value)
    if isinstance(value, str):
        return words.name(HINTS.get(name, name), value) if value else "–"
    return "–" if value is None else str(value)
