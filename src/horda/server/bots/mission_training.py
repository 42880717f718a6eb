"""Training for custom missions on first use, in the background: one at a time, at a bounded cost.

Before the training of a mission is done, its positions cannot be evaluated, and chances are shown as guesses.
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
from horda.think.features import feature_reader_for
from horda.think.learning.mission_trainer import TrainingPlan
from horda.think.learning.weight_cache import cached_weights, path_of
from horda.think.value import content_of

log = logging.getLogger("horda.server")
COMMAND = (sys.executable, "-m", "horda.think.learning.mission_trainer")
MAX_WAITING_MISSIONS = 6
"""Most missions that wait for training; further ones are trained when they are played again."""
MAX_TRAINED_MISSIONS = 200
"""Most missions that are trained while the server runs."""
TRAINING_TIMEOUT_S = 240.0
"""Seconds after which a training process is ended."""


class MissionTrainer:
    """Queue of missions that wait for training, and the one being trained."""

    def __init__(self, tasks: Tasks, command: Sequence[str] = COMMAND) -> None:
        self.tasks = tasks
        self.command = command
        self._attempted: set[str] = set()
        self._waiting = 0
        self._lock = asyncio.Lock()

    def request_training(self, game_id: str, options: Mapping[str, Plain]) -> None:
        """Queue the mission of a match for training if it is custom, not trained yet, and the queue has room."""
        content = _custom_mission_key(game_id, options)
        if content is None or content in self._attempted or path_of(content) is None:
            return
        if (
            self._waiting >= MAX_WAITING_MISSIONS
            or len(self._attempted) >= MAX_TRAINED_MISSIONS
            or cached_weights(content) is not None
        ):
            return
        self._attempted.add(content)
        self._waiting += 1
        self.tasks.run_once("learning a mission", self._train(TrainingPlan(game_id, dict(options))))

    async def _train(self, lesson: TrainingPlan) -> None:
        try:
            async with self._lock:
                await self._run_process(msgspec.json.encode(lesson))
        finally:
            self._waiting -= 1

    async def _run_process(self, asked: bytes) -> None:
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=asyncio.subprocess.PIPE, start_new_session=True
        )
        try:
            async with asyncio.timeout(TRAINING_TIMEOUT_S):
                await process.communicate(asked)
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        if process.returncode:
            log.error("a mission could not be learnt", extra={"code": process.returncode})


def _custom_mission_key(game_id: str, options: Mapping[str, Plain]) -> str | None:
    """Return the content key of a cooperative custom mission; None for any other mission."""
    what = game(game_id)
    reading = feature_reader_for(what)
    if MAP not in options or reading is None or not isinstance(what, Zombicide):
        return None
    return content_of(what, options, reading) if what.plan(dict(options)).goals.together else None
