"""Advice for a seat: the chance to win of each choice, its range, and what is likely to happen.

All choices are tried in the same numbered worlds (`try_options`). A world depends only on its number and on what
the seat knows, so several processes give the same advice as one. The estimate assumes that all seats are played
by careful bots from now on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, pvariance
from typing import Final

import msgspec

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Budget, Turn
from horda.engine.state import State
from horda.games import game
from horda.think.confidence import Range, range_of
from horda.think.facts import Fact, FactShare, facts_of, summarize_facts
from horda.think.search import HORIZON_ROUNDS, Horizon, Judge, guide_of, play_on, play_out
from horda.think.value import UNFINISHED_VALUE, value_for

MAX_OPTIONS: Final = 8
"""Maximum number of choices to try: the guide's own, the best of each verb, then the guide's next favourites."""
DEFAULT_BUDGET: Final = Budget(playouts=400, seconds=2.0)
"""Budget of a normal request; about a second on two processors."""
LONG_BUDGET: Final = Budget(playouts=2400, seconds=10.0)
"""Budget of a request for a more precise answer."""
MIN_SAMPLES: Final = 4
"""The minimum number of samples of each choice; with fewer there is no advice."""
FULL_ROLLOUT_EVERY: Final = 2
"""One world in this many has one choice played past the horizon to the end of the match."""
MAX_FULL_ROLLOUTS: Final = 32
"""Maximum number of matches played to the end, each of which takes as long as dozens of rounds."""
MAX_PLAN_STEPS: Final = 3
"""Number of the seat's next steps that are shown."""

CARD_ARGUMENTS: Final = ("card", "weapon", "aid", "leaves", "gives")
"""Arguments of choices that name cards."""

PlainChoice = dict[str, object]


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """One choice in one world: its value, the facts that happened, and the seat's next steps."""

    value: float
    facts: frozenset[Fact]
    plan: tuple[PlainChoice, ...]


class Trial(msgspec.Struct, frozen=True, array_like=True):
    """A range of numbered worlds in which all choices were tried."""

    choices: tuple[PlainChoice, ...]
    first: int
    """Number of the first world."""
    worlds: tuple[tuple[Sample, ...], ...]
    """Samples by world and choice."""
    judged: bool
    """Whether weights judged the matches after a round; otherwise they were played to the end."""
    ends: tuple[tuple[float, float], ...] = ()
    """Predicted and actual values of the matches played to the end, which show the weights' error here."""


@dataclass(frozen=True)
class RatedChoice:
    """A choice, its chance to win with a 90 % range, and what is likely to happen."""

    choice: Choice
    range: Range
    plan: tuple[Choice, ...]
    """The next choices that the guide would make in this seat."""
    likely: tuple[FactShare, ...]
    wrong: FactShare | None


@dataclass(frozen=True)
class RankedChoices:
    """The choices that were tried, the best first."""

    seat: int
    options: tuple[RatedChoice, ...]
    samples: int
    """Number of worlds in which each choice was tried."""
    judged: bool
    cut_short: bool
    """Whether the time limit was reached before the playout limit."""
    left_out: int
    """Number of choices that were not tried."""

    @property
    def playouts(self) -> int:
        """The number of simulated matches."""
        return self.samples * len(self.options)

    def is_clearly_worse(self, option: RatedChoice) -> bool:
        """Return whether an option's range does not overlap the best one's."""
        return not option.range.overlaps(self.options[0].range)


def options_of(turn: Turn, also: Choice | None = None) -> list[Choice]:
    """Return the choices worth trying: the guide's, the best of each verb, then its next favourites.

    `also` must be among them; it is the choice that somebody made.
    """
    found = _guide_options(turn)
    if also is not None and not any(known.same(also) for known in found):
        found[-1] = next(choice for choice in turn.choices if choice.same(also))
    return found


def _guide_options(turn: Turn) -> list[Choice]:
    if len(turn.choices) <= MAX_OPTIONS:
        first = guide_of(turn.game).choose(turn)
        return [first, *(choice for choice in turn.choices if choice is not first)]
    guide = guide_of(turn.game)
    found = [guide.choose(turn)]
    verbs = list(dict.fromkeys(choice.verb for choice in turn.choices))
    for verb in verbs:
        own = [choice for choice in turn.choices if choice.verb == verb]
        if len(found) < MAX_OPTIONS and verb != found[0].verb:
            found.append(own[0] if len(own) == 1 else guide.choose(turn.among(own)))
    while len(found) < MAX_OPTIONS:
        left = [choice for choice in turn.choices if all(choice is not known for known in found)]
        found.append(guide.choose(turn.among(left)))
    return found


class WatchedJudge:
    """A wrapper of an optional judge that records the number of decisions at which the turn ended."""

    def __init__(self, judge: Judge | None, turn: int) -> None:
        self.judge = judge
        self.turn = turn
        self.moves = 0
        """Length of the history, in decisions, when the turn ended; 0 while it lasts."""

    def is_far_enough(self, world: State) -> bool:
        """Return the judge's answer, or False without a judge."""
        if not self.moves and world.turn != self.turn:
            self.moves = len(world.moves)
        return self.judge is not None and self.judge.is_far_enough(world)

    def chance(self, world: State, seat: int) -> float:
        """Return the judge's estimate."""
        return UNFINISHED_VALUE if self.judge is None else self.judge.chance(world, seat)


