"""The records of lessons: what a course lists, and what lies on the table when one begins."""

from __future__ import annotations

import msgspec

from horda.server.protocol.catalogue_records import MatchMission


class Told(msgspec.Struct):
    """Something said in both languages."""

    en: str
    es: str


class HintInfo(msgspec.Struct):
    """A hint; it comes by itself `after` so many seconds without a tap."""

    en: str
    es: str
    after: int


class LessonInfo(msgspec.Struct):
    """A lesson as its course lists it."""

    id: str
    title: Told
    about: Told
    rules: tuple[str, ...]
    """The rules it teaches, the new one first."""
    topic: str
    """What it teaches in any box: who has learnt it in another knows it here; empty: only in this one."""
    minutes: int
    whole: bool
    """Whether it is a whole match from its set-up on: the first mission, with help."""


class Course(msgspec.Struct):
    """The lessons of a game, in their order."""

    game: str
    lessons: tuple[LessonInfo, ...]


class Courses(msgspec.Struct):
    """The courses of all games that have one."""

    courses: tuple[Course, ...]


class LessonSheet(msgspec.Struct):
    """What a pupil is given as a lesson begins."""

    lesson: LessonInfo
    goal: Told
    new: Told
    """The new rule, as it is spoken at the table."""
    hints: tuple[HintInfo, ...]
    mission: str
    """The mission of the box that it is played on; empty where it brings its own board, or needs none."""
    carried: MatchMission | None
    """The board that it brings."""
