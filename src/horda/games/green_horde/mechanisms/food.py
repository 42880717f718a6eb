"""Food: discarded from the backpack for experience."""

from __future__ import annotations

from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.games.green_horde.siege_events import FoodEaten
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.inventory.slots import discard, supports
from horda.games.zombicide.rules.turns.actions import Action
from horda.games.zombicide.rules.turns.experience import gain_experience
from horda.games.zombicide.skills.base import Cost
from horda.games.zombicide.state import ZombicideState

EAT: Final = "eat"
POINTS: Final = 1


class Food(Mechanism):
    """Food cards, which can be eaten."""

    name: ClassVar[str] = "food"

    def actions(self) -> list[Action]:
        return [EatAction()]


class EatAction(Action):
    """A survivor eats for free: the card is discarded and gives 1 experience (GH-INV-12)."""

    verb: ClassVar[str] = "eat"
    needs: ClassVar[str] = EAT
    pays: ClassVar[Cost | None] = None

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return one choice for each kind of food in the backpack."""
        names: list[str] = []
        for card in supports(s, who):
            gear = gear_of(s, card)
            if gear.effect == EAT and gear.name not in names:
                names.append(gear.name)
        return [Choice(s.seat_of[who], "eat", (("card", name),)) for name in names]

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Discard the food and gain the experience."""
        name = choice.name("card")
        discard(s, who, next(card for card in supports(s, who) if s.cards.face(card) == name))
        s.emit(FoodEaten(s.roster[who], name))
        s.push(*gain_experience(s, who, POINTS))
