"""The common part of all interfaces: a match, its rewards and seeds, and the observations."""

from __future__ import annotations

from typing import Any

import numpy as np

from horda.envs.interfaces.spaces import MASK, OBSERVATION
from horda.envs.matches.match import EnvMatch
from horda.envs.matches.rewards import Rewards
from horda.envs.matches.seeding import Seeds
from horda.envs.observations.encoder import encoder_of
from horda.envs.rendering import render
from horda.envs.rendering.render import Picture
from horda.envs.setup import Setup


class MatchRunner:
    """The current match of an environment with its seeds, rewards and encoder; `reset` begins the next one."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seeds = Seeds(setup.seeds)
        self._encoder = encoder_of(setup.game)
        self._match: EnvMatch | None = None
        self._rewards: Rewards | None = None

    @property
    def match(self) -> EnvMatch:
        """The match; None before the first `reset`."""
        if self._match is None:
            raise RuntimeError("call `reset` before anything else")
        return self._match

    def reset(self, seed: int | None) -> None:
        """Begin a new match."""
        self._match = EnvMatch(self.setup, self.seeds.next(seed))
        self._rewards = Rewards(self.setup, self._match.state)

    def rewards(self) -> list[float]:
        """Return the rewards of the last step, by seat."""
        assert self._rewards is not None
        return self._rewards.after(self.match.state)

    def observe(self, seat: int) -> dict[str, Any]:
        """Return the observation of a seat, and the mask of its legal actions."""
        match = self.match
        return {
            OBSERVATION: self._encoder.observe(match.sight(seat), self.setup.observations),
            MASK: self.mask(seat),
        }

    def mask(self, seat: int) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
        """Return the mask of the legal actions of a seat."""
        mask = np.zeros(self.match.grammar.size, dtype=np.int8)
        mask[list(self.match.legal(seat))] = 1
        return mask

    def actions(self, seat: int) -> list[dict[str, object]]:
        """Return the legal actions of a seat as text and JSON data, each with its number."""
        match = self.match
        return [describe_action(match, number) for number in match.legal(seat)]

    def render(self, mode: str | None) -> Picture:
        """Return a picture of the public view of the match."""
        return render(self.match.state, mode)


def describe_action(match: EnvMatch, number: int) -> dict[str, object]:
    """Return an action as JSON data: its number, its text, its verb and values."""
    verb, values = match.grammar.meaning(number, match.state)
    return {
        "action": int(number),
        "text": match.grammar.text(number, match.state),
        "verb": verb,
        "values": [list(value) if isinstance(value, tuple) else value for value in values],
    }
