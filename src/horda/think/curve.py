"""The course of a match that is over: its chance at every round, and what made it rise and fall.

Between two decisions a chance changes by three things that add up: what was chosen, what the dice showed, and
what the cards brought. What was chosen is measured against what a careful bot would have done there, in
worlds that whoever decided had to hold possible; dice and cards blame nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

from horda.engine.chance import Dice, mixed, stepped
from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.engine.state import REVOKE, State, TooLong
from horda.think.search import ROUNDS, Horizon, guide_of, played_on
from horda.think.sureness import GUESS_ERROR, MODEL_ERROR, NINE_OF_TEN, Range, around
from horda.think.value import UNKNOWN, Value, best_known, worth

SAMPLES: Final = 8
"""Worlds in which each decision that may matter is looked at."""
LEAST: Final = 0.03
"""What changes a chance by less than this is no turning point."""


class Point(msgspec.Struct, frozen=True, array_like=True):
    """The chance of each seat as a round began, after decision `n`; one figure where all play together."""

    round: int
    n: int
    ranges: tuple[Range, ...]
    guessed: bool = False
    """Whether nothing was learnt of this mission, and the game's other missions spoke for it."""


class Parts(msgspec.Struct, frozen=True, array_like=True):
    """What one decision, the one after the first `n`, did to a seat's chance."""

    n: int
    round: int
    before: float
    after: float
    choice: float
    dice: float
    cards: float
    """The three add up to what lies between before and after. Where a round begins anew, the next `before`
    may differ from this `after`: the estimate looks further then, and corrects itself."""
    doubt: float = 0.0
    """The standard error of what the choice did: so few worlds were looked at."""
    dice_doubt: float = 0.0
    """The same of what the dice did, where cards came with them."""

    @property
    def clear_choice(self) -> float:
        """What the choice did, or nothing where that may as well be the luck of the worlds looked at."""
        return self.choice if abs(self.choice) >= NINE_OF_TEN * self.doubt else 0.0

    @property
    def clear_dice(self) -> float:
        """What the dice did, or nothing where nobody can tell them from the cards that came with them."""
        return self.dice if abs(self.dice) >= NINE_OF_TEN * self.dice_doubt else 0.0

    @property
    def clear_cards(self) -> float:
        """What the cards did, with the dice that cannot be told from them."""
        return self.cards + self.dice - self.clear_dice


def curve_of(states: Iterable[State], *, together: bool) -> list[Point]:
    """The chance at the beginning of every round and at the end, as weights judge it; empty without any."""
    found: list[Point] = []
    for state in states:
        over = state.result is not None
        if not over and (state.round == 0 or (found and found[-1].round == state.round)):
            # While the table is laid nobody has read a position: the first round is the first point.
            continue
        value = best_known(state)
        if value is None:
            return []
        error = 0.0 if over else GUESS_ERROR if value.guessed else MODEL_ERROR
        seats = range(1 if together else state.seats)
        ranges = tuple(around(value.chance(state, seat), 0.0, error) for seat in seats)
        found.append(Point(state.round, len(state.moves), ranges, value.guessed))
    return found


