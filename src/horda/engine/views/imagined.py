"""An imagined position as text: all that a player in another process is told of a match.

It holds no more than the seat knows: what lies hidden was dealt anew before it was written, so the match, its
history and its chance stay where they are. Read and imagined again, it makes the very worlds that the match
would have made.
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
    """A position that agrees with all that a seat (None: a spectator) knows, and is random in the rest."""
    # In the order of the state's own dicts, not sorted as in a save: worlds are dealt pile by pile.
    return WRITER.encode([state.seats, state.options, state.determinise(seat, rng).plain()])


def read(game: Game, text: bytes) -> State:
    """The position that was written."""
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
