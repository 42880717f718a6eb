"""The win chance over a finished match, and the effect of each decision on it.

A chance changes between two decisions for three reasons that add up: the choice, the dice and the cards. The
effect of a choice is its difference from the choice of a careful bot, in worlds that agree with what the deciding
seat knew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from statistics import fmean, pvariance, stdev
from typing import Final

import msgspec

from horda.engine.chance import Dice, mix_bits, next_state
from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.engine.state import REVOKE, State, TooLong
from horda.think.confidence import GUESS_ERROR, MODEL_ERROR, Range, range_around, range_of
from horda.think.match_analysis.attribution import MoveEffect
from horda.think.search import HORIZON_ROUNDS, Horizon, guide_of, play_on, play_out
from horda.think.value import UNFINISHED_VALUE, Value, result_value, value_or_guess

WORLDS_PER_DECISION: Final = 8
"""Number of worlds in which each relevant decision is examined."""
WORLDS_PER_ROUND: Final = 24
"""Number of worlds in which the match is played to its end from the start of a round."""


class CurvePoint(msgspec.Struct, frozen=True, array_like=True):
    """The chance of each seat at the start of a round, after decision `n`; one entry in cooperative games."""

    round: int
    n: int
    ranges: tuple[Range, ...]
    guessed: bool = False
    """Whether the chance comes from the weights of the game's other missions."""


def win_curve(states: Iterable[State], *, together: bool) -> list[CurvePoint]:
    """Return the chance at the start of every round and at the end; empty without weights."""
    found: list[CurvePoint] = []
    for state in states:
        over = state.result is not None
        if not over and (state.round == 0 or (found and found[-1].round == state.round)):
            # No features are read during setup; the first round is the first point.
            continue
        value = value_or_guess(state)
        if value is None:
            return []
        error = 0.0 if over else GUESS_ERROR if value.guessed else MODEL_ERROR
        seats = range(1 if together else state.seats)
        ranges = tuple(range_around(value.chance(state, seat), 0.0, error) for seat in seats)
        found.append(CurvePoint(state.round, len(state.moves), ranges, value.guessed))
    return found


