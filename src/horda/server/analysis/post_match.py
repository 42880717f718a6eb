"""The analysis of a match that is over: worked out once, beside everything else, and kept for a while.

First every decision is looked at roughly, and every round is played on from its beginning to the end of the
match, which says what was to be expected then. Decisions that seem to have turned the match are looked at
more closely; all of it is brought into line, and where somebody chose, all that could have been is weighed.
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
from horda.server.analysis.advice import TRIAL, options_told
from horda.server.analysis.odds import open_choice
from horda.server.analysis.totals import DecisionScene, by_who, course_of, summed
from horda.server.analysis.turning_points import (
    ROLLED,
    clear_part,
    heading_of,
    kind_of,
    telling_of,
    verdict_on,
)
from horda.server.bots.fair_queue import FairPlaces
from horda.server.bots.pool import BotPool, NoDecision
from horda.server.bots.worker import TOGETHER, Anchor, AnchorResult, Follow, FollowResult, TryOut
from horda.server.http.errors import ProblemError
from horda.server.match.live_match import LiveMatch
from horda.server.match.registry import MatchRegistry
from horda.server.protocol.advice_records import AdviceOption, Analysis, ChanceTold, MomentAnalysed
from horda.server.protocol.match_records import ChoiceRecord, EventRecord
from horda.server.protocol.projection import choice_record, events_seen
from horda.server.replay.playback import ReplayPath, Replays, path_through
from horda.think import advice as thinking
from horda.think.curve import ANCHORED, Point
from horda.think.parts import Parts, seeming_weight, turning_points, weight_of
from horda.think.settling import Known, settled
from horda.think.sureness import Range

MOST_KEPT: Final = 64
AT_ONCE: Final = 2
"""Matches that are analysed at the same time."""
ROUGHLY: Final = 6
CLOSELY: Final = 32
"""Worlds in which a decision is looked at."""
WEIGHED: Final = 32
"""Worlds in which the options of a turning point are tried."""
PIECE_SECONDS: Final = 3.0
PATIENCE: Final = 10.0
"""Seconds that a request waits for news."""
CANDIDATES: Final = 12
MOMENTS: Final = 8
FOLLOWED = msgspec.json.Decoder(FollowResult)
ANCHORS = msgspec.json.Decoder(AnchorResult)

Result = TypeVar("Result", FollowResult, AnchorResult)


class Analyses:
    """The analyses of matches that somebody looked at lately."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int], Analysing] = OrderedDict()
        self.places = FairPlaces(AT_ONCE)

    def of(
        self, live: LiveMatch, seat: int, registry: MatchRegistry, replays: Replays, visitor: str
    ) -> Analysing:
        """The analysis of a match; it is begun when it is first asked for, or had failed.

        It is worked out for the `visitor` (an address) who asked first, in turn with those for others.
        """
        key = (live.header.id, seat)
        found = self.kept.get(key)
        if found is None or found.failed is not None:
            result = live.state.result
            assert result is not None
            path = path_through(replays, live)
            found = Analysing(registry.pool, path, seat, together=result.together, visitor=visitor)
            self.kept[key] = found
            registry.tasks.once("analysing a match", found.run(self.places))
        self.kept.move_to_end(key)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found


def seat_analysed(live: LiveMatch, seen_by: int | None) -> int:
    """Whose chance is told: that of all, of who looks, or of who won."""
    result = live.state.result
    if result is None:
        raise ProblemError("not-over", status=403)
    if result.together:
        return 0
    return seen_by if seen_by is not None else (min(result.winners, default=0))


