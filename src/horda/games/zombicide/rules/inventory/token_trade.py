"""Trade of things other than cards: tokens that occupy slots, and followers (trade.other)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.steps import Frame, Prompt, Question, Step
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.turns.consent import agree_or_refuse
from horda.games.zombicide.state import ZombicideState

TAKER = "survivor"
"""The name of the choice's argument for the receiving survivor."""


def hand_over(s: ZombicideState, who: int, other: int, choice: Choice) -> Frame:
    """Return the step that hands a thing over; the other player, if there is one, must agree first (trade.agree)."""
    thing = next(str(value) for name, value in choice.args if name != TAKER)
    taker = s.roster.index(choice.name(TAKER))
    if s.seat_of[who] == s.seat_of[other]:
        return HandOver(taker, thing)
    return AcceptHandOver(other, taker, thing)


@dataclass
class AcceptHandOver(Question):
    """The player of the other survivor agrees to the trade or refuses it (trade.agree)."""

    who: int
    """The survivor whose player is asked."""
    taker: int
    thing: str
    """The colour of a token, or the name of a follower."""

    def rule(self, s: ZombicideState) -> str:
        return s.cite("trade.agree")

    def choices(self, s: ZombicideState) -> list[Choice]:
        return agree_or_refuse(s, self.who)

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        if choice.verb == "agree":
            s.push(HandOver(self.taker, self.thing))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("AcceptHandOver", ((TAKER, s.roster[self.taker]),))


@dataclass
class HandOver(Step):
    """A thing other than a card passes from one survivor to another."""

    taker: int
    thing: str

    def run(self, s: ZombicideState) -> None:
        """Let the mechanism or rule that is responsible for the thing hand it over."""
        s.push(*hooks.thing_handed_over(s, self.taker, self.thing))
