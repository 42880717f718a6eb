"""The strength of an agent: its matches against the heuristic player, and the same matches with that player instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from horda.agents.agent import Agent, AgentTally, PlayerAgent, play
from horda.agents.line_protocol import LineAgent
from horda.agents.match import AgentMatch
from horda.agents.text import TextAgent, command_model
from horda.bots import HEURISTIC
from horda.engine.choices import Plain
from horda.games import game as game_called
from horda.lab.intervals import Interval, paired_difference, share
from horda.lab.matches import match_seed

PROGRAM, SOCKET, MODEL = "exec:", "tcp://", "text:"
"""Prefixes of the names of agents that are not players of this library."""


@dataclass(frozen=True)
class AgentPlan:
    """The matches of an agent, its seats, and its limits."""

    game: str
    agent: str
    """`exec:COMMAND`, `tcp://HOST:PORT`, `text:COMMAND`, or a player's name."""
    matches: int
    seats: int
    seed: int | str = 0
    options: Mapping[str, Plain] = field(default_factory=dict)
    opponent: str = HEURISTIC
    seconds: float = 60.0
    """Seconds that the agent has for a decision."""
    lang: str = "en"

    @property
    def is_team(self) -> bool:
        """Whether all seats win or lose together, so that the agent plays all of them."""
        return bool(game_called(self.game).family)

    def seats_in(self, number: int) -> tuple[int, ...]:
        """Return the seats of the agent in a match: all of a team, otherwise one, which changes from match to match."""
        return tuple(range(self.seats)) if self.is_team else (number % self.seats,)

    def match(self, number: int) -> AgentMatch:
        """Return one of the matches at its start."""
        return AgentMatch(
            self.game,
            seats=self.seats,
            playing=self.seats_in(number),
            seed=match_seed(self.seed, number),
            options=self.options,
            opponent=self.opponent,
            lang=self.lang,
        )


@dataclass(frozen=True)
class AgentReport:
    """The share of matches that an agent won, that of the opponent in its place, and the agent's counts."""

    agent: str
    game: str
    matches: int
    won: Interval
    expected: Interval
    """The share of wins of the opponent in the same seats of the same matches."""
    gain: Interval
    """The difference of the two shares, match by match."""
    tally: AgentTally


def agent_called(name: str, game_id: str, seconds: float) -> Agent:
    """Return an agent by its name; raise `UnknownBot` or `BadPlayer` if there is none of this name."""
    if name.startswith(PROGRAM):
        return LineAgent(name.removeprefix(PROGRAM), seconds=seconds)
    if name.startswith(SOCKET):
        return LineAgent(name, seconds=seconds)
    if name.startswith(MODEL):
        return TextAgent(command_model(name.removeprefix(MODEL), seconds))
    return PlayerAgent(name, game_id)


def measure(
    plan: AgentPlan, agent: Agent | None = None, progress: Callable[[int], None] | None = None
) -> AgentReport:
    """Play the matches of a plan with an agent, by default the one it names, and return the report.

    `progress` is called with the number of matches played.
    """
    player = agent_called(plan.agent, plan.game, plan.seconds) if agent is None else agent
    usual = PlayerAgent(plan.opponent, plan.game)
    pairs: list[tuple[bool, bool]] = []
    try:
        for number in range(plan.matches):
            pairs.append((has_won(player, plan.match(number)), has_won(usual, plan.match(number))))
            if progress is not None:
                progress(number + 1)
    finally:
        player.close()
    return report_of(plan, pairs, player.tally)


def has_won(agent: Agent, match: AgentMatch) -> bool:
    """Play a match and return whether a seat of the agent is among the winners."""
    play(agent, match)
    result = match.seat(match.playing[0]).result
    return result is not None and any(seat in result.winners for seat in match.playing)


def report_of(plan: AgentPlan, pairs: list[tuple[bool, bool]], tally: AgentTally) -> AgentReport:
    """Return the report of matches, each with whether the agent won and whether the opponent in its place won."""
    count = len(pairs)
    both, first, second = (pairs.count(one) for one in ((True, True), (True, False), (False, True)))
    return AgentReport(
        plan.agent,
        plan.game,
        count,
        share(both + first, count),
        share(both + second, count),
        paired_difference(both, first, second, count - both - first - second),
        tally,
    )
