"""Distributor: a player looks at the zombie cards of a spawn step and assigns them to dice (RM-SK-40)."""

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
"""The pile of zombie cards that were drawn to be assigned."""


class Distributing(Mechanism):
    """The skill Distributor, whose cards are visible to all while they are assigned (RM-Q-91)."""

    name: ClassVar[str] = "distributing"
    piles: ClassVar[tuple[Pile, ...]] = (Pile(LOOKED_AT, shown=True),)


def distributors(s: ZombicideState) -> list[int]:
    """Return the survivors who may assign the cards: in each team the first one with the skill."""
    found: list[int] = []
    for who in s.in_play():
        if s.has_skill(who, DISTRIBUTOR.name) and all(s.team_of[one] != s.team_of[who] for one in found):
            found.append(who)
    return found


@dataclass
class WhoDistributes(Question):
    """The first player chooses which of several rival teams assigns the cards (RM-SK-40)."""

    dice: tuple[int, ...]
    zones: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return "RM-SK-40"

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for choosing between equal teams."""
        return ("distribute",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return one survivor of each team; without rivals there is no choice."""
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
    """The player assigns the cards to the dice; the card of a die without a locator on the board is wasted."""

    who: int
    dice: tuple[int, ...]
    zones: tuple[int, ...]
    """The zone of each die; NOWHERE without a locator."""
    cards: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return "RM-SK-40"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the cards not yet assigned, each face once."""
        seat = s.seat_of[self.who]
        left = [s.cards.face(card) for card in s.cards.piles[LOOKED_AT] if card not in self.cards]
        if len(self.cards) == len(self.dice):
            return []
        die = self.dice[len(self.cards)]
        return [Choice(seat, "give_to_die", (("card", face), ("die", die))) for face in dict.fromkeys(left)]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Assign the card; after the last one spawn zombies in ascending order of the dice."""
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
    """The cards take effect one after another, in order of their dice."""

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
