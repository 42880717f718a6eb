"""Advice for a seat: what each choice is worth, how sure one may be, and what mostly comes of it.

The same choices are tried in the same numbered worlds (`tried`), each from its number alone, so that one
process or two come to the same advice. All follows from what the seat knows. It foretells how careful bots
would go on from here, and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, pvariance
from typing import Final

import msgspec

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Budget, Turn
from horda.engine.state import State
from horda.games import game
from horda.think.facts import Fact, ToldFact, facts_of, line_of
from horda.think.search import ROUNDS, Horizon, Judge, carried_on, guide_of, played_on
from horda.think.sureness import Range, range_of
from horda.think.value import UNKNOWN, value_for

OPTIONS: Final = 8
"""So many choices are tried: the guide's own, the best of each verb, and then what it likes."""
ADVICE: Final = Budget(playouts=400, seconds=2.0)
"""What one asks for at a table; a second of two processors."""
LONGER: Final = Budget(playouts=2400, seconds=10.0)
"""What one asks for who wants to know more exactly."""
FEWEST: Final = 4
"""With fewer samples nothing is said."""
ENDED: Final = 2
"""In every second world one of the choices is played on to the end, behind the horizon."""
MOST_ENDED: Final = 32
"""In so many at most: the end of a match costs as much as dozens of rounds."""
PLAN: Final = 3
"""So many of one's own next steps are told."""

PlainChoice = dict[str, object]


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """What came of one choice in one world: what it was worth, what happened, what its seat did next."""

    value: float
    facts: frozenset[Fact]
    plan: tuple[PlainChoice, ...]


class Trial(msgspec.Struct, frozen=True, array_like=True):
    """Some numbered worlds, in each of which all choices were tried."""

    choices: tuple[PlainChoice, ...]
    first: int
    """The number of the first world."""
    worlds: tuple[tuple[Sample, ...], ...]
    """By world and choice."""
    judged: bool
    """Whether learnt weights judged them after a round, or the matches were played to their end."""
    ends: tuple[tuple[float, float], ...] = ()
    """What weights said of some of those matches, and what they came to: how far the weights are off here."""


@dataclass(frozen=True)
class Weighed:
    """A choice, its chance to win with a range that holds in nine of ten positions, and what comes of it."""

    choice: Choice
    range: Range
    plan: tuple[Choice, ...]
    """What the seat would do next, as the guide plays."""
    likely: tuple[ToldFact, ...]
    wrong: ToldFact | None


@dataclass(frozen=True)
class RankedChoices:
    """The choices that were tried, the best first."""

    seat: int
    options: tuple[Weighed, ...]
    samples: int
    """In so many worlds each was tried."""
    judged: bool
    cut_short: bool
    """Whether the clock ended it before the budget did."""
    left_out: int
    """So many choices were not tried."""

    @property
    def playouts(self) -> int:
        """So many matches were played on."""
        return self.samples * len(self.options)

    def is_clearly_worse(self, option: Weighed) -> bool:
        """Whether an option's range does not meet the best one's."""
        return not option.range.meets(self.options[0].range)


def options_of(turn: Turn, also: Choice | None = None) -> list[Choice]:
    """The choices that are worth trying: the guide's own first, then the best of each verb, then the next.

    `also` is one that has to be among them: what somebody did.
    """
    found = _liked(turn)
    if also is not None and not any(one.same(also) for one in found):
        found[-1] = next(one for one in turn.choices if one.same(also))
    return found


def _liked(turn: Turn) -> list[Choice]:
    if len(turn.choices) <= OPTIONS:
        first = guide_of(turn.game).choose(turn)
        return [first, *(one for one in turn.choices if one is not first)]
    guide = guide_of(turn.game)
    found = [guide.choose(turn)]
    verbs = list(dict.fromkeys(one.verb for one in turn.choices))
    for verb in verbs:
        own = [one for one in turn.choices if one.verb == verb]
        if len(found) < OPTIONS and verb != found[0].verb:
            found.append(own[0] if len(own) == 1 else guide.choose(turn.among(own)))
    while len(found) < OPTIONS:
        left = [one for one in turn.choices if all(one is not known for known in found)]
        found.append(guide.choose(turn.among(left)))
    return found


