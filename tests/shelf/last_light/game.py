"""The game Last Light: set-up, views and places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from horda.engine.cards import Cards
from horda.engine.choices import Plain
from horda.engine.game import Game, Option, Place
from horda.engine.state import State
from horda.engine.views.plain_view import PieceView, PileView, SeatView, View, plain_view

from .content import CARDS, DECK, SPOTS, steps_between
from .rules import GOAL, Deal, Night, hand


class LastLight(Game):
    """The game Last Light, won by the player who reaches the tower before night (LL-01)."""

    id: ClassVar[str] = "last_light"
    title: ClassVar[str] = "Last Light"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    minutes: ClassVar[int] = 10
    difficulty: ClassVar[str] = "easy"
    usual_seats: ClassVar[int] = 3

    def options(self) -> tuple[Option, ...]:
        return (Option("rounds", (6, 9), 9),)

    def start(self, seats: int, options: dict[str, Plain], chance: int) -> Night:
        piles: dict[str, list[int]] = {"deck": DECK.numbers("card"), "discard": []}
        audience = {"deck": 0, "discard": (2 << seats) - 1}
        for seat in range(seats):
            piles[hand(seat)] = []
            audience[hand(seat)] = 1 << seat
        cards = Cards(DECK, piles=piles, audience=audience, known=[0] * len(DECK.faces))
        s = Night()
        s.begin(self, seats=seats, options=options, chance=chance, cards=cards)
        s.first_values({"seats": seats})
        s.push(Deal())
        return s

    def surface(self, s: State) -> tuple[Place, ...]:
        return tuple(
            Place(spot.id, x=spot.at[0], y=spot.at[1], kind=spot.kind, ways=spot.ways)
            for spot in SPOTS.values()
        )

    def view(self, s: State, seat: int | None) -> View:
        table = cast("Night", s)
        bit = s.bit(seat)
        return plain_view(
            s,
            seat,
            players=[
                SeatView(
                    one,
                    hand=tuple(s.cards.visible_faces(hand(one), bit)),
                    facts={"left": steps_between(at, GOAL)},
                )
                for one, at in enumerate(table.at)
            ],
            pieces=pieces(table),
            piles=[
                PileView("deck", len(s.cards.piles["deck"])),
                PileView("discard", len(s.cards.piles["discard"]), tuple(s.cards.faces("discard"))),
            ],
            facts={"rounds_left": int(str(s.options["rounds"])) - s.round},
        )

    def picture(self, s: State, seat: int | None) -> Mapping[str, object]:
        return {"pieces": pieces(cast("Night", s))}

    def figures(self, kind: str, name: str) -> Mapping[str, int | str]:
        card = CARDS.get(name) if kind == "card" else None
        return {"steps": card.steps, "figure": card.figure} if card else {}

    def violations(self, s: State) -> list[str]:
        count = sum(len(pile) for pile in s.cards.piles.values())
        return [] if count == len(DECK.faces) else [f"{count} cards, not {len(DECK.faces)}"]


def pieces(s: Night) -> list[PieceView]:
    """Return the pieces of all players, and the walker."""
    people = [PieceView(at, seat=one) for one, at in enumerate(s.at)]
    return [*people, PieceView(s.walker, kind="zombie", name="walker", figure="walker")]


GAME = LastLight()
