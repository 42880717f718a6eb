"""The course of a match that is over: its chance at every round, and what made it rise and fall.

Between two decisions a chance changes by three things that add up: what was chosen, what the dice showed, and
what the cards brought. What was chosen is measured against what a careful bot would have done there, in
worlds that whoever decided had to hold possible; dice and cards blame nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from statistics import fmean, pvariance, stdev
from typing import Final

import msgspec

from horda.engine.chance import Dice, mixed, stepped
from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.engine.state import REVOKE, State, TooLong
from horda.think.confidence import GUESS_ERROR, MODEL_ERROR, Range, range_around, range_of
from horda.think.match_analysis.attribution import MoveEffect
from horda.think.search import HORIZON_ROUNDS, Horizon, guide_of, play_on, play_out
from horda.think.value import UNFINISHED_VALUE, Value, result_value, value_or_guess

WORLDS_PER_DECISION: Final = 8
"""Worlds in which each decision that may matter is looked at."""
WORLDS_PER_ROUND: Final = 24
"""Worlds in which the beginning of a round is played on to the end of the match."""


class CurvePoint(msgspec.Struct, frozen=True, array_like=True):
    """The chance of each seat as a round began, after decision `n`; one figure where all play together."""

    round: int
    n: int
    ranges: tuple[Range, ...]
    guessed: bool = False
    """Whether nothing was learnt of this mission, and the game's other missions spoke for it."""


def win_curve(states: Iterable[State], *, together: bool) -> list[CurvePoint]:
    """The chance at the beginning of every round and at the end, as weights judge it; empty without any."""
    found: list[CurvePoint] = []
    for state in states:
        over = state.result is not None
        if not over and (state.round == 0 or (found and found[-1].round == state.round)):
            # While the table is laid nobody has read a position: the first round is the first point.
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
    """Goes through a match, decision by decision, and says what each did to the chance of one seat.

    All chances are means over the same numbered worlds with the same luck, so that what is noise in one is
    the same noise in the next, and falls out of the difference.
    """

    def __init__(self, seat: int, seed: str, samples: int = WORLDS_PER_DECISION) -> None:
        self.seat = seat
        self.seed = seed
        self.samples = samples
        self.playouts = 0
        """How many matches were played on."""

    def effects_of_moves(
        self, states: Iterable[State], moves: Sequence[Choice], known_chance: float | None = None
    ) -> Iterator[MoveEffect]:
        """What each decision did, for states one after the other and the decisions that lie between them.

        `so_far` is the chance that the decisions before the first state came to, where that is known.
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
            # With a new round the horizon moves on, and the estimate is made anew.
            elif before is None or (before.round != state.round and state.result is None):
                chance = self.chance(state)
            before = state.clone()

    def chance_at_round_start(self, state: State, worlds: int = WORLDS_PER_ROUND) -> Range:
        """The chance of the seat as a round begins, by matches that are played on to their end.

        As in advice, they say how far the weights are off here, which alone see much where it is early or the
        position unusual.
        """
        said: list[float] = []
        ends: list[tuple[float, float]] = []
        value = value_or_guess(state)
        assert value is not None
        for dice, key in self._worlds(worlds):
            world = state.determinise(self.seat, dice)
            said.append(play_out(world, self.seat, key, Horizon(value, state.round + HORIZON_ROUNDS)))
            end = said[-1] if world.over else play_out(world, self.seat, key, turn=world.turn)
            ends.append((said[-1], end))
            self.playouts += 1
        model = GUESS_ERROR if value.guessed else MODEL_ERROR
        return range_of(fmean(said), pvariance(said), len(said), judged=True, ends=ends, model=model)

    def effect_of_move(self, before: State, choice: Choice, after: State, chance: float) -> MoveEffect:
        """What a decision did, where the chance before it is known."""
        chosen, doubt = self._choice_gain(before, choice)
        if chosen == 0.0 and after.result is None and after.barrier < len(after.moves):
            # As a careful bot would have done, and nobody learnt anything: nothing has changed.
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
        """The chance after a decision, judged at the same place as the one before it.

        When a round ends, its horizon is reached: what is seen from there to the next one is another look,
        and no part of what the decision did.
        """
        return fmean(self._value_after(before, after, dice, key) for dice, key in self._worlds())

    def chance(self, state: State) -> float:
        """The chance of the seat from here, as far as it knows: all play on as careful bots do."""
        return fmean(self._value_after(state, state, dice, key) for dice, key in self._worlds())

    def _play_from(self, world: State, key: int) -> float:
        decider = world.offered()[0].seat
        first = guide_of(world.game.id).choose(Turn.of(world, decider, Dice(f"{key}/{decider}")))
        return self._play_choice(world, first, key)

    def _choice_gain(self, state: State, choice: Choice) -> tuple[float, float]:
        """How much better a choice was than a careful bot's, as far as its maker could know; the error."""
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
        """What a choice was worth with the cards that came, whatever the dice had shown; the error.

        What still lies hidden afterwards is as unknown as it is after the real roll.
        """
        found: list[float] = []
        for dice, key in self._worlds():
            world = state.clone()
            world.chance = mixed(stepped(key))
            try:
                world.apply(choice.lasting(""))
            except TooLong:
                found.append(UNFINISHED_VALUE)
                continue
            found.append(self._value_after(state, world, dice, key))
        return fmean(found), stdev(found) / sqrt(len(found))

    def _value_after(self, before: State, after: State, dice: Dice, key: int) -> float:
        """What one world after a decision is worth, judged at the same place as the one before it."""
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
        found = play_on(world, choice.lasting(""), key, judge)
        return found if world.result is None else result_value(world, self.seat)


class SeatHorizon(Horizon):
    """A horizon at which one seat's chance is asked, whoever decided."""

    def __init__(self, value: Value, last: int, seat: int) -> None:
        super().__init__(value, last)
        self.seat = seat

    def chance(self, world: State, seat: int) -> float:
        """The chance of the seat that is looked at."""
        return super().chance(world, self.seat)
