"""One row of a batch: a sequence of matches, written into the arrays."""

from __future__ import annotations

from collections.abc import Mapping

from horda.batch.arrays import Array, observation_of
from horda.envs.matches.match import EnvMatch
from horda.envs.matches.rewards import Rewards
from horda.envs.setup import Setup


class Lane:
    """The matches of one row. Their seeds begin with `first_seed` and increase by `stride`."""

    def __init__(self, setup: Setup, first_seed: int, stride: int) -> None:
        self._setup = setup
        self._seed = first_seed
        self._stride = stride
        self._begin()

    def _begin(self) -> None:
        self._match = EnvMatch(self._setup, self._seed)
        self._rewards = Rewards(self._setup, self._match.state)
        self._steps = 0

    @property
    def seat(self) -> int:
        """The first of the seats that are asked."""
        return self._match.deciders[0]

    def step(self, row: Mapping[str, Array], place: int) -> None:
        """Take the action in a row, write its results, and begin the next match if this one is over."""
        setup, seat = self._setup, self.seat
        legal = self._match.act(seat, int(row["action"][place]))
        rewards = self._rewards.after(self._match.state)
        if not legal:
            rewards[seat] -= setup.illegal_penalty
        self._steps += 1
        result = self._match.state.result
        over = result is not None
        cut = not over and self._steps >= setup.max_cycles
        row["reward"][place] = rewards
        row["illegal"][place] = not legal
        row["over"][place] = over
        row["cut"][place] = cut
        row["won"][place] = [result is not None and one in result.winners for one in range(setup.seats)]
        if over or cut:
            self._seed += self._stride
            self._begin()
        self.show(row, place)

    def show(self, row: Mapping[str, Array], place: int) -> None:
        """Write the observation and legal actions of the seat that is asked."""
        seat = self.seat
        for name, array in observation_of(self._match, self._setup, seat).items():
            row[name][place] = array
        mask = row["mask"][place]
        mask[:] = 0
        mask[list(self._match.legal(seat))] = 1
        row["seat"][place] = seat
        row["seed"][place] = self._seed


def begin_row(row: Mapping[str, Array], place: int) -> None:
    """Clear the results of the last step in a row."""
    for name in ("action", "reward", "won", "over", "cut", "illegal"):
        row[name][place] = 0
