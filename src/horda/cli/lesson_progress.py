"""The lessons that were solved on this computer."""

from __future__ import annotations

from pathlib import Path

import msgspec

from horda.cli.errors import FileError
from horda.cli.paths import state_folder
from horda.cli.terminal.saves import write_whole


class LessonProgress(msgspec.Struct, forbid_unknown_fields=True):
    """The solved lessons as `game/lesson`, in the order in which they were solved."""

    learnt: list[str] = []


def _file() -> Path:
    return state_folder() / "learnt.json"


def solved_lessons() -> list[str]:
    """Return the solved lessons; raise `FileError` if their file cannot be read."""
    if not _file().is_file():
        return []
    try:
        return msgspec.json.decode(_file().read_bytes(), type=LessonProgress).learnt
    except msgspec.DecodeError as problem:
        raise FileError("learnt", file=str(_file())) from problem


def mark_solved(key: str) -> None:
    """Store that a lesson was solved."""
    known = solved_lessons()
    if key not in known:
        _keep([*known, key])


def forget_lessons(game: str | None) -> int:
    """Delete the solved lessons of a game, or of all games; return how many there were."""
    known = solved_lessons()
    kept = [key for key in known if game is not None and not key.startswith(f"{game}/")]
    if len(kept) < len(known):
        _keep(kept)
    return len(known) - len(kept)


def _keep(keys: list[str]) -> None:
    write_whole(_file(), msgspec.json.encode(LessonProgress(keys)).decode() + "\n")
