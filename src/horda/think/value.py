"""The chance to win from a position, by weights fitted on played matches of the same mission.

It assumes that careful bots play all seats from here on; texts that show the chance must say so.
"""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from horda.engine.choices import Plain
from horda.engine.game import Game
from horda.engine.state import State
from horda.think.features import FeatureReader, feature_reader_for
from horda.think.learning.fitting import Fit
from horda.think.learning.weight_cache import cached_weights
from horda.think.learning.weights import Weights

WEIGHTS_FOLDER = "weights"
ANY_SETTING = "any"
"""Name of the weights for settings of a game that were not trained."""
UNFINISHED_VALUE = 0.5
"""The value of an abandoned match."""


def fit_of(weights: Weights) -> Fit:
    """Return the fitted curve of some weights."""
    return Fit(list(weights.means), list(weights.widths), list(weights.weights), weights.bias)


class Value:
    """The chance to win according to some weights."""

    def __init__(self, reading: FeatureReader, weights: Weights, *, guessed: bool = False) -> None:
        self.guessed = guessed
        """Whether the weights come from the game's other missions."""
        self.reader = reading
        self.weights = weights
        self.fit = fit_of(weights)

    def chance(self, state: State, seat: int) -> float:
        """Return the chance of a seat; exact if the match has ended."""
        if state.result is not None:
            return result_value(state, seat)
        return self.fit.chance(self.reader.read(state, seat))


def result_value(state: State, seat: int) -> float:
    """Return the value of a finished match for a seat: 1 for a win, divided among tied players.

    All members of a winning side get 1.
    """
    result = state.result
    if result is None:
        return UNFINISHED_VALUE
    if seat not in result.winners:
        return 0.0
    reading = feature_reader_for(state.game)
    as_one = result.together or (reading is not None and reading.SIDES)
    return 1.0 if as_one else 1.0 / len(result.winners)


def setting_name(seats: int, options: Mapping[str, Plain]) -> str:
    """Return the name of a setting in the weights: the mission, else the number of players."""
    mission = options.get("mission")
    return str(mission) if mission else f"{seats}_players"


def content_of(game: Game, options: Mapping[str, Plain], reading: FeatureReader) -> str:
    """Return a hash of what weights depend on: the rules version, the mission's content, the features.

    The version is raised whenever rules or cards would play a match differently. The mission's comments and
    texts do not count.
    """
    parts = [game.id, str(game.version), *reading.NAMES, game.content(options)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def value_for(state: State) -> Value | None:
    """Return the value for a match's setting; None if no informative weights fit its content."""
    reading = feature_reader_for(state.game)
    if reading is None:
        return None
    content = content_of(state.game, state.options, reading)
    weights = packaged_weights(state.game.id).get(setting_name(state.seats, state.options))
    if weights is None or weights.content != content:
        weights = cached_weights(content)
    return Value(reading, weights) if weights is not None and weights.is_informative else None


def guess_for(state: State) -> Value | None:
    """Return a value from the weights of the game's other missions; texts that show it must say so."""
    reading = feature_reader_for(state.game)
    weights = packaged_weights(state.game.id).get(ANY_SETTING)
    if reading is None or weights is None or weights.content != content_of(state.game, {}, reading):
        return None
    return Value(reading, weights, guessed=True)


def value_or_guess(state: State) -> Value | None:
    """Return the value for a match's setting, else a guess; None if there is neither."""
    return value_for(state) or guess_for(state)


@cache
def packaged_weights(game_id: str) -> dict[str, Weights]:
    """Return the weights that come with Horda for a game, by setting."""
    place = files(__package__).joinpath(WEIGHTS_FOLDER, f"{game_id}.json")
    return msgspec.json.decode(place.read_bytes(), type=dict[str, Weights]) if place.is_file() else {}
