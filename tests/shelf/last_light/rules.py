"""The state, events and steps of Last Light: each player walks by a card, then the walker comes closer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horda.engine.choices import Choice, Refusal
from horda.engine.events import Event
from horda.engine.fields import SEAT, WORD, Field, Vocabulary
from horda.engine.lists import put
from horda.engine.state import Result, State
from horda.engine.steps import Prompt, Question, Step

from .content import CARDS, SPOTS, steps_between

HAND = 3
START, GOAL, LAIR = "gate", "tower", "bridge"


class Night(State):
    """The positions of the players and of the walker."""

    FIELDS = (Field("at", WORD, by=(SEAT,), first=START), Field("walker", WORD, first=LAIR))
    VOCABULARY: ClassVar[Vocabulary] = {"seat": SEAT}
    at: list[str]
    walker: str


@dataclass
class CardDrawn(Event):
    """A player drew a card, which only that player sees."""

    seat: int
    card: str

    def secret(self) -> tuple[str, ...]:
        return ("card",)


@dataclass
class Walked(Event):
    """A player played a card and walked to a place."""

    seat: int
    card: str
    place: str


@dataclass
class WalkerCame(Event):
    """The walker moved one step."""

    place: str


@dataclass
class Caught(Event):
    """A player was caught by the walker and ran back to the gate."""

    seat: int
    place: str


@dataclass
class Deal(Step):
    """Deal three cards to each player (LL-01)."""

    def run(self, s: Night) -> None:
        s.shuffle("deck")
        for seat in range(s.seats):
            for _ in range(HAND):
                draw(s, seat)
        s.push(NightFalls())


@dataclass
class NightFalls(Step):
    """Play a round: each player in turn, then the walker; after the last round it is night (LL-04)."""

    def run(self, s: Night) -> None:
        if s.round == s.options["rounds"]:
            s.finish(Result((), (0.0,) * s.seats, "night"))
            return
        s.round += 1
        s.push(*(Walk(seat) for seat in range(s.seats)), WalkerComes(), NightFalls())


@dataclass
class Walk(Question):
    """A player plays a card and walks exactly its distance, or waits (LL-02)."""

    seat: int

    def rule(self, s: Night) -> str:
        return "LL-02"

    def choices(self, s: Night) -> list[Choice]:
        open = [choice for choice in self.walks(s) if choice.name("place") != s.walker]
        return [*open, Choice.of(self.seat, "wait")]

    def refusals(self, s: Night, seat: int) -> list[Refusal]:
        return [Refusal(one, "LL-03") for one in self.walks(s) if one.name("place") == s.walker]

    def walks(self, s: Night) -> list[Choice]:
        """Return all walks that the cards in hand allow, including those to the walker's place."""
        here = s.at[self.seat]
        held = dict.fromkeys(s.cards.faces(hand(self.seat)))
        reach = {spot: steps_between(here, spot) for spot in SPOTS}
        return [
            Choice.of(self.seat, "walk", card=card, place=spot)
            for card in held
            for spot in SPOTS
            if reach[spot] == CARDS[card].steps
        ]

    def answer(self, s: Night, choice: Choice) -> None:
        if choice.verb == "walk":
            card, place = choice.name("card"), choice.name("place")
            s.cards.move(s.cards.find(hand(self.seat), card), hand(self.seat), "discard")
            s.at = put(s.at, self.seat, place)
            s.emit(Walked(self.seat, card, place))
            if place == GOAL:
                scores = tuple(float(seat == self.seat) for seat in range(s.seats))
                s.finish(Result((self.seat,), scores, "tower"))
                return
        if s.cards.piles["deck"] and len(s.cards.piles[hand(self.seat)]) < HAND:
            draw(s, self.seat)

    def prompt(self, s: Night, seat: int | None) -> Prompt:
        return Prompt("Walk", (("seat", self.seat), ("place", s.at[self.seat])))


@dataclass
class WalkerComes(Step):
    """Move the walker a step towards the nearest player; a player it reaches runs back to the gate (LL-03)."""

    def run(self, s: Night) -> None:
        prey = [spot for spot in s.at if spot != START]
        if not prey:
            return
        nearest = min(prey, key=lambda spot: steps_between(s.walker, spot))
        ways = SPOTS[s.walker].ways if nearest != s.walker else (s.walker,)
        s.walker = min(ways, key=lambda spot: steps_between(spot, nearest))
        s.emit(WalkerCame(s.walker))
        for seat, spot in enumerate(s.at):
            if spot == s.walker:
                s.at = put(s.at, seat, START)
                s.emit(Caught(seat, START))


def hand(seat: int) -> str:
    """Return the name of the pile that is a player's hand."""
    return f"hand{seat}"


def draw(s: Night, seat: int) -> None:
    """Draw a card from the deck, seen by its owner only."""
    card = s.cards.draw("deck", hand(seat))
    s.emit(CardDrawn(seat, s.cards.face(card)), card)
