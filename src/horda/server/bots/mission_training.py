"""Missions of one's own are learnt on first use, beside the matches: one at a time, at a bounded cost.

Until that is done nobody knows what their positions are worth, and whoever shows a chance says that it is a
guess.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Mapping, Sequence

import msgspec

from horda.engine.choices import Plain
from horda.games import game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.custom import MAP
from horda.server.ops.background_tasks import Tasks
from horda.think.features import reading_for
from horda.think.kept import kept, path_of
from horda.think.learner import TrainingPlan
from horda.think.value import content_of

log = logging.getLogger("horda.server")
COMMAND = (sys.executable, "-m", "horda.think.learner")
MOST_WAITING = 6
"""Missions that may wait to be learnt; a later one is learnt when it is played again."""
MOST_TRIED = 200
"""So many missions are learnt at most while the server runs."""
LONGEST = 240.0
"""Seconds after which a process that learns is ended."""


class Learner:
    """What is being learnt, and what waits for it."""

    def __init__(self, tasks: Tasks, command: Sequence[str] = COMMAND) -> None:
        self.tasks = tasks
        self.command = command
        self._tried: set[str] = set()
        self._waiting = 0
        self._one = asyncio.Lock()

    def wants(self, game_id: str, options: Mapping[str, Plain]) -> None:
        """Learn the mission of a match, if it is somebody's own, nobody has learnt it, and there is room."""
        content = _content(game_id, options)
        if content is None or content in self._tried or path_of(content) is None:
            return
        if self._waiting >= MOST_WAITING or len(self._tried) >= MOST_TRIED or kept(content) is not None:
            return
        self._tried.add(content)
        self._waiting += 1
        self.tasks.run_once("learning a mission", self._learn(TrainingPlan(game_id, dict(options))))

    async def _learn(self, lesson: TrainingPlan) -> None:
        try:
            async with self._one:
                await self._run(msgspec.json.encode(lesson))
        finally:
            self._waiting -= 1

    async def _run(self, asked: bytes) -> None:
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=asyncio.subprocess.PIPE, start_new_session=True
        )
        try:
            async with asyncio.timeout(LONGEST):
                await process.communicate(asked)
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        if process.returncode:
            log.error("a mission could not be learnt", extra={"code": process.returncode})


def _content(game_id: str, options: Mapping[str, Plain]) -> str | None:
    """What belongs to a mission of somebody's own in which all play together; None for all others."""
    what = game(game_id)
    reading = reading_for(what)
    if MAP not in options or reading is None or not isinstance(what, Zombicide):
        return None
    return content_of(what, options, reading) if what.plan(dict(options)).goals.together else None
