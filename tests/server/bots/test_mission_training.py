"""Tests that weights of a custom mission are trained once, in the background, by one process at a time."""

import asyncio
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from horda.games import game
from horda.server.bots import mission_training as learning
from horda.server.bots.mission_training import MissionTrainer
from horda.server.ops.background_tasks import Tasks

WHAT = game("green_horde")
TEXT = files(WHAT.home).joinpath("content", "missions", "the_evil_shrine.yaml").read_text(encoding="utf-8")
NOTES = """
import os, sys
from pathlib import Path
place = Path(os.environ["HORDA_WEIGHTS"]) / "asked"
assert not place.with_name("busy").exists()
place.with_name("busy").touch()
with place.open("a") as lines:
    lines.write(str(len(sys.stdin.read())) + "\\n")
place.with_name("busy").unlink()
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HORDA_WEIGHTS", str(tmp_path))
    return tmp_path


def custom_options(number: int) -> dict[str, str]:
    return {"mission": "own", "map": TEXT.replace("survivors: [6, 12]", f"survivors: [6, {6 + number}]")}


def request_trainings(*options: dict[str, str], command: str = NOTES) -> None:
    """Request training for all these options at once, and wait until all training is done."""

    async def run() -> None:
        tasks = Tasks()
        learner = MissionTrainer(tasks, (sys.executable, "-c", command))
        for one in options:
            learner.request_training("green_horde", one)
        await tasks.wait_for_all()

    asyncio.run(run())


def test_each_is_learnt_once_and_never_two_at_a_time(folder: Path):
    request_trainings(custom_options(1), custom_options(2), custom_options(1), {"mission": "the_evil_shrine"})
    assert len((folder / "asked").read_text().splitlines()) == 2


def test_no_more_wait_than_there_is_room_for(folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(learning, "MAX_WAITING_MISSIONS", 2)
    request_trainings(*(custom_options(number) for number in range(1, 6)))
    assert len((folder / "asked").read_text().splitlines()) == 2


def test_a_process_that_finds_no_end_is_ended(folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(learning, "TRAINING_TIMEOUT_S", 0.5)
    request_trainings(custom_options(1), command="import threading; threading.Event().wait()")
    assert not (folder / "asked").exists()


def test_where_nothing_is_kept_nothing_is_learnt(folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("HORDA_WEIGHTS")
    request_trainings(custom_options(1))
    assert not (folder / "asked").exists()
