"""PettingZoo's parallel environment: every seat acts at every step, seats that are not asked by waiting."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from horda.envs.actions.grammar import WAIT
from horda.envs.interfaces.aec import VERSION, agents_of
from horda.envs.interfaces.spaces import action_space, observation_space
from horda.envs.matches.table import MatchRunner, describe_action
from horda.envs.rendering.render import MODES, Picture, check_mode
from horda.envs.setup import Setup


class ParallelSeatsEnv(ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # it comes without types
    """A game whose seats act all at once; a seat that is not asked waits (action 0).

    Actions are taken in the order of the seats. If the action of one seat changes the question of another, the
    other's action of this step is dropped, and that seat is asked again.
    """

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        check_mode(render_mode)
        self.metadata = {"name": f"{setup.game}_v{VERSION}", "render_modes": list(MODES), "render_fps": 2}
        self.setup = setup
        self.render_mode = render_mode
        self.max_cycles = setup.max_cycles
        self.possible_agents = agents_of(setup)
        self.agents: list[str] = []
        self._actions = {agent: action_space(setup) for agent in self.possible_agents}
        self._views = {agent: observation_space(setup) for agent in self.possible_agents}
        self.table = MatchRunner(setup)
        self._steps = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations."""
        return self._views[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions."""
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Begin a new match; return observations and infos by agent."""
        self.table.reset(seed)
        self.agents = self.possible_agents.copy()
        self._steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, dict[str, Any]]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Take all agents' actions; return observations, rewards, terminations, truncations and infos by agent."""
        agents = self.agents
        if not agents:
            return {}, {}, {}, {}, {}
        match = self.table.match
        asked = dict(match.selections)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for seat, agent in enumerate(self.possible_agents):
            action = int(actions.get(agent, WAIT))
            if seat not in asked:
                is_legal = action == WAIT
            elif match.selections.get(seat) is asked[seat]:
                is_legal = match.act(seat, action)
            else:
                continue
            if not is_legal:
                infos[agent] = {"illegal_action": True}
        self._steps += 1
        rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        for agent in agents:
            if infos[agent]:
                rewards[agent] -= self.setup.illegal_penalty
        terminated = match.over
        truncated = not terminated and self._steps >= self.max_cycles
        if terminated or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ends, cuts = dict.fromkeys(agents, terminated), dict.fromkeys(agents, truncated)
        return self._observations(), rewards, ends, cuts, infos

    def legal_actions(self, agent: str) -> list[dict[str, object]]:
        """Return an agent's legal actions as text and JSON data, each with its number."""
        return self.table.actions(self.possible_agents.index(agent))

    def describe_action(self, action: int) -> dict[str, object]:
        """Return any action as text and JSON data, with the names of this match's zones and offers."""
        return describe_action(self.table.match, action)

    def render(self) -> Picture:
        """Return a picture of the public view of the match, in the environment's render mode."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Do nothing: the environment holds no window or process."""
