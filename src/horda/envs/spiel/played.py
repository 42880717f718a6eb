"""A match with its history, so that it can be copied cheaply and sent to other processes."""

from __future__ import annotations

from hashlib import sha256

from horda.engine.chance import Dice, initial_state
from horda.envs.matches.match import EnvMatch
from horda.envs.setup import Setup

Step = tuple[int, int, int]
"""The seat, its action, and the outcome chosen by chance; -1 if nothing depended on chance."""
NO_CHANCE = -1


class Played:
    """A match with its seed and all steps."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.seed = seed
        self.match = EnvMatch(setup, seed)
        self.steps: list[Step] = []
        self.is_imagined = False
        self.heard = [b""] * setup.seats
        """For each seat, a fingerprint of all events that it has seen."""
        self._count = 0
        """Number of the match's events in these fingerprints."""
        self._listen()

    def _listen(self) -> None:
        """Add the new events to the fingerprints of the seats that see them."""
        state = self.match.state
        count = len(state.log)
        if count == self._count:
            return
        for seat, before in enumerate(self.heard):
            events = [event.as_json() for event in state.events_for(seat, self._count)]
            self.heard[seat] = sha256(before + str(events).encode()).digest()
        self._count = count

    def act(self, seat: int, said: int) -> bool:
        """Take an action for a seat; return False, with nothing changed, if its result depends on chance."""
        after = self.match.clone()
        after.act(seat, said)
        if after.state.chance != self.match.state.chance:
            return False
        self.match = after
        self.steps.append((seat, said, NO_CHANCE))
        self._listen()
        return True

    def act_by_chance(self, seat: int, said: int, outcome: int) -> None:
        """Take an action for a seat, with one of the outcomes of the dice and shuffles that follow."""
        state = self.match.state
        state.chance = initial_state(f"{state.chance} {outcome}")
        self.match.act(seat, said)
        self.steps.append((seat, said, outcome))
        self._listen()

    def imagine(self, seat: int, rng: Dice) -> Played:
        """Return a match that agrees with everything that a seat knows; hidden parts are random."""
        new = self.__deepcopy__({})
        new.match = self.match.imagine(seat, rng)
        new.is_imagined = True
        new._count = len(new.match.state.log)
        return new

    def __deepcopy__(self, memo: dict[int, object]) -> Played:
        """Return a copy that shares the rules, the boards and other immutable parts."""
        new = Played.__new__(Played)
        new.setup, new.seed, new.is_imagined = self.setup, self.seed, self.is_imagined
        new.match, new.steps = self.match.clone(), self.steps.copy()
        new.heard, new._count = self.heard.copy(), self._count
        return new

    def __reduce__(self) -> tuple[object, ...]:
        """Return the function and arguments that play the match again in another process."""
        if self.is_imagined:
            raise TypeError("an imagined match cannot be sent elsewhere: no seed and choices lead to it")
        return replay, (self.setup, self.seed, self.steps)


def replay(setup: Setup, seed: int, steps: list[Step]) -> Played:
    """Return a match played again."""
    played = Played(setup, seed)
    for seat, said, outcome in steps:
        if outcome == NO_CHANCE:
            played.act(seat, said)
        else:
            played.act_by_chance(seat, said, outcome)
    return played
