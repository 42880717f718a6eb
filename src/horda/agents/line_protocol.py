"""Agents that are programs: a line of JSON for each message, over standard streams or a socket."""

from __future__ import annotations

import msgspec

from horda.agents.agent import DECISION_TIMEOUT_S, AgentFailed, AgentTally
from horda.agents.match import AgentMatch
from horda.agents.records import AgentAnswer, Begin, Decide, End, Message, Refused, RefusedAction
from horda.agents.seat import Seat
from horda.agents.streams import LineStream


class LineAgent:
    """A program in any language that reads messages (`horda.agents.records`) and answers each decision."""

    def __init__(self, address: str, *, seconds: float = DECISION_TIMEOUT_S) -> None:
        self.tally = AgentTally()
        self.seconds = seconds
        self._stream = LineStream(address)
        self._begin: Begin | None = None

    def begin(self, match: AgentMatch) -> None:
        """Send `begin` with the game, its options and the board."""
        seat = match.seat(match.playing[0])
        self._begin = Begin(
            seat.game,
            match.name,
            seat.seats,
            match.playing,
            seat.options,
            seat.ways(),
            seat.words.lang,
            self.seconds,
        )
        self._send(self._begin)

    def answer(self, seat: Seat, refused: RefusedAction | None, attempts_left: int) -> AgentAnswer:
        """Send `decide`, or `refused` for another attempt, and return the answer."""
        number = self.tally.decisions
        if refused is not None:
            return self._ask(Refused(number, seat.seat, refused, attempts_left + 1))
        if not self._stream.is_open and self._begin is not None:
            self._send(self._begin)  # it was late before, and is started again
        return self._ask(
            Decide(
                number,
                seat.seat,
                seat.question,
                seat.actions(),
                seat.refusals(),
                seat.events(),
                seat.view(),
            )
        )

    def end(self, match: AgentMatch) -> None:
        """Send `end` with the winners."""
        result = match.seat(match.playing[0]).result
        if result is None:
            self._send(End(match.name, (), (), "abandoned"))
        else:
            self._send(End(match.name, result.winners, result.scores, result.why))

    def close(self) -> None:
        """End the program, or close the socket."""
        self._stream.close()

    def _send(self, message: Message) -> None:
        self._stream.send(self._line(message), self.seconds)

    def _line(self, message: Message) -> str:
        line = msgspec.json.encode(message).decode()
        self.tally.sent += len(line)
        return line

    def _ask(self, message: Message) -> AgentAnswer:
        line = self._stream.ask(self._line(message), self.seconds)
        self.tally.received += len(line)
        try:
            answer = msgspec.json.decode(line, type=AgentAnswer)
        except (msgspec.DecodeError, UnicodeError) as problem:
            raise AgentFailed(
                self._stream.address, f'`{line[:80]}` is no answer ({problem}); send {{"number": 0}}'
            ) from problem
        if answer.decision not in (None, self.tally.decisions):
            raise AgentFailed(
                self._stream.address,
                f"it answers decision {answer.decision}, but was asked {self.tally.decisions}",
            )
        return answer