class Splitter:
    """Goes through a match, decision by decision, and says what each did to the chance of one seat.

    All chances are means over the same numbered worlds with the same luck, so that what is noise in one is
    the same noise in the next, and falls out of the difference.
    """

    def __init__(self, seat: int, seed: str, samples: int = SAMPLES) -> None:
        self.seat = seat
        self.seed = seed
        self.samples = samples
        self.playouts = 0
        """How many matches were played on."""

    def course(self, states: Iterable[State], moves: Sequence[Choice]) -> Iterator[Parts]:
        """What each decision did, for states one after the other and the decisions that lie between them."""
        before: State | None = None
        chance = 0.0
        for state in states:
            if before is not None:
                parts = self.split(before, moves[len(before.moves)], state, chance)
                yield parts
                chance = parts.after
            # With a new round the horizon moves on, and the estimate is made anew.
            if before is None or (before.round != state.round and state.result is None):
                chance = self.chance(state)
            before = state.clone()

    def split(self, before: State, choice: Choice, after: State, chance: float) -> Parts:
        """What a decision did, where the chance before it is known."""
        chosen, doubt = self._chosen(before, choice)
        if chosen == 0.0 and after.result is None and after.barrier < len(after.moves):
            # As a careful bot would have done, and nobody learnt anything: nothing has changed.
            return Parts(len(before.moves), before.round, chance, chance, 0.0, 0.0, 0.0)
        reached = self._at_horizon(before, after)
        luck = reached - chance - chosen
        dice = luck if before.chance != after.chance else 0.0
        dice_doubt = 0.0
        if dice and before.cards.piles != after.cards.piles:
            usual, dice_doubt = self._with_other_dice(before, choice)
            dice = reached - usual
        cards = luck - dice
        return Parts(len(before.moves), before.round, chance, reached, chosen, dice, cards, doubt, dice_doubt)

    def _at_horizon(self, before: State, after: State) -> float:
        """The chance after a decision, judged at the same place as the one before it.

        When a round ends, its horizon is reached: what is seen from there to the next one is another look,
        and no part of what the decision did.
        """
        return fmean(self._from(before, after, dice, key) for dice, key in self._worlds())

    def chance(self, state: State) -> float:
        """The chance of the seat from here, as far as it knows: all play on as careful bots do."""
        return fmean(self._from(state, state, dice, key) for dice, key in self._worlds())

    def _from_here(self, world: State, key: int) -> float:
        decider = world.offered()[0].seat
        first = guide_of(world.game.id).choose(Turn.of(world, decider, Dice(f"{key}/{decider}")))
        return self._played(world, first, key)

    def _chosen(self, state: State, choice: Choice) -> tuple[float, float]:
        """How much better a choice was than a careful bot's, as far as its maker could know; the error."""
        if choice.verb == REVOKE or len(state.choices(choice.seat)) < 2:
            return 0.0, 0.0
        careful = guide_of(state.game.id).choose(Turn.of(state, choice.seat, Dice(self.seed)))
        if careful.same(choice):
            return 0.0, 0.0
        gains: list[float] = []
        for dice, key in self._worlds():
            world = state.determinise(choice.seat, dice)
            gains.append(self._played(world.clone(), choice, key) - self._played(world, careful, key))
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
                found.append(UNKNOWN)
                continue
            found.append(self._from(state, world, dice, key))
        return fmean(found), stdev(found) / sqrt(len(found))

    def _from(self, before: State, after: State, dice: Dice, key: int) -> float:
        """What one world after a decision is worth, judged at the same place as the one before it."""
        value = best_known(after)
        if after.result is not None:
            return worth(after, self.seat)
        if after.round >= before.round + ROUNDS and value is not None:
            return value.chance(after, self.seat)
        return self._from_here(after.determinise(self.seat, dice), key)

    def _worlds(self) -> Iterator[tuple[Dice, int]]:
        for number in range(self.samples):
            yield Dice(f"{self.seed}/{number}"), Dice(f"{self.seed}/{number}/luck").below(1 << 62)

    def _played(self, world: State, choice: Choice, key: int) -> float:
        self.playouts += 1
        value = best_known(world)
        judge = None if value is None else Mine(value, world.round + ROUNDS, self.seat)
        found = played_on(world, choice.lasting(""), key, judge)
        return found if world.result is None else worth(world, self.seat)


class Mine(Horizon):
    """A horizon at which one seat's chance is asked, whoever decided."""

    def __init__(self, value: Value, last: int, seat: int) -> None:
        super().__init__(value, last)
        self.seat = seat

    def chance(self, world: State, seat: int) -> float:
        """The chance of the seat that is looked at."""
        return super().chance(world, self.seat)


def turning_points(parts: Iterable[Parts], most: int, weight: Callable[[Parts], float]) -> list[Parts]:
    """The decisions that weigh most, in their order."""
    told = [one for one in parts if weight(one) >= LEAST]
    return sorted(sorted(told, key=weight, reverse=True)[:most], key=lambda one: one.n)


def seeming_weight(parts: Parts) -> float:
    """How much the greatest of the three seems to have done: enough to look again more closely."""
    return max(abs(parts.choice), abs(parts.dice), abs(parts.cards))


def weight_of(parts: Parts) -> float:
    """How much the greatest of the three did, as far as that is clear: else it may be a lucky look."""
    return max(abs(parts.clear_choice), abs(parts.clear_dice), abs(parts.clear_cards))
