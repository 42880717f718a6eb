"""Train weights for the chance to win, setting by setting, and store them in one file.

Every match is stored as soon as it is played, and a setting already trained from as many matches of the same
content, rules and bots is left as it is. So an interrupted run continues where it stopped.
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
from horda.think.fingerprint import version_with_fingerprint
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
"""Matches that a worker plays at a time."""
ERRING_SEED = "erring"
"""Prefix for the seeds of matches with deliberate errors, so that plain ones can be added later."""


class TrainingSet(msgspec.Struct, frozen=True):
    """The matches that a setting is trained on: the plain ones, then those with deliberate errors."""

    setting: Setting
    plain: int
    erring: int
    seed: int | str

    @property
    def name(self) -> str:
        """The name of the setting in the weights file."""
        return setting_name(len(self.setting.bots), self.setting.plain_options)

    @property
    def size(self) -> int:
        """The total number of matches."""
        return self.plain + self.erring

    @property
    def content(self) -> str:
        """The hash of the content that is played."""
        what = game(self.setting.game)
        reading = feature_reader_for(what)
        if reading is None:
            raise NothingToLearn(f"positions of {what.title} are not read")
        return content_of(what, self.setting.plain_options, reading)

    def kind_and_number(self, at: int) -> tuple[bool, int]:
        """Return whether a match is plain, and its number among its kind."""
        return (True, at) if at < self.plain else (False, at - self.plain)


class BadWeights(ValueError):
    """The file does not contain weights."""


def read_weights(path: Path) -> dict[str, Weights]:
    """Read the weights of a file by setting; empty if there is no file."""
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Weights])
    except msgspec.DecodeError as problem:
        raise BadWeights(f"{path} holds no weights: {problem}; name another file, or remove it") from problem


def write_weights(path: Path, weights: dict[str, Weights]) -> None:
    """Write all weights to a file atomically."""
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
    """Train each setting; yield its name, its weights, and whether they existed already.

    All settings belong to one game: common weights are trained on all of them, the rest on a setting's own
    matches. With several settings, the last result is the weights for untrained settings (`ANY_SETTING`).
    """
    known = read_weights(path)
    folder = path.with_suffix(FOLDER_SUFFIX)
    training_sets = [TrainingSet(setting, plain, erring, seed) for setting in settings]
    courses: dict[str, SettingCourses] = {}
    for number, lesson in enumerate(training_sets):
        if not _is_known(known, lesson):
            began = number * lesson.size
            courses[lesson.name] = _play_missing(
                lesson, folder, workers or available_cores(), began, progress
            )
        progress((number + 1) * lesson.size)
    found = {name: kept.first_matches(plain, erring) for name, kept in courses.items()}
    apart: list[tuple[float, float]] = []
    for lesson in training_sets:
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
        # Weights no better than the base rate are not stored.
        if not known[ANY_SETTING].is_informative:
            del known[ANY_SETTING]
        write_weights(path, known)


def _is_known(known: dict[str, Weights], lesson: TrainingSet) -> bool:
    old = known.get(lesson.name)
    if (
        old is None
        or old.content != lesson.content
        or old.played_with != version_with_fingerprint(lesson.setting.game)
    ):
        return False
    return old.matches >= lesson.size


def _packaged_prior(lesson: TrainingSet) -> Fit | None:
    """Return the packaged weights of the game as a prior, for a setting that is not among them."""
    known = packaged_weights(lesson.setting.game)
    any_other = known.get(ANY_SETTING)
    return fit_of(any_other) if any_other is not None and lesson.name not in known else None


def _play_missing(
    lesson: TrainingSet, folder: Path, workers: int, began: int, progress: Callable[[int], None]
) -> SettingCourses:
    """Play the matches of a setting that are not stored yet, and return all of them."""
    game_id = lesson.setting.game
    heading = Heading(game_id, lesson.name, lesson.content, lesson.seed, version_with_fingerprint(game_id))
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
