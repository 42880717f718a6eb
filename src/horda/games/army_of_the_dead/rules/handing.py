"""Who takes a companion along, and what changes hands in a trade besides cards (AD-CPN-04, AD-Q-44)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horda.engine.choices import Choice, Refusal
from horda.engine.steps import Prompt, Question, Step
from horda.games.army_of_the_dead.rules.burdens import hand_token, tokens_to_hand_over
from horda.games.army_of_the_dead.rules.companions import follow, leader_of, led_by, waiting_in
from horda.games.army_of_the_dead.rules.heist import COMPANIONS, GOAL_COLOURS, is_companion
from horda.games.army_of_the_dead.rules.personal import goal_on
from horda.games.army_of_the_dead.rules.truck import has_seat_beside, sit_with
from horda.games.zombicide.rules.actions import Action, can_pay, pay
from horda.games.zombicide.rules.board import NOWHERE
from horda.games.zombicide.rules.goals import Load
from horda.games.zombicide.rules.trade import HAND_COMPANION
from horda.games.zombicide.state import GENERAL, Table


def load_of(s: Table, colour: str) -> Load | None:
    """The room that the objective of a colour takes, by the mission or by its card (AD-POB-14)."""
    load = s.goals.loads.get(colour)
    if load is not None or colour not in GOAL_COLOURS:
        return load
    goal = goal_on(s, colour)
    return Load(goal.slots, in_pack=False, apart=False) if goal is not None and goal.slots else None


def loads_in_play(s: Table) -> dict[str, Load]:
    """Every objective that takes room, by colour."""
    found = dict(s.goals.loads)
    for colour in GOAL_COLOURS:
        load = load_of(s, colour)
        if load is not None:
            found[colour] = load
    return found


def companions_to_hand_over(s: Table, who: int, other: int) -> list[Choice]:
    """The companions that two survivors may pass to one another (AD-CPN-04, AD-CPN-11)."""
    found: list[Choice] = []
    for leader, to in ((who, other), (other, who)):
        for one in led_by(s, leader):
            if not has_seat_beside(s, one, to):
                continue
            args = (("companion", s.roster[one]), ("survivor", s.roster[to]))
            found.append(Choice(s.seat_of[who], HAND_COMPANION, args))
    return found


def join(s: Table, companion: int, leader: int) -> None:
    """A companion follows a leader from now on, into the truck or out of it (AD-CPN-09)."""
    follow(s, companion, leader)
    sit_with(s, companion, leader)


def things_to_hand_over(s: Table, who: int, other: int) -> list[Choice]:
    """All that two survivors may pass to one another besides cards."""
    return [
        *tokens_to_hand_over(s, who, other, loads_in_play(s)),
        *companions_to_hand_over(s, who, other),
    ]


def offer_thing(s: Table, who: int, other: int, choice: Choice) -> None:
    """Pass a thing on; where two players are in it the other agrees first (AD-ACT-13)."""
    thing = choice.name("companion" if choice.has("companion") else "colour")
    to = s.roster.index(choice.name("survivor"))
    if s.seat_of[who] == s.seat_of[other]:
        s.push(HandOver(to, thing))
    else:
        s.push(AcceptHandOver(other, to, thing))


@dataclass
class AcceptHandOver(Question):
    """The player of the other survivor agrees, or it stays as it was (AD-ACT-13)."""

    who: int
    """Whose player is asked."""
    to: int
    thing: str
    """The colour of a token, or the name of a companion."""

    def rule(self, s: Table) -> str:
        return "AD-ACT-13"

    def choices(self, s: Table) -> list[Choice]:
        """Yes or no."""
        seat = s.seat_of[self.who]
        return [Choice(seat, "agree"), Choice(seat, "refuse")]

    def answer(self, s: Table, choice: Choice) -> None:
        """Pass it on."""
        if choice.verb == "agree":
            s.push(HandOver(self.to, self.thing))

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """Who would get it."""
        return Prompt("AcceptHandOver", (("survivor", s.roster[self.to]),))


@dataclass
class HandOver(Step):
    """A token or a companion goes from one survivor to another."""

    to: int
    thing: str

    def run(self, s: Table) -> None:
        """With its room, or with its skill."""
        if self.thing in s.roster:
            join(s, s.roster.index(self.thing), self.to)
            return
        load = load_of(s, self.thing)
        assert load is not None
        hand_token(s, self.to, self.thing, load)


class LeadAction(Action):
    """For one action a survivor takes charge of a companion in its zone whom nobody leads (AD-CPN-03)."""

    verb: ClassVar[str] = "take_along"

    def offer(self, s: Table, who: int, found: list[Choice]) -> None:
        """Those who wait here; to a seat in the truck only with another beside it (AD-Q-92)."""
        if COMPANIONS in s.team_of and can_pay(s, who, GENERAL):
            waiting = [one for one in waiting_in(s, s.zone[who]) if has_seat_beside(s, one, who)]
            found.extend(self._lead(s, who, one) for one in waiting)

    def _lead(self, s: Table, who: int, companion: int) -> Choice:
        return Choice(s.seat_of[who], "take_along", (("survivor", s.roster[companion]),))

    def refuse(self, s: Table, who: int, found: list[Refusal]) -> None:
        """Those who wait elsewhere, and those for whom the truck has no seat."""
        if COMPANIONS in s.team_of:
            for one in s.in_play():
                if not is_companion(s, one) or leader_of(s, one) != NOWHERE:
                    continue
                if s.zone[one] != s.zone[who]:
                    found.append(Refusal(self._lead(s, who, one), "AD-CPN-03"))
                elif not has_seat_beside(s, one, who):
                    found.append(Refusal(self._lead(s, who, one), "AD-CPN-11"))

    def do(self, s: Table, who: int, choice: Choice) -> None:
        """Take the ID card."""
        pay(s, who, GENERAL)
        join(s, s.roster.index(choice.name("survivor")), who)
