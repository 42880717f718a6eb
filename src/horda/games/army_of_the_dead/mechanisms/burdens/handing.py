"""What changes hands in a trade besides cards: tokens that take room, companions (AD-CPN-04, AD-Q-44)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question, Step
from horda.games.army_of_the_dead.mechanisms.burdens.bearing import hand_token, tokens_to_hand_over
from horda.games.army_of_the_dead.mechanisms.burdens.loads import Load, mission_loads
from horda.games.army_of_the_dead.mechanisms.companions.joining import companions_to_hand_over, join
from horda.games.army_of_the_dead.mechanisms.personal_objectives.cards import GOAL_COLOURS
from horda.games.army_of_the_dead.mechanisms.personal_objectives.goals import goal_on
from horda.games.zombicide.state import ZombicideState


def load_of(s: ZombicideState, colour: str) -> Load | None:
    """The room that the objective of a colour takes, by the mission or by its card (AD-POB-14)."""
    load = mission_loads(s).get(colour)
    if load is not None or colour not in GOAL_COLOURS:
        return load
    goal = goal_on(s, colour)
    return Load(goal.slots, in_pack=False, apart=False) if goal is not None and goal.slots else None


def loads_in_play(s: ZombicideState) -> dict[str, Load]:
    """Every objective that takes room, by colour."""
    found = dict(mission_loads(s))
    for colour in GOAL_COLOURS:
        load = load_of(s, colour)
        if load is not None:
            found[colour] = load
    return found


def things_to_hand_over(s: ZombicideState, who: int, other: int) -> list[Choice]:
    """All that two survivors may pass to one another besides cards."""
    return [
        *tokens_to_hand_over(s, who, other, loads_in_play(s)),
        *companions_to_hand_over(s, who, other),
    ]


def offer_thing(s: ZombicideState, who: int, other: int, choice: Choice) -> None:
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
    taker: int
    thing: str
    """The colour of a token, or the name of a companion."""

    def rule(self, s: ZombicideState) -> str:
        return "AD-ACT-13"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Yes or no."""
        seat = s.seat_of[self.who]
        return [Choice(seat, "agree"), Choice(seat, "refuse")]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Pass it on."""
        if choice.verb == "agree":
            s.push(HandOver(self.taker, self.thing))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Who would get it."""
        return Prompt("AcceptHandOver", (("survivor", s.roster[self.taker]),))


@dataclass
class HandOver(Step):
    """A token or a companion goes from one survivor to another."""

    taker: int
    thing: str

    def run(self, s: ZombicideState) -> None:
        """With its room, or with its skill."""
        if self.thing in s.roster:
            join(s, s.roster.index(self.thing), self.taker)
            return
        load = load_of(s, self.thing)
        assert load is not None
        hand_token(s, self.taker, self.thing, load)
