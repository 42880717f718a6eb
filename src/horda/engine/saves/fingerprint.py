"""Hashes of plain values and of positions, the same on every machine."""

# horda: interpreted, because most of the work is done by msgspec and hashlib

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from horda.engine.plain_state import PlainState


def canonical(value: object) -> bytes:
    """Return a value as JSON with sorted keys, the same for equal values on every machine."""
    return msgspec.json.encode(value, order="sorted")


def fingerprint(state: PlainState) -> str:
    """Return a hash of the position: content, cards, fields, stack and random state."""
    deck, names = state.cards.deck, state.names()
    deck.mark = deck.mark or hash_of(deck.plain)
    names.mark = names.mark or hash_of(names.lists)
    game = state.game
    return hash_of([game.id, game.version, state.seats, state.options, deck.mark, names.mark, state.raw()])[
        :32
    ]


def hash_of(value: object) -> str:
    """Return the hash of a plain value, the same on every machine."""
    return hashlib.sha256(canonical(value)).hexdigest()
