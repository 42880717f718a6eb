"""Gymnasium's environment: one agent for a whole team, or for one seat against bots."""

from __future__ import annotations

from typing import Any, SupportsInt

import gymnasium

from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.player import Player, Turn, decision
from horda.envs.interfaces.spaces import action_space, observation_space
from horda.envs.matches.table import MatchRunner, describe_action
from horda.envs.rendering.render import MODES, Picture, check_mode
from horda.envs.setup import setup_for
from horda.games import game as game_called

TEAM = -1
"""The seat number of an agent that plays all seats."""


class TeamEnv(gymnasium.Env[dict[str, Any], SupportsInt]):
    """One agent: it plays all seats of a cooperative game, or one seat while a bot plays the others.

    An agent for all seats observes the view of the seat that is asked, and gets the mean of all rewards.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  # as in Env

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = None,
        opponents: str = "heuristic",
        render_mode: str | None = None,
        **arguments: object,
    ) -> None:
        check_mode(render_mode)
        self.setup = setup_for(game, arguments)
        cooperative = bool(game_called(game).family)
        self.seat = (TEAM if cooperative else 0) if seat is None else seat
        """The seat that the agent plays; -1 for all."""
        if not TEAM <= self.seat < self.setup.seats:
            raise ValueError(
                f"`seat={seat}` is not possible; there are seats 0 to {self.setup.seats - 1}, and -1 for all"
            )
        self.render_mode = render_mode
        self.max_cycles = self.setup.max_cycles
        self._opponents = opponents
        self._bots: dict[int, Player] = {}
        self._dice: dict[int, Dice] = {}
        self.table = MatchRunner(self.setup)
        self.action_space = action_space(self.setup)
        self.observation_space = observation_space(self.setup)
        self._steps = 0
        self._shown = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new match, play to the agent's first decision, and return the observation and info."""
        super().reset(seed=seed)
        self.table.reset(seed)
        match = self.table.match
        self._steps = 0
        if self.seat != TEAM:
            others = [seat for seat in range(self.setup.seats) if seat != self.seat]
            self._bots = {seat: bot(self._opponents, self.setup.game) for seat in others}
            self._dice = {seat: Dice(f"bot {match.seed} {seat}") for seat in others}
        self._play_others()
        self.table.rewards()
        return self._observe(), {}

    def _play_others(self) -> None:
        match = self.table.match
        if self.seat == TEAM:
            return
        while not match.over and self.seat not in match.selections:
            seat = match.deciders[0]
            turn = Turn.of(match.state, seat, self._dice[seat])
            match.choose(decision(self._bots[seat], turn, self._opponents))

    def _observed_seat(self) -> int:
        """Return the seat whose view is the agent's observation."""
        if self.seat != TEAM:
            return self.seat
        deciders = self.table.match.deciders
        self._shown = deciders[0] if deciders else self._shown
        return self._shown

    def _observe(self) -> dict[str, Any]:
        return self.table.observe(self._observed_seat())

    def step(self, action: SupportsInt) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action; an illegal one is replaced by the lowest legal one."""
        match = self.table.match
        if match.state.result is not None:
            raise RuntimeError("the match is over; call `reset`")
        is_legal = match.act(self._observed_seat(), int(action))
        self._play_others()
        rewards = self.table.rewards()
        reward = sum(rewards) / len(rewards) if self.seat == TEAM else rewards[self.seat]
        info: dict[str, Any] = {}
        if not is_legal:
            reward -= self.setup.illegal_penalty
            info["illegal_action"] = True
        self._steps += 1
        result = self.table.match.state.result
        truncated = result is None and self._steps >= self.max_cycles
        if result is not None:
            info["winners"] = list(result.winners)
        if self.render_mode == "human":
            self.render()
        return self._observe(), float(reward), result is not None, truncated, info

    def action_masks(self) -> Any:
        """Return the mask of the legal actions, under the name that learners with action masks expect."""
        return self.table.mask(self._observed_seat()).astype(bool)

    def legal_actions(self) -> list[dict[str, object]]:
        """Return the legal actions as text and JSON data, each with its number."""
        return self.table.actions(self._observed_seat())

    def describe_action(self, action: int) -> dict[str, object]:
        """Return any action as text and JSON data, with the names of this match's zones and offers."""
        return describe_action(self.table.match, action)

    def render(self) -> Any:
        """Return a picture of the public view of the match, in the environment's render mode."""
        picture: Picture = self.table.render(self.render_mode)
        return picture
