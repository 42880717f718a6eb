"""Play a stored match again from its seed, and compare its end with the stored row."""

from __future__ import annotations

from pathlib import Path

from horda.engine.state import State
from horda.lab.storage.series_folder import MATCHES, Folder


class NoSuchMatch(LookupError):
    """The series has no match of that number, or has not played it yet."""

    def __init__(self, file: str, match: int, count: int) -> None:
        super().__init__(f"{file} has no match {match}; {count} have been played, counted from 0")
        self.file, self.match, self.count = file, match, count


class NotTheSame(ValueError):
    """The match ended differently: a player depends on the clock or on its own random numbers."""

    def __init__(self, file: str, match: int) -> None:
        super().__init__(
            f"match {match} of {file} did not come out as it did then: its players do not decide by its seed "
            "alone"
        )
        self.file, self.match = file, match


def parse_match_reference(text: str) -> tuple[Path, int] | None:
    """Split `FOLDER#17` into the folder and the match number; return None for any other text."""
    folder, sign, number = text.rpartition("#")
    return (Path(folder), int(number)) if sign and number.isdecimal() and number.isascii() else None


def replay_match(path: Path | str, match: int) -> State:
    """Play a match of a folder again and return its last state; raise `NotTheSame` if it differs."""
    folder = Folder(path)
    series = folder.verified_series()
    rows = folder.tables()[MATCHES]
    row = rows.filter(rows["match"] == match)
    if row.is_empty():
        raise NoSuchMatch(str(path), match, rows.height)
    state = series.play(match)
    if state.hash() != row["hash"][0]:
        raise NotTheSame(str(path), match)
    return state


def players_of_match(path: Path | str, match: int) -> tuple[str, ...]:
    """Return the bots of a match of a folder, by seat."""
    series = Folder(path).series
    return series.settings[series.setting_of(match)].bots
