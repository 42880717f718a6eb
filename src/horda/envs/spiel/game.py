"""OpenSpiel's view of the games: seats and chance as players, matches as states."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from horda.engine.chance import Dice
from horda.envs.actions.grammar import grammar_of
from horda.envs.matches.match import EnvMatch
from horda.envs.matches.rewards import result_reward
from horda.envs.observations.encoder import encoder_of, text_of
from horda.envs.setup import Setup
from horda.envs.spiel.played import Played
from horda.envs.spiel.settings import BRANCHES, DEALS, DEFAULTS, setup_of
from horda.games import game as game_called
from horda.games import games

PREFIX: Final = "horda_"
LONGEST: Final = 100_000
"""Largest number of actions in a match, including those of chance."""
MOST_POINTS: Final = 1_000.0


def game_type(game_id: str) -> pyspiel.GameType:
    """Return the description of a game that OpenSpiel needs before loading it."""
    game = game_called(game_id)
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game_id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(DEFAULTS),
        default_loadable=True,
    )


class HordaGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """One of the five games, with a number of players and options."""

    def __init__(self, game_id: str, params: Mapping[str, int | str] | None = None) -> None:
        given = dict(params or {})
        self.setup: Setup = setup_of(game_id, given)
        self.deals = int(given.get("deals", DEALS))
        self.branches = int(given.get("branches", BRANCHES))
        most = 1.0 if self.setup.reward == "win" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=grammar_of(game_id, self.setup.actions).size,
            max_chance_outcomes=max(self.deals, self.branches),
            num_players=self.setup.seats,
            min_utility=-most,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game_id), info, given)

    def new_initial_state(self) -> HordaState:
        """Return the state before set-up, in which chance deals."""
        return HordaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer, which turns states into tensors and texts for a player."""
        return Observer(self.setup)


class HordaState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel comes without types
    """A match, or the state before its set-up.

    Chance sets up the match by one of `deals` seeds. Whenever the result of an action depends on dice or on a
    shuffle, chance then chooses one of `branches` outcomes.
    """

    def __init__(self, game: HordaGame) -> None:
        super().__init__(game)
        self.setup = game.setup
        self._deals = game.deals
        self._branches = game.branches
        self.played: Played | None = None
        self._waiting: tuple[int, int] | None = None
        """The seat and the action whose outcome chance decides now; None if there is none."""
        self._said: list[tuple[int, int]] = []
        """All actions of players so far, with their seats."""

    @property
    def match(self) -> EnvMatch | None:
        """The match; None before its set-up."""
        return None if self.played is None else self.played.match

    # --- whose turn it is ----------------------------------------------------------------------------

    def current_player(self) -> int:
        """Return the current player: a seat, chance, or the terminal player."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.match is None or self._waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.match.deciders[0]

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match is not None and self.match.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the present chance node, all equally likely."""
        count = self._deals if self.match is None else self._branches
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return sorted(self.match.legal(player))

    # --- acting --------------------------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        if self.played is None:
            self.played = Played(self.setup, action)
        elif self._waiting is None:
            seat = self.played.match.deciders[0]
            self._said.append((seat, action))
            if not self.played.act(seat, action):
                self._waiting = (seat, action)
        else:
            seat, said = self._waiting
            self._waiting = None
            self.played.act_by_chance(seat, said, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'deal' if self.match is None else 'dice'} {action}"
        assert self.match is not None
        return self.match.grammar.text(action, self.match.state)

    # --- what it is worth ----------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """Return the reward of each seat; 0 while the match runs."""
        if self.match is None:
            return [0.0] * self.setup.seats
        return [result_reward(self.setup, self.match.state, seat) for seat in range(self.setup.seats)]

    # --- what players know ---------------------------------------------------------------------------

    def _player_or_current(self, player: int | None) -> int:
        """Return the player, or the one who acts if it is None."""
        return self.current_player() if player is None else player

    def observation_string(self, player: int | None = None) -> str:
        """Return the plain view of a player."""
        return "" if self.match is None else text_of(self.match.state, self._player_or_current(player))

    def information_state_string(self, player: int | None = None) -> str:
        """Return a fingerprint of all events that a player has seen and all its actions."""
        seat = self._player_or_current(player)
        if self.played is None:
            return f"player {seat}"
        said = [action for one, action in self._said if one == seat]
        heard = self.played.heard[seat].hex()
        text = f"{text_of(self.played.match.state, seat)} {said} {heard}"
        return f"player {seat} {hashlib.sha256(text.encode()).hexdigest()}"

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return the observation of a player as numbers between 0 and 1."""
        observer = Observer(self.setup)
        observer.set_from(self, self._player_or_current(player))
        return [float(number) for number in observer.tensor]

    def resample_from_infostate(self, player: int, rng: Any) -> HordaState:
        """Return a state that agrees with everything that a player knows; hidden parts are random."""
        return Resampler(f"{float(rng()):.17f}")(self, player)

    def __str__(self) -> str:
        if self.match is None:
            return "before the deal"
        waits = (
            "" if self._waiting is None else f", chance decides {self._waiting[1]} of seat {self._waiting[0]}"
        )
        return f"{self.match.state.hash()}{waits}"


class Observer:
    """A player's observation of a state in OpenSpiel's form: a tensor, its parts, and a text."""

    def __init__(self, setup: Setup) -> None:
        self._encoder = encoder_of(setup.game)
        grammar = grammar_of(setup.game, setup.actions)
        sizes = [int(np.prod(part.shape)) for part in self._encoder.parts]
        self.tensor = np.zeros(sum(sizes) + grammar.longest, np.float32)
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        first = 0
        for part, size in zip(self._encoder.parts, sizes, strict=True):
            self.dict[part.name] = self.tensor[first : first + size].reshape(part.shape)
            first += size
        self.dict["said"] = self.tensor[first:]

    def set_from(self, state: HordaState, player: int) -> None:
        """Fill the tensor with a player's observation."""
        if state.match is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._encoder.vector(state.match.sight(player))

    def string_from(self, state: HordaState, player: int) -> str:
        """Return a player's observation as text."""
        return state.observation_string(player)


class Resampler:
    """Sampler of states for searches: the callback of `ISMCTSBot.set_resampler`."""

    def __init__(self, seed: int | str) -> None:
        self._rng = Dice(f"resampling {seed}")

    def __call__(self, state: HordaState, player: int) -> HordaState:
        """Return a state that agrees with everything that a player knows; hidden parts are random."""
        new = state.clone()
        assert isinstance(new, HordaState)
        if new.played is not None:
            new.played = new.played.imagine(player, self._rng)
        return new


def _class_for(game_id: str) -> type[HordaGame]:
    """Return the class that OpenSpiel instantiates with a game's parameters."""

    class OneGame(HordaGame):
        def __init__(self, params: Mapping[str, int | str] | None = None) -> None:
            super().__init__(game_id, params)

    OneGame.__name__ = OneGame.__qualname__ = f"{game_id.title().replace('_', '')}Game"
    return OneGame


def register() -> None:
    """Register all games with OpenSpiel that are not registered yet."""
    known = set(pyspiel.registered_names())
    for game_id in games():
        if f"{PREFIX}{game_id}" not in known:
            pyspiel.register_game(game_type(game_id), _class_for(game_id))
