"""A process that thinks for bots: reads a view and choices, writes which one. Started by `bot_pool`."""

from __future__ import annotations

import pickle
import struct
import sys
from functools import cache
from typing import BinaryIO

from horda.bots import Bot, bot
from horda.engine.chance import Dice
from horda.engine.choices import Choice

Asked = tuple[str, str, object, list[dict[str, object]], str]
"""The game, the bot's name, the view, the choices, and the seed of the bot's chance."""
SIZE = struct.Struct(">I")
READY = SIZE.pack(0)
"""What a worker writes first, when it has read all it needs."""


@cache
def player(name: str, game_id: str) -> Bot:
    """Bots remember nothing from one decision to the next, so one of each will do."""
    return bot(name, game_id)


def decide(asked: Asked) -> int:
    """The number of the choice that the bot takes."""
    game_id, name, view, plain, seed = asked
    choices = [Choice.from_plain(one) for one in plain]
    taken = player(name, game_id).choose(view, choices, Dice(seed))
    return next(number for number, one in enumerate(choices) if one is taken or one.same(taken))


def read(source: BinaryIO) -> bytes | None:
    """One message; None when the server is gone."""
    head = source.read(SIZE.size)
    return source.read(SIZE.unpack(head)[0]) if len(head) == SIZE.size else None


def main() -> None:
    """Answer until the server goes away."""
    source, target = sys.stdin.buffer, sys.stdout.buffer
    target.write(READY)
    target.flush()
    while (packed := read(source)) is not None:
        answer = pickle.dumps(decide(pickle.loads(packed)))
        target.write(SIZE.pack(len(answer)) + answer)
        target.flush()


if __name__ == "__main__":
    main()
