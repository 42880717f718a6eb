"""The analysis of a finished match, computed once in the background and cached.

First the effect of every choice is estimated roughly, and every round is played out from its beginning to estimate
the chance of winning there. Choices that seem to have turned the match are estimated more precisely.
Then the estimates are reconciled, and the options of each turning point are compared.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.engine.state import REVOKE, State
from horda.engine.views.imagined import encode_imagined
from horda.server.analysis.advice import TRIAL_DECODER, option_records
from horda.server.analysis.odds import find_open_choice
from horda.server.analysis.totals import DecisionContext, chance_course, parts_by_player, scale_totals
from horda.server.analysis.turning_points import (
    DICE_ARGUMENTS,
    clear_part,
    events_of_kind,
    headline_event,
    main_kind,
    verdict_on,
)
from horda.server.bots.fair_queue import FairSemaphore
from horda.server.bots.pool import BotPool, NoDecision
from horda.server.bots.worker import (
    ALL_TOGETHER,
    Attribution,
    AttributionRequest,
    OptionTrialRequest,
    RoundChances,
    RoundChancesRequest,
)
from horda.server.http.errors import ProblemError
from horda.server.match.live_match import LiveMatch
from horda.server.match.registry import MatchRegistry
from horda.server.protocol.advice_records import AdviceOption, Analysis, MomentAnalysed, RoundChance
from horda.server.protocol.match_records import ChoiceRecord, EventRecord
from horda.server.protocol.projection import choice_record, visible_events
from horda.server.replay.playback import ReplayCache, ReplayPath, replay_path
from horda.think import advice as thinking
from horda.think.confidence import Range
from horda.think.match_analysis.attribution import MoveEffect, apparent_weight, clear_weight, turning_points
from horda.think.match_analysis.reconcile import KnownChance, reconcile_effects
from horda.think.match_analysis.win_curve import WORLDS_PER_ROUND, CurvePoint

MAX_CACHED_ANALYSES: Final = 64
"""Analyses that are cached."""
MAX_CONCURRENT_ANALYSES: Final = 2
"""Analyses that run at the same time."""
ROUGH_WORLDS: Final = 6
"""Worlds (possible states) in which every choice is measured first."""
CLOSE_WORLDS: Final = 32
"""Worlds (possible states) in which a likely turning point is measured."""
OPTION_WORLDS: Final = 32
"""Worlds (possible states) in which the options of a turning point are tried."""
TASK_BUDGET_S: Final = 3.0
"""Seconds that one task of a worker may take."""
PROGRESS_TIMEOUT_S: Final = 10.0
"""Seconds that a request waits for newly measured choices before it is answered."""
MAX_CANDIDATES: Final = 12
"""Most choices that are measured closely."""
MAX_MOMENTS: Final = 8
"""Most turning points that are shown."""
ATTRIBUTION_DECODER = msgspec.json.Decoder(Attribution)
ROUND_CHANCES_DECODER = msgspec.json.Decoder(RoundChances)

Result = TypeVar("Result", Attribution, RoundChances)


class AnalysisCache:
    """Analyses of recently viewed matches."""

    def __init__(self) -> None:
        self.analyses: OrderedDict[tuple[str, int, int], MatchAnalysis] = OrderedDict()
        self.semaphore = FairSemaphore(MAX_CONCURRENT_ANALYSES)

    def get_or_start(
        self, live: LiveMatch, seat: int, registry: MatchRegistry, replays: ReplayCache, visitor: str
    ) -> MatchAnalysis:
        """Return the analysis of a match; start it if there is none or the last one failed.

        It is queued as a task of the `visitor` (an address) who asked first.
        """
        # A match that was undone after its end and finished again is analysed again.
        key = (live.header.id, len(live.take_backs), seat)
        found = self.analyses.get(key)
        if found is None or found.error is not None:
            result = live.state.result
            assert result is not None
            path = replay_path(replays, live)
            found = MatchAnalysis(registry.pool, path, seat, together=result.together, visitor=visitor)
            self.analyses[key] = found
            registry.tasks.run_once("analysing a match", found.run(self.semaphore))
        self.analyses.move_to_end(key)
        while len(self.analyses) > MAX_CACHED_ANALYSES:
            self.analyses.popitem(last=False)
        return found


def analysed_seat(live: LiveMatch, seen_by: int | None) -> int:
    """Return the seat whose chance is shown: 0 if all play together, else the requester's or the winner's."""
    result = live.state.result
    if result is None:
        raise ProblemError("not-over", status=403)
    if result.together:
        return 0
    return seen_by if seen_by is not None else (min(result.winners, default=0))


class MatchAnalysis:
    """The analysis of one match, running or done."""

    def __init__(self, pool: BotPool, path: ReplayPath, seat: int, *, together: bool, visitor: str) -> None:
        self.pool = pool
        self.visitor = visitor
        self.path = path
        self.seat = seat
        self.together = together
        self.error: BaseException | None = None
        """The error that ended the analysis; None if there was none."""
        self.progress = Analysis(
            seat=seat,
            together=together,
            looked=0,
            of=len(path.moves),
            done=False,
            learnt=True,
            guessed=False,
            rolled=False,
            rounds=(),
            course=(),
            moments=(),
            choice=0.0,
            dice=0.0,
            cards=0.0,
            rest=0.0,
            by=(),
        )
        """The partial result so far."""
        self._moves = tuple(move.as_json() for move in path.moves)
        self._measured_seat = ALL_TOGETHER if together else seat
        self._progress_event = asyncio.Event()

    async def wait_for_progress(self, after: int) -> Analysis:
        """Return the analysis once more than `after` choices were measured, or after a timeout.

        Raise the error that ended the analysis, if there was one.
        """
        until = asyncio.get_running_loop().time() + PROGRESS_TIMEOUT_S
        while not self.progress.done and self.error is None and self.progress.looked <= after:
            left = until - asyncio.get_running_loop().time()
            try:
                async with asyncio.timeout(left):
                    await self._progress_event.wait()
            except TimeoutError:
                break
        if self.error is not None:
            raise self.error
        return self.progress

    async def run(self, places: FairSemaphore) -> None:
        """Compute the analysis; store an error for the requests that wait, so that the next request starts again."""
        try:
            async with places.slot_for(self.visitor):
                await self._run()
        except BaseException as error:
            self.error = error
            self._wake_waiting()
            raise

    async def _run(self) -> None:
        first = await self._measure(0, ROUGH_WORLDS)
        if not first.points:
            self._update_progress(done=True, learnt=False)
            return
        guessed = any(point.guessed for point in first.points)
        self._update_progress(
            rounds=tuple(self._round_chance(point) for point in first.points), guessed=guessed
        )
        parts, _ = await asyncio.gather(self._measure_roughly(first.parts), self._measure_rounds())
        scenes = await asyncio.to_thread(self._decision_contexts)
        known = [KnownChance(one.n, one.chance) for one in self.progress.rounds]
        # Choices during set-up come before the curve starts and count for nobody.
        counted = {one.n: one for one in parts if one.n >= known[0].n}
        closely = [one.n for one in turning_points(counted.values(), MAX_CANDIDATES, apparent_weight)]
        for n in closely:
            counted[n] = await self._measure_closely(n)
        found = reconcile_effects(list(counted.values()), known)
        turned = turning_points((one for one in found if one.n in closely), MAX_MOMENTS, clear_weight)
        moments = [await self._describe_moment(one, scenes) for one in turned]
        rolled = await asyncio.to_thread(self._has_dice_rolls)
        by, sums = scale_totals(parts_by_player(found, scenes), known[-1].chance - known[0].chance)
        told = {"course": chance_course(found, known), "moments": tuple(moments), "by": by, **sums}
        self._update_progress(looked=len(parts), rolled=rolled, done=True, **told)

    async def _measure_roughly(self, begun: Sequence[MoveEffect]) -> list[MoveEffect]:
        """Return the estimated effect of each choice, measured in a few worlds."""
        parts = list(begun)
        while len(parts) < len(self.path.moves):
            self._update_progress(looked=len(parts))
            parts += (await self._measure(len(parts), ROUGH_WORLDS, parts[-1].after)).parts
        return parts

    async def _measure_rounds(self) -> None:
        """Play out every round from its beginning, and publish the estimated chances."""
        played: set[int] = set()
        while left := [one.n for one in self.progress.rounds[:-1] if one.n not in played]:
            asked = RoundChancesRequest(
                self.path.header,
                self._moves,
                self._measured_seat,
                at=tuple(left),
                worlds=WORLDS_PER_ROUND,
                seconds=TASK_BUDGET_S,
            )
            found = dict(zip(left, (await self._run_task(asked, ROUND_CHANCES_DECODER)).ranges, strict=False))
            played |= found.keys()
            rounds = tuple(_update_round(one, found.get(one.n)) for one in self.progress.rounds)
            self._update_progress(rounds=rounds)

    async def evaluate_choice(
        self, n: int, wanted: ChoiceRecord, places: FairSemaphore, visitor: str
    ) -> MomentAnalysed:
        """Return a turning point with one more option evaluated, in the same worlds as the others."""
        moment = next((one for one in self.progress.moments if one.n == n), None)
        if moment is None:
            raise ProblemError("no-such-choice", status=409)
        state = await asyncio.to_thread(self.path.state_at, n)
        choice = find_open_choice(wanted, state.choices(moment.seat))
        asked = choice_record(choice)
        if all(one.choice != asked for one in moment.options):
            async with places.slot_for(visitor):
                weighed = await self._evaluate_options(state, choice, visitor)
            # Another request may have changed the moment meanwhile.
            moment = next(one for one in self.progress.moments if one.n == n)
            more = [one for one in option_records(weighed) if one.choice == asked] if weighed else []
            moment = _with_options(moment, more)
            moments = tuple(moment if one.n == n else one for one in self.progress.moments)
            self.progress = msgspec.structs.replace(self.progress, moments=moments)
        return moment

    def _has_dice_rolls(self) -> bool:
        """Whether dice were rolled in the match."""
        end = self.path.state_at(len(self.path.moves))
        return any(any(one.args.get(name) for name in DICE_ARGUMENTS) for one in visible_events(end, None, 0))

    def _update_progress(self, **changes: object) -> None:
        self.progress = msgspec.structs.replace(self.progress, **changes)
        self._wake_waiting()

    def _wake_waiting(self) -> None:
        """Wake all requests that wait for progress, and create a new event for later ones."""
        self._progress_event.set()
        self._progress_event = asyncio.Event()

    def _round_chance(self, point: CurvePoint) -> RoundChance:
        one = point.ranges[0 if self.together else self.seat]
        return RoundChance(point.round, point.n, one.chance, one.low, one.high)

    async def _measure(
        self, first: int, samples: int, so_far: float | None = None, *, count: int | None = None
    ) -> Attribution:
        """Return the effects of the choices from number `first` on, as many as time allows: at most `count`, or all.

        `so_far` is the chance before the choice number `first`, if it was measured.
        """
        last = len(self.path.moves) if count is None else first + count
        asked = AttributionRequest(
            self.path.header,
            self._moves,
            self._measured_seat,
            first=first,
            last=last,
            samples=samples,
            seconds=TASK_BUDGET_S,
            so_far=so_far,
        )
        return await self._run_task(asked, ATTRIBUTION_DECODER)

    async def _run_task(
        self, asked: AttributionRequest | RoundChancesRequest, read: msgspec.json.Decoder[Result]
    ) -> Result:
        try:
            return read.decode(await self.pool.run_task(asked, self.visitor))
        except msgspec.DecodeError as error:
            raise NoDecision(str(error)) from error

    async def _measure_closely(self, n: int) -> MoveEffect:
        return (await self._measure(n, CLOSE_WORLDS, count=1)).parts[0]

    def _decision_contexts(self) -> list[DecisionContext]:
        """Return the contexts of all decisions: who decided, which survivor it concerned, and the events before."""
        found: list[DecisionContext] = []
        for state in self.path.states():
            n = len(state.moves)
            if n == len(self.path.moves):
                break
            prompt = state.prompt(self.path.moves[n].seat)
            about = {} if prompt is None else dict(prompt.about)
            found.append(
                DecisionContext(self.path.moves[n].seat, str(about.get("survivor") or ""), len(state.log))
            )
        return found

    async def _describe_moment(self, parts: MoveEffect, scenes: Sequence[DecisionContext]) -> MomentAnalysed:
        choice, scene = self.path.moves[parts.n], scenes[parts.n]
        state = await asyncio.to_thread(self.path.state_at, parts.n)
        kind = main_kind(parts)
        weighed = await self._evaluate_options(state, choice, self.visitor) if kind == "choice" else None
        events = await asyncio.to_thread(self._events_of, parts.n)
        told, part = events_of_kind(events, kind, choice), clear_part(parts, kind)
        return MomentAnalysed(
            n=parts.n,
            round=parts.round,
            kind=kind,
            verdict=verdict_on(choice, weighed, self._own_part(parts, choice)) if kind == "choice" else "",
            seat=choice.seat,
            who=scene.who,
            choice=choice_record(choice),
            before=parts.before,
            after=parts.after,
            part=part,
            options=() if weighed is None else option_records(weighed),
            untried=() if weighed is None else _untried_choices(state, weighed, choice.seat),
            samples=0 if weighed is None else weighed.samples,
            heading=None
            if kind == "choice"
            else headline_event(events, told, state.game.summary_weights, part),
            events=told,
        )

    def _own_part(self, parts: MoveEffect, choice: Choice) -> float | None:
        """Return the change in the decider's own chance by a choice; None for a rival's, which is not measured."""
        return parts.choice if self.together or choice.seat == self.seat else None

    def _events_of(self, n: int) -> tuple[EventRecord, ...]:
        """Return the events that a choice caused."""
        before = self.path.state_at(n)
        after = self.path.state_at(n + 1)
        return visible_events(after, self.seat if self.together else None, len(before.log))

    async def _evaluate_options(
        self, state: State, choice: Choice, visitor: str
    ) -> thinking.RankedChoices | None:
        """Return the options of a choice, ranked by what its player could know."""
        seat, seed = choice.seat, f"{self.path.header.id}/{len(state.moves)}"
        if choice.verb == REVOKE:
            return None
        asked = [
            OptionTrialRequest(
                game=self.path.header.game,
                seat=seat,
                world=msgspec.Raw(encode_imagined(state, seat, Dice(seed))),
                seed=seed,
                first=first,
                count=OPTION_WORLDS // 4,
                seconds=TASK_BUDGET_S,
                also=choice.as_standing_order("").as_json(),
            )
            for first in range(0, OPTION_WORLDS, OPTION_WORLDS // 4)
        ]
        trials = [TRIAL_DECODER.decode(await self.pool.run_task(one, visitor)) for one in asked]
        return thinking.rank_choices(Turn.of(state, seat, Dice(seed)), trials, cut_short=False)


def _update_round(told: RoundChance, found: Range | None) -> RoundChance:
    """Return a round's chance with the newly estimated range if there is one; otherwise unchanged."""
    return told if found is None else RoundChance(told.round, told.n, found.chance, found.low, found.high)


def _untried_choices(state: State, weighed: thinking.RankedChoices, seat: int) -> tuple[ChoiceRecord, ...]:
    """Return the open choices of a seat that were not evaluated."""
    tried = [one.choice for one in weighed.options]
    return tuple(
        choice_record(one) for one in state.choices(seat) if not any(one.same(other) for other in tried)
    )


def _with_options(moment: MomentAnalysed, more: Sequence[AdviceOption]) -> MomentAnalysed:
    """Return a turning point with more options, each once and the best first."""
    known = [one.choice for one in moment.options]
    added = [one for one in more if one.choice not in known]
    return msgspec.structs.replace(
        moment,
        options=tuple(sorted((*moment.options, *added), key=lambda one: -one.chance)),
        untried=tuple(one for one in moment.untried if all(one != new.choice for new in added)),
    )
