"""The settings of an environment: the game, the table, and the forms of actions, observations and rewards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from horda.engine.choices import Plain
from horda.engine.game import BadOption
from horda.engine.state import State
from horda.envs.actions.grammar import FORMS, Form
from horda.games import game as game_called

View = Literal["tensors", "vector", "graph", "text"]
VIEWS: Final[tuple[View, ...]] = ("tensors", "vector", "graph", "text")
Reward = Literal["win", "won", "score"]
REWARDS: Final[tuple[Reward, ...]] = ("win", "won", "score")
Rearranging = Literal["together", "each"]
REARRANGING: Final[tuple[Rearranging, ...]] = ("together", "each")
MAX_CYCLES: Final = 20_000
"""Default number of steps after which a match is truncated; random matches need far fewer."""


@dataclass(frozen=True)
class Setup:
    """The settings of an environment. Every keyword argument that is not named here is an option of the game."""

    game: str
    seats: int
    options: Mapping[str, Plain] = field(default_factory=dict)
    actions: Form = "factored"
    """`factored`: a verb and then its arguments, one number each; `flat`: one number for a choice, if possible."""
    observations: View = "tensors"
    rearranging: Rearranging = "together"
    """`together`: a survivor's cards are rearranged by one action; `each`: card by card."""
    reward: Reward = "win"
    """`win`: 1 for a win, -1 for a loss; `won`: 1 and 0, so that nothing is gained by delaying a loss; `score`."""
    shaping: float = 0.0
    """Weight of the change of a position's potential in each reward."""
    discount: float = 1.0
    """The learner's discount factor, with which shaping does not change the optimal policies."""
    illegal_penalty: float = 0.0
    """Amount subtracted from the reward for an illegal action."""
    max_cycles: int = MAX_CYCLES
    seeds: Sequence[int] = ()
    """The seeds of the matches, in a cycle; without any, they come from `reset(seed=...)`."""

    def __post_init__(self) -> None:
        for name, value, allowed in (
            ("actions", self.actions, FORMS),
            ("observations", self.observations, VIEWS),
            ("reward", self.reward, REWARDS),
            ("rearranging", self.rearranging, REARRANGING),
        ):
            if value not in allowed:
                raise BadOption(f"`{name}={value!r}` is not possible; allowed: {', '.join(allowed)}")
        if self.max_cycles < 1:
            raise BadOption(
                f"`max_cycles={self.max_cycles}` is not possible; a match takes at least one step"
            )
        # Setting up a match checks the options and the number of seats, here rather than at the first reset.
        self.new(0)

    def __deepcopy__(self, memo: dict[int, object]) -> Setup:
        """Return the setup itself, which is immutable."""
        return self

    def new(self, seed: int) -> State:
        """Return a new match."""
        return game_called(self.game).new(seats=self.seats, seed=seed, **self.options)


def setup_for(game_id: str, arguments: Mapping[str, object], *, default_seats: int = 0) -> Setup:
    """Return the setup for keyword arguments: those of `Setup`, and options of the game."""
    game = game_called(game_id)
    known = set(Setup.__dataclass_fields__) - {"game", "options"}
    settings = {name: value for name, value in arguments.items() if name in known}
    options = {name: value for name, value in arguments.items() if name not in known}
    for name, value in options.items():
        game.check_option(name, value)  # type: ignore[arg-type]  # it refuses what is no plain value
    if "seats" not in settings:
        low, high = game.seats_for(options)  # type: ignore[arg-type]
        settings["seats"] = min(max(default_seats or game.usual_seats, low), high)
    return Setup(game=game_id, options=options, **settings)  # type: ignore[arg-type]


def option_in(game_id: str, name: str, written: str) -> Plain:
    """Return the value of a written option, such as `True` or `3`; raise `BadOption` if there is no such option."""
    known = {
        option.name: {str(one): one for one in option.values} for option in game_called(game_id).options()
    }
    if name not in known:
        raise BadOption(f"there is no option `{name}`; known: {', '.join(known)}")
    if written not in known[name]:
        raise BadOption(f"`{name}`: `{written}` is not possible; allowed: {', '.join(known[name])}")
    return known[name][written]
