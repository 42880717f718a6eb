"""A process that thinks: for bots, for advice, about matches that are over. Started by `bot_pool`.

A match that goes on never comes here: the process has one position that the seat must hold possible, and
imagines others from it.
"""

from __future__ import annotations

import os
import struct
import sys
import time
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import BinaryIO

import msgspec

from horda.bots import BadPlayer, UnknownBot, bot
from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Budget, Player, PlayerFailed, Turn, decision
from horda.engine.state import State
from horda.engine.views.imagined import read as imagined
from horda.games import game
from horda.server.match.rebuild import first_state
from horda.server.store.rows import Header
from horda.think.advice import Trial, tried
from horda.think.curve import Point, Splitter, curve_of
from horda.think.parts import Parts
from horda.think.search import Search
from horda.think.sureness import Range
from horda.think.talk.speech import Speech

TOGETHER = -1
"""The seat of a match that all win or lose as one."""


class DecisionRequest(msgspec.Struct, array_like=True, frozen=True, tag="choose"):
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


class TryOut(msgspec.Struct, array_like=True, frozen=True, tag="try"):
    """Some numbered worlds in which the options of a decision are to be tried."""

    game: str
    seat: int
    world: msgspec.Raw
    seed: str
    first: int
    count: int
    seconds: float
    also: dict[str, object] | None = None
    """What has to be among the options: what was done there."""


class Follow(msgspec.Struct, array_like=True, frozen=True, tag="follow"):
    """A part of a match that is over, to be split into choices, dice and cards."""

    header: Header
    moves: tuple[dict[str, object], ...]
    seat: int
    first: int
    """The decisions from this one on are looked at, as many as the time allows."""
    last: int
    samples: int
    seconds: float
    so_far: float | None = None
    """The chance that the decisions before the first came to, where they were looked at before."""


class Anchor(msgspec.Struct, array_like=True, frozen=True, tag="anchor"):
    """Beginnings of rounds in a match that is over, to be played on to the end, as many as time allows."""

    header: Header
    moves: tuple[dict[str, object], ...]
    seat: int
    at: tuple[int, ...]
    """After so many decisions each."""
    worlds: int
    seconds: float


class AnchorResult(msgspec.Struct, array_like=True, frozen=True):
    """The chances of those that were reached, in their order."""

    ranges: tuple[Range, ...]


class FollowResult(msgspec.Struct, array_like=True, frozen=True):
    """What came of it: the parts of the decisions that were reached, and at the beginning the whole curve."""

    parts: tuple[Parts, ...]
    points: tuple[Point, ...] = ()


class Answer(msgspec.Struct, array_like=True, frozen=True):
    """What came of it: a choice as it is sent, or what kept the bot from choosing."""

    choice: dict[str, object] | None = None
    failed: str = ""
    cut_short: bool = False
    """Whether the clock ended the thinking, so that another day another choice may be made."""
    said: Speech | None = None
    """What the bot says about it at the table."""


SIZE = struct.Struct(">I")
READY = SIZE.pack(0)
"""What a worker writes first, when it has read all it needs."""
Asked = DecisionRequest | TryOut | Follow | Anchor
ASKED = msgspec.json.Decoder(Asked)
ANSWER = msgspec.json.Encoder()


@cache
def player(name: str, game_id: str) -> Player:
    """Bots remember nothing from one decision to the next, so one of each will do."""
    return bot(name, game_id)


def decide(asked: DecisionRequest) -> Answer:
    """What the bot chooses."""
    state = imagined(game(asked.game), bytes(asked.world))
    budget = Budget(asked.playouts, asked.seconds)
    turn = Turn.of(state, asked.seat, Dice(asked.seed), budget)
    try:
        sitting = player(asked.bot, asked.game)
        taken = decision(sitting, turn, asked.bot)
    except (PlayerFailed, BadPlayer, UnknownBot) as problem:
        return Answer(failed=str(problem))
    said: Speech | None = None
    if isinstance(sitting, Search):
        said = sitting.says(Turn.of(state, asked.seat, Dice(f"{asked.seed}/said"), budget), taken)
    return Answer(taken.as_json(), cut_short=turn.cut_short, said=said)


def try_out(asked: TryOut) -> Trial:
    """What the options of a decision are worth in some worlds."""
    state = imagined(game(asked.game), bytes(asked.world))
    turn = Turn.of(state, asked.seat, Dice(asked.seed), Budget(asked.count, asked.seconds))
    also = None if asked.also is None else Choice.from_json(asked.also)
    return tried(turn, asked.seed, range(asked.first, asked.first + asked.count), also)


def follow(asked: Follow) -> FollowResult:
    """What decisions of a match did to the chance of a seat."""
    until = time.monotonic() + asked.seconds
    moves = [Choice.from_json(one) for one in asked.moves]
    points: tuple[Point, ...] = ()
    if asked.first == 0:
        whole = _states(asked.header, moves, 0)
        points = tuple(curve_of(whole, together=asked.seat == TOGETHER))
    found: list[Parts] = []
    splitter = Splitter(max(asked.seat, 0), asked.header.id, asked.samples)
    states = islice(_states(asked.header, moves, asked.first), asked.last - asked.first + 1)
    for parts in splitter.course(states, moves, asked.so_far):
        found.append(parts)
        if time.monotonic() > until:
            break
    return FollowResult(tuple(found), points)


def anchor(asked: Anchor) -> AnchorResult:
    """The chances as some rounds began."""
    until = time.monotonic() + asked.seconds
    moves = [Choice.from_json(one) for one in asked.moves]
    splitter = Splitter(max(asked.seat, 0), asked.header.id)
    found: list[Range] = []
    for state in _states(asked.header, moves, asked.at[0]):
        if len(state.moves) == asked.at[len(found)]:
            found.append(splitter.anchor(state, asked.worlds))
            if len(found) == len(asked.at) or time.monotonic() > until:
                break
    return AnchorResult(tuple(found))


def _states(header: Header, moves: Sequence[Choice], first: int) -> Iterator[State]:
    """A match after `first` decisions, and after each one that follows: one state that goes on."""
    state = first_state(header)
    for number, move in enumerate(moves):
        if number >= first:
            yield state
        state.replay(move)
    yield state


def worked(asked: Asked) -> Answer | Trial | FollowResult | AnchorResult:
    """What came of a question."""
    if isinstance(asked, DecisionRequest):
        return decide(asked)
    if isinstance(asked, Anchor):
        return anchor(asked)
    return try_out(asked) if isinstance(asked, TryOut) else follow(asked)


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
        answer = ANSWER.encode(worked(ASKED.decode(packed)))
        target.write(SIZE.pack(len(answer)) + answer)
        target.flush()


if __name__ == "__main__":
    main()
