"""The courses: the lessons of each box in their order, what a pupil knows, and what comes next."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from horda.games import folder_of, game_packages
from horda.lessons.record import Lesson, lesson_in
from horda.rulebook import rule_ids

FOLDER = "lessons"


class UnknownLesson(LookupError):
    """A game has no lesson of that name, or none at all."""

    def __init__(self, name: str, game: str, known: list[str]) -> None:
        near = get_close_matches(name, known, 1)
        self.name = name or "none"
        self.game = game
        self.known = ", ".join(near or known) or "none"
        told = f"has no lesson `{name}`; known: {self.known}" if name else "has no lessons"
        super().__init__(f"`{game}` {told}")


def lesson_files(game_id: str) -> list[Path]:
    """The files of a game's lessons, in their order; nothing of the game is loaded."""
    folder = folder_of(game_id)
    return sorted((folder / FOLDER).glob("*.yaml")) if folder else []


def courses() -> list[str]:
    """The games that have lessons."""
    return sorted(name for name in game_packages() if lesson_files(name))


@cache
def course(game_id: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order."""
    found = tuple(lesson_in(path, game_id) for path in lesson_files(game_id))
    if not found:
        raise UnknownLesson("", game_id, [])
    return found


def lesson(game_id: str, name: str) -> Lesson:
    """The lesson of that name, or number; an unknown one is refused with the nearest known."""
    lessons = course(game_id)
    if name.isdigit() and 1 <= int(name) <= len(lessons):
        return lessons[int(name) - 1]
    for one in lessons:
        if one.id == name:
            return one
    raise UnknownLesson(name, game_id, [one.id for one in lessons])


def known_topics(learnt: Collection[str]) -> set[str]:
    """What somebody knows in any box who has learnt these lessons (`green_horde/noise`)."""
    return {
        one.topic
        for game_id in {key.partition("/")[0] for key in learnt} & set(courses())
        for one in course(game_id)
        if one.topic and one.key in learnt
    }


def is_known(one: Lesson, learnt: Collection[str]) -> bool:
    """Whether a lesson need not be taken: it was, or another box has taught the same."""
    return one.key in learnt or bool(one.topic and one.topic in known_topics(learnt))


def next_lesson(game_id: str, learnt: Collection[str]) -> Lesson | None:
    """The first lesson of a game that is not known yet; None when all are."""
    return next((one for one in course(game_id) if not is_known(one, learnt)), None)


def lessons_on(rule: str) -> list[Lesson]:
    """The lessons that teach a rule, those it is the new rule of first; no other game's are read."""
    home = next((name for name in courses() if rule in rule_ids(name)), None)
    return teaching(home, rule) if home else []


def teaching(game_id: str, rule: str) -> list[Lesson]:
    """The lessons of a course that teach a rule of its game, those it is the new rule of first."""
    found = [one for one in course(game_id) if rule in one.rules]
    return sorted(found, key=lambda one: one.new_rule != rule)
