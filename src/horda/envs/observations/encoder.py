"""Observations of a match in the form that a setup selects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Final, cast

import msgspec
import numpy as np

from horda.engine.state import State
from horda.envs.actions.grammar import Grammar
from horda.envs.observations import history
from horda.envs.observations.fields import MOST, Bytes, Observation, Part
from horda.envs.observations.history import RecentEvents
from horda.envs.observations.question import question_table
from horda.envs.setup import View
from horda.games import game as game_called

Encode = Callable[[State, int], dict[str, Bytes]]
SAID: Final = "said"
"""The part with the numbers already given for the current choice, counted from 1."""
NODES, EDGES, EDGE_INDEX = "nodes", "edges", "edge_index"
MAX_TEXT: Final = 400_000
"""Most characters of a text; views of the largest tables have about 30,000."""


@dataclass(frozen=True)
class ObservationSource:
    """The input for an observation: a position, a seat, and the seat's partly given choice."""

    state: State
    seat: int
    recent: RecentEvents
    grammar: Grammar
    said: Sequence[int] = ()
    asked: bool = False


class Encoder:
    """Encoder of a game's observations."""

    def __init__(self, game_id: str) -> None:
        family = game_called(game_id).family or game_id
        module = import_module(f"{__package__}.{family}")
        self.game_id = game_id
        self._encode = cast(Encode, module.encode)
        self._question = question_table(game_id)
        own: tuple[Part, ...] = module.parts_of(game_id)
        self.parts: tuple[Part, ...] = (*own, self._question.part, history.PART)
        """All arrays of integers from 0 to 255, without the part `said`."""

    def tensors(self, sight: ObservationSource) -> Observation:
        """Return the parts of the observation, with the numbers already given for the current choice."""
        s, seat = sight.state, sight.seat
        found: Observation = {**self._encode(s, seat)}
        found["question"] = self._question.encode(s, seat, asked=sight.asked)
        found["history"] = sight.recent.rows(s, seat)
        said = np.zeros(sight.grammar.longest, dtype=np.int32)
        if sight.said:
            said[: len(sight.said)] = sight.said
            said[: len(sight.said)] += 1
        found[SAID] = said
        return found

    def vector(self, sight: ObservationSource) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
        """Return all parts as one vector of numbers between 0 and 1."""
        found = self.tensors(sight)
        bytes_ = np.concatenate([found[part.name].ravel() for part in self.parts]).astype(np.float32) / MOST
        said = found[SAID].astype(np.float32) / (sight.grammar.size + 1)
        return np.concatenate([bytes_, said], dtype=np.float32)

    def graph(self, sight: ObservationSource) -> Observation:
        """Return the parts with zones as nodes and ways as edges; unused rows have -1 as ends."""
        found = self.tensors(sight)
        found[NODES] = found.pop("zones")
        ways = found.pop("ways")
        found[EDGE_INDEX] = ways[:, :2].T.astype(np.int16) - 1
        found[EDGES] = ways[:, 2:] if ways.shape[1] > 2 else np.zeros((len(ways), 1), dtype=np.uint8)
        return found

    def observe(self, sight: ObservationSource, view: View) -> object:
        """Return the observation of a seat in the form of `view`."""
        if view == "tensors":
            return self.tensors(sight)
        if view == "vector":
            return self.vector(sight)
        return self.graph(sight) if view == "graph" else text_of(sight.state, sight.seat)


def text_of(s: State, seat: int | None) -> str:
    """Return the plain view of a seat (None: a spectator), as JSON."""
    return msgspec.json.encode(s.view(seat), order="deterministic").decode()


@cache
def encoder_of(game_id: str) -> Encoder:
    """Return the cached encoder of a game."""
    return Encoder(game_id)
