"""Paying with Action cards, Food and rest, and taking cards from the open pile (CH-CRD-08, CH-ACT-05)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Prompt, Question
from horda.games.city_of_horror.content import CAST, WHO
from horda.games.city_of_horror.events.events import (
    CardPaid,
    CardSalvaged,
    CharacterExhausted,
    CharacterRested,
    FoodPaid,
)
from horda.games.city_of_horror.rules.cards.hands import put_down
from horda.games.city_of_horror.rules.deals.promise_guards import spare_faces
from horda.games.city_of_horror.state import CityState, food_of, hand_of


@dataclass
class PayCard(Question):
    """A player discards an Action card as a payment: it has no effect and brings no marker (CH-ACT-05)."""

    seat: int

    def rule(self, s: CityState) -> str:
        return "CH-ACT-05"

    def asks_always(self, s: CityState) -> bool:
        return True

    def choices(self, s: CityState) -> list[Choice]:
        return [Choice.of(self.seat, "pay", card=face) for face in spare_faces(s, self.seat)]

    def answer(self, s: CityState, choice: Choice) -> None:
        face = choice.name("card")
        put_down(s, self.seat, face)
        s.emit(CardPaid(self.seat, face))

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("PayCard", (("seat", self.seat),))


@dataclass
class PayFood(Question):
    """A player discards a Food token of their choice; it leaves the game (CH-BRD-10, CH-LOC-14)."""

    seat: int

    def rule(self, s: CityState) -> str:
        return "CH-LOC-14"

    def asks_always(self, s: CityState) -> bool:
        return True

    def choices(self, s: CityState) -> list[Choice]:
        values = dict.fromkeys(s.cards.faces(food_of(self.seat)))
        return [Choice.of(self.seat, "pay_food", card=value) for value in values]

    def answer(self, s: CityState, choice: Choice) -> None:
        """Discard the token face down: only its owner knows which it was (CH-Q-42)."""
        token = s.cards.find(food_of(self.seat), choice.name("card"))
        s.cards.move(token, food_of(self.seat), "box")
        s.emit(FoodPaid(self.seat, choice.name("card")), token)

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("PayFood", (("seat", self.seat),))


@dataclass
class PayRest(Question):
    """A player turns one of their Characters in the location to its exhausted side (CH-LOC-27, CH-LOC-33)."""

    seat: int
    able: tuple[int, ...]

    def rule(self, s: CityState) -> str:
        return "CH-LOC-27"

    def choices(self, s: CityState) -> list[Choice]:
        """Return the rested Characters there, never the Pregnant Woman (CH-CHR-28, CH-Q-40)."""
        return [Choice.of(self.seat, "exhaust", who=CAST[who]) for who in self.able]

    def answer(self, s: CityState, choice: Choice) -> None:
        s.rested = put(s.rested, WHO[choice.name("who")], False)
        s.emit(CharacterExhausted(choice.name("who")))

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("PayRest", (("seat", self.seat),))


@dataclass
class Rest(Question):
    """A player turns one of their Characters, wherever it is, to its rested side (CH-LOC-11, CH-LOC-14)."""

    seat: int
    able: tuple[int, ...]

    def rule(self, s: CityState) -> str:
        return "CH-CHR-07"

    def choices(self, s: CityState) -> list[Choice]:
        return [Choice.of(self.seat, "rest", who=CAST[who]) for who in self.able]

    def answer(self, s: CityState, choice: Choice) -> None:
        s.rested = put(s.rested, WHO[choice.name("who")], True)
        s.emit(CharacterRested(choice.name("who")))

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("Rest", (("seat", self.seat),))


@dataclass
class Salvage(Question):
    """A player takes any card that lay in the discard pile before the payment (CH-Q-38, CH-Q-39)."""

    seat: int
    depth: int

    def rule(self, s: CityState) -> str:
        return "CH-LOC-33"

    def choices(self, s: CityState) -> list[Choice]:
        pile = s.cards.piles["discard"][: self.depth]
        faces = dict.fromkeys(s.cards.face(card) for card in pile)
        return [Choice.of(self.seat, "salvage", card=face) for face in faces]

    def answer(self, s: CityState, choice: Choice) -> None:
        face = choice.name("card")
        s.cards.move(s.cards.find("discard", face), "discard", hand_of(self.seat))
        s.emit(CardSalvaged(self.seat, face))

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("Salvage", (("seat", self.seat),))
