"""The interface of agents, and the decision of an agent within its limits, with its mistakes counted."""

# horda: interpreted, because a protocol is none at all in compiled modules

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Protocol

from horda.agents.match import AgentMatch
from horda.agents.records import AgentAnswer, RefusedAction
from horda.agents.seat import Seat
from horda.bots import bot
from horda.engine.choices import Choice
from horda.engine.player import decision

MAX_ATTEMPTS = 3
"""Most answers to one decision; after this number of illegal ones the decision is made at random."""
DECISION_TIMEOUT_S = 60.0
"""Default number of seconds for an agent's decision."""


class AgentLate(Exception):
    """An agent did not answer within its time."""


class AgentFailed(Exception):
    """An agent cannot be used, or violates its protocol; the message gives the reason."""

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(f"the agent `{name}` cannot play: {problem}")
        self.name, self.problem = name, problem


@dataclass
class AgentTally:
    """Counts of an agent's answers in some matches."""

    decisions: int = 0
    illegal: int = 0
    """Answers that were not legal."""
    late: int = 0
    """Decisions without an answer in time."""
    replaced: int = 0
    """Decisions that were made at random, because the agent gave no legal answer."""
    seconds: float = 0.0
    cost: float = 0.0
    """Sum of the costs that the agent reports for its answers."""
    tokens: int = 0
    sent: int = 0
    """Characters sent to the agent."""
    received: int = 0
    """Characters received from the agent."""


class Agent(Protocol):
    """An external player of one or more seats."""

    tally: AgentTally

    def begin(self, match: AgentMatch) -> None:
        """Prepare for a match."""
        ...

    def answer(self, seat: Seat, refused: RefusedAction | None, attempts_left: int) -> AgentAnswer:
        """Return an answer to the seat's question; `refused` is why the last one was not legal.

        Raise `AgentLate` if there is none in time.
        """
        ...

    def end(self, match: AgentMatch) -> None:
        """Handle the end of a match."""
        ...

    def close(self) -> None:
        """Release the agent's resources."""
        ...


def decide(agent: Agent, match: AgentMatch, seat: Seat) -> Choice:
    """Return the agent's choice, or a random one after it was late or illegal too often."""
    tally, refused = agent.tally, None
    tally.decisions += 1
    began = perf_counter()
    try:
        for attempts_left in reversed(range(MAX_ATTEMPTS)):
            answer = agent.answer(seat, refused, attempts_left)
            tally.cost += answer.cost
            tally.tokens += answer.tokens
            found = seat.choice_in(answer)
            if isinstance(found, Choice):
                return found
            tally.illegal += 1
            refused = found
    except AgentLate:
        tally.late += 1
    finally:
        tally.seconds += perf_counter() - began
    tally.replaced += 1
    return seat.choices[match.dice_of(seat.seat).below(len(seat.choices))]


def play(agent: Agent, match: AgentMatch) -> None:
    """Play a match to its end."""
    agent.begin(match)
    while (seat := match.next_seat()) is not None:
        match.decide(decide(agent, match, seat))
    agent.end(match)


class PlayerAgent:
    """A player of this library as an agent: a bot by its name, or a custom class."""

    def __init__(self, name: str, game_id: str) -> None:
        self.tally = AgentTally()
        self._name, self._player = name, bot(name, game_id)
        self._match: AgentMatch | None = None

    def begin(self, match: AgentMatch) -> None:
        """Store the match, from which `answer` takes the player's turns."""
        self._match = match

    def answer(self, seat: Seat, refused: RefusedAction | None, attempts_left: int) -> AgentAnswer:
        """Return the player's choice; raise `PlayerFailed` if the player fails."""
        assert self._match is not None
        taken = decision(self._player, self._match.turn(seat.seat), self._name)
        return AgentAnswer(choice=taken.as_json())

    def end(self, match: AgentMatch) -> None:
        """Drop the reference to the match."""
        self._match = None

    def close(self) -> None:
        """Do nothing: a player holds no resources."""
