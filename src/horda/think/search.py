"""The searching player: it simulates matches from sampled worlds, states that agree with what its seat knows.

The best few choices of the guide are each tried in the same worlds with the same dice (flat search). Only
differences between choices count, so a dozen worlds tell as much as many independent matches. The guide is the
game's heuristic bot, or the random one if there is none.

If the mission has weights, the actions of a turn are simulated for a round and the result evaluated by the
weights, and all other decisions are left to the guide; otherwise matches are simulated to their end. Games with
short matches are always simulated to their end, and choices that fall behind are dropped (`rollouts`,
`successive_elimination`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import sqrt
from statistics import fmean, stdev
from typing import Final, Protocol

from horda.bots import best_bot, bot
from horda.engine.chance import Dice, mix_bits, next_state
from horda.engine.choices import Choice
from horda.engine.player import Player, Turn
from horda.engine.state import State, TooLong
from horda.games import game
from horda.think.features import feature_reader_for
from horda.think.negotiation import negotiation_of
from horda.think.negotiation.speech import Speech
from horda.think.rollouts import RolloutRules, rollout_rules_of
from horda.think.successive_elimination import WORLDS_PER_LAP, best_by_elimination
from horda.think.value import UNFINISHED_VALUE, Value, result_value, value_for

WIDTH: Final = 4
"""Number of choices tried when matches are played to their end."""
JUDGED_WIDTH: Final = 3
"""Number of choices tried when weights evaluate the result; a fourth was rarely best and leaves fewer worlds."""
ROLLOUT_WIDTH: Final = 5
"""Number of choices tried by successive elimination."""
HORIZON_ROUNDS: Final = 1
"""Number of rounds simulated before the weights evaluate the position."""
MIN_WORLDS: Final = 4
"""Minimum number of worlds in which each choice is tried; with fewer there is no result."""
OVERRULE_ERRORS: Final = 1.0
"""Lead, in standard errors, that a choice needs to replace the guide's, which is usually right."""
MAX_ROLLOUT_DECISIONS: Final = 3_000
"""Number of decisions after which a simulated match is abandoned."""
RANDOM_BOT: Final = "random"


class Judge(Protocol):
    """The interface of judges, which stop a simulated match and estimate its value."""

    def is_far_enough(self, world: State) -> bool:
        """Return whether to stop playing."""
        ...

    def chance(self, world: State, seat: int) -> float:
        """Return the chance of a seat to win from here."""
        ...


Play = Callable[[State, Choice, int, Judge | None], float]
"""A function that returns the value of a choice in a world, given a key for all random numbers and a judge or None."""


@cache
def guide_of(game_id: str) -> Player:
    """Return the stateless bot that proposes choices and plays all seats in simulated matches."""
    return bot(best_bot(game_id), game_id)


class Horizon:
    """A judge that stops after a given round and estimates the value by weights."""

    def __init__(self, value: Value, last: int) -> None:
        self.value = value
        self.last = last

    def is_far_enough(self, world: State) -> bool:
        return world.round >= self.last

    def chance(self, world: State, seat: int) -> float:
        return self.value.chance(world, seat)


class Search:
    """A player that tries the guide's favourites in sampled worlds and takes the one that wins most often."""

    def choose(self, turn: Turn) -> Choice:
        """Return the guide's choice, unless another is better by more than luck explains."""
        if len(turn.choices) == 1:
            return turn.choices[0]
        if best_bot(turn.game) == RANDOM_BOT:
            tried = guide_favourites(turn, len(turn.choices))
            return (
                tried[0] if len(tried) == 1 else best_choice(tried, outcomes_by_world(turn, tried), gate=0.0)
            )
        ends = rollout_rules_of(turn.game)
        if ends is not None and turn.budget.playouts >= 2 * WORLDS_PER_LAP:
            return _choose_by_rollouts(turn, ends)
        return _choose_by_value(turn)

    def speech_for(self, turn: Turn, choice: Choice) -> Speech | None:
        """Return the explanation of an offer or a refusal that this player makes; None for any other choice."""
        talk = negotiation_of(turn.game)
        return None if talk is None else talk.speech_for(turn, choice)