class WatchedJudge:
    """A judge, or none, that also notes how far a match had come when the turn ended."""

    def __init__(self, judge: Judge | None, turn: int) -> None:
        self.judge = judge
        self.turn = turn
        self.moves = 0
        """How many decisions belong to the turn; 0 while it lasts."""

    def is_far_enough(self, world: State) -> bool:
        """As the judge says; without one only the end is."""
        if not self.moves and world.turn != self.turn:
            self.moves = len(world.moves)
        return self.judge is not None and self.judge.is_far_enough(world)

    def chance(self, world: State, seat: int) -> float:
        """As the judge says."""
        return UNKNOWN if self.judge is None else self.judge.chance(world, seat)


def tried(turn: Turn, seed: str, worlds: range, also: Choice | None = None) -> Trial:
    """Try the options of a decision in worlds of these numbers; the clock of `turn` may end it early."""
    choices = options_of(turn.with_dice(Dice(f"{seed}/options")), also)
    found: list[tuple[Sample, ...]] = []
    ends: list[tuple[float, float]] = []
    judged = False
    for number in worlds:
        if not turn.may_go_on(0):
            break
        numbered = turn.with_dice(Dice(f"{seed}/{number}"))
        world = numbered.imagine()
        value = value_for(world)
        judged = value is not None
        judge = None if value is None else Horizon(value, world.round + ROUNDS)
        key = numbered.rng.below(1 << 62)
        played = [world.clone() for _ in choices]
        row = [_sample(one, choice, key, judge) for one, choice in zip(played, choices, strict=True)]
        found.append(tuple(row))
        if judged and number % ENDED == 0 and number < ENDED * MOST_ENDED:
            at = number // ENDED % len(choices)
            ends.append((row[at].value, _end(played[at], choices[at].seat, key, row[at].value)))
    plain = tuple(one.as_json() for one in choices)
    return Trial(plain, worlds.start, tuple(found), judged, tuple(ends))


def _sample(world: State, choice: Choice, key: int, judge: Judge | None) -> Sample:
    watched = WatchedJudge(judge, world.turn)
    worth = played_on(world, choice, key, watched)
    own = world.moves.since(0)[1 : min(watched.moves or PLAN + 1, PLAN + 1)]
    plan = tuple(move.as_json() for move in own if move.seat == choice.seat)
    return Sample(worth, facts_of(world, choice.seat), plan)


def _end(world: State, seat: int, key: int, so_far: float) -> float:
    """What a match comes to that was judged at its horizon, with the luck that it had."""
    return so_far if world.over else carried_on(world, seat, key, turn=world.turn)


def weighed(turn: Turn, trials: Sequence[Trial], *, cut_short: bool) -> RankedChoices | None:
    """What some trials come to, read in the order of their worlds; None where they are too few."""
    told = sorted((one for one in trials if one.worlds), key=lambda one: one.first)
    rows = [row for one in told for row in one.worlds]
    if len(rows) < FEWEST:
        return None
    choices = [Choice.from_json(plain) for plain in told[0].choices]
    judged = all(one.judged for one in told)
    ends = [end for one in told for end in one.ends]
    options: list[Weighed] = []
    for at, choice in enumerate(choices):
        samples = [row[at] for row in rows]
        values = [one.value for one in samples]
        likely, wrong = line_of(game(turn.game), [one.facts for one in samples], values)
        spread = range_of(fmean(values), pvariance(values), len(values), judged=judged, ends=ends)
        options.append(Weighed(choice, spread, _usual_plan(samples), tuple(likely), wrong))
    return RankedChoices(
        seat=turn.seat,
        # Of equals the guide's own comes first: `sorted` keeps the order.
        options=tuple(sorted(options, key=lambda one: -one.range.chance)),
        samples=len(rows),
        judged=judged,
        cut_short=cut_short,
        left_out=len(turn.choices) - len(choices),
    )


def _usual_plan(samples: Sequence[Sample]) -> tuple[Choice, ...]:
    """The next steps that were taken most often."""
    plans = [tuple(Choice.from_json(step) for step in one.plan) for one in samples]
    return Counter(plans).most_common(1)[0][0]


def advice(turn: Turn, seed: str) -> RankedChoices | None:
    """Advice within the budget of a decision, from one process; None where it has too little for any."""
    count = samples_for(turn)
    trial = tried(turn, seed, range(count))
    return weighed(turn, [trial], cut_short=turn.cut_short)


def samples_for(turn: Turn) -> int:
    """In how many worlds the budget of a decision can try its options."""
    return turn.budget.playouts // min(OPTIONS, len(turn.choices))
