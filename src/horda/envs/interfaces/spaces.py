"""The Gymnasium spaces of environments."""

from __future__ import annotations

import string
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from horda.envs.actions.grammar import grammar_of
from horda.envs.observations.encoder import EDGE_INDEX, EDGES, MAX_TEXT, NODES, SAID, encoder_of
from horda.envs.observations.fields import MOST
from horda.envs.setup import Setup

OBSERVATION: Final = "observation"
MASK: Final = "action_mask"
CHARACTERS: Final = frozenset(string.printable)


def action_space(setup: Setup) -> spaces.Discrete:
    """Return the space of actions."""
    return spaces.Discrete(grammar_of(setup.game, setup.actions).size)


def observation_space(setup: Setup) -> spaces.Dict:
    """Return the space of observations: those of a seat, and the mask of its legal actions."""
    grammar = grammar_of(setup.game, setup.actions)
    mask = spaces.Box(0, 1, (grammar.size,), np.int8)
    return spaces.Dict({OBSERVATION: _space_of(setup), MASK: mask})


def _space_of(setup: Setup) -> spaces.Space[Any]:
    grammar = grammar_of(setup.game, setup.actions)
    encoder = encoder_of(setup.game)
    if setup.observations == "text":
        return spaces.Text(MAX_TEXT, min_length=2, charset=CHARACTERS)
    if setup.observations == "vector":
        length = sum(int(np.prod(part.shape)) for part in encoder.parts) + grammar.longest
        return spaces.Box(0.0, 1.0, (length,), np.float32)
    boxes: dict[str, spaces.Space[Any]] = {
        part.name: spaces.Box(0, MOST, part.shape, np.uint8) for part in encoder.parts
    }
    if setup.observations == "graph":
        rows, columns = _shape(boxes.pop("ways"))
        boxes[NODES] = boxes.pop("zones")
        boxes[EDGES] = spaces.Box(0, MOST, (rows, max(columns - 2, 1)), np.uint8)
        boxes[EDGE_INDEX] = spaces.Box(-1, MOST, (2, rows), np.int16)
    boxes[SAID] = spaces.Box(0, grammar.size, (grammar.longest,), np.int32)
    return spaces.Dict(boxes)


def _shape(space: spaces.Space[Any]) -> tuple[int, int]:
    shape = space.shape
    assert shape is not None
    return shape[0], shape[1]
