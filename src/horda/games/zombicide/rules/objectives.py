"""Objectives: taking or working them; the mission says what comes of it (objective.take)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horda.engine.choices import Choice
from horda.engine.steps import Step
from horda.games.zombicide.events import ObjectiveTaken
from horda.games.zombicide.rules.actions import Action, can_pay, pay
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.rules.goals import OBJECTIVE_TAKEN, happen
from horda.games.zombicide.state import EMPTY, GENERAL, Table

OBJECTIVE = "objective"


class TakeObjective(Action):
    """For one action a survivor takes an objective in its zone (objective.take)."""

    verb: ClassVar[str] = "take_objective"

    def offer(self, s: Table, who: int, found: list[Choice]) -> None:
        """One choice for each colour that lies here."""
        zone = s.zone[who]
        if zone not in s.token_zone or not can_pay(s, who, GENERAL):
            return
        offered: list[str] = []
        for token in s.tokens(OBJECTIVE, zone):
            colour = s.token_colour[token]
            if colour not in offered:
                offered.append(colour)
                found.append(Choice(s.seat_of[who], "take_objective", (("colour", colour),)))

    def do(self, s: Table, who: int, choice: Choice) -> None:
        """Pay, and take it."""
        pay(s, who, GENERAL)
        colour = choice.name("colour")
        tokens = [one for one in s.tokens(OBJECTIVE, s.zone[who]) if s.token_colour[one] == colour]
        s.push(Take(who, tokens[0]))


@dataclass
class Take(Step):
    """An objective leaves the board, its hidden side is seen, and the mission hears of it."""

    who: int
    token: int

    def run(self, s: Table) -> None:
        """Turn it over."""
        token, who = self.token, self.who
        zone = s.token_zone[token]
        card = s.token_card[token]
        colour = s.token_colour[token]
        if card != EMPTY:
            s.cards.move(card, "objectives", "taken")
            colour = s.cards.face(card)
        s.token_zone[token] = NOWHERE
        s.counters[f"taken.{colour}"] = s.counters.get(f"taken.{colour}", 0) + 1
        s.emit(ObjectiveTaken(s.roster[who], s.board.names[zone], colour))
        happen(s, OBJECTIVE_TAKEN, who=who, zone=zone, colour=colour, name=s.roster[who])
