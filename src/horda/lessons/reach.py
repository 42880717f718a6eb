"""A search whether the goal of a lesson can still be reached, by trying every allowed choice on copies."""

from __future__ import annotations

from typing import Final

from horda.lessons.lesson_run import LessonRun

MAX_CHOICES_TRIED: Final = 200
"""Maximum number of choices that are tried; if there are more, the goal counts as reachable."""


def is_out_of_reach(run: LessonRun) -> bool:
    """Return whether no line of allowed choices solves a lesson any more.

    If dice that the lesson does not fix can decide, the goal counts as reachable.
    """
    ahead = [run]
    tried = 0
    while ahead:
        here = ahead.pop()
        for choice in here.choices():
            tried += 1
            if tried > MAX_CHOICES_TRIED:
                return False
            after = here.fork()
            after.choose(choice)
            if after.status == "solved" or after.state.chance != here.state.chance:
                return False
            if after.status == "open":
                ahead.append(after)
    return run.status == "open"