class Analysing:
    """One analysis on its way."""

    def __init__(self, pool: BotPool, path: ReplayPath, seat: int, *, together: bool, visitor: str) -> None:
        self.pool = pool
        self.visitor = visitor
        self.path = path
        self.seat = seat
        self.together = together
        self.failed: BaseException | None = None
        """What went wrong, if anything did."""
        self.told = Analysis(
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
        """How far it is."""
        self._moves = tuple(move.as_json() for move in path.moves)
        self._whose = TOGETHER if together else seat
        self._news = asyncio.Event()

    async def news(self, after: int) -> Analysis:
        """How far it is, as soon as more than so many decisions were looked at; for a while it is waited.

        Whoever waits for one that fails is told so, rather than that it goes on.
        """
        until = asyncio.get_running_loop().time() + PATIENCE
        while not self.told.done and self.failed is None and self.told.looked <= after:
            left = until - asyncio.get_running_loop().time()
            try:
                async with asyncio.timeout(left):
                    await self._news.wait()
            except TimeoutError:
                break
        if self.failed is not None:
            raise self.failed
        return self.told

    async def run(self, places: FairPlaces) -> None:
        """Work it out; what goes wrong is tried again when somebody asks again."""
        try:
            async with places.taken_by(self.visitor):
                await self._run()
        except BaseException as problem:
            self.failed = problem
            self._tell_news()
            raise

    async def _run(self) -> None:
        first = await self._follow(0, ROUGHLY)
        if not first.points:
            self._tell(done=True, learnt=False)
            return
        guessed = any(point.guessed for point in first.points)
        self._tell(rounds=tuple(self._round(point) for point in first.points), guessed=guessed)
        parts, _ = await asyncio.gather(self._roughly(first.parts), self._anchored())
        scenes = await asyncio.to_thread(self._scenes)
        known = [Known(one.n, one.chance) for one in self.told.rounds]
        # Until the table is laid nobody plays: what the curve does not show counts for nobody.
        counted = {one.n: one for one in parts if one.n >= known[0].n}
        closely = [one.n for one in turning_points(counted.values(), CANDIDATES, seeming_weight)]
        for n in closely:
            counted[n] = await self._closely(n)
        found = settled(list(counted.values()), known)
        turned = turning_points((one for one in found if one.n in closely), MOMENTS, weight_of)
        moments = [await self._moment(one, scenes) for one in turned]
        rolled = await asyncio.to_thread(self._rolled)
        by, sums = summed(by_who(found, scenes), known[-1].chance - known[0].chance)
        told = {"course": course_of(found, known), "moments": tuple(moments), "by": by, **sums}
        self._tell(looked=len(parts), rolled=rolled, done=True, **told)

    async def _roughly(self, begun: Sequence[Parts]) -> list[Parts]:
        """What each decision did, as far as a few worlds say."""
        parts = list(begun)
        while len(parts) < len(self.path.moves):
            self._tell(looked=len(parts))
            parts += (await self._follow(len(parts), ROUGHLY, parts[-1].after)).parts
        return parts

    async def _anchored(self) -> None:
        """Play every round on from its beginning, and tell what was to be expected then."""
        played: set[int] = set()
        while left := [one.n for one in self.told.rounds[:-1] if one.n not in played]:
            asked = Anchor(
                self.path.header,
                self._moves,
                self._whose,
                at=tuple(left),
                worlds=ANCHORED,
                seconds=PIECE_SECONDS,
            )
            found = dict(zip(left, (await self._work(asked, ANCHORS)).ranges, strict=False))
            played |= found.keys()
            rounds = tuple(_known_now(one, found.get(one.n)) for one in self.told.rounds)
            self._tell(rounds=rounds)

    async def another(self, n: int, wanted: ChoiceRecord, places: FairPlaces, visitor: str) -> MomentAnalysed:
        """A moment with one choice more: what that would have been worth, in the worlds of the others."""
        moment = next((one for one in self.told.moments if one.n == n), None)
        if moment is None:
            raise ProblemError("no-such-choice", status=409)
        state = await asyncio.to_thread(self.path.reached, n)
        choice = open_choice(wanted, state.choices(moment.seat))
        asked = choice_record(choice)
        if all(one.choice != asked for one in moment.options):
            async with places.taken_by(visitor):
                weighed = await self._weighed(state, choice, visitor)
            # Whoever asked for another one meanwhile has changed the moment.
            moment = next(one for one in self.told.moments if one.n == n)
            more = [one for one in options_told(weighed) if one.choice == asked] if weighed else []
            moment = _with_options(moment, more)
            moments = tuple(moment if one.n == n else one for one in self.told.moments)
            self.told = msgspec.structs.replace(self.told, moments=moments)
        return moment

    def _rolled(self) -> bool:
        """Whether anybody rolled dice."""
        end = self.path.reached(len(self.path.moves))
        return any(any(one.args.get(name) for name in ROLLED) for one in events_seen(end, None, 0))

    def _tell(self, **changes: object) -> None:
        self.told = msgspec.structs.replace(self.told, **changes)
        self._tell_news()

    def _tell_news(self) -> None:
        """Wake all who wait, and let those who come later wait for the next news."""
        self._news.set()
        self._news = asyncio.Event()

    def _round(self, point: Point) -> ChanceTold:
        one = point.ranges[0 if self.together else self.seat]
        return ChanceTold(point.round, point.n, one.chance, one.low, one.high)

    async def _follow(
        self, first: int, samples: int, so_far: float | None = None, *, count: int | None = None
    ) -> FollowResult:
        """What some decisions did, from this one on: as many as are wanted, or all."""
        last = len(self.path.moves) if count is None else first + count
        asked = Follow(
            self.path.header,
            self._moves,
            self._whose,
            first=first,
            last=last,
            samples=samples,
            seconds=PIECE_SECONDS,
            so_far=so_far,
        )
        return await self._work(asked, FOLLOWED)

    async def _work(self, asked: Follow | Anchor, read: msgspec.json.Decoder[Result]) -> Result:
        try:
            return read.decode(await self.pool.work(asked, self.visitor))
        except msgspec.DecodeError as problem:
            raise NoDecision(str(problem)) from problem

    async def _closely(self, n: int) -> Parts:
        return (await self._follow(n, CLOSELY, count=1)).parts[0]

    def _scenes(self) -> list[DecisionScene]:
        """Whom each question was about, and how many events came before it."""
        found: list[DecisionScene] = []
        for state in self.path.states():
            n = len(state.moves)
            if n == len(self.path.moves):
                break
            prompt = state.prompt(self.path.moves[n].seat)
            about = {} if prompt is None else dict(prompt.about)
            found.append(
                DecisionScene(self.path.moves[n].seat, str(about.get("survivor") or ""), len(state.log))
            )
        return found

    async def _moment(self, parts: Parts, scenes: Sequence[DecisionScene]) -> MomentAnalysed:
        choice, scene = self.path.moves[parts.n], scenes[parts.n]
        state = await asyncio.to_thread(self.path.reached, parts.n)
        kind = kind_of(parts)
        weighed = await self._weighed(state, choice, self.visitor) if kind == "choice" else None
        events = await asyncio.to_thread(self._events, parts.n)
        told, part = telling_of(events, kind, choice), clear_part(parts, kind)
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
            options=() if weighed is None else options_told(weighed),
            untried=() if weighed is None else _untried(state, weighed, choice.seat),
            samples=0 if weighed is None else weighed.samples,
            heading=None if kind == "choice" else heading_of(events, told, state.game.summary_weights, part),
            events=told,
        )

    def _own_part(self, parts: Parts, choice: Choice) -> float | None:
        """What a choice did to the chance of whoever made it; None for a rival's, which was not measured."""
        return parts.choice if self.together or choice.seat == self.seat else None

    def _events(self, n: int) -> tuple[EventRecord, ...]:
        """What came of a decision."""
        before = self.path.reached(n)
        after = self.path.reached(n + 1)
        return events_seen(after, self.seat if self.together else None, len(before.log))

    async def _weighed(self, state: State, choice: Choice, visitor: str) -> thinking.RankedChoices | None:
        """What could have been chosen, as far as whoever chose could know."""
        seat, seed = choice.seat, f"{self.path.header.id}/{len(state.moves)}"
        if choice.verb == REVOKE:
            return None
        asked = [
            TryOut(
                game=self.path.header.game,
                seat=seat,
                world=msgspec.Raw(encode_imagined(state, seat, Dice(seed))),
                seed=seed,
                first=first,
                count=WEIGHED // 4,
                seconds=PIECE_SECONDS,
                also=choice.as_standing_order("").as_json(),
            )
            for first in range(0, WEIGHED, WEIGHED // 4)
        ]
        trials = [TRIAL.decode(await self.pool.work(one, visitor)) for one in asked]
        return thinking.weighed(Turn.of(state, seat, Dice(seed)), trials, cut_short=False)


def _known_now(told: ChanceTold, found: Range | None) -> ChanceTold:
    """The chance as a round began: as it was told, or as it was found since."""
    return told if found is None else ChanceTold(told.round, told.n, found.chance, found.low, found.high)


def _untried(state: State, weighed: thinking.RankedChoices, seat: int) -> tuple[ChoiceRecord, ...]:
    """What was open and not weighed."""
    tried = [one.choice for one in weighed.options]
    return tuple(
        choice_record(one) for one in state.choices(seat) if not any(one.same(other) for other in tried)
    )


def _with_options(moment: MomentAnalysed, more: Sequence[AdviceOption]) -> MomentAnalysed:
    """A moment with options that were asked for, each once and the best first."""
    known = [one.choice for one in moment.options]
    added = [one for one in more if one.choice not in known]
    return msgspec.structs.replace(
        moment,
        options=tuple(sorted((*moment.options, *added), key=lambda one: -one.chance)),
        untried=tuple(one for one in moment.untried if all(one != new.choice for new in added)),
    )
