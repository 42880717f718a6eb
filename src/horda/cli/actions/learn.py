"""The implementation of `horda learn`: list the courses, play lessons, and check or reset progress."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click
from rich.text import Text

from horda.cli.context import CliContext
from horda.cli.exit_codes import NOT_HELD
from horda.cli.lesson_progress import forget_lessons, mark_solved, solved_lessons
from horda.cli.prompts import ask_number
from horda.cli.terminal.lesson import TerminalLesson
from horda.engine.views.cases import CaseFailed
from horda.games import game as game_called
from horda.lessons.course import course, games_with_lessons, is_known, lesson, next_lesson
from horda.lessons.lesson_file import Lesson, read_lesson
from horda.lessons.lesson_run import LessonRun
from horda.lessons.validation import check


def open_course(
    context: CliContext, name: str | None, which: str | None, *, checks: bool, forgets: bool, as_json: bool
) -> None:
    """List the courses, open one, check a lesson's file, or reset the progress."""
    if forgets:
        context.print_message("cli-learn-forgot", count=forget_lessons(name))
    elif name is not None and Path(name).suffix in (".yaml", ".yml"):
        own = read_lesson(Path(name))
        if checks:
            _check(context, [own], as_json=as_json)
        else:
            _play(context, own)
    elif checks:
        names = games_with_lessons() if name is None else [game_called(name).id]
        chosen = [lesson(name, which)] if name and which else [one for game in names for one in course(game)]
        _check(context, chosen, as_json=as_json)
    elif as_json:
        _write(context, games_with_lessons() if name is None else [game_called(name).id])
    elif name is None:
        _list_courses(context)
    else:
        _take_course(context, game_called(name).id, which)


def _list_courses(context: CliContext) -> None:
    """List all courses, the progress in each, and the next lesson."""
    learnt = solved_lessons()
    for name in games_with_lessons():
        _head(context, name, learnt)
    context.print_message("cli-learn-how", "dim")


def _head(context: CliContext, name: str, learnt: Sequence[str]) -> None:
    lessons = course(name)
    known = sum(is_known(one, learnt) for one in lessons)
    title = context.words_of(game_called(name)).title()
    told = context.words.say("cli-learn-course", title=title, known=known, count=len(lessons))
    following = next_lesson(name, learnt)
    after = (
        context.words.say("cli-learn-all-known")
        if following is None
        else context.words.say(
            "cli-learn-next-is",
            number=lessons.index(following) + 1,
            title=following.title.in_language(context.lang),
        )
    )
    context.out.print(Text.assemble((name, "cyan"), "  ", (told, "bold"), f"; {after}"))


def _take_course(context: CliContext, name: str, which: str | None) -> None:
    """Run one lesson after the other, from the named or the next one, until the pupil stops."""
    wanted = lesson(name, which) if which else _pick_lesson(context, name)
    while wanted is not None and _play(context, wanted):
        mark_solved(wanted.key)
        wanted = _next(context, name)


def _pick_lesson(context: CliContext, name: str) -> Lesson | None:
    """Ask for a lesson of the list; Enter takes the next one."""
    learnt = solved_lessons()
    lessons = course(name)
    _head(context, name, learnt)
    for number, one in enumerate(lessons, 1):
        _line(context, number, one, learnt)
    following = next_lesson(name, learnt) or lessons[-1]
    usual = lessons.index(following) + 1
    try:
        number = ask_number(
            context, context.words.say("cli-learn-which"), low=0, high=len(lessons), default=usual
        )
    except click.Abort:
        return None
    return lessons[number - 1] if number else None


def _line(context: CliContext, number: int, one: Lesson, learnt: Sequence[str]) -> None:
    solved, known = one.key in learnt, is_known(one, learnt)
    mark = "✓" if solved else "~" if known else " "
    about = context.words.say(
        "cli-learn-minutes", about=one.about.in_language(context.lang), minutes=one.minutes
    )
    if known and not solved:
        about = f"{about} · {context.words.say('cli-learn-elsewhere')}"
    line = Text.assemble(
        (f"{mark} ", "green"), f"{number:>2} ", (one.title.in_language(context.lang), "bold")
    )
    context.out.print(line.append(f"  {about}", style="dim"))


def _play(context: CliContext, one: Lesson) -> bool:
    """Play a lesson; return whether the pupil solved it."""
    context.out.rule(one.title.in_language(context.lang), style="dim")
    return TerminalLesson(context, LessonRun(one, game_called(one.game))).learn()


def _next(context: CliContext, name: str) -> Lesson | None:
    """Return the next lesson; None if there is none or the pupil stops."""
    following = next_lesson(name, solved_lessons())
    if following is None:
        title = context.words_of(game_called(name)).title()
        context.print_message("cli-learn-finished", game=name, title=title)
        return None
    number = course(name).index(following) + 1
    prompt = context.words.say(
        "cli-learn-next", number=number, title=following.title.in_language(context.lang)
    )
    try:
        answer = context.out.input(f"{prompt} ", markup=False)
    except EOFError:
        return None
    return None if answer.strip().lower().startswith("q") else following


def _check(context: CliContext, lessons: Sequence[Lesson], *, as_json: bool) -> None:
    """Print for each lesson whether its solution works."""
    told: list[dict[str, object]] = []
    for one in lessons:
        problem = None
        try:
            check(one, game_called(one.game))
        except CaseFailed as found:
            problem = context.words.error(found)
        told.append({"lesson": one.key, "problem": problem})
        if not as_json:
            context.out.print(f"{'✓' if problem is None else '✗'} {one.key}")
            if problem is not None:
                context.out.print(f"  {problem}", style="red", soft_wrap=True)
    if context.print_check_results("cli-learn-checked", told, as_json=as_json):
        raise click.exceptions.Exit(NOT_HELD)


def _write(context: CliContext, names: Sequence[str]) -> None:
    """Print the courses as JSON: each lesson, and whether it has been completed."""
    learnt = solved_lessons()
    context.write_json(
        [
            {
                "game": name,
                "lessons": [
                    {
                        "id": one.id,
                        "title": one.title,
                        "about": one.about,
                        "goal": one.goal,
                        "rules": one.rules,
                        "minutes": one.minutes,
                        "learnt": one.key in learnt,
                        "known": is_known(one, learnt),
                    }
                    for one in course(name)
                ],
            }
            for name in names
        ]
    )
