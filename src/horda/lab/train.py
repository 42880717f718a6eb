"""Weights for the chance to win, learnt from a series of matches, setting by setting, into one file.

Each setting is written as soon as it is learnt; one that is there already, learnt from as many matches of the
same content, is left as it is. So a run that was stopped goes on where it was.
"""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from horda.games import game
from horda.lab.matches import match_seed
from horda.lab.series import Part, Setting, in_parts
from horda.lab.workers import cores, done_here
from horda.think.features import reading_for
from horda.think.learning import Course, course_of, learnt
from horda.think.value import Weights, content_of, setting_of

PART = 10
"""Matches that a worker is given at a time."""


class Lessons(msgspec.Struct, frozen=True):
    """The matches from which a setting is learnt: first the plain ones, then those with errors on purpose."""

    setting: Setting
    plain: int
    size: int
    seed: int | str


class BadWeights(ValueError):
    """A file that should hold weights and does not."""


def read_weights(path: Path) -> dict[str, Weights]:
    """The weights in a file, by setting; none where there is no file."""
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Weights])
    except msgspec.DecodeError as problem:
        raise BadWeights(f"{path} holds no weights: {problem}; name another file, or remove it") from problem


def write_weights(path: Path, weights: dict[str, Weights]) -> None:
    """All of them, whole or not at all."""
    aside = path.with_name(f".{path.name}.new")
    aside.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(weights.items())))) + b"\n")
    os.replace(aside, path)


def train(
    settings: tuple[Setting, ...],
    path: Path,
    *,
    plain: int,
    erring: int,
    seed: int | str,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Iterator[tuple[str, Weights, bool]]:
    """Learn each setting; its name, its weights, and whether they were there already."""
    known = read_weights(path)
    done = 0
    for setting in settings:
        what = game(setting.game)
        name = setting_of(len(setting.bots), setting.plain_options)
        reading = reading_for(what)
        old = known.get(name)
        fresh = reading is not None and content_of(what, setting.plain_options, reading)
        if old is not None and old.content == fresh and old.matches >= plain + erring:
            done += plain + erring
            progress(done)
            yield name, old, True
            continue
        lessons = Lessons(setting, plain, plain + erring, seed)
        courses: dict[int, Course] = {}
        for part, found in done_here(
            _courses, lessons, in_parts(range(lessons.size), PART), workers or cores()
        ):
            courses.update(zip(part, found, strict=True))
            progress(done + len(courses))
        done += lessons.size
        known[name] = learnt(setting.game, setting.plain_options, [courses[at] for at in range(lessons.size)])
        write_weights(path, known)
        yield name, known[name], False


def _courses(lessons: Lessons, part: Part) -> list[Course]:
    setting = lessons.setting
    return [
        course_of(
            setting.game,
            len(setting.bots),
            setting.plain_options,
            match_seed(lessons.seed, match),
            plain=match < lessons.plain,
        )
        for match in part
    ]
