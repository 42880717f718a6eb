"""Set-up: tokens, decks, hands, characters, and the first player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Question, Step
from horda.games.zombiland.content import BOARD
from horda.games.zombiland.events import CharacterChosen, StartRolled
from horda.games.zombiland.rules.decks import draw_resource
from horda.games.zombiland.rules.turn import TakeTurn
from horda.games.zombiland.state import DECKS, ZombilandState

HEALTH_SET_APART: Final = 5
HEALTH_AT_START: Final = 3
"""Number of Health tokens of a player at the start (ZL-SET-04); the others are the pool (ZL-SET-05)."""
CARDS_DEALT: Final = 5
"""Number of Resource cards in a hand at the start (ZL-SET-06)."""


@dataclass
class SetUp(Step):
    """Set out tokens and decks, and deal the hands (ZL-SET-03 to ZL-SET-10)."""

    def run(self, s: ZombilandState) -> None:
        s.health = [HEALTH_AT_START] * s.seats
        s.pool = (HEALTH_SET_APART - HEALTH_AT_START) * s.seats
        s.lying = dict.fromkeys(BOARD.tokens, s.seats)
        # Resource, Encounter and Zombie cards; nobody has Zombie cards yet (ZL-SET-08, ZL-SET-09).
        for deck in DECKS:
            s.shuffle(deck)
        for seat in range(s.seats):
            for _ in range(CARDS_DEALT):
                draw_resource(s, seat)
        everyone = tuple(range(s.seats))
        s.push(*(ChooseCharacter(seat) for seat in everyone), RollForStart(everyone))


@dataclass
class ChooseCharacter(Question):
    """A player takes one of the characters nobody has; the others stay in the box (ZL-SET-02, ZL-SET-11)."""

    seat: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-SET-02"

    def choices(self, s: ZombilandState) -> list[Choice]:
        return [
            Choice.of(self.seat, "choose", character=name)
            for name in BOARD.characters
            if name not in s.character
        ]

    def answer(self, s: ZombilandState, choice: Choice) -> None:
        s.character = put(s.character, self.seat, choice.name("character"))
        s.emit(CharacterChosen(self.seat, s.character[self.seat]))


@dataclass
class RollForStart(Step):
    """Determine the first player by the highest roll; players tied for it roll again (ZL-SET-13, ZL-Q-22)."""

    seats: tuple[int, ...]

    def run(self, s: ZombilandState) -> None:
        rolls: list[int] = []
        for seat in self.seats:
            rolls.append(s.d6())
            s.emit(StartRolled(seat, rolls[-1]))
        best = max(rolls)
        highest = tuple(seat for seat, roll in zip(self.seats, rolls, strict=True) if roll == best)
        if len(highest) > 1:
            s.push(RollForStart(highest))
            return
        s.first = highest[0]
        s.round = 1
        s.push(TakeTurn(s.first))
