"""The three decks: drawing, discarding, salvaging, and looking at the top Encounter card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.steps import Prompt, Step
from horda.games.zombiland.content import RESOURCES
from horda.games.zombiland.events import (
    CardBuried,
    CardScouted,
    DeckEmpty,
    DeckRenewed,
    ResourceDiscarded,
    ResourceDrawn,
    ResourceSalvaged,
)
from horda.games.zombiland.rules.showing import HandQuestion
from horda.games.zombiland.state import HANDS, ZombilandState

SALVAGING: Final = frozenset(
    card.id for card in RESOURCES.values() if any(effect.do == "salvage" for effect in card.do)
)
"""Resource cards that salvage a card; they cannot be salvaged, since a turn could go on forever."""


def draw_resource(s: ZombilandState, seat: int) -> None:
    """Draw a Resource card; an empty deck is not reshuffled and gives nothing (ZL-DCK-05, ZL-DCK-06)."""
    if not s.cards.piles["resource"]:
        s.emit(DeckEmpty(seat))
        return
    card = s.cards.draw("resource", HANDS[seat])
    s.emit(ResourceDrawn(seat, s.cards.face(card)), card)


def renew(s: ZombilandState, deck: str) -> None:
    """Reshuffle the discard pile of an empty Encounter or Zombie deck (ZL-DCK-04, ZL-DCK-08)."""
    discard = f"{deck}_discard"
    if s.cards.piles[deck] or not s.cards.piles[discard]:
        return
    s.cards.piles[deck] = s.cards.piles[discard]
    s.cards.piles[discard] = []
    s.shuffle(deck)
    s.emit(DeckRenewed(deck))


@dataclass
class DrawResources(Step):
    """A survivor draws Resource cards (ZL-SPC-02)."""

    seat: int
    n: int

    def run(self, s: ZombilandState) -> None:
        for _ in range(self.n if s.is_alive(self.seat) else 0):
            draw_resource(s, self.seat)


def discard_resource(s: ZombilandState, seat: int, card: int) -> None:
    """Put a Resource card face up on its discard pile (ZL-DCK-01)."""
    s.cards.move(card, HANDS[seat], "resource_discard")
    s.emit(ResourceDiscarded(seat, s.cards.face(card)))


@dataclass
class Discard(HandQuestion):
    """A survivor chooses which Resource cards to lose, one by one."""

    seat: int
    n: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-ENC-03"

    def asks_always(self, s: ZombilandState) -> bool:
        # Not asking would reveal that all cards in hand are equal.
        return len(s.hand(self.seat)) > 1

    def options(self, s: ZombilandState) -> list[Choice]:
        if self.n == 0 or not s.is_alive(self.seat):
            return []
        return [Choice(self.seat, "discard", (("card", face),)) for face in s.faces_in(HANDS[self.seat])]

    def prompt(self, s: ZombilandState, seat: int | None) -> Prompt:
        return Prompt("Discard", (("n", self.n),))

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        discard_resource(s, self.seat, s.cards.find(HANDS[self.seat], choice.name("card")))
        s.push(Discard(self.seat, self.n - 1))


@dataclass
class Fumble(Step):
    """A survivor loses Resource cards at random; one who has died meanwhile loses none (ZL-TEA-05, ZL-Q-45)."""

    seat: int
    n: int

    def run(self, s: ZombilandState) -> None:
        for _ in range(min(self.n, len(s.hand(self.seat))) if s.is_alive(self.seat) else 0):
            hand = s.hand(self.seat)
            s.block_undo()
            discard_resource(s, self.seat, hand[s.below(len(hand))])


@dataclass
class Salvage(HandQuestion):
    """A survivor takes a card back from the Resource discard pile (ZL-DCK-07)."""

    seat: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-DCK-07"

    def options(self, s: ZombilandState) -> list[Choice]:
        if not s.is_alive(self.seat):
            return []
        return [
            Choice(self.seat, "salvage", (("card", face),))
            for face in s.faces_in("resource_discard")
            if face not in SALVAGING
        ]

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        face = choice.name("card")
        s.cards.move(s.cards.find("resource_discard", face), "resource_discard", HANDS[self.seat])
        s.emit(ResourceSalvaged(self.seat, face))


@dataclass
class Scout(Step):
    """Look at the top Encounter card; only the player sees it."""

    seat: int

    def run(self, s: ZombilandState) -> None:
        renew(s, "encounter")
        deck = s.cards.piles["encounter"]
        if deck:
            s.cards.learn(deck[-1], s.bit(self.seat))
            s.emit(CardScouted(self.seat, s.cards.face(deck[-1])), deck[-1])
            s.push(BuryOrLeave(self.seat))


@dataclass
class BuryOrLeave(HandQuestion):
    """The Encounter card looked at stays on top or goes under the deck."""

    seat: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-RSC-01"

    def options(self, s: ZombilandState) -> list[Choice]:
        return [Choice(self.seat, "leave"), Choice(self.seat, "bury")]

    def prompt(self, s: ZombilandState, seat: int | None) -> Prompt:
        face = s.cards.visible_faces("encounter", s.bit(seat))[-1]
        return Prompt("BuryOrLeave", (("card", face),))

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        if choice.verb == "bury":
            s.cards.tuck(s.cards.piles["encounter"][-1], "encounter", "encounter")
            s.emit(CardBuried(self.seat))
