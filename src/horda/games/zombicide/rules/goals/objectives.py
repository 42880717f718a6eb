"""Objectives: taking, working, carrying and dropping them (objective.take)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horda.engine.choices import Choice, Plain
from horda.engine.lists import put
from horda.engine.steps import Step
from horda.games.zombicide.events.events import ObjectiveTaken, TokenPut
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.goals import OBJECTIVE_TAKEN, notify_mission
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.state import EMPTY, ZombicideState

OBJECTIVE = "objective"
BURDEN = "burden"
"""An objective that was dropped by an eliminated survivor, and can be picked up again."""


def carry(s: ZombicideState, colour: str, who: int) -> None:
    """Set who carries the objective of a colour, or NOWHERE for nobody."""
    s.carriers = {**s.carriers, colour: who}


def why_not_take(s: ZombicideState, token: int) -> str | None:
    """Return the rule that forbids taking an objective now, such as the order of objectives; None if allowed."""
    order = s.goals.order
    mine = order.get(s.token_name[token], 0)
    if mine and any(order.get(s.token_name[other], mine) < mine for other in s.tokens(OBJECTIVE)):
        return s.cite("objective.order")
    return None


def in_reach(s: ZombicideState, zone: int) -> list[int]:
    """Return the objectives in a zone, one of each colour, and the dropped ones."""
    found: list[int] = []
    for token in [*s.tokens(OBJECTIVE, zone), *s.tokens(BURDEN, zone)]:
        colours = [s.token_colour[one] for one in found if why_not_take(s, one) is None]
        if s.token_colour[token] not in colours:
            found.append(token)
    return found


def drop_burdens(s: ZombicideState, who: int, zone: int) -> None:
    """Drop what an eliminated survivor carried in its zone, where others can pick it up."""
    for colour in [colour for colour, bearer in s.carriers.items() if bearer == who]:
        carry(s, colour, NOWHERE)
        s.add_token(BURDEN, zone, colour=colour)
        s.emit(TokenPut(BURDEN, s.board.names[zone], colour))


class TakeObjective(Action):
    """For one action a survivor takes an objective in its zone (objective.take)."""

    verb: ClassVar[str] = "take_objective"

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return one choice for each colour of the objectives in the survivor's zone."""
        zone = s.zone[who]
        if zone not in s.token_zone:
            return []
        return self._choices(s, who, in_reach(s, zone))

    def refusal_candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the colours of objectives that are only in other zones."""
        here = [s.token_colour[token] for token in in_reach(s, s.zone[who])]
        elsewhere = [token for token in s.tokens(OBJECTIVE) if s.token_colour[token] not in here]
        return self._choices(s, who, elsewhere)

    def _choices(self, s: ZombicideState, who: int, tokens: list[int]) -> list[Choice]:
        colours = dict.fromkeys([s.token_colour[token] for token in tokens])
        return [Choice(s.seat_of[who], "take_objective", (("colour", colour),)) for colour in colours]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against a colour in another zone, out of order, or one that cannot be carried."""
        colour = choice.name("colour")
        here = [token for token in in_reach(s, s.zone[who]) if s.token_colour[token] == colour]
        if not here:
            return s.cite("objective.take")
        rules = [why_not_take(s, token) for token in here]
        return hooks.why_not_carry(s, who, colour) if None in rules else rules[0]

    def about(self, s: ZombicideState, who: int, choice: Choice) -> tuple[tuple[str, Plain], ...]:
        """Return the zone of the first objective of the colour, if it is in another zone."""
        colour = choice.name("colour")
        if any(s.token_colour[token] == colour for token in in_reach(s, s.zone[who])):
            return (("lies", ""),)
        token = next(token for token in s.tokens(OBJECTIVE) if s.token_colour[token] == colour)
        return (("lies", s.board.names[s.token_zone[token]]),)

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        colour = choice.name("colour")
        for token in in_reach(s, s.zone[who]):
            if s.token_colour[token] == colour and why_not_take(s, token) is None:
                s.push(*hooks.taking_started(s, who), Take(who, token))
                return


@dataclass
class Take(Step):
    """An objective is taken off the board, its face is revealed, and the mission's triggers are checked."""

    who: int
    token: int

    def run(self, s: ZombicideState) -> None:
        """Reveal the objective, unless the survivor has died in the meantime."""
        token, who = self.token, self.who
        zone = s.token_zone[token]
        if s.zone[who] < 0:
            return
        card = s.token_card[token]
        colour = s.token_colour[token]
        if card != EMPTY:
            s.cards.move(card, "objectives", "taken")
            colour = s.cards.face(card)
        s.token_zone = put(s.token_zone, token, NOWHERE)
        if s.token_kind[token] == BURDEN:
            carry(s, colour, who)
            s.emit(ObjectiveTaken(s.roster[who], s.board.names[zone], colour))
            s.push(*hooks.objective_picked_up(s, who, colour))
            return
        s.taken = {**s.taken, colour: s.taken.get(colour, 0) + 1}
        s.emit(ObjectiveTaken(s.roster[who], s.board.names[zone], colour))
        notify_mission(s, OBJECTIVE_TAKEN, who=who, zone=zone, colour=colour, name=s.roster[who])
        s.push(*hooks.objective_taken(s, who, zone, colour))
