"""A process that thinks for bots: reads what a seat knows, writes what it chooses. Started by `bot_pool`.

The match itself never comes here: the process has one position that the seat must hold possible, and imagines
others from it.
"""

from __future__ import annotations

import os
import struct
import sys
from functools import cache
from typing import BinaryIO

import msgspec

from horda.bots import BadPlayer, UnknownBot, bot
from horda.engine.chance import Dice
from horda.engine.imagined import read as imagined
from horda.engine.player import Budget, Player, PlayerFailed, Turn, decision
from horda.games import game


class Asked(msgspec.Struct, array_like=True, frozen=True):
    """A decision that is asked of a bot."""

    game: str
    bot: str
    """Its name, or where it lies."""
    seat: int
    world: msgspec.Raw
    """A position that agrees with what the seat knows."""
    seed: str
    """The seed of the bot's own chance."""
    playouts: int
    seconds: float


class Answer(msgspec.Struct, array_like=True, frozen=True):
    """What came of it: a choice as it is sent, or what kept the bot from choosing."""

    choice: dict[str, object] | None = None
    failed: str = ""
    cut_short: bool = False
    """Whether the clock ended the thinking, so that another day another choice may be made."""


SIZE = struct.Struct(">I")
READY = SIZE.pack(0)
"""What a worker writes first, when it has read all it needs."""
ASKED = msgspec.json.Decoder(Asked)
ANSWER = msgspec.json.Encoder()


@cache
def player(name: str, game_id: str) -> Player:
    """Bots remember nothing from one decision to the next, so one of each will do."""
    return bot(name, game_id)


def decide(asked: Asked) -> Answer:
    """What the bot chooses."""
    state = imagined(game(asked.game), bytes(asked.world))
    turn = Turn.of(state, asked.seat, Dice(asked.seed), Budget(asked.playouts, asked.seconds))
    try:
        taken = decision(player(asked.bot, asked.game), turn, asked.bot)
    except (PlayerFailed, BadPlayer, UnknownBot) as problem:
        return Answer(failed=str(problem))
    return Answer(taken.plain(), cut_short=turn.cut_short)


def read(source: BinaryIO) -> bytes | None:
    """One message; None when the server is gone."""
    head = source.read(SIZE.size)
    return source.read(SIZE.unpack(head)[0]) if len(head) == SIZE.size else None


def own_line() -> BinaryIO:
    """Where answers go; what a player prints goes to the log of the server instead."""
    line = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return line


def main() -> None:
    """Answer until the server goes away."""
    source, target = sys.stdin.buffer, own_line()
    target.write(READY)
    target.flush()
    while (packed := read(source)) is not None:
        answer = ANSWER.encode(decide(ASKED.decode(packed)))
        target.write(SIZE.pack(len(answer)) + answer)
        target.flush()


if __name__ == "__main__":
    main()
