"""Whether a lesson can be used: its own solution leads to the goal, and passing does not."""

from __future__ import annotations

from horda.engine.cases import CaseFailed
from horda.engine.choices import Choice
from horda.engine.game import Game
from horda.lessons.lesson_file import Lesson
from horda.lessons.lesson_run import LessonRun

PASSING_VERBS = ("end_turn", "pass", "let_pass", "stay", "hold", "decline", "skip", "keep", "no")
"""The verbs of those who do nothing, the plainest first."""
MAX_CHOICES = 60
"""So many choices in a row without the goal are enough to say that it is not reached so."""


class BadLesson(CaseFailed):
    """A lesson that cannot be learnt: what does not work, and where."""


def solve(lesson: Lesson, game: Game) -> LessonRun:
    """The lesson played by its own solution; `BadLesson` says where that fails."""
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
    """Whether who does nothing where that is possible, and the first thing elsewhere, reaches the goal."""
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
    """Refuse a lesson that its solution does not solve, or that solves itself."""
    solve(lesson, game)
    if is_solved_by_passing(lesson, game):
        raise BadLesson(f"{lesson.key}: it is solved by passing; ask for something that has to be done")
