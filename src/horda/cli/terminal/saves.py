"""Saved matches and error reports on this computer."""

from __future__ import annotations

import os
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from horda.cli.errors import FileError
from horda.cli.paths import matches_folder, saved_matches, state_folder
from horda.engine.saves.save import MAX_SAVE_LENGTH, BadSave, OldSave, parse_save
from horda.engine.state import State
from horda.file_lock import FileLock, InUse
from horda.games import game


class NoText(BadSave):
    """A saved match that is not UTF-8 text."""

    def __init__(self, file: str, line: int) -> None:
        super().__init__(f"{file}:{line}: not UTF-8")
        self.file = file
        self.line = line


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically."""
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


@contextmanager
def lock_match(path: Path) -> Iterator[None]:
    """Lock a saved match for this process; raise `FileError` if another one has it open."""
    whole = path.resolve()
    lock = FileLock(whole.with_name(f".{whole.name}.lock"), temporary=True)
    try:
        lock.take()
    except InUse as problem:
        raise FileError("match-open", file=str(path)) from problem
    try:
        yield
    finally:
        lock.release()


def new_match_file(game_id: str) -> Path:
    """Return a new file name for a match, from the game and the time."""
    matches_folder().mkdir(parents=True, exist_ok=True)
    stem = f"{game_id}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = matches_folder() / f"{stem}.json"
    number = 1
    while path.exists():
        number += 1
        path = matches_folder() / f"{stem}-{number}.json"
    return path


def open_match(path: Path) -> State:
    """Return the match in a file; raise `BadSave` if it cannot be read."""
    with path.open("rb") as file:
        raw = file.read(MAX_SAVE_LENGTH + 1)
    try:
        text = raw.decode()
    except UnicodeDecodeError as problem:
        raise NoText(path.name, raw.count(b"\n", 0, problem.start) + 1) from problem
    try:
        return game(parse_save(text).game).from_json(text)
    except OldSave as problem:
        problem.file = path.name
        raise
    except BadSave as problem:
        raise BadSave(f"{path.name}: {problem}") from problem


def last_unfinished(outdated: list[OldSave] | None = None) -> tuple[Path, State] | None:
    """Return the newest unfinished match that can be opened; append saves of older rules to `outdated`."""
    for path in saved_matches():
        try:
            state = open_match(path)
        except OldSave as problem:
            if outdated is not None:
                outdated.append(problem)
            continue
        except (BadSave, LookupError):
            continue
        if not state.over:
            return path, state
    return None


def write_traceback(problem: BaseException) -> Path:
    """Write the traceback of an unexpected error to a file and return its path."""
    path = state_folder() / "errors" / f"{time.strftime('%Y%m%d-%H%M%S')}.txt"
    write_whole(path, "".join(traceback.format_exception(problem)))
    return path
