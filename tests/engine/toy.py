"""High card, a small game that uses every feature of the engine.

Everybody plays a card face down at the same time and rolls a die; the highest sum of card and die wins the
trick. The winner of the trick may draw a card. After a number of tricks the most points win.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, cast

import msgspec

from horda.engine.cards import Cards, Deck
from horda.engine.choices import Choice, Plain, Refusal
from horda.engine.events import Event
from horda.engine.fields import CARD, COUNT, SEAT, Field, Row, Vocabulary
from horda.engine.game import Game, Option
from horda.engine.lists import plus
from horda.engine.state import Result, State
from horda.engine.steps import Prompt, Question, Step
from horda.engine.views.position import BadPosition

FACES = {"low": 1, "middle": 3, "high": 5}
DECK = Deck.of({"card": [face for face in FACES for _ in range(8)]})
HAND = 3


LAID = Row("cards laid", Row("card laid", SEAT, CARD), again=1)


class ToyState(State):
    FIELDS = (Field("points", COUNT, by=(SEAT,)), Field("winner", SEAT, first=-1))
    VOCABULARY: ClassVar[Vocabulary] = {"waiting": SEAT, "laid": LAID, "seat": SEAT}
    points: list[int]
    winner: int


@dataclass
class CardDrawn(Event):
    seat: int
    card: str

    def secret(self) -> tuple[str, ...]:
        return ("card",)


@dataclass
class TrickWon(Event):
    seat: int
    card: str
    die: int


@dataclass
class Deal(Step):
    def run(self, s: ToyState) -> None:
        s.shuffle("deck")
        for seat in range(s.seats):
            for _ in range(HAND):
                draw_card(s, seat)
        s.push(Trick())


@dataclass
class Trick(Step):
    def run(self, s: ToyState) -> None:
        tricks = s.options["tricks"]
        if s.round == tricks or not any(s.cards.piles[hand(seat)] for seat in range(s.seats)):
            best = max(s.points)
            winners = tuple(seat for seat, points in enumerate(s.points) if points == best)
            why = "alone" if len(winners) == 1 else "tie"
            s.finish(Result(winners, tuple(float(points) for points in s.points), why))
            return
        s.round += 1
        s.begin_turn()
        s.push(Lay(tuple(seat for seat in range(s.seats) if s.cards.piles[hand(seat)])))


@dataclass
class Lay(Question):
    """Everybody plays a card face down at the same time (TOY-01)."""

    waiting: tuple[int, ...]
    laid: tuple[tuple[int, int], ...] = ()

    def rule(self, s: ToyState) -> str:
        return "TOY-01"

    def choices(self, s: ToyState) -> list[Choice]:
        return [
            Choice.of(seat, "lay", card=face)
            for seat in self.waiting
            for face in dict.fromkeys(s.cards.faces(hand(seat)))
        ]

    def answer(self, s: ToyState, choice: Choice) -> None:
        waiting = tuple(seat for seat in self.waiting if seat != choice.seat)
        laid = (*self.laid, (choice.seat, s.cards.find(hand(choice.seat), choice.name("card"))))
        s.push(Lay(waiting, laid) if waiting else Turn(laid))

    def refusals(self, s: ToyState, seat: int) -> list[Refusal]:
        if seat not in self.waiting:
            return []
        held = s.cards.faces(hand(seat))
        return [Refusal(Choice.of(seat, "lay", card=face), "TOY-01") for face in FACES if face not in held]

    def prompt(self, s: ToyState, seat: int | None) -> Prompt:
        return Prompt("Lay", (("trick", s.round),))

    def without_hidden_answers(self, s: ToyState, seat: int | None) -> Lay:
        others = tuple(who for who, _ in self.laid if who != seat)
        return replace(
            self,
            waiting=tuple(sorted((*self.waiting, *others))),
            laid=tuple(pair for pair in self.laid if pair[0] == seat),
        )


@dataclass
class Turn(Step):
    """Cards are turned up, dice rolled, and the highest sum takes the trick (TOY-02)."""

    laid: tuple[tuple[int, int], ...]

    def run(self, s: ToyState) -> None:
        best = -1
        for seat, card in self.laid:
            s.cards.move(card, hand(seat), "discard")
            die = s.d6()
            if FACES[s.cards.face(card)] + die > best:
                best, won = FACES[s.cards.face(card)] + die, TrickWon(seat, s.cards.face(card), die)
        s.points = plus(s.points, won.seat, 1)
        s.winner = won.seat
        s.emit(won)
        s.push(Prize(won.seat), Trick())


@dataclass
class Prize(Question):
    """The winner of the trick may draw a card, if there is one (TOY-03)."""

    seat: int

    def rule(self, s: ToyState) -> str:
        return "TOY-03"

    def takes_orders(self) -> tuple[str, ...]:
        return ("pass",)

    def choices(self, s: ToyState) -> list[Choice]:
        draw = [Choice.of(self.seat, "draw")] if s.cards.piles["deck"] else []
        return [*draw, Choice.of(self.seat, "pass")]

    def answer(self, s: ToyState, choice: Choice) -> None:
        if choice.verb == "draw":
            draw_card(s, self.seat)

    def prompt(self, s: ToyState, seat: int | None) -> Prompt:
        return Prompt("Prize", (("seat", self.seat),))


def hand(seat: int) -> str:
    return f"hand{seat}"


def draw_card(s: ToyState, seat: int) -> None:
    card = s.cards.draw("deck", hand(seat))
    s.emit(CardDrawn(seat, s.cards.face(card)), card)


class Seen(msgspec.Struct, frozen=True):
    """The view of a seat."""

    seat: int | None
    round: int
    hands: list[list[str]]
    deck: int
    discard: list[str]
    points: list[int]


class Toy(Game):
    id = "toy"
    title = "High card"
    min_seats = 2
    max_seats = 4
    places = "hands"
    packages = (__name__,)

    def options(self) -> tuple[Option, ...]:
        return (Option("tricks", (2, 5), 5), Option("mood", ("calm", "wild"), "calm"))

    def start(self, seats: int, options: dict[str, Plain], chance: int) -> ToyState:
        numbers = DECK.numbers("card")
        piles: dict[str, list[int]] = {"deck": numbers, "discard": []}
        audience = {"deck": 0, "discard": (2 << seats) - 1}
        for seat in range(seats):
            piles[hand(seat)] = []
            audience[hand(seat)] = 1 << seat
        cards = Cards(DECK, piles=piles, audience=audience, known=[0] * len(numbers))
        s = ToyState()
        s.begin(self, seats=seats, options=options, chance=chance, cards=cards)
        s.first_values({"seats": seats})
        s.push(Deal())
        return s

    def view(self, s: State, seat: int | None) -> Seen:
        table = cast("ToyState", s)
        hands = [s.cards.visible_faces(hand(one), s.bit(seat)) for one in range(s.seats)]
        deck = len(s.cards.piles["deck"])
        return Seen(seat, s.round, hands, deck, s.cards.faces("discard"), table.points)

    def place(self, given: Mapping[str, object]) -> ToyState:
        """Set up `hands: {seat: "face face"}`, `points: [..]`, `dice: [..]`."""
        hands = cast("Mapping[Any, str]", given.get("hands", {}))
        s = self.start(max(2, len(hands)), {"tricks": 5, "mood": "calm"}, 0)
        s.stack.clear()
        for seat, faces in hands.items():
            for face in faces.split():
                if face not in FACES:
                    raise BadPosition(f"no card is called `{face}`; known: {', '.join(FACES)}")
                s.cards.move(s.cards.find("deck", face), "deck", hand(int(seat)))
        s.points = list(cast("list[int]", given.get("points", s.points)))
        s.script = list(cast("list[int]", given.get("dice", [])))
        s.origin = {"given": dict(given)}
        s.push(Trick())
        s.advance()
        return s

    def describe(self, s: State) -> dict[str, object]:
        table = cast("ToyState", s)
        hands = {str(seat): " ".join(s.cards.faces(hand(seat))) for seat in range(s.seats)}
        return {"hands": hands, "points": table.points}

    def violations(self, s: State) -> list[str]:
        count = sum(len(pile) for pile in s.cards.piles.values())
        return [] if count == len(DECK.faces) else [f"{count} cards, not {len(DECK.faces)}"]

    def variants(self) -> list[dict[str, Plain]]:
        return [{"tricks": 2}, {"tricks": 5}]


TOY = Toy()
