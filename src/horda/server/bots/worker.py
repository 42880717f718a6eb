"""A worker process, started by `pool`, that computes bot decisions, advice and analyses.

A running match itself is never sent to a worker: it gets one state that is possible by what the seat knows, and
samples other such states ("worlds") from that one.
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

from horda.bots import HEURISTIC, BadPlayer, UnknownBot, bot
from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Budget, Player, PlayerFailed, Turn, decision
from horda.engine.state import State
from horda.engine.views.imagined import read as imagined
from horda.games import game
from horda.server.match.rebuild import first_state
from horda.server.store.rows import Header
from horda.server.workshop.design_tasks import DesignRequest, DesignResult, run_design_task
from horda.server.workshop.play_test import PlayTestRequest, PlayTestResult, run_play_test
from horda.think import advice
from horda.think.advice import Trial
from horda.think.confidence import Range
from horda.think.match_analysis.attribution import MoveEffect
from horda.think.match_analysis.win_curve import ChanceAnalysis, CurvePoint, win_curve
from horda.think.negotiation import negotiation_of
from horda.think.negotiation.speech import Speech
from horda.think.search import Search

ALL_TOGETHER = -1
"""The value of `seat` in a match that all players win or lose together."""


class DecisionRequest(msgspec.Struct, array_like=True, frozen=True, tag="choose"):
    """A request for a bot's decision."""

    game: str
    bot: str
    """The bot's name, or the location of an offered player."""
    seat: int
    world: msgspec.Raw
    """A state that agrees with everything the seat knows; its hidden parts are random."""
    seed: str
    """The seed of the bot's own random numbers."""
    playouts: int
    seconds: float


class OptionTrialRequest(msgspec.Struct, array_like=True, frozen=True, tag="try"):
    """A request to try the options of a choice in numbered worlds (states that are possible by what the seat knows)."""

    game: str
    seat: int
    world: msgspec.Raw
    seed: str
    first: int
    count: int
    seconds: float
    also: dict[str, object] | None = None
    """A choice that must be among the options: the one made in the match."""


class AttributionRequest(msgspec.Struct, array_like=True, frozen=True, tag="follow"):
    """A request to split the effect of a finished match's choices into choice, dice and cards."""

    header: Header
    moves: tuple[dict[str, object], ...]
    seat: int
    first: int
    """The number of the first choice to measure; as many follow as time allows."""
    last: int
    samples: int
    seconds: float
    so_far: float | None = None
    """The chance after the choices before `first`, if they were measured."""


class RoundChancesRequest(msgspec.Struct, array_like=True, frozen=True, tag="anchor"):
    """A request to play out rounds of a finished match from their beginnings, as many as time allows."""

    header: Header
    moves: tuple[dict[str, object], ...]
    seat: int
    at: tuple[int, ...]
    """The number of choices before each round."""
    worlds: int
    seconds: float


class RoundChances(msgspec.Struct, array_like=True, frozen=True):
    """The estimated chances of the rounds that were played out, in order."""

    ranges: tuple[Range, ...]


class Attribution(msgspec.Struct, array_like=True, frozen=True):
    """The measured effects of some choices; if the first choice is included, also the curve of the whole match."""

    parts: tuple[MoveEffect, ...]
    points: tuple[CurvePoint, ...] = ()


class Answer(msgspec.Struct, array_like=True, frozen=True):
    """A bot's choice, or the reason why it made none."""

    choice: dict[str, object] | None = None
    failed: str = ""
    cut_short: bool = False
    """Whether the time limit ended the thinking, so that the choice may differ next time."""
    said: Speech | None = None
    """The bot's speech about its choice; None if it says nothing."""


LENGTH_PREFIX = struct.Struct(">I")
READY_SIGNAL = LENGTH_PREFIX.pack(0)
"""The bytes that a worker writes first, when it is ready."""
WorkerRequest = (
    DecisionRequest
    | OptionTrialRequest
    | AttributionRequest
    | RoundChancesRequest
    | PlayTestRequest
    | DesignRequest
)
REQUEST_DECODER = msgspec.json.Decoder(WorkerRequest)
ANSWER_ENCODER = msgspec.json.Encoder()


@cache
def cached_player(name: str, game_id: str) -> Player:
    """Return a bot, from the cache if possible: bots keep no state between decisions."""
    return bot(name, game_id)


