"""Encoding of a position for a player in another process, with the hidden cards dealt again.

The text contains no more than the seat knows; the match, its history and its random state stay in this process.
Sampling worlds (`Turn.imagine`) from the decoded position gives the same worlds as sampling from the match.
"""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import msgspec

from horda.engine.chance import Dice
from horda.engine.game import Game
from horda.engine.saves.save import restore_state
from horda.engine.saves.save_format import FORMAT, SAVE_VERSION, Position, Save
from horda.engine.state import State


class Imagined(msgspec.Struct, array_like=True):
    """A position that agrees with what a seat knows."""

    seats: int
    options: dict[str, object]
    position: Position


WRITER = msgspec.json.Encoder()
READER = msgspec.json.Decoder(Imagined)


def encode_imagined(state: State, seat: int | None, rng: Dice) -> bytes:
    """Encode a position that agrees with all that a seat (None: a spectator) knows and is random otherwise."""
    # Keep the order of the state's dicts instead of sorting as in a save: worlds are dealt pile by pile.
    return WRITER.encode([state.seats, state.options, state.determinise(seat, rng).plain()])


def encode_position(state: State) -> bytes:
    """Encode a position with all its secrets, for a match that begins with it."""
    return WRITER.encode([state.seats, state.options, state.plain()])


def read(game: Game, text: bytes) -> State:
    """Decode an imagined position."""
    found = READER.decode(text)
    save = Save(
        format=FORMAT,
        save=SAVE_VERSION,
        game=game.id,
        rules=game.version,
        seats=found.seats,
        options=found.options,
        origin={},
        moves=[],
        position=found.position,
        events=[],
    )
    return restore_state(game, save)