def try_options(turn: Turn, seed: str, worlds: range, also: Choice | None = None) -> Trial:
    """Try the options of a decision in the worlds of these numbers; the clock of `turn` may end it early."""
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
        judge = None if value is None else Horizon(value, world.round + HORIZON_ROUNDS)
        key = numbered.rng.below(1 << 62)
        played = [world.clone() for _ in choices]
        row = [_sample(one, choice, key, judge) for one, choice in zip(played, choices, strict=True)]
        found.append(tuple(row))
        if judged and number % FULL_ROLLOUT_EVERY == 0 and number < FULL_ROLLOUT_EVERY * MAX_FULL_ROLLOUTS:
            at = number // FULL_ROLLOUT_EVERY % len(choices)
            ends.append((row[at].value, _final_value(played[at], choices[at].seat, key, row[at].value)))
    plain = tuple(choice.as_json() for choice in choices)
    return Trial(plain, worlds.start, tuple(found), judged, tuple(ends))


def _sample(world: State, choice: Choice, key: int, judge: Judge | None) -> Sample:
    watched = WatchedJudge(judge, world.turn)
    worth = play_on(world, choice, key, watched)
    own = world.moves.since(0)[1 : min(watched.moves or MAX_PLAN_STEPS + 1, MAX_PLAN_STEPS + 1)]
    plan = tuple(move.as_json() for move in own if move.seat == choice.seat)
    return Sample(worth, facts_of(world, choice.seat), plan)


def _final_value(world: State, seat: int, key: int, horizon_value: float) -> float:
    """Play a match on from its horizon to the end with the same dice, and return the final value."""
    return horizon_value if world.over else play_out(world, seat, key, turn=world.turn)


def rank_choices(turn: Turn, trials: Sequence[Trial], *, cut_short: bool) -> RankedChoices | None:
    """Combine trials in the order of their worlds into a ranking; None if there are too few samples."""
    sorted_trials = sorted((trial for trial in trials if trial.worlds), key=lambda one: one.first)
    rows = [row for trial in sorted_trials for row in trial.worlds]
    if len(rows) < MIN_SAMPLES:
        return None
    choices = [Choice.from_json(plain) for plain in sorted_trials[0].choices]
    judged = all(trial.judged for trial in sorted_trials)
    ends = [end for trial in sorted_trials for end in trial.ends]
    options: list[RatedChoice] = []
    seen = names_in_view(turn)
    for at, choice in enumerate(choices):
        samples = [row[at] for row in rows]
        values = [one.value for one in samples]
        likely, wrong = summarize_facts(game(turn.game), [one.facts for one in samples], values)
        spread = range_of(fmean(values), pvariance(values), len(values), judged=judged, ends=ends)
        plan = visible_steps(_usual_plan(samples), seen)
        options.append(RatedChoice(choice, spread, plan, tuple(likely), wrong))
    return RankedChoices(
        seat=turn.seat,
        # `sorted` is stable, so of equal options the guide's own comes first.
        options=tuple(sorted(options, key=lambda one: -one.range.chance)),
        samples=len(rows),
        judged=judged,
        cut_short=cut_short,
        left_out=len(turn.choices) - len(choices),
    )


def _usual_plan(samples: Sequence[Sample]) -> tuple[Choice, ...]:
    """Return the most frequent plan."""
    plans = [tuple(Choice.from_json(step) for step in one.plan) for one in samples]
    return Counter(plans).most_common(1)[0][0]


def names_in_view(turn: Turn) -> frozenset[str]:
    """Return every name that the seat sees now, in its view and its choices."""
    found: set[str] = set()
    waiting: list[object] = [msgspec.to_builtins(turn.view()), [one.as_json() for one in turn.choices]]
    while waiting:
        part = waiting.pop()
        if isinstance(part, str):
            found.add(part)
        elif isinstance(part, Mapping):
            waiting.extend([*part.keys(), *part.values()])
        elif isinstance(part, list | tuple):
            waiting.extend(part)
    return frozenset(found)


def visible_steps(plan: Sequence[Choice], seen: frozenset[str]) -> tuple[Choice, ...]:
    """Return a plan up to the first step with a card that the seat cannot know, drawn in a sampled world."""
    shown: list[Choice] = []
    for step in plan:
        cards = [value for name, value in step.args if name in CARD_ARGUMENTS and isinstance(value, str)]
        if any(part not in seen for card in cards for part in card.split("+")):
            break
        shown.append(step)
    return tuple(shown)


def advice(turn: Turn, seed: str) -> RankedChoices | None:
    """Return advice within the budget of a decision, computed in this process; None if the budget is too small."""
    count = samples_for(turn)
    trial = try_options(turn, seed, range(count))
    return rank_choices(turn, [trial], cut_short=turn.cut_short)


def samples_for(turn: Turn) -> int:
    """Return the number of worlds in which the budget allows all options to be tried."""
    return turn.budget.playouts // min(MAX_OPTIONS, len(turn.choices))
