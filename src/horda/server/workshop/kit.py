"""The kit of a game: its tiles with their pictures, its tokens and edges, and the vocabulary of its missions."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec

from horda.art import tile as drawn_tile
from horda.art.ground import UNIT
from horda.games.own_missions import editions
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.custom import MAX_ACROSS, MAX_BYTES
from horda.games.zombicide.missions.introspection import vocabulary_of
from horda.lab.balance import TARGET_WIN_RATES
from horda.server.workshop.vocabulary import vocabulary_record
from horda.server.workshop.workshop_records import PieceKind, TileFace, WorkshopKit

PALETTE: Final = ("red", "blue", "green", "yellow", "purple", "pink", "white", "black")
"""Colour names in the order in which the workshop offers them."""
COLOURED_TOKENS: Final = frozenset({"objective", "spawn"})
COLOURED_EDGES: Final = frozenset({"door"})
PLACE_AND_COLOUR: Final = ("put", "at", "colour")


def kit_of(game: Zombicide) -> WorkshopKit:
    """Return the kit of a game."""
    words = game.words
    return WorkshopKit(
        game=game.id,
        unit=UNIT,
        tiles=tuple(_faces(game)),
        tokens=tuple(_token(game, kind) for kind in words.tokens),
        edges=tuple(_edge(game, kind) for kind in edge_kinds(game)),
        floors=tuple(dict.fromkeys(name for plan in game.plans.values() for name in plan.mission.floors)),
        has_lifts=any(plan.mission.lifts for plan in game.plans.values()),
        vocabulary=vocabulary_record(game),
        max_bytes=MAX_BYTES,
        max_across=MAX_ACROSS,
        wanted=TARGET_WIN_RATES,
    )


def _faces(game: Zombicide) -> Iterable[TileFace]:
    """Yield the faces of the tiles, each with its picture."""
    for name, face in game.tiles.items():
        same = tuple(other for other in game.tiles if piece_of(other) == piece_of(name))
        yield TileFace(name, same, drawn_tile(face, game=game.id).svg)


def piece_of(face: str) -> str:
    """Return the number of the cardboard tile with this face."""
    return "".join(re.findall(r"\d+", face)) or face


def edge_kinds(game: Zombicide) -> tuple[str, ...]:
    """Return the kinds of edges that the box's missions use, the most frequent first."""
    laid = Counter(edge.put for plan in game.plans.values() for edge in plan.mission.edges)
    return tuple(kind for kind, _ in laid.most_common())


def _token(game: Zombicide, kind: str) -> PieceKind:
    held = game.words.box.get(kind)
    own = PALETTE if kind in COLOURED_TOKENS else ()
    colours = tuple(held.colours) if held is not None and held.colours else own
    total = held.total if held is not None else None
    is_listed = any(hasattr(plan.mission, kind) for plan in game.plans.values())
    return PieceKind(kind, _in_order(colours), total, _slots_of_tokens(game).get(kind, ()), is_listed)


@lru_cache
def _slots_of_tokens(game: Zombicide) -> dict[str, tuple[str, ...]]:
    """Return the keys of each kind of token in mission files, besides place and colour."""
    found: dict[str, dict[str, None]] = {}
    for plan in (plan for edition in editions().values() for plan in edition.plans.values()):
        for token in plan.mission.tokens:
            found.setdefault(token.put, {}).update(dict.fromkeys(msgspec.to_builtins(token)))
    own = [slot.name for slot in vocabulary_of(game.words).token_fields]
    return {
        kind: tuple(name for name in own if name in said and name not in PLACE_AND_COLOUR)
        for kind, said in found.items()
    }


def _edge(game: Zombicide, kind: str) -> PieceKind:
    held = game.words.box.get("hedge" if kind == "barrier" else kind)
    colours = PALETTE if kind in COLOURED_EDGES else ()
    return PieceKind(kind, colours, held.total if held is not None else None)


def _in_order(colours: Iterable[str]) -> tuple[str, ...]:
    """Return colours of tokens in the order of the palette."""
    found = set(colours) | {"red"} if colours else set()
    return tuple(colour for colour in PALETTE if colour in found)