def decide(asked: DecisionRequest) -> Answer:
    """Return a bot's decision."""
    state = imagined(game(asked.game), bytes(asked.world))
    budget = Budget(asked.playouts, asked.seconds)
    turn = Turn.of(state, asked.seat, Dice(asked.seed), budget)
    try:
        sitting = cached_player(asked.bot, asked.game)
        taken = decision(sitting, turn, asked.bot)
    except (PlayerFailed, BadPlayer, UnknownBot) as error:
        return Answer(failed=str(error))
    said: Speech | None = None
    talk = negotiation_of(asked.game)
    if talk is not None:
        speaking = Turn.of(state, asked.seat, Dice(f"{asked.seed}/said"), budget)
        if isinstance(sitting, Search):
            said = talk.speech_for(speaking, taken)
        elif asked.bot == HEURISTIC:
            said = talk.refusal_for(speaking, taken)
    return Answer(taken.as_json(), cut_short=turn.cut_short, said=said)


def run_trial(asked: OptionTrialRequest) -> Trial:
    """Return the values of a choice's options in some worlds."""
    state = imagined(game(asked.game), bytes(asked.world))
    turn = Turn.of(state, asked.seat, Dice(asked.seed), Budget(asked.count, asked.seconds))
    also = None if asked.also is None else Choice.from_json(asked.also)
    return advice.try_options(turn, asked.seed, range(asked.first, asked.first + asked.count), also)


def attribute_decisions(asked: AttributionRequest) -> Attribution:
    """Return how much each choice of a match changed a seat's chance of winning."""
    until = time.monotonic() + asked.seconds
    moves = [Choice.from_json(one) for one in asked.moves]
    points: tuple[CurvePoint, ...] = ()
    if asked.first == 0:
        whole = _states(asked.header, moves, 0)
        points = tuple(win_curve(whole, together=asked.seat == ALL_TOGETHER))
    found: list[MoveEffect] = []
    splitter = ChanceAnalysis(max(asked.seat, 0), asked.header.id, asked.samples)
    states = islice(_states(asked.header, moves, asked.first), asked.last - asked.first + 1)
    for parts in splitter.effects_of_moves(states, moves, asked.so_far):
        found.append(parts)
        if time.monotonic() > until:
            break
    return Attribution(tuple(found), points)


def round_chances(asked: RoundChancesRequest) -> RoundChances:
    """Return the estimated chances at the beginnings of some rounds."""
    until = time.monotonic() + asked.seconds
    moves = [Choice.from_json(one) for one in asked.moves]
    splitter = ChanceAnalysis(max(asked.seat, 0), asked.header.id)
    found: list[Range] = []
    for state in _states(asked.header, moves, asked.at[0]):
        if len(state.moves) == asked.at[len(found)]:
            found.append(splitter.chance_at_round_start(state, asked.worlds))
            if len(found) == len(asked.at) or time.monotonic() > until:
                break
    return RoundChances(tuple(found))


def _states(header: Header, moves: Sequence[Choice], first: int) -> Iterator[State]:
    """Yield the state of a match after `first` choices and after each later choice; the same object is reused."""
    state = first_state(header)
    for number, move in enumerate(moves):
        if number >= first:
            yield state
        state.replay(move)
    yield state


def handle_request(
    asked: WorkerRequest,
) -> Answer | Trial | Attribution | RoundChances | PlayTestResult | DesignResult:
    """Return the answer to a request."""
    if isinstance(asked, DecisionRequest):
        return decide(asked)
    if isinstance(asked, PlayTestRequest):
        return run_play_test(asked)
    if isinstance(asked, RoundChancesRequest):
        return round_chances(asked)
    if isinstance(asked, DesignRequest):
        return run_design_task(asked)
    return run_trial(asked) if isinstance(asked, OptionTrialRequest) else attribute_decisions(asked)


def read_message(source: BinaryIO) -> bytes | None:
    """Return the next message; None if the server is gone."""
    head = source.read(LENGTH_PREFIX.size)
    return source.read(LENGTH_PREFIX.unpack(head)[0]) if len(head) == LENGTH_PREFIX.size else None


def open_answer_stream() -> BinaryIO:
    """Return the stream for answers, and redirect standard output (a player's prints) to the server's log."""
    line = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return line


def main() -> None:
    """Answer requests until the server closes standard input."""
    source, target = sys.stdin.buffer, open_answer_stream()
    target.write(READY_SIGNAL)
    target.flush()
    while (packed := read_message(source)) is not None:
        answer = ANSWER_ENCODER.encode(handle_request(REQUEST_DECODER.decode(packed)))
        target.write(LENGTH_PREFIX.pack(len(answer)) + answer)
        target.flush()


if __name__ == "__main__":
    main()