def _choose_by_rollouts(turn: Turn, ends: RolloutRules) -> Choice:
    """Return the guide's choice, unless another has a large enough lead in matches simulated to the end."""
    best = guide_of(turn.game).choose(turn)
    world = turn.imagine()
    most = min(ROLLOUT_WIDTH, turn.budget.playouts // WORLDS_PER_LAP)
    tried = contenders(turn, best, ends.choices_to_try(world, turn.choices), most=most)
    if len(tried) == 1:
        return tried[0]
    play: Play = play_on
    talk = negotiation_of(turn.game)
    if talk is not None:
        bargain = talk.bargain_for(turn)
        # Deals come before what the guide likes least.
        tried = [*bargain.candidates(tried[:JUDGED_WIDTH], most), *tried[JUDGED_WIDTH:]][:most]
        play = bargain.value_of

    def attempt(world: State, choice: Choice, key: int) -> float:
        found = play(world, choice, key, None)
        return found if world.result is None else ends.end_value(world, choice.seat)

    return best_by_elimination(turn, tried, attempt, world)


def _choose_by_value(turn: Turn) -> Choice:
    """Return the guide's choice, unless another is better after a round, evaluated by weights.

    Without weights, matches are played to their end.
    """
    judge: Judge | None = None
    world: State | None = None
    if feature_reader_for(game(turn.game)) is not None and turn.budget.playouts > MIN_WORLDS:
        world = turn.imagine()
        value = value_for(world)
        if value is not None:
            if not value.reader.is_worth_searching(world):
                return guide_of(turn.game).choose(turn)
            judge = Horizon(value, world.round + HORIZON_ROUNDS)
    tried = guide_favourites(turn, WIDTH if judge is None else JUDGED_WIDTH)
    talk = negotiation_of(turn.game)
    if talk is None or turn.budget.playouts < MIN_WORLDS:
        found = outcomes_by_world(turn, tried, judge, world) if len(tried) > 1 else []
    else:
        bargain = talk.bargain_for(turn)
        tried = bargain.candidates(tried, turn.budget.playouts // MIN_WORLDS)
        found = outcomes_by_world(turn, tried, judge, world, bargain.value_of) if len(tried) > 1 else []
    return best_choice(tried, found, gate=OVERRULE_ERRORS)


def contenders(turn: Turn, best: Choice, among: Sequence[Choice], *, most: int) -> list[Choice]:
    """Return the guide's best choice and its favourites among some others."""
    rest = [choice for choice in among if choice is not best]
    return [best, *guide_ranking(turn.among(rest), most - 1)] if rest else [best]


def guide_favourites(turn: Turn, most: int) -> list[Choice]:
    """Return the guide's favourites in order, as many as the budget can try often enough."""
    return guide_ranking(turn, min(most, turn.budget.playouts // MIN_WORLDS))


def guide_ranking(turn: Turn, most: int) -> list[Choice]:
    """Return the guide's best choice, its second best, and so on; at least one."""
    guide = guide_of(turn.game)
    left = list(turn.choices)
    found = [guide.choose(turn)]
    while len(found) < min(most, len(turn.choices)):
        left.remove(found[-1])
        found.append(guide.choose(turn.among(left)))
    return found


def outcomes_by_world(
    turn: Turn,
    tried: Sequence[Choice],
    judge: Judge | None = None,
    first: State | None = None,
    play: Play | None = None,
) -> list[list[float]]:
    """Return the value of each choice by world; all are tried in one world before the next.

    `first` is a world that was sampled already. `play` returns the value of a choice in a world,
    by default `play_on`.
    """
    play = play or play_on
    found: list[list[float]] = []
    done = 0
    while turn.may_go_on(done, len(tried)):
        world = first if first is not None and not done else turn.imagine()
        key = turn.rng.below(1 << 62)
        values: list[float] = []
        for number, choice in enumerate(tried):
            if not turn.may_go_on(done, len(tried) - number):
                return found
            values.append(play(world.clone(), choice, key, judge))
            done += 1
        found.append(values)
    return found


def play_on(world: State, choice: Choice, key: int, judge: Judge | None = None) -> float:
    """Return the value of a choice in a world, played to the end or to the judge's horizon.

    The dice are reseeded from the key at every turn, so that two choices that roll a different number of dice
    get the same dice again in the next turn.
    """
    turn = world.turn
    try:
        world.apply(choice)
    except TooLong:
        return UNFINISHED_VALUE
    return play_out(world, choice.seat, key, judge, turn)


def play_out(world: State, me: int, key: int, judge: Judge | None = None, turn: int | None = None) -> float:
    """Return the value of a world for a seat by simulation with the guide in all seats.

    The dice are reseeded from the key at every turn except `turn`."""
    guide = guide_of(world.game.id)
    dice = [Dice(f"{key}/{seat}") for seat in range(world.seats)]
    turn = world.turn if turn is None else turn
    try:
        while world.result is None and len(world.moves) < MAX_ROLLOUT_DECISIONS:
            if judge is not None and judge.is_far_enough(world):
                return judge.chance(world, me)
            if world.turn != turn:
                turn = world.turn
                world.chance = mix_bits(next_state(key ^ mix_bits(next_state(turn))))
            seat = world.all_choices()[0].seat
            world.apply(guide.choose(Turn.of(world, seat, dice[seat])))
    except TooLong:
        return UNFINISHED_VALUE
    return result_value(world, me)


def best_choice(tried: Sequence[Choice], found: Sequence[Sequence[float]], *, gate: float) -> Choice:
    """Return the best choice, if it beats the first by `gate` standard errors; else the first."""
    best, lead = tried[0], 0.0
    if len(found) < MIN_WORLDS:
        return best
    for number, choice in enumerate(tried[1:], 1):
        gains = [values[number] - values[0] for values in found]
        gain = fmean(gains)
        if gain > lead and gain > gate * stdev(gains) / sqrt(len(gains)):
            best, lead = choice, gain
    return best
