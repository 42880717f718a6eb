"""`horda learn`: the courses, their lessons, one lesson after the other, and what was learnt."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click
from rich.text import Text

from horda.cli.context import Desk
from horda.cli.exit_codes import NOT_HELD
from horda.cli.lesson_progress import forget_learnt, lessons_learnt, note_learnt
from horda.cli.prompts import number_typed
from horda.cli.terminal.lesson import LessonSession
from horda.engine.views.cases import CaseFailed
from horda.games import game as game_called
from horda.lessons.checking import check
from horda.lessons.course import course, courses, is_known, lesson, next_lesson
from horda.lessons.playing import LessonRun
from horda.lessons.record import Lesson, lesson_in


def learn(
    desk: Desk, name: str | None, which: str | None, *, checks: bool, forgets: bool, as_json: bool
) -> None:
    """Do what `horda learn` was asked for."""
    if forgets:
        desk.say("cli-learn-forgot", count=forget_learnt(name))
    elif name is not None and Path(name).suffix in (".yaml", ".yml"):
        own = lesson_in(Path(name))
        if checks:
            _check(desk, [own], as_json=as_json)
        else:
            _play(desk, own)
    elif checks:
        names = courses() if name is None else [game_called(name).id]
        chosen = [lesson(name, which)] if name and which else [one for game in names for one in course(game)]
        _check(desk, chosen, as_json=as_json)
    elif as_json:
        _write(desk, courses() if name is None else [game_called(name).id])
    elif name is None:
        _list_courses(desk)
    else:
        _attend(desk, game_called(name).id, which)


def _list_courses(desk: Desk) -> None:
    """All courses, how far each has come, and what comes next."""
    learnt = lessons_learnt()
    for name in courses():
        _head(desk, name, learnt)
    desk.say("cli-learn-how", "dim")


def _head(desk: Desk, name: str, learnt: Sequence[str]) -> None:
    lessons = course(name)
    known = sum(is_known(one, learnt) for one in lessons)
    title = desk.words_of(game_called(name)).title()
    told = desk.words.say("cli-learn-course", title=title, known=known, count=len(lessons))
    following = next_lesson(name, learnt)
    after = (
        desk.words.say("cli-learn-all-known")
        if following is None
        else desk.words.say(
            "cli-learn-next-is",
            number=lessons.index(following) + 1,
            title=following.title.in_language(desk.lang),
        )
    )
    desk.out.print(Text.assemble((name, "cyan"), "  ", (told, "bold"), f"; {after}"))


def _attend(desk: Desk, name: str, which: str | None) -> None:
    """One lesson after the other, from the one asked for or the next, as long as the pupil likes."""
    wanted = lesson(name, which) if which else _picked(desk, name)
    while wanted is not None and _play(desk, wanted):
        note_learnt(wanted.key)
        wanted = _next(desk, name)


def _picked(desk: Desk, name: str) -> Lesson | None:
    """The lesson that a person picks from the list; Enter takes the next one."""
    learnt = lessons_learnt()
    lessons = course(name)
    _head(desk, name, learnt)
    for number, one in enumerate(lessons, 1):
        _line(desk, number, one, learnt)
    following = next_lesson(name, learnt) or lessons[-1]
    usual = lessons.index(following) + 1
    try:
        number = number_typed(desk, desk.words.say("cli-learn-which"), low=0, high=len(lessons), usual=usual)
    except click.Abort:
        return None
    return lessons[number - 1] if number else None


def _line(desk: Desk, number: int, one: Lesson, learnt: Sequence[str]) -> None:
    solved, known = one.key in learnt, is_known(one, learnt)
    mark = "✓" if solved else "~" if known else " "
    about = desk.words.say("cli-learn-minutes", about=one.about.in_language(desk.lang), minutes=one.minutes)
    if known and not solved:
        about = f"{about} · {desk.words.say('cli-learn-elsewhere')}"
    line = Text.assemble((f"{mark} ", "green"), f"{number:>2} ", (one.title.in_language(desk.lang), "bold"))
    desk.out.print(line.append(f"  {about}", style="dim"))


def _play(desk: Desk, one: Lesson) -> bool:
    """Whether the pupil solved it."""
    desk.out.rule(one.title.in_language(desk.lang), style="dim")
    return LessonSession(desk, LessonRun(one, game_called(one.game))).learn()


def _next(desk: Desk, name: str) -> Lesson | None:
    """The next lesson, if there is one and the pupil goes on."""
    following = next_lesson(name, lessons_learnt())
    if following is None:
        title = desk.words_of(game_called(name)).title()
        desk.say("cli-learn-finished", game=name, title=title)
        return None
    number = course(name).index(following) + 1
    prompt = desk.words.say("cli-learn-next", number=number, title=following.title.in_language(desk.lang))
    try:
        answer = desk.out.input(f"{prompt} ", markup=False)
    except EOFError:
        return None
    return None if answer.strip().lower().startswith("q") else following


def _check(desk: Desk, lessons: Sequence[Lesson], *, as_json: bool) -> None:
    """Say of each lesson whether it can be learnt."""
    told: list[dict[str, object]] = []
    for one in lessons:
        problem = None
        try:
            check(one, game_called(one.game))
        except CaseFailed as found:
            problem = desk.words.error(found)
        told.append({"lesson": one.key, "problem": problem})
        if not as_json:
            desk.out.print(f"{'✓' if problem is None else '✗'} {one.key}")
            if problem is not None:
                desk.out.print(f"  {problem}", style="red", soft_wrap=True)
    if desk.tell_checked("cli-learn-checked", told, as_json=as_json):
        raise click.exceptions.Exit(NOT_HELD)


def _write(desk: Desk, names: Sequence[str]) -> None:
    """The courses for a program: what each lesson is, and whether it is known."""
    learnt = lessons_learnt()
    desk.write_json(
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
