"""PettingZoo's environments: seats one after another (AEC), or all at once (parallel)."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from horda.envs.interfaces.spaces import action_space, observation_space
from horda.envs.matches.table import MatchRunner, describe_action
from horda.envs.rendering.render import MODES, Picture, check_mode
from horda.envs.setup import Setup

VERSION = 1
"""Version of the environments, raised when actions, observations, rewards or rules change learning results."""


def agents_of(setup: Setup) -> list[str]:
    """Return the names of the agents, by seat."""
    return [f"seat_{seat}" for seat in range(setup.seats)]


class SeatsEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # PettingZoo comes without types
    """A game whose seats act one after another, in the order in which they are asked; each seat is an agent."""

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        check_mode(render_mode)
        self.metadata = {
            "name": f"{setup.game}_v{VERSION}",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": True,
        }
        self.setup = setup
        self.render_mode = render_mode
        self.max_cycles = setup.max_cycles
        self.possible_agents = agents_of(setup)
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: action_space(setup) for agent in self.possible_agents}
        self._views = {agent: observation_space(setup) for agent in self.possible_agents}
        self.table = MatchRunner(setup)
        self._steps: dict[str, int] = {}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations."""
        return self._views[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match."""
        self.table.reset(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.table.match.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = dict.fromkeys(self.agents, 0)
        self._select_next()

    def _select_next(self) -> None:
        deciders = self.table.match.deciders
        self.agent_selection = self.possible_agents[deciders[0]] if deciders else self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation, and the mask of its legal actions."""
        return self.table.observe(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Take an action of the selected agent; an illegal one is replaced by the lowest legal one."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and still plays; `step(None)` is for agents that are done")
        self._cumulative_rewards[agent] = 0.0
        match = self.table.match
        is_legal = match.act(self._seats[agent], int(action))
        self.infos = {one: {} for one in self.agents}
        for seat, reward in enumerate(self.table.rewards()):
            self.rewards[self.possible_agents[seat]] = reward
        if not is_legal:
            self.rewards[agent] -= self.setup.illegal_penalty
            self.infos[agent] = {"illegal_action": True}
        self._steps[agent] += 1
        if match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps[agent] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select_next()
        if self.render_mode == "human":
            self.render()

    def legal_actions(self, agent: str) -> list[dict[str, object]]:
        """Return an agent's legal actions as text and JSON data, each with its number."""
        return self.table.actions(self._seats[agent])

    def describe_action(self, action: int) -> dict[str, object]:
        """Return any action as text and JSON data, with the names of this match's zones and offers."""
        return describe_action(self.table.match, action)

    def render(self) -> Picture:
        """Return a picture of the public view of the match, in the environment's render mode."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Do nothing: the environment holds no window or process."""
