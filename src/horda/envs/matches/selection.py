"""A choice that is being made by numbers: what may be said next, until one choice is left."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from horda.engine.choices import Choice
from horda.engine.state import State
from horda.envs.actions.grammar import ARRANGE, Grammar


class Selection:
    """The choices of a seat that agree with the numbers said so far."""

    def __init__(
        self,
        grammar: Grammar,
        s: State,
        offered: Sequence[Choice],
        choices: Sequence[Choice],
        *,
        arrange: bool,
    ) -> None:
        self._grammar = grammar
        self._state = s
        self.offered = offered
        """All that the rules offer the seat."""
        self.arrange = arrange
        """Whether rearranging is offered as a whole, besides `choices`."""
        self.numbers: list[int] = []
        """What was said, or followed by itself."""
        self._left: Sequence[Choice] = choices
        self.next: dict[int, list[Choice]] = {}
        """What may be said now, each with the choices that remain after it."""
        self._look()

    @property
    def count(self) -> int:
        """How many actions are left in all."""
        return len(self._left) + (self.arrange and not self.numbers)

    @property
    def only_choice(self) -> Choice | None:
        """The choice, if only one is left."""
        return self._left[0] if self.count == 1 and self._left else None

    def say(self, number: int) -> None:
        """Say a number that is among `next`."""
        self._left = self.next[number]
        self.numbers.append(number)
        self._look()

    def copy(self, s: State) -> Selection:
        """Return the same selection for a copy of the match, or for another that offers the seat the same."""
        new = copy(self)
        new._state = s
        new.numbers = self.numbers.copy()
        return new

    def _look(self) -> None:
        """Find what may be said next; a number that all remaining choices share is not asked for."""
        grammar, s = self._grammar, self._state
        while True:
            self.next = {}
            if self.arrange and not self.numbers:
                self.next[ARRANGE] = []
            place = len(self.numbers)
            for choice in self._left:
                self.next.setdefault(grammar.number_at(s, choice, place), []).append(choice)
            if len(self.next) != 1 or len(self._left) < 2:
                return
            if place > grammar.longest:
                raise ValueError(
                    f"{s.game.id}: `{self._left[0].text()}` and another choice have the same numbers"
                )
            self.numbers.append(next(iter(self.next)))
