"""Distributor: a player looks at the zombie cards of a spawn step and shares them out (RM-SK-40)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Question, Step
from horda.games.rue_morgue.skills.roles import DISTRIBUTOR
from horda.games.zombicide.mechanism import Mechanism, Pile
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.zombies.spawning import DECK, carry_out, fresh_deck
from horda.games.zombicide.state import ZombicideState

LOOKED_AT: Final = "looked_at"
"""The zombie cards that were drawn to be shared out."""


class Distributing(Mechanism):
    """The skill Distributor, whose cards lie open while they are shared out (RM-Q-91)."""

    name: ClassVar[str] = "distributing"
    piles: ClassVar[tuple[Pile, ...]] = (Pile(LOOKED_AT, shown=True),)


def distributors(s: ZombicideState) -> list[int]:
    """Return who may share out the cards: of each team the first with the skill."""
    found: list[int] = []
    for who in s.in_play():
        if s.has_skill(who, DISTRIBUTOR.name) and all(s.team_of[one] != s.team_of[who] for one in found):
            found.append(who)
    return found


@dataclass
class WhoDistributes(Question):
    """The first player's choice which of several rival teams shares out the cards (RM-SK-40)."""

    dice: tuple[int, ...]
    zones: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return "RM-SK-40"

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for choosing between teams on equal terms."""
        return ("distribute",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return one candidate of each team; without rivals there is nothing to choose."""
        return [Choice(s.first, "distribute", (("survivor", s.roster[who]),)) for who in distributors(s)]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Draw as many cards as there are dice, for that player to look at."""
        who = s.roster.index(choice.name("survivor"))
        for _ in self.dice:
            if fresh_deck(s, DECK):
                s.cards.draw(DECK, LOOKED_AT)
        s.push(ShareCards(who, self.dice, self.zones, ()))


@dataclass
class ShareCards(Question):
    """The player's choice which card goes to which die; a die without a locator on the board wastes its card."""

    who: int
    dice: tuple[int, ...]
    zones: tuple[int, ...]
    """The zone of each die; NOWHERE without a locator."""
    cards: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return "RM-SK-40"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the cards not yet given, each face once."""
        seat = s.seat_of[self.who]
        left = [s.cards.face(card) for card in s.cards.piles[LOOKED_AT] if card not in self.cards]
        if len(self.cards) == len(self.dice):
            return []
        die = self.dice[len(self.cards)]
        return [Choice(seat, "give_to_die", (("card", face), ("die", die))) for face in dict.fromkeys(left)]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Note where the card goes; after the last one spawn zombies in ascending order of the dice."""
        face = choice.name("card")
        cards = s.cards.piles[LOOKED_AT]
        card = next(one for one in cards if one not in self.cards and s.cards.face(one) == face)
        given = (*self.cards, card)
        if len(given) < min(len(self.dice), len(cards)):
            s.push(ShareCards(self.who, self.dice, self.zones, given))
        else:
            s.push(SpawnShared(self.zones[: len(given)], given))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        die = self.dice[min(len(self.cards), len(self.dice) - 1)]
        return Prompt("ShareCards", (("survivor", s.roster[self.who]), ("die", die)))


@dataclass
class SpawnShared(Step):
    """The cards take effect one after another, by the number of their dice."""

    zones: tuple[int, ...]
    cards: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        if not self.cards:
            return
        card, zone = self.cards[0], self.zones[0]
        s.cards.move(card, LOOKED_AT, f"{DECK}_discard")
        s.push(SpawnShared(self.zones[1:], self.cards[1:]))
        if zone != NOWHERE:
            carry_out(s, zone, card)
