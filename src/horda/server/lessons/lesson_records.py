"""Records of lessons: entries of a course, and the sheet with which a lesson starts."""

from __future__ import annotations

import msgspec

from horda.server.protocol.catalogue_records import MatchMission


class LessonText(msgspec.Struct):
    """A text in both languages."""

    en: str
    es: str


class HintInfo(msgspec.Struct):
    """A hint, shown after `after` seconds without a tap."""

    en: str
    es: str
    after: int


class LessonInfo(msgspec.Struct):
    """A lesson as its course lists it."""

    id: str
    title: LessonText
    about: LessonText
    rules: tuple[str, ...]
    """The rules that the lesson teaches, the new one first."""
    topic: str
    """The topic, shared by all boxes that teach it; empty if only this box does."""
    minutes: int
    whole: bool
    """Whether the lesson is a whole match from set-up: the first mission, with help."""


class LessonCourse(msgspec.Struct):
    """The lessons of a game, in order."""

    game: str
    lessons: tuple[LessonInfo, ...]


class Courses(msgspec.Struct):
    """The courses of all games that have one."""

    courses: tuple[LessonCourse, ...]


class LessonSheet(msgspec.Struct):
    """The start of a lesson: its goal, new rule, hints and board."""

    lesson: LessonInfo
    goal: LessonText
    new: LessonText
    """The new rule in plain words."""
    hints: tuple[HintInfo, ...]
    mission: str
    """The box's mission that the lesson is played on; empty if it has its own board or needs none."""
    carried: MatchMission | None
    """The lesson's own board; None if it has none."""
