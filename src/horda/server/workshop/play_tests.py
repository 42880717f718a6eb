"""The play-tests of a server: limited for each visitor, and played in the worker processes of the bots."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from horda.bots import HEURISTIC
from horda.games.zombicide.game import Zombicide
from horda.lab.missions.generation.generate import BadRequest, MissionRequest, check_request
from horda.lab.missions.play_test import MatchCount, PlayTest, play_test_of
from horda.lab.missions.tuning.knobs import KNOBS
from horda.server.bots.pool import BotPool, NoDecision
from horda.server.http.errors import ProblemError
from horda.server.workshop.design_records import (
    GenerateAsked,
    Generated,
    SuggestionsAsked,
    SuggestionsFound,
    TuneAsked,
    Tuned,
)
from horda.server.workshop.design_tasks import (
    DesignRequest,
    GenerationRequest,
    SuggestionsRequest,
    TuningRequest,
)
from horda.server.workshop.play_test import PlayTestRequest, PlayTestResult
from horda.server.workshop.workshop_records import PlayTestAsked, PlayTested, TestMatch

TEST_BOTS: Final = (HEURISTIC, "random")
"""The bots that play drafts: both decide without playouts."""
SEED: Final = "workshop"
"""The seed of all play-tests, so that versions can be compared match by match."""
TASK_S: Final = 0.8
"""Seconds of one task, after which another visitor's task may run."""
MAX_RUNNING: Final = 2
"""Most tasks of one visitor at the same time."""
MAX_WAITING: Final = 24
"""Most tasks of all visitors at the same time."""
DECODER: Final = msgspec.json.Decoder(PlayTestResult)
SUGGESTIONS_DECODER: Final = msgspec.json.Decoder(SuggestionsFound)
TUNED_DECODER: Final = msgspec.json.Decoder(Tuned)
GENERATED_DECODER: Final = msgspec.json.Decoder(Generated)


class PlayTests:
    """The running play-tests, by visitor."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self._running: Counter[str] = Counter()

    async def play(self, game: Zombicide, asked: PlayTestAsked, visitor: str) -> PlayTested:
        """Play some matches of a draft; raise `ProblemError` if there are too many requests, or none can be played."""
        request = PlayTestRequest(_test_of(game, asked), asked.first, asked.count, TASK_S)
        found = DECODER.decode(await self.run(request, visitor))
        return PlayTested(tuple(_match_record(match) for match in found.matches))

    async def suggest(self, game: Zombicide, asked: SuggestionsAsked, visitor: str) -> SuggestionsFound:
        """Return changes of a draft that may make it easier or harder."""
        request = SuggestionsRequest(game.id, asked.text, asked.is_easier, asked.deaths)
        return SUGGESTIONS_DECODER.decode(await self.run(request, visitor))

    async def tune(self, game: Zombicide, asked: TuneAsked, visitor: str) -> Tuned:
        """Tune a draft for a second, and return the state of the tuning."""
        for name in asked.knobs:
            if name not in KNOBS:
                known = ", ".join(KNOBS)
                raise ProblemError("wrong-value", status=422, name="knobs", given=name, allowed=known)
        if not game.own_plan(asked.text).goals.together:
            raise ProblemError("tune-rivals", status=422)
        request = TuningRequest(game.id, asked.text, asked.win / 100, asked.knobs, asked.points, TASK_S)
        return TUNED_DECODER.decode(await self.run(request, visitor))

    async def generate(self, game: Zombicide, asked: GenerateAsked, visitor: str) -> Generated:
        """Generate a mission for a second, and return the state of the generation."""
        mission = MissionRequest(game.id, asked.tiles, asked.difficulty, asked.style, asked.seed)
        try:
            check_request(mission)
        except BadRequest as error:
            raise ProblemError(
                "wrong-value", status=422, name=error.name, given=error.given, allowed=error.allowed
            ) from error
        request = GenerationRequest(mission, asked.attempt, asked.points, TASK_S)
        return GENERATED_DECODER.decode(await self.run(request, visitor))

    async def run(self, request: PlayTestRequest | DesignRequest, visitor: str) -> bytes:
        """Return a worker's answer; raise `ProblemError` if the visitor has too many tasks, or the task fails."""
        if self._running[visitor] >= MAX_RUNNING or self._running.total() >= MAX_WAITING:
            raise ProblemError("too-fast", status=429, seconds=1)
        self._running[visitor] += 1
        try:
            return await self.pool.run_task(request, visitor)
        except NoDecision as error:
            raise ProblemError("play-test-failed", status=503) from error
        finally:
            self._running[visitor] -= 1
            if not self._running[visitor]:
                del self._running[visitor]


def _test_of(game: Zombicide, asked: PlayTestAsked) -> PlayTest:
    """Return the requested play-test; raise `ProblemError` for a bot or a team that cannot play the draft."""
    if asked.bot not in TEST_BOTS:
        known = ", ".join(TEST_BOTS)
        raise ProblemError("wrong-value", status=422, name="bot", given=asked.bot, allowed=known)
    fewest, most = game.own_plan(asked.text).mission.survivors
    most = min(most, game.most_survivors, len(game.people))
    if not fewest <= asked.survivors <= most:
        given, allowed = str(asked.survivors), f"{fewest}–{most}"
        raise ProblemError("wrong-value", status=422, name="survivors", given=given, allowed=allowed)
    test = play_test_of(asked.text, game=game.id, survivors=asked.survivors, seed=SEED)
    return msgspec.structs.replace(test, players=(asked.bot,) * len(test.players))


def _match_record(match: MatchCount) -> TestMatch:
    return TestMatch(
        match.number,
        match.won,
        match.why,
        match.rounds,
        match.survivors,
        match.lost,
        match.goals,
        match.causes,
        match.deaths,
    )
