"""Weights for the chance to win, learnt from a series of matches, setting by setting, into one file.

Every match is kept beside the weights as soon as it is played; a setting that is learnt already, from as many
matches of the same content, rules and players, is left as it is. So a run that was stopped goes on where it
was.
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
from horda.lab.training.training_data import SUFFIX, Heading, SettingCourses
from horda.lab.workers import cores, done_here
from horda.think.features import reading_for
from horda.think.fingerprint import played_with
from horda.think.learning.fitting import Fit
from horda.think.learning.training import (
    MatchCourse,
    NothingToLearn,
    alike,
    course_of,
    foretold_by,
    guessed,
    learnt,
    weighed,
)
from horda.think.learning.weights import Weights
from horda.think.value import ANY, content_of, fit_of, packaged, setting_of

PART = 10
"""Matches that a worker is given at a time."""
ERRING = "erring"
"""Matches with errors have seeds of their own: more plain ones may follow without a new number for them."""


class Lessons(msgspec.Struct, frozen=True):
    """The matches from which a setting is learnt: first the plain ones, then those with errors on purpose."""

    setting: Setting
    plain: int
    erring: int
    seed: int | str

    @property
    def name(self) -> str:
        """The setting as weights name it."""
        return setting_of(len(self.setting.bots), self.setting.plain_options)

    @property
    def size(self) -> int:
        """All matches."""
        return self.plain + self.erring

    @property
    def content(self) -> str:
        """The hash of what is played."""
        what = game(self.setting.game)
        reading = reading_for(what)
        if reading is None:
            raise NothingToLearn(f"positions of {what.title} are not read")
        return content_of(what, self.setting.plain_options, reading)

    def match(self, at: int) -> tuple[bool, int]:
        """Whether a match is a plain one, and its number among its kind."""
        return (True, at) if at < self.plain else (False, at - self.plain)


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
    """Learn each setting; its name, its weights, and whether they were there already.

    All of them are settings of one game: what they have in common is learnt from all, and what is special to
    one from its own matches. Of several, the last is what a setting is worth that nobody has learnt (`ANY`).
    """
    known = read_weights(path)
    folder = path.with_suffix(SUFFIX)
    lessons = [Lessons(setting, plain, erring, seed) for setting in settings]
    courses: dict[str, SettingCourses] = {}
    for number, lesson in enumerate(lessons):
        if not _is_known(known, lesson):
            began = number * lesson.size
            courses[lesson.name] = _played(lesson, folder, workers or cores(), began, progress)
        progress((number + 1) * lesson.size)
    found = {name: kept.first(plain, erring) for name, kept in courses.items()}
    apart: list[tuple[float, float]] = []
    for lesson in lessons:
        if lesson.name not in found:
            yield lesson.name, known[lesson.name], True
            continue
        own = found[lesson.name]
        others = [some for name, some in found.items() if name != lesson.name]
        prior = alike(others)
        if prior is not None:
            apart += foretold_by(guessed(prior, others), own)
        known[lesson.name] = learnt(
            lesson.setting.game, lesson.setting.plain_options, own, prior or _learnt_before(lesson)
        )
        write_weights(path, known)
        yield lesson.name, known[lesson.name], False
    whole = [one for some in found.values() for one in some]
    fit = alike(list(found.values())) if apart else None
    if fit is not None:
        guess = guessed(fit, list(found.values()))
        known[ANY] = weighed(settings[0].game, {}, guess, matches=whole, foretold=apart)
        yield ANY, known[ANY], False
        # What does no better than the plain rate is no guess worth keeping.
        if not known[ANY].tells:
            del known[ANY]
        write_weights(path, known)


def _is_known(known: dict[str, Weights], lesson: Lessons) -> bool:
    old = known.get(lesson.name)
    if old is None or old.content != lesson.content or old.played_with != played_with(lesson.setting.game):
        return False
    return old.matches >= lesson.size


def _learnt_before(lesson: Lessons) -> Fit | None:
    """What Horda knows of a game, for a mission that is none of those it was learnt from."""
    known = packaged(lesson.setting.game)
    any_other = known.get(ANY)
    return fit_of(any_other) if any_other is not None and lesson.name not in known else None


def _played(
    lesson: Lessons, folder: Path, workers: int, began: int, progress: Callable[[int], None]
) -> SettingCourses:
    """All matches of a setting: those that are kept, and the others played."""
    game_id = lesson.setting.game
    heading = Heading(game_id, lesson.name, lesson.content, lesson.seed, played_with(game_id))
    courses = SettingCourses(folder, heading)
    lacking = [match for match in range(lesson.size) if lesson.match(match) not in courses.known]
    done = lesson.size - len(lacking)
    for part, found in done_here(_courses, lesson, in_parts(lacking, PART), workers):
        for match, course in zip(part, found, strict=True):
            courses.keep(lesson.match(match)[1], course)
        done += len(part)
        progress(began + done)
    return courses


def _courses(lesson: Lessons, part: Part) -> list[MatchCourse]:
    setting = lesson.setting
    found: list[MatchCourse] = []
    for match in part:
        plain, number = lesson.match(match)
        seed = match_seed(lesson.seed if plain else f"{lesson.seed}/{ERRING}", number)
        found.append(course_of(setting.game, len(setting.bots), setting.plain_options, seed, plain=plain))
    return found
