"""The play-tests of a server: bounded for each visitor, and played in the worker processes of the bots."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from horda.games.zombicide.game import Zombicide
from horda.server.bots.pool import BotPool, NoDecision
from horda.server.http.errors import ProblemError
from horda.server.workshop.play_test import TEST_BOTS, PlayTestRequest
from horda.server.workshop.workshop_records import PlayTestAsked, PlayTested

TASK_S: Final = 0.8
"""Seconds of matches in one task, after which another visitor's task may follow."""
MAX_RUNNING: Final = 2
"""Tasks of one visitor at the same time."""
MAX_WAITING: Final = 24
"""Tasks of all visitors at the same time."""
DECODER: Final = msgspec.json.Decoder(PlayTested)


class PlayTests:
    """The play-tests that are running now, by visitor."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self._running: Counter[str] = Counter()

    async def play(self, game: Zombicide, asked: PlayTestAsked, visitor: str) -> PlayTested:
        """Play some matches of a draft; raise `ProblemError` if it cannot be played, or there are too many."""
        if asked.bot not in TEST_BOTS:
            known = ", ".join(TEST_BOTS)
            raise ProblemError("wrong-value", status=422, name="bot", given=asked.bot, allowed=known)
        if self._running[visitor] >= MAX_RUNNING or self._running.total() >= MAX_WAITING:
            raise ProblemError("too-fast", status=429, seconds=1)
        request = PlayTestRequest(
            game.id, asked.text, asked.bot, asked.survivors, asked.first, asked.count, TASK_S
        )
        self._running[visitor] += 1
        try:
            return DECODER.decode(await self.pool.run_task(request, visitor))
        except NoDecision as error:
            raise ProblemError("play-test-failed", status=503) from error
        finally:
            self._running[visitor] -= 1
            self._running += Counter()
