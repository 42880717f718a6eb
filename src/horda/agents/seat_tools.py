"""A seat as tools that a language model calls: look, choose, odds, rules. `mcp_server` publishes them."""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock

from horda.agents.agent import AgentTally, PlayerAgent
from horda.agents.measurement import AgentPlan, AgentReport, has_won, report_of
from horda.agents.records import AgentAnswer, RefusedAction
from horda.agents.seat import Seat
from horda.agents.text import line_of, position_of

MAX_LOG = 60
"""Most sentences of the log that one call returns, the last ones."""


class NotPossible(Exception):
    """A tool cannot carry out a request; the message gives the reason and the possible requests."""


class SeatTools:
    """The tools of a model that plays a series of matches, one match at a time.

    `report` is called with the result of the series when its last match is over.
    """

    def __init__(self, plan: AgentPlan, report: Callable[[AgentReport], None]) -> None:
        self.tally = AgentTally()
        self._plan = plan
        self._report = report
        self._lock = RLock()
        self._pairs: list[tuple[bool, bool]] = []
        self._match = plan.match(0)
        self._seat = self._match.next_seat()

    @property
    def tools(self) -> tuple[Callable[..., str], ...]:
        """The methods that a model calls; their docstrings are sent to it as descriptions."""
        return (
            *(self.look, self.choose, self.why_not, self.odds, self.rules),
            *(self.explain, self.log, self.score, self.new_match),
        )

    def look(self) -> str:
        """Return all that you know: the mission, the board, the position, your question and your choices by number."""
        with self._lock:
            return self._result() if self._seat is None else position_of(self._seat)

    def choose(self, number: int) -> str:
        """Make the choice of this number. Returns what happened until your next question, and that question."""
        with self._lock:
            seat = self._seat_to_decide()
            found = seat.choice_in(AgentAnswer(number=number))
            if isinstance(found, RefusedAction):
                self.tally.illegal += 1
                raise NotPossible(f"There is no choice {number}: {found.why}. Nothing has happened.")
            self.tally.decisions += 1
            self._match.decide(found)
            self._seat = self._match.next_seat()
            if self._seat is None:
                self._finish()
            return self._news(seat.seat)

    def why_not(self) -> str:
        """Return what you might expect to be able to do now and may not, each with the rule that forbids it."""
        with self._lock:
            refusals = self._seat_to_decide().refusals()
        return "\n".join(f"{one.text}: {one.why} [{one.rule}]" for one in refusals) or "Nothing is refused."

    def odds(self, number: int) -> str:
        """Return the exact chances of the choice of this number, if it rolls dice."""
        with self._lock:
            seat = self._seat_to_decide()
            if not 0 <= number < len(seat.choices):
                raise NotPossible(f"There is no choice {number}; the last is {len(seat.choices) - 1}.")
            chances = seat.odds(number)
        lines = [chances.text, *(f"{one.outcome}: {one.chance:.1%}" for one in chances.outcomes)]
        if chances.dice:
            lines.append(f"dice: {chances.dice}, each hits from {chances.needed} on")
        lines += [f"exactly {kills} kills: {chance:.1%}" for kills, chance in enumerate(chances.kills)]
        return "\n".join(lines) if len(lines) > 1 else f"{chances.text}: no dice are rolled."

    def rules(self, text: str) -> str:
        """Look up the rulebook: by words, such as `noise`, or by ids, such as `GH-SPN-03`."""
        with self._lock:
            found = self._any_seat().rules(text)
        return "\n".join(found) or "No rule has these words; try fewer of them."

    def explain(self, kind: str, name: str) -> str:
        """Return the text on a thing of the game: `card` and its name as in the position, `skill`, `survivor`."""
        with self._lock:
            text = self._any_seat().explain(kind, name)
        return text or f"Nothing is written on the {kind} `{name}`."

    def log(self) -> str:
        """Return what happened in this match so far, as far as you know it."""
        with self._lock:
            sentences = self._any_seat().events(0)
        return "\n".join(sentences[-MAX_LOG:]) or "Nothing has happened yet."

    def score(self) -> str:
        """Return how many matches are over, and how many you won."""
        with self._lock:
            won = sum(mine for mine, _ in self._pairs)
            return f"{len(self._pairs)} of {self._plan.matches} matches are over, {won} won."

    def new_match(self) -> str:
        """Begin the next match of the series, once this one is over, and look at it."""
        with self._lock:
            if self._seat is not None:
                raise NotPossible("This match is not over; choose until it is.")
            if len(self._pairs) >= self._plan.matches:
                raise NotPossible(f"The series is over. {self.score()}")
            self._match = self._plan.match(len(self._pairs))
            self._seat = self._match.next_seat()
            return self.look()

    def _seat_to_decide(self) -> Seat:
        """Return the seat that decides now; raise `NotPossible` if the match is over."""
        if self._seat is None:
            raise NotPossible(f"{self._result()} Begin the next match with `new_match`.")
        return self._seat

    def _any_seat(self) -> Seat:
        return self._match.seat(self._match.playing[0]) if self._seat is None else self._seat

    def _news(self, decided: int) -> str:
        """Return the events since a decision of a seat, and the next question."""
        told = "\n".join(self._match.seat(decided).events()) or "Nothing else happened."
        if self._seat is None:
            return f"{told}\n\n{self._result()}"
        choices = "\n".join(line_of(action) for action in self._seat.actions())
        return f"{told}\n\nSeat {self._seat.seat}: {self._seat.question}\n{choices}"

    def _result(self) -> str:
        seat = self._any_seat()
        if seat.result is None:
            return "The match was abandoned, because it takes too long."
        return f"The match is over. {seat.words.result(seat.result)} {self.score()}"

    def _finish(self) -> None:
        """Count a finished match, and play it again with the opponent in the model's place."""
        result = self._any_seat().result
        mine = result is not None and any(seat in result.winners for seat in self._match.playing)
        usual = PlayerAgent(self._plan.opponent, self._plan.game)
        self._pairs.append((mine, has_won(usual, self._plan.match(len(self._pairs)))))
        if len(self._pairs) == self._plan.matches:
            self._report(report_of(self._plan, self._pairs, self.tally))
