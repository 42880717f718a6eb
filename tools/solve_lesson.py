"""Rewrite the solution of a lesson, as the heuristic player finds it.

usage: python3 tools/solve_lesson.py GAME LESSON

Use it for lessons that are whole matches with a seed, after a change that deals different cards. The player
tries several times with different dice of its own; the shortest solution is written into the lesson's file.
"""

from __future__ import annotations

import sys

import horda
from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.player import Turn, decision
from horda.lessons.course import lesson, lesson_files
from horda.lessons.lesson_file import Lesson
from horda.lessons.lesson_run import LessonRun

ATTEMPTS = 30
HEADING = "solution:\n"


def solution_of(wanted: Lesson, attempt: int) -> list[str] | None:
    """Return the choices of one attempt at a lesson, or None if it was not solved."""
    run, dice = LessonRun(wanted, horda.game(wanted.game)), Dice(f"lesson {attempt}")
    player = bot("heuristic", wanted.game)
    while run.status == "open":
        run.choose(decision(player, Turn.of(run.state, run.seat, dice)))
    return run.choice_lines if run.status == "solved" else None


def main(words: list[str]) -> int:
    """Solve the named lesson and write the solution; return 1 if no attempt solved it."""
    if len(words) != 2:
        print("usage: solve_lesson.py GAME LESSON", file=sys.stderr)
        return 2
    game, name = words
    wanted = lesson(game, name)
    solutions = [found for attempt in range(ATTEMPTS) if (found := solution_of(wanted, attempt))]
    if not solutions:
        print(f"{name}: {ATTEMPTS} attempts did not solve it; write a solution by hand", file=sys.stderr)
        return 1
    (path,) = (path for path in lesson_files(game) if path.stem.endswith(name))
    head, heading, _ = path.read_text(encoding="utf-8").partition(HEADING)
    shortest = min(solutions, key=len)
    path.write_text(head + heading + "".join(f"  - {line}\n" for line in shortest), encoding="utf-8")
    print(f"{path.name}: {len(shortest)} choices; {len(solutions)} of {ATTEMPTS} attempts solved it")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
