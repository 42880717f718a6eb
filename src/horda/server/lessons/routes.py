"""REST for lessons: the courses of all boxes, and what a lesson lays on the table."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from horda.games import game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.custom import MAP
from horda.lessons.course import course, games_with_lessons
from horda.lessons.lesson_file import Lesson
from horda.lessons.lesson_run import starting_position
from horda.server.http.responses import cached_json
from horda.server.http.routes_library import GameId, game_called
from horda.server.http.routes_missions import carried_mission
from horda.server.http.routing import Router
from horda.server.lessons.lesson_records import Course, Courses, HintInfo, LessonInfo, LessonSheet
from horda.server.lessons.lookup import lesson_called, told

router = Router("lessons")
LessonId = Annotated[str, msgspec.Meta(max_length=64)]


@router.get("/courses", "Courses")
def get_courses(request: Request) -> Response:
    """The courses: the lessons of each box in their order."""
    return cached_json(request, "courses", listed)


@router.get("/games/{game_id}/lessons/{lesson_id}", "LessonSheet", problems=(404,))
def get_lesson(request: Request, game_id: GameId, lesson_id: LessonId) -> Response:
    """A lesson's goal, its new rule, its hints, and the board that it brings."""
    lesson = lesson_called(game_called(game_id).id, lesson_id)
    return cached_json(request, ("lesson", game_id, lesson_id), lambda: sheet(lesson))


@cache
def listed() -> Courses:
    """All courses as they travel."""
    return Courses(
        tuple(Course(name, tuple(lesson_info(one) for one in course(name))) for name in games_with_lessons())
    )


def lesson_info(one: Lesson) -> LessonInfo:
    """A lesson as its course lists it."""
    return LessonInfo(
        id=one.id,
        title=told(one.title),
        about=told(one.about),
        rules=one.rules,
        topic=one.topic,
        minutes=one.minutes,
        whole=one.match is not None,
    )


def sheet(one: Lesson) -> LessonSheet:
    """What a pupil is given as a lesson begins."""
    what = game(one.game)
    options = starting_position(one, what).options
    carried = carried_mission(what, options) if isinstance(what, Zombicide) and MAP in options else None
    return LessonSheet(
        lesson=lesson_info(one),
        goal=told(one.goal),
        new=told(one.new),
        hints=tuple(HintInfo(hint.en, hint.es, hint.after) for hint in one.hints),
        mission="" if carried else str(options.get("mission", "")),
        carried=carried,
    )
