"""The interface of players: people, heuristics, searches and your own classes.

A player has no access to the match. It receives a `Turn`: its seat, its choices, its own random numbers, a budget,
what the seat may know (`view`), and sampled states that agree with this knowledge (`imagine`, called worlds).
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
    """How much a player may compute for one decision, counted in playouts, so that a seed gives the same match again.

    The limit in seconds is for tables where people wait; a player that stops because of it sets
    `Turn.cut_short`.
    """

    playouts: int = 48
    """Maximum number of simulated matches, and of sampled worlds."""
    seconds: float = 0.0
    """Maximum time in seconds; 0 for no limit."""


DEFAULT_BUDGET = Budget()


class OverBudget(RuntimeError):
    """Raised when a player samples more worlds than its budget allows."""


class Turn:
    """One decision of one seat. It gives no access to the match, so a player sees no more than its seat does."""

    __slots__ = ("_began", "_state", "_view", "budget", "choices", "cut_short", "imagined", "rng", "seat")

    def __init__(
        self, state: State, seat: int, choices: Sequence[Choice], rng: Dice, budget: Budget = DEFAULT_BUDGET
    ) -> None:
        self._state = state
        self._view: object = None
        self._began = monotonic() if budget.seconds else 0.0
        self.seat = seat
        self.choices = choices
        self.rng = rng
        """The player's only source of randomness, so that a match can be replayed."""
        self.budget = budget
        self.imagined = 0
        """The number of worlds sampled so far."""
        self.cut_short = False
        """Whether the time limit was reached before the playouts were used up."""

    @staticmethod
    def of(state: State, seat: int, rng: Dice, budget: Budget = DEFAULT_BUDGET) -> Turn:
        """Return the decision that a seat has to make now."""
        return Turn(state, seat, state.choices(seat), rng, budget)

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._state.game.id

    def view(self) -> object:
        """Return what the seat may know, and nothing else."""
        if self._view is None:
            self._view = self._state.view(self.seat)
        return self._view

    def bot_view(self) -> object:
        """Return the same information as the view, in a form of the game that is faster to compute and to read."""
        return self._state.game.bot_view(self._state, self.seat)

    def imagine(self) -> State:
        """Return a sampled world: a state that agrees with all that the seat knows and is random otherwise.

        The state may be changed freely. It depends only on what the seat knows and on `rng`.
        """
        if self.imagined >= self.budget.playouts:
            raise OverBudget(
                f"the budget is {self.budget.playouts} playouts, and so many worlds were imagined already; "
                "clone one of them, or stop while `may_go_on` says so"
            )
        self.imagined += 1
        return self._state.determinise(self.seat, self.rng)

    def may_go_on(self, done: int, more: int = 1) -> bool:
        """Return whether the budget and the clock allow `more` playouts after the `done` ones."""
        if done + more > self.budget.playouts:
            return False
        if not self.budget.seconds:
            return True
        if monotonic() - self._began >= self.budget.seconds:
            self.cut_short = True
        return not self.cut_short

    def among(self, choices: Sequence[Choice]) -> Turn:
        """Return the same decision with fewer choices, for example to ask another player for its second best."""
        fewer = Turn(self._state, self.seat, choices, self.rng, self.budget)
        fewer._view = self._view
        return fewer

    def with_dice(self, rng: Dice) -> Turn:
        """Return the same decision with another random generator, for example to sample worlds by number."""
        other = Turn(self._state, self.seat, self.choices, rng, self.budget)
        other._view = self._view
        return other


class Player(Protocol):
    """The decision maker of a seat. A player class that is loaded by name is created without arguments."""

    def choose(self, turn: Turn) -> Choice:
        """Return one of `turn.choices`."""
        ...


class PlayerFailed(Exception):
    """Raised when a player fails to decide: it raised an error, or returned something that was not offered.

    The text is English; `name`, `why`, `given` and `place` are the arguments of the translated message.
    """

    def __init__(self, name: str, why: str, given: str, place: str = "") -> None:
        self.name = name
        self.why = why
        """`raised`, `no-choice` or `not-offered`."""
        self.given = given
        """The error, or what was returned."""
        self.place = place
        """The file and line of the error, if known."""
        at = f" ({place})" if place else ""
        messages = {
            "raised": f"the player `{name}` raised {given}{at}; mend its `choose`",
            "no-choice": f"the player `{name}` answered a value of type `{given}`; `choose` returns one of "
            "`turn.choices`",
            "not-offered": f"the player `{name}` answered `{given}`, which is not among `turn.choices`; "
            "return one of them",
        }
        super().__init__(messages[why])

    def __reduce__(self) -> tuple[type[PlayerFailed], tuple[str, str, str, str]]:
        return type(self), (self.name, self.why, self.given, self.place)


def decision(player: Player, turn: Turn, name: str = "") -> Choice:
    """Return the offered choice that equals the player's answer; raise `PlayerFailed` if there is none."""
    called = name or type(player).__name__
    try:
        taken: object = player.choose(turn)
    except Exception as error:
        last = extract_tb(error.__traceback__)[-1]
        kind = type(error).__name__
        given = f"{kind}: {error}" if str(error) else kind
        raise PlayerFailed(called, "raised", given, f"{last.filename}:{last.lineno}") from error
    for choice in turn.choices:
        if choice is taken:
            return choice
    if not isinstance(taken, Choice):
        raise PlayerFailed(called, "no-choice", type(taken).__name__)
    for choice in turn.choices:
        if choice.same(taken):
            return choice
    raise PlayerFailed(called, "not-offered", taken.text())
