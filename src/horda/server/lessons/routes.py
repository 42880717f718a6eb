"""REST routes for lessons: the courses of all boxes, and what a lesson starts with."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec

from horda.games import game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.missions.custom import MAP
from horda.lessons.course import course, games_with_lessons
from horda.lessons.lesson_file import Lesson
from horda.lessons.lesson_run import starting_position
from horda.server.http.responses import Cached
from horda.server.http.routes.library import GameId, find_game
from horda.server.http.routes.missions import match_mission
from horda.server.http.routing import Router
from horda.server.lessons.lesson_records import Courses, HintInfo, LessonCourse, LessonInfo, LessonSheet
from horda.server.lessons.lookup import find_lesson, text_record

router = Router("lessons")
LessonId = Annotated[str, msgspec.Meta(max_length=64)]


@router.get("/courses")
def get_courses() -> Cached[Courses]:
    """Get the courses: the lessons of each box in order."""
    return Cached("courses", course_list)


@router.get("/games/{game_id}/lessons/{lesson_id}", problems=(404,))
def get_lesson(game_id: GameId, lesson_id: LessonId) -> Cached[LessonSheet]:
    """Get a lesson's goal, new rule, hints and own board."""
    lesson = find_lesson(find_game(game_id).id, lesson_id)
    return Cached(("lesson", game_id, lesson_id), lambda: lesson_sheet(lesson))


@cache
def course_list() -> Courses:
    """Return all courses as records."""
    return Courses(
        tuple(
            LessonCourse(name, tuple(lesson_info(lesson) for lesson in course(name)))
            for name in games_with_lessons()
        )
    )


def lesson_info(lesson: Lesson) -> LessonInfo:
    """Return a lesson as its course lists it."""
    return LessonInfo(
        id=lesson.id,
        title=text_record(lesson.title),
        about=text_record(lesson.about),
        rules=lesson.rules,
        topic=lesson.topic,
        minutes=lesson.minutes,
        whole=lesson.match is not None,
    )


def lesson_sheet(lesson: Lesson) -> LessonSheet:
    """Return the sheet with which a lesson starts."""
    what = game(lesson.game)
    options = starting_position(lesson, what).options
    carried = match_mission(what, options) if isinstance(what, Zombicide) and MAP in options else None
    return LessonSheet(
        lesson=lesson_info(lesson),
        goal=text_record(lesson.goal),
        new=text_record(lesson.new),
        hints=tuple(HintInfo(hint.en, hint.es, hint.after) for hint in lesson.hints),
        mission="" if carried else str(options.get("mission", "")),
        carried=carried,
    )
