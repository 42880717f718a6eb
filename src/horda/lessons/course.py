"""Courses: the lessons of each game in order, the topics known to a learner, and the next lesson."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from horda.games import folder_of, game_packages
from horda.lessons.lesson_file import Lesson, read_lesson
from horda.rulebook import rule_ids

FOLDER = "lessons"


class UnknownLesson(LookupError):
    """Raised if a game has no lesson with a name, or no lessons at all."""

    def __init__(self, name: str, game: str, known: list[str]) -> None:
        near = get_close_matches(name, known, 1)
        self.name = name or "none"
        self.game = game
        self.known = ", ".join(near or known) or "none"
        reason = f"has no lesson `{name}`; known: {self.known}" if name else "has no lessons"
        super().__init__(f"`{game}` {reason}")


def lesson_files(game_id: str) -> list[Path]:
    """Return the lesson files of a game in order, without loading the game."""
    folder = folder_of(game_id)
    return sorted((folder / FOLDER).glob("*.yaml")) if folder else []


def games_with_lessons() -> list[str]:
    """Return the games that have lessons."""
    return sorted(name for name in game_packages() if lesson_files(name))


@cache
def course(game_id: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in order; raise `UnknownLesson` if there are none."""
    found = tuple(read_lesson(path, game_id) for path in lesson_files(game_id))
    if not found:
        raise UnknownLesson("", game_id, [])
    return found


def lesson(game_id: str, name: str) -> Lesson:
    """Return a lesson by its name or number; raise `UnknownLesson` with the nearest name if there is none."""
    lessons = course(game_id)
    if name.isdigit() and 1 <= int(name) <= len(lessons):
        return lessons[int(name) - 1]
    for one in lessons:
        if one.id == name:
            return one
    raise UnknownLesson(name, game_id, [one.id for one in lessons])


def known_topics(learnt: Collection[str]) -> set[str]:
    """Return the topics covered by the learnt lessons (`green_horde/noise`), in any game."""
    return {
        one.topic
        for game_id in {key.partition("/")[0] for key in learnt} & set(games_with_lessons())
        for one in course(game_id)
        if one.topic and one.key in learnt
    }


def is_known(one: Lesson, learnt: Collection[str]) -> bool:
    """Whether a lesson was learnt, or another game's lesson on the same topic."""
    return one.key in learnt or bool(one.topic and one.topic in known_topics(learnt))


def next_lesson(game_id: str, learnt: Collection[str]) -> Lesson | None:
    """Return the first lesson of a game that the learner does not know; None if all are known."""
    return next((one for one in course(game_id) if not is_known(one, learnt)), None)


def lessons_on(rule: str) -> list[Lesson]:
    """Return the lessons on a rule in the rule's game; the lessons that introduce the rule come first."""
    home = next((name for name in games_with_lessons() if rule in rule_ids(name)), None)
    return lessons_teaching(home, rule) if home else []


def lessons_teaching(game_id: str, rule: str) -> list[Lesson]:
    """Return the lessons of a game on a rule; the lessons that introduce the rule come first."""
    found = [one for one in course(game_id) if rule in one.rules]
    return sorted(found, key=lambda one: one.new_rule != rule)
