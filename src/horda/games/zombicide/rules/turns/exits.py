"""Leaving the board alive through an exit (goal.escape)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.events.events import SurvivorLeft
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.state import AWAY, ZombicideState


@dataclass
class LeaveBoard(Step):
    """A survivor leaves the board alive."""

    who: int

    def run(self, s: ZombicideState) -> None:
        who = self.who
        zone = s.zone[who]
        s.zone = put(s.zone, who, AWAY)
        s.emit(SurvivorLeft(s.roster[who], s.board.names[zone]))
        s.push(*hooks.board_left(s, who))


@dataclass
class MayLeave(Question):
    """A survivor at an exit may leave the board, or stay to help the others (goal.escape)."""

    who: int

    def rule(self, s: ZombicideState) -> str:
        return s.cite("goal.escape")

    def takes_orders(self) -> tuple[str, ...]:
        return ("stay",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        seat = s.seat_of[self.who]
        return [Choice(seat, "leave"), Choice(seat, "stay")] if s.zone[self.who] >= 0 else []

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        if choice.verb == "leave":
            s.push(LeaveBoard(self.who))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("MayLeave", (("survivor", s.roster[self.who]),))
