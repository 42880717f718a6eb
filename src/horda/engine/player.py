"""What a player is given at a decision, and what it must answer: people, heuristics, searches, own classes.

A player never holds the match. It has a `Turn`: its seat, its choices, dice of its own, a budget, what the
seat may know (`view`) and worlds that agree with that (`imagine`), both made when they are asked for.
"""

# horda: interpreted, because players are mostly interpreted classes of others, and a protocol is none at all

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from traceback import extract_tb
from typing import Protocol

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.state import State


@dataclass(frozen=True)
class Budget:
    """How long a player may think about one decision, in counts, so that a seed plays again alike.

    A limit of seconds is for tables where somebody waits; who stops because of it says so (`Turn.cut_short`).
    """

    playouts: int = 48
    """Matches that may be played on in one's head; as many worlds may be imagined."""
    seconds: float = 0.0
    """0: as long as it takes."""


USUAL = Budget()


class OverBudget(RuntimeError):
    """A player wanted to imagine more worlds than its budget has."""


class Turn:
    """One decision of one seat. The match itself stays out of reach: nobody sees more than the seat does."""

    __slots__ = ("_began", "_state", "_view", "budget", "choices", "cut_short", "imagined", "rng", "seat")

    def __init__(
        self, state: State, seat: int, choices: Sequence[Choice], rng: Dice, budget: Budget = USUAL
    ) -> None:
        self._state = state
        self._view: object = None
        self._began = monotonic() if budget.seconds else 0.0
        self.seat = seat
        self.choices = choices
        self.rng = rng
        """All chance of the player comes from here, so that a match can be played again."""
        self.budget = budget
        self.imagined = 0
        """How many worlds were imagined."""
        self.cut_short = False
        """Whether the clock ended the thinking before the count did."""

    @staticmethod
    def of(state: State, seat: int, rng: Dice, budget: Budget = USUAL) -> Turn:
        """The decision that a seat has to make now."""
        return Turn(state, seat, state.choices(seat), rng, budget)

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._state.game.id

    def view(self) -> object:
        """What the seat may know, and nothing else."""
        if self._view is None:
            self._view = self._state.view(self.seat)
        return self._view

    def glance(self) -> object:
        """The same as the view, in whatever form the game has that is quicker to make and to read."""
        return self._state.game.glance(self._state, self.seat)

    def imagine(self) -> State:
        """A match that agrees with all that the seat knows and is random in the rest, free to be played on.

        It follows from what the seat knows and from `rng` alone, never from what lies hidden.
        """
        if self.imagined >= self.budget.playouts:
            raise OverBudget(
                f"the budget is {self.budget.playouts} playouts, and so many worlds were imagined already; "
                "clone one of them, or stop while `may_go_on` says so"
            )
        self.imagined += 1
        return self._state.determinise(self.seat, self.rng)

    def may_go_on(self, done: int, more: int = 1) -> bool:
        """Whether `more` playouts may follow the `done` ones: the budget has them, and the clock agrees."""
        if done + more > self.budget.playouts:
            return False
        if not self.budget.seconds:
            return True
        if monotonic() - self._began >= self.budget.seconds:
            self.cut_short = True
        return not self.cut_short

    def among(self, choices: Sequence[Choice]) -> Turn:
        """The same decision with fewer choices, as one asks a guide for the second best."""
        fewer = Turn(self._state, self.seat, choices, self.rng, self.budget)
        fewer._view = self._view
        return fewer

    def with_dice(self, rng: Dice) -> Turn:
        """The same decision with other dice, as one imagines worlds that are numbered."""
        other = Turn(self._state, self.seat, self.choices, rng, self.budget)
        other._view = self._view
        return other


class Player(Protocol):
    """Whoever decides for a seat. One that is found by name is made without arguments."""

    def choose(self, turn: Turn) -> Choice:
        """One of `turn.choices`."""
        ...


class PlayerFailed(Exception):
    """A player did not decide: it raised an error, or answered something that was not offered.

    Its text is English; `name`, `why`, `given` and `place` say the same in any language.
    """

    def __init__(self, name: str, why: str, given: str, place: str = "") -> None:
        self.name = name
        self.why = why
        """`raised`, `no-choice` or `not-offered`."""
        self.given = given
        """The error, or what was answered."""
        self.place = place
        """The file and line where it happened, where that is known."""
        at = f" ({place})" if place else ""
        told = {
            "raised": f"the player `{name}` raised {given}{at}; mend its `choose`",
            "no-choice": f"the player `{name}` answered a value of type `{given}`; `choose` returns one of "
            "`turn.choices`",
            "not-offered": f"the player `{name}` answered `{given}`, which is not among `turn.choices`; "
            "return one of them",
        }
        super().__init__(told[why])

    def __reduce__(self) -> tuple[type[PlayerFailed], tuple[str, str, str, str]]:
        return type(self), (self.name, self.why, self.given, self.place)


def decision(player: Player, turn: Turn, name: str = "") -> Choice:
    """What a player decides, as it was offered; `PlayerFailed` where it does not."""
    called = name or type(player).__name__
    try:
        taken: object = player.choose(turn)
    except Exception as problem:
        last = extract_tb(problem.__traceback__)[-1]
        kind = type(problem).__name__
        given = f"{kind}: {problem}" if str(problem) else kind
        raise PlayerFailed(called, "raised", given, f"{last.filename}:{last.lineno}") from problem
    for one in turn.choices:
        if one is taken:
            return one
    if not isinstance(taken, Choice):
        raise PlayerFailed(called, "no-choice", type(taken).__name__)
    for one in turn.choices:
        if one.same(taken):
            return one
    raise PlayerFailed(called, "not-offered", taken.text())
