"""Cards that survivors start with or are given: by the team, a skill or a mission (setup.equipment)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice, Refusal
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.events.events import CardDrawn
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.inventory.slots import LOOSE, discard, first_free, stow
from horda.games.zombicide.rules.inventory.trade import Arrange
from horda.games.zombicide.state import ZombicideState

STARTING = "starting"


@dataclass
class GiveCard(Step):
    """A survivor gets a card of a pile: a named one, or any (skill.starts_with, setup.vault)."""

    who: int
    face: str
    pile: str

    def run(self, s: ZombicideState) -> None:
        """Take the card, if it exists, and let the survivor stow it."""
        pile = s.cards.piles[self.pile]
        cards = [card for card in pile if not self.face or s.cards.face(card) == self.face]
        if not cards or s.zone[self.who] < 0:
            return
        card = cards[0] if self.face else cards[s.below(len(cards))]
        s.cards.move(card, self.pile, LOOSE)
        s.emit(CardDrawn(s.roster[self.who], s.cards.face(card)), card)
        s.push(Arrange(self.who, NOWHERE, (card,), (), False))


@dataclass
class HandOut(Question):
    """The team distributes the starting equipment, at least one card for each survivor (setup.equipment)."""

    given: tuple[int, ...] = ()
    """The survivors who got cards so far, in the order of the pile."""

    def rule(self, s: ZombicideState) -> str:
        return s.cite("setup.equipment")

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the survivors who may get the next card; only those without one if they need all remaining cards."""
        return [self._give(s, who) for who in self._takers(s)]

    def _takers(self, s: ZombicideState) -> list[int]:
        left = len(s.cards.piles[STARTING]) - len(self.given)
        empty = [who for who in s.in_play() if who not in self.given]
        if left <= 0:
            return []
        return empty if left <= len(empty) else s.in_play()

    def _give(self, s: ZombicideState, who: int) -> Choice:
        face = s.cards.face(s.cards.piles[STARTING][len(self.given)])
        return Choice(s.speaker, "give_card", (("card", face), ("survivor", s.roster[who])))

    def refusals(self, s: ZombicideState, seat: int) -> list[Refusal]:
        """Refuse survivors with a card while others would be left without one (setup.one_each)."""
        takers = self._takers(s)
        if not takers or seat != s.speaker:
            return []
        rule = s.cite("setup.one_each")
        return [Refusal(self._give(s, who), rule) for who in s.in_play() if who not in takers]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Assign the card; after the last one, all survivors stow theirs."""
        given = (*self.given, s.roster.index(choice.name("survivor")))
        if len(given) < len(s.cards.piles[STARTING]):
            s.push(HandOut(given))
        else:
            s.push(TakeShare(given))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the card to assign, and how many are left, because the next one may look the same."""
        cards = s.cards.piles[STARTING]
        at = min(len(self.given), len(cards) - 1)
        return Prompt(
            "HandOut", (("card", s.cards.face(cards[at])), ("number", at + 1), ("count", len(cards)))
        )


@dataclass
class TakeShare(Step):
    """Each survivor puts the cards it received into suitable slots (setup.slots)."""

    given: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        """Put each card into a free slot, hands first, or discard it; then let survivors rearrange their cards."""
        cards = s.cards.piles[STARTING].copy()
        for card, who in zip(cards, self.given, strict=True):
            s.cards.move(card, STARTING, LOOSE)
            slot = first_free(s, who, card)
            if slot == NOWHERE:
                discard(s, who, card)
            else:
                stow(s, who, card, slot)
        s.push(*[Arrange(who, NOWHERE, (), (), False) for who in s.in_play() if self.given.count(who) > 1])


def card_given(s: ZombicideState, who: int, face: str) -> GiveCard:
    """Return the step that gives a survivor a card (vault.given); an empty face means a random one.

    The card is one that the mission set aside, or else one of the vault.
    """
    kept = any(s.cards.face(card) == face for card in s.cards.piles["aside"])
    return GiveCard(who, face, "aside" if kept else "vault")
