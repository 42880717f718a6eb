"""The course of a game as a page of its rulebook: each lesson with its goal, its rules and its command."""

from __future__ import annotations

from functools import cache

from horda.lessons.course import course, games_with_lessons, lessons_teaching
from horda.lessons.lesson_file import Lesson
from horda.rulebook import Text

from .pages import Folder, anchor, beside, both, link, page, plain, title

PAGE = "lessons"
LESSONS = Text("Lessons", "Lecciones")
TAUGHT = "Learn it · Para aprenderla"
TEACHES = "Rules · Reglas"
HOW = Text(
    "Each lesson is a position with a goal. The command below it begins it in the terminal.",
    "Cada lección es una posición con una meta. La orden de debajo la empieza en la terminal.",
)


def write(folder: Folder, game: str, name: str, homes: dict[str, str]) -> str:
    """The page of a game's course; gives back the link to it, empty where the game has none.

    `name` is what the rulebook is called, `homes` the page of each rule.
    """
    if not _has_course(game):
        return ""
    sections = [_section(one, homes) for one in course(game)]
    parts = [title(both(LESSONS)), f"{link(name, 'index.html')}\n", beside(HOW), *sections]
    folder.write(f"{game}/{PAGE}.rst", page(*parts, fields=("orphan",)))
    return link(both(LESSONS), f"{PAGE}.html")


def lesson_links(game: str, rule: str) -> str:
    """Where a rule of a game can be learnt: links to its lessons, empty where there are none."""
    lessons = lessons_teaching(game, rule) if _has_course(game) else []
    found = ", ".join(link(both(one.title), f"{PAGE}.html#{_anchor(one)}") for one in lessons)
    return f"{TAUGHT}\\: {found}\n" if found else ""


@cache
def _has_course(game: str) -> bool:
    # Asked for every rule; the answer reads folders.
    return game in games_with_lessons()


def _section(lesson: Lesson, homes: dict[str, str]) -> str:
    rules = ", ".join(link(rule, f"{homes[rule]}.html#{anchor(rule)}") for rule in lesson.rules)
    parts = [
        title(both(lesson.title), "-"),
        beside(lesson.goal),
        beside(lesson.new),
        f"{plain(TEACHES)}\\: {rules}\n",
        f"``horda learn {lesson.game} {lesson.id}``\n",
    ]
    return "\n".join(parts)


def _anchor(lesson: Lesson) -> str:
    return anchor(both(lesson.title))
