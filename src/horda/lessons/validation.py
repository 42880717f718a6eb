"""Checks of a lesson: its own solution must reach the goal, and passing must not."""

from __future__ import annotations

from horda.engine.choices import Choice
from horda.engine.game import Game
from horda.engine.views.cases import CaseFailed
from horda.lessons.lesson_file import Lesson
from horda.lessons.lesson_run import LessonRun

PASSING_VERBS = ("end_turn", "pass", "let_pass", "stay", "hold", "decline", "skip", "keep", "no")
"""Verbs that do nothing, in order of preference."""
MAX_CHOICES = 60
"""Number of choices after which passing counts as no solution."""


class BadLesson(CaseFailed):
    """Raised for a lesson that cannot be solved as written; the message names the failing part."""


def solve(lesson: Lesson, game: Game) -> LessonRun:
    """Play a lesson by its own solution; raise `BadLesson` where that fails."""
    run = LessonRun(lesson, game)
    for number, line in enumerate(lesson.solution, 1):
        if run.status != "open":
            left = len(lesson.solution) - number + 1
            raise BadLesson(f"{lesson.key}: it is {run.status} {left} choices before its solution ends")
        try:
            run.play(line)
        except (CaseFailed, ValueError) as problem:
            raise BadLesson(f"{lesson.key}: choice {number} of the solution: {problem}") from problem
    if run.status != "solved":
        way = f" ({run.wrong_way.en})" if run.wrong_way else ""
        raise BadLesson(f"{lesson.key}: its solution ends {run.status}{way}, not solved")
    return run


def is_solved_by_passing(lesson: Lesson, game: Game) -> bool:
    """Whether the goal is reached by passing wherever possible."""
    run = LessonRun(lesson, game)
    for _ in range(MAX_CHOICES):
        if run.status != "open":
            break
        run.choose(_passing_choice(run.choices()))
    return run.status == "solved"


def _passing_choice(choices: list[Choice]) -> Choice:
    for verb in PASSING_VERBS:
        for one in choices:
            if one.verb == verb:
                return one
    return choices[0]


def check(lesson: Lesson, game: Game) -> None:
    """Raise `BadLesson` if the solution fails, or if the lesson is solved by passing."""
    solve(lesson, game)
    if is_solved_by_passing(lesson, game):
        raise BadLesson(f"{lesson.key}: it is solved by passing; ask for something that has to be done")