class ChanceAnalysis:
    """Computes the effect of each decision of a match on the chance of one seat.

    All chances are means over the same numbered worlds with the same dice, so that their common noise cancels
    in the differences.
    """

    def __init__(self, seat: int, seed: str, samples: int = WORLDS_PER_DECISION) -> None:
        self.seat = seat
        self.seed = seed
        self.samples = samples
        self.playouts = 0
        """Number of matches simulated so far."""

    def effects_of_moves(
        self, states: Iterable[State], moves: Sequence[Choice], known_chance: float | None = None
    ) -> Iterator[MoveEffect]:
        """Yield the effect of each decision, given successive states and the moves between them.

        `known_chance` is the chance at the first state, if it is known.
        """
        before: State | None = None
        chance = 0.0
        for state in states:
            if before is not None:
                parts = self.effect_of_move(before, moves[len(before.moves)], state, chance)
                yield parts
                chance = parts.after
            if before is None and known_chance is not None:
                chance = known_chance
            # A new round moves the horizon, so the chance is estimated again.
            elif before is None or (before.round != state.round and state.result is None):
                chance = self.chance(state)
            before = state.clone()

    def chance_at_round_start(self, state: State, worlds: int = WORLDS_PER_ROUND) -> Range:
        """Return the chance at the start of a round, with matches played to their end.

        As in advice, these matches correct the error of the weights, which are inexact early in a match and in
        unusual positions.
        """
        estimates: list[float] = []
        ends: list[tuple[float, float]] = []
        value = value_or_guess(state)
        assert value is not None
        for dice, key in self._worlds(worlds):
            world = state.determinise(self.seat, dice)
            estimates.append(play_out(world, self.seat, key, Horizon(value, state.round + HORIZON_ROUNDS)))
            end = estimates[-1] if world.over else play_out(world, self.seat, key, turn=world.turn)
            ends.append((estimates[-1], end))
            self.playouts += 1
        model = GUESS_ERROR if value.guessed else MODEL_ERROR
        return range_of(
            fmean(estimates), pvariance(estimates), len(estimates), judged=True, ends=ends, model=model
        )

    def effect_of_move(self, before: State, choice: Choice, after: State, chance: float) -> MoveEffect:
        """Return the effect of a decision, given the chance before it."""
        chosen, doubt = self._choice_gain(before, choice)
        if chosen == 0.0 and after.result is None and after.barrier < len(after.moves):
            # The careful bot's choice, and nothing was revealed: the chance is unchanged.
            return MoveEffect(len(before.moves), before.round, chance, chance, 0.0, 0.0, 0.0)
        reached = self._at_horizon(before, after)
        luck = reached - chance - chosen
        dice = luck if before.chance != after.chance else 0.0
        dice_doubt = 0.0
        if dice and before.cards.piles != after.cards.piles:
            usual, dice_doubt = self._with_other_dice(before, choice)
            dice = reached - usual
        cards = luck - dice
        return MoveEffect(
            len(before.moves), before.round, chance, reached, chosen, dice, cards, doubt, dice_doubt
        )

    def _at_horizon(self, before: State, after: State) -> float:
        """Return the chance after a decision, judged at the same horizon as the chance before it.

        The horizon is the end of a round, so that the start of the next round is not counted as an effect of the
        decision.
        """
        return fmean(self._value_after(before, after, dice, key) for dice, key in self._worlds())

    def chance(self, state: State) -> float:
        """Return the chance of the seat from here, with all seats played by careful bots."""
        return fmean(self._value_after(state, state, dice, key) for dice, key in self._worlds())

    def _play_from(self, world: State, key: int) -> float:
        decider = world.all_choices()[0].seat
        first = guide_of(world.game.id).choose(Turn.of(world, decider, Dice(f"{key}/{decider}")))
        return self._play_choice(world, first, key)

    def _choice_gain(self, state: State, choice: Choice) -> tuple[float, float]:
        """Return the mean gain of a choice over a careful bot's, given what its seat knew, and the standard error."""
        if choice.verb == REVOKE or len(state.choices(choice.seat)) < 2:
            return 0.0, 0.0
        careful = guide_of(state.game.id).choose(Turn.of(state, choice.seat, Dice(self.seed)))
        if careful.same(choice):
            return 0.0, 0.0
        gains: list[float] = []
        for dice, key in self._worlds():
            world = state.determinise(choice.seat, dice)
            gains.append(
                self._play_choice(world.clone(), choice, key) - self._play_choice(world, careful, key)
            )
        return fmean(gains), stdev(gains) / sqrt(len(gains))

    def _with_other_dice(self, state: State, choice: Choice) -> tuple[float, float]:
        """Return the mean value of a choice with the real cards but other dice, and the standard error.

        Cards that are hidden after the choice are sampled again, as they are for the real result.
        """
        found: list[float] = []
        for dice, key in self._worlds():
            world = state.clone()
            world.chance = mix_bits(next_state(key))
            try:
                world.apply(choice.as_standing_order(""))
            except TooLong:
                found.append(UNFINISHED_VALUE)
                continue
            found.append(self._value_after(state, world, dice, key))
        return fmean(found), stdev(found) / sqrt(len(found))

    def _value_after(self, before: State, after: State, dice: Dice, key: int) -> float:
        """Return the value of one sampled world after a decision, evaluated at the horizon of the state before it."""
        value = value_or_guess(after)
        if after.result is not None:
            return result_value(after, self.seat)
        if after.round >= before.round + HORIZON_ROUNDS and value is not None:
            return value.chance(after, self.seat)
        return self._play_from(after.determinise(self.seat, dice), key)

    def _worlds(self, count: int = 0) -> Iterator[tuple[Dice, int]]:
        for number in range(count or self.samples):
            yield Dice(f"{self.seed}/{number}"), Dice(f"{self.seed}/{number}/luck").below(1 << 62)

    def _play_choice(self, world: State, choice: Choice, key: int) -> float:
        self.playouts += 1
        value = value_or_guess(world)
        judge = None if value is None else SeatHorizon(value, world.round + HORIZON_ROUNDS, self.seat)
        found = play_on(world, choice.as_standing_order(""), key, judge)
        return found if world.result is None else result_value(world, self.seat)


class SeatHorizon(Horizon):
    """A horizon that always evaluates for one seat, whichever seat decided."""

    def __init__(self, value: Value, last: int, seat: int) -> None:
        super().__init__(value, last)
        self.seat = seat

    def chance(self, world: State, seat: int) -> float:
        """Return the chance of the analysed seat."""
        return super().chance(world, self.seat)
