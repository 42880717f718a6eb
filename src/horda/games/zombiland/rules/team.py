"""The Survivor Team: passing a Resource card at the end of a member's turn."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.events import HIDDEN
from horda.engine.steps import Prompt
from horda.games.zombiland.events import CardPassed, CardRefused
from horda.games.zombiland.rules.showing import HandQuestion
from horda.games.zombiland.state import HANDS, ZombilandState


@dataclass
class OfferCard(HandQuestion):
    """One member after the other may offer a card; only one card changes hands (ZL-TEA-07, ZL-Q-12)."""

    givers: tuple[int, ...]

    def rule(self, s: ZombilandState) -> str:
        return "ZL-TEA-07"

    def takes_orders(self) -> tuple[str, ...]:
        return ("keep",)

    def options(self, s: ZombilandState) -> list[Choice]:
        giver = self.givers[0]
        others = [seat for seat in s.members() if seat != giver]
        choices = [Choice(giver, "keep")]
        for face in s.faces_in(HANDS[giver]) if others else ():
            choices.extend(Choice(giver, "offer", (("card", face), ("to", other))) for other in others)
        return choices

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        rest = self.givers[1:]
        if choice.verb == "offer":
            taker = s.bit(choice.number("to"))
            card = s.cards.find(HANDS[choice.seat], choice.name("card"), taker)
            s.cards.learn(card, taker)
            s.push(AcceptCard(choice.seat, choice.number("to"), s.hand(choice.seat).index(card), rest))
        elif rest:
            s.push(OfferCard(rest))


@dataclass
class AcceptCard(HandQuestion):
    """A member accepts or refuses an offered card; after a refusal the others may still offer one (ZL-Q-12)."""

    giver: int
    taker: int
    index: int
    """The index of the card in the giver's hand, since not everybody may know its face."""
    rest: tuple[int, ...]

    def rule(self, s: ZombilandState) -> str:
        return "ZL-TEA-07"

    def options(self, s: ZombilandState) -> list[Choice]:
        return [Choice(self.taker, "accept"), Choice(self.taker, "refuse")]

    def prompt(self, s: ZombilandState, seat: int | None) -> Prompt:
        # Those who have seen the card before do not see that it is the one offered (ZL-Q-47).
        there = seat in (self.giver, self.taker)
        face = s.cards.face(s.hand(self.giver)[self.index]) if there else HIDDEN
        return Prompt("AcceptCard", (("seat", self.giver), ("card", face)))

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        if choice.verb == "accept":
            card = s.hand(self.giver)[self.index]
            # ZL-Q-47: the others see that a card changes hands, not which.
            s.cards.move(card, HANDS[self.giver], HANDS[self.taker])
            s.emit(CardPassed(self.giver, self.taker, s.cards.face(card)), card)
            return
        s.emit(CardRefused(self.giver, self.taker))
        if self.rest:
            s.push(OfferCard(self.rest))
