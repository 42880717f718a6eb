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
from horda.lab.series import Part, Setting, split_into_parts
from horda.lab.training.training_data import FOLDER_SUFFIX, Heading, SettingCourses
from horda.lab.workers import available_cores, run_locally
from horda.think.features import feature_reader_for
from horda.think.fingerprint import played_with
from horda.think.learning.fitting import Fit
from horda.think.learning.training import (
    MatchCourse,
    NothingToLearn,
    fit_common_weights,
    make_weights,
    predictions_of,
    sample_match,
    shrink_for_unseen,
    train_weights,
)
from horda.think.learning.weights import Weights
from horda.think.value import ANY_SETTING, content_of, fit_of, packaged_weights, setting_name

MATCHES_PER_PART = 10
"""Matches that a worker is given at a time."""
ERRING_SEED = "erring"
"""Matches with errors have seeds of their own: more plain ones may follow without a new number for them."""


class TrainingSet(msgspec.Struct, frozen=True):
    """The matches from which a setting is learnt: first the plain ones, then those with errors on purpose."""

    setting: Setting
    plain: int
    erring: int
    seed: int | str

    @property
    def name(self) -> str:
        """The setting as weights name it."""
        return setting_name(len(self.setting.bots), self.setting.plain_options)

    @property
    def size(self) -> int:
        """All matches."""
        return self.plain + self.erring

    @property
    def content(self) -> str:
        """The hash of what is played."""
        what = game(self.setting.game)
        reading = feature_reader_for(what)
        if reading is None:
            raise NothingToLearn(f"positions of {what.title} are not read")
        return content_of(what, self.setting.plain_options, reading)

    def kind_and_number(self, at: int) -> tuple[bool, int]:
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
    folder = path.with_suffix(FOLDER_SUFFIX)
    lessons = [TrainingSet(setting, plain, erring, seed) for setting in settings]
    courses: dict[str, SettingCourses] = {}
    for number, lesson in enumerate(lessons):
        if not _is_known(known, lesson):
            began = number * lesson.size
            courses[lesson.name] = _play_missing(
                lesson, folder, workers or available_cores(), began, progress
            )
        progress((number + 1) * lesson.size)
    found = {name: kept.first_matches(plain, erring) for name, kept in courses.items()}
    apart: list[tuple[float, float]] = []
    for lesson in lessons:
        if lesson.name not in found:
            yield lesson.name, known[lesson.name], True
            continue
        own = found[lesson.name]
        others = [some for name, some in found.items() if name != lesson.name]
        prior = fit_common_weights(others)
        if prior is not None:
            apart += predictions_of(shrink_for_unseen(prior, others), own)
        known[lesson.name] = train_weights(
            lesson.setting.game, lesson.setting.plain_options, own, prior or _packaged_prior(lesson)
        )
        write_weights(path, known)
        yield lesson.name, known[lesson.name], False
    whole = [one for some in found.values() for one in some]
    fit = fit_common_weights(list(found.values())) if apart else None
    if fit is not None:
        guess = shrink_for_unseen(fit, list(found.values()))
        known[ANY_SETTING] = make_weights(settings[0].game, {}, guess, matches=whole, predictions=apart)
        yield ANY_SETTING, known[ANY_SETTING], False
        # What does no better than the plain rate is no guess worth keeping.
        if not known[ANY_SETTING].is_informative:
            del known[ANY_SETTING]
        write_weights(path, known)


def _is_known(known: dict[str, Weights], lesson: TrainingSet) -> bool:
    old = known.get(lesson.name)
    if old is None or old.content != lesson.content or old.played_with != played_with(lesson.setting.game):
        return False
    return old.matches >= lesson.size


def _packaged_prior(lesson: TrainingSet) -> Fit | None:
    """What Horda knows of a game, for a mission that is none of those it was learnt from."""
    known = packaged_weights(lesson.setting.game)
    any_other = known.get(ANY_SETTING)
    return fit_of(any_other) if any_other is not None and lesson.name not in known else None


def _play_missing(
    lesson: TrainingSet, folder: Path, workers: int, began: int, progress: Callable[[int], None]
) -> SettingCourses:
    """All matches of a setting: those that are kept, and the others played."""
    game_id = lesson.setting.game
    heading = Heading(game_id, lesson.name, lesson.content, lesson.seed, played_with(game_id))
    courses = SettingCourses(folder, heading)
    lacking = [match for match in range(lesson.size) if lesson.kind_and_number(match) not in courses.known]
    done = lesson.size - len(lacking)
    for part, found in run_locally(_play_part, lesson, split_into_parts(lacking, MATCHES_PER_PART), workers):
        for match, course in zip(part, found, strict=True):
            courses.append(lesson.kind_and_number(match)[1], course)
        done += len(part)
        progress(began + done)
    return courses


def _play_part(lesson: TrainingSet, part: Part) -> list[MatchCourse]:
    setting = lesson.setting
    found: list[MatchCourse] = []
    for match in part:
        plain, number = lesson.kind_and_number(match)
        seed = match_seed(lesson.seed if plain else f"{lesson.seed}/{ERRING_SEED}", number)
        found.append(sample_match(setting.game, len(setting.bots), setting.plain_options, seed, plain=plain))
    return found
