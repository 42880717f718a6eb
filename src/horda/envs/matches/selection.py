"""A choice that is made number by number: the numbers that may follow, until one choice is left."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from horda.engine.choices import Choice
from horda.engine.state import State
from horda.envs.actions.grammar import ARRANGE, Grammar


class Selection:
    """The choices of a seat that agree with the numbers given so far."""

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
        """All choices that the rules offer the seat."""
        self.arrange = arrange
        """Whether rearranging is offered as a single action, besides `choices`."""
        self.numbers: list[int] = []
        """The numbers that were given or implied."""
        self._left: Sequence[Choice] = choices
        self.next: dict[int, list[Choice]] = {}
        """The numbers that may follow, each with the choices that remain after it."""
        self._look()

    @property
    def count(self) -> int:
        """Return the number of remaining actions."""
        return len(self._left) + (self.arrange and not self.numbers)

    @property
    def only_choice(self) -> Choice | None:
        """The choice if only one is left; otherwise None."""
        return self._left[0] if self.count == 1 and self._left else None

    def say(self, number: int) -> None:
        """Give one of the numbers in `next`."""
        self._left = self.next[number]
        self.numbers.append(number)
        self._look()

    def copy(self, s: State) -> Selection:
        """Return the same selection for another match in which the seat has the same choices, such as a copy."""
        new = copy(self)
        new._state = s
        new.numbers = self.numbers.copy()
        return new

    def _look(self) -> None:
        """Compute `next`; numbers that all remaining choices share are added at once."""
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
