"""Lookup of lessons by name, and the records that carry their texts to the client."""

from __future__ import annotations

from horda.games import game
from horda.lessons.course import UnknownLesson, lesson
from horda.lessons.lesson_file import Lesson
from horda.rulebook import Text
from horda.server.http.errors import ProblemError
from horda.server.lessons.lesson_records import LessonText


def find_lesson(game_id: str, name: str) -> Lesson:
    """Return a lesson of a game; raise `ProblemError` with similar names if there is none."""
    try:
        return lesson(game_id, name)
    except UnknownLesson as problem:
        raise ProblemError(
            "no-such-lesson", status=404, game=game(game_id).title, name=name, known=problem.known
        ) from problem


def text_record(text: Text) -> LessonText:
    """Return a bilingual text as a record."""
    return LessonText(text.en, text.es)
