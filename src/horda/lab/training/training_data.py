"""Store sampled matches beside the weights: one file per setting, one line per match.

Playing takes long and fitting is quick, so an interrupted run continues from the last match.
"""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from pathlib import Path

import msgspec

from horda.think.learning.training import MatchCourse

FOLDER_SUFFIX = ".courses"


class BadCourses(ValueError):
    """A line of the file is not a match."""

    def __init__(self, path: Path, line: int) -> None:
        super().__init__(f"line {line} of {path} is no match; remove it, and the match is played again")
        self.path = path
        self.line = line


class Heading(msgspec.Struct, frozen=True):
    """The versions with which the matches of a file were played; matches with another heading are discarded."""

    game: str
    setting: str
    content: str
    seed: int | str
    played_with: str
    """Fingerprint of the rules and bots."""


class CourseLine(msgspec.Struct, frozen=True):
    """One match, by its number among the plain ones or among those with errors."""

    number: int
    course: MatchCourse


class SettingCourses:
    """The stored matches of one setting."""

    def __init__(self, folder: Path, heading: Heading) -> None:
        self.heading = heading
        self.path = folder / f"{heading.setting}.jsonl"
        self.known: dict[tuple[bool, int], MatchCourse] = {}
        self._load()

    def _load(self) -> None:
        lines = self.path.read_bytes().split(b"\n") if self.path.exists() else []
        if not lines or lines[0] != msgspec.json.encode(self.heading):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(msgspec.json.encode(self.heading) + b"\n")
            return
        # An incomplete last line was torn by an interruption; its match is played again.
        for number, text in enumerate(lines[1:-1], 2):
            try:
                line = msgspec.json.decode(text, type=CourseLine)
            except msgspec.DecodeError as problem:
                raise BadCourses(self.path, number) from problem
            self.known[line.course.plain, line.number] = line.course
        if lines[-1]:
            self.path.write_bytes(b"\n".join(lines[:-1]) + b"\n")

    def append(self, number: int, course: MatchCourse) -> None:
        """Store one more match."""
        self.known[course.plain, number] = course
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(CourseLine(number, course)) + b"\n")

    def first_matches(self, plain: int, erring: int) -> list[MatchCourse]:
        """Return the first `plain` plain matches, then the first `erring` ones with errors."""
        keys = [
            *((True, number) for number in range(plain)),
            *((False, number) for number in range(erring)),
        ]
        return [self.known[one] for one in keys]
