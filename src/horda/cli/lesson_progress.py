"""What a person has learnt, kept on this computer: the names of lessons, and nothing else."""

from __future__ import annotations

from pathlib import Path

import msgspec

from horda.cli.errors import FileError
from horda.cli.paths import state_folder
from horda.cli.terminal.saves import write_whole


class LessonProgress(msgspec.Struct, forbid_unknown_fields=True):
    """The lessons that were solved, as `game/lesson`, in the order in which they were."""

    learnt: list[str] = []


def _file() -> Path:
    return state_folder() / "learnt.json"


def solved_lessons() -> list[str]:
    """The lessons that were solved on this computer; a file that cannot be read is never overwritten."""
    if not _file().is_file():
        return []
    try:
        return msgspec.json.decode(_file().read_bytes(), type=LessonProgress).learnt
    except msgspec.DecodeError as problem:
        raise FileError("learnt", file=str(_file())) from problem


def mark_solved(key: str) -> None:
    """Keep that a lesson was solved."""
    known = solved_lessons()
    if key not in known:
        _keep([*known, key])


def forget_lessons(game: str | None) -> int:
    """Forget the lessons of a game, or all; how many they were."""
    known = solved_lessons()
    kept = [key for key in known if game is not None and not key.startswith(f"{game}/")]
    if len(kept) < len(known):
        _keep(kept)
    return len(known) - len(kept)


def _keep(keys: list[str]) -> None:
    write_whole(_file(), msgspec.json.encode(LessonProgress(keys)).decode() + "\n")
