"""A lesson by its name, and its words as they travel."""

from __future__ import annotations

from horda.games import game
from horda.lessons.course import UnknownLesson, lesson
from horda.lessons.lesson_file import Lesson
from horda.rulebook import Text
from horda.server.http.errors import ProblemError
from horda.server.lessons.lesson_records import Told


def lesson_called(game_id: str, name: str) -> Lesson:
    """A lesson of a game; `ProblemError` names the nearest."""
    try:
        return lesson(game_id, name)
    except UnknownLesson as problem:
        raise ProblemError(
            "no-such-lesson", status=404, game=game(game_id).title, name=name, known=problem.known
        ) from problem


def told(text: Text) -> Told:
    """Words of a lesson as they travel."""
    return Told(text.en, text.es)
