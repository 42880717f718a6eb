"""Encounters between survivors, and short moves without a die."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.lists import put
from horda.engine.steps import Prompt
from horda.games.zombiland.events import DuelRolled, Moved, PlacesSwapped, ResourceTaken
from horda.games.zombiland.rules.board import KIND, STOPS, SURVIVOR_WAYS, ZONE_0, survivor_destinations
from horda.games.zombiland.rules.decks import Discard
from horda.games.zombiland.rules.showing import HandQuestion
from horda.games.zombiland.state import HANDS, ZombilandState


def others_alive(s: ZombilandState, seat: int) -> list[int]:
    """Return the other living survivors."""
    return [other for other in s.survivors() if other != seat]


@dataclass
class Rob(HandQuestion):
    """Take a card at random from another survivor (ZL-ENC-04)."""

    seat: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-ENC-03"

    def options(self, s: ZombilandState) -> list[Choice]:
        victims = (
            [other for other in others_alive(s, self.seat) if s.hand(other)] if s.is_alive(self.seat) else []
        )
        return [Choice(self.seat, "rob", (("victim", victim),)) for victim in victims]

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        victim = choice.number("victim")
        hand = s.hand(victim)
        card = hand[s.below(len(hand))]
        # ZL-Q-47: taken unseen, so the others cannot tell whether it is a card they were shown.
        s.cards.move(card, HANDS[victim], HANDS[self.seat])
        s.emit(ResourceTaken(self.seat, victim, s.cards.face(card)), card)


@dataclass
class Duel(HandQuestion):
    """Both survivors roll; the one with the lower roll discards a Resource card, none in a tie (ZL-ENC-04)."""

    seat: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-ENC-03"

    def options(self, s: ZombilandState) -> list[Choice]:
        rivals = others_alive(s, self.seat) if s.is_alive(self.seat) else []
        return [Choice(self.seat, "duel", (("rival", rival),)) for rival in rivals]

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        rival = choice.number("rival")
        mine, theirs = s.d6(), s.d6()
        s.emit(DuelRolled(self.seat, mine, rival, theirs))
        if mine != theirs:
            s.push(Discard(self.seat if mine < theirs else rival, 1))


@dataclass
class Swap(HandQuestion):
    """Exchange places with another survivor; neither space is resolved (ZL-ENC-03).

    A survivor in Zone 0 cannot be chosen, so that a card cannot end the race (as ZL-Q-28).
    """

    seat: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-ENC-03"

    def options(self, s: ZombilandState) -> list[Choice]:
        others = others_alive(s, self.seat) if s.is_alive(self.seat) else []
        useless = (s.at[self.seat], ZONE_0)
        return [
            Choice(self.seat, "swap", (("other", other),)) for other in others if s.at[other] not in useless
        ]

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        other = choice.number("other")
        here, there = s.at[self.seat], s.at[other]
        s.at = put(put(s.at, self.seat, there), other, here)
        s.emit(PlacesSwapped(self.seat, other))


@dataclass
class Stroll(HandQuestion):
    """Move without a roll, or stay; the new space is not resolved and is neither a Location nor Zone 0."""

    seat: int
    n: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-ENC-03"

    def options(self, s: ZombilandState) -> list[Choice]:
        space = s.at[self.seat]
        if space is None or not s.is_alive(self.seat):
            return []
        ends = [end for end in survivor_destinations(space, self.n) if end not in STOPS]
        return [Choice(self.seat, "stay"), *(Choice(self.seat, "move", (("space", end),)) for end in ends)]

    def prompt(self, s: ZombilandState, seat: int | None) -> Prompt:
        return Prompt("Stroll", (("steps", self.n),))

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        if choice.verb == "move":
            origin, space = s.at[self.seat], choice.name("space")
            s.at = put(s.at, self.seat, space)
            s.emit(Moved(self.seat, origin or "", space))


def is_safe(s: ZombilandState, space: str) -> bool:
    """Return whether a space is a Safe Space: open to survivors, without zombies, not Zone 0 (ZL-Q-28)."""
    kind = KIND[space]
    if kind in ("sewer", ZONE_0) or (s.option("safe_spaces") == "no_encounters" and kind != "no_encounters"):
        return False
    return not any(s.at[seat] == space and s.status[seat] == "zombie" for seat in range(s.seats))


@dataclass
class MakePeace(HandQuestion):
    """The player of A Bit of Peace chooses the Safe Space; it is not resolved (ZL-TEA-09, ZL-Q-38)."""

    seat: int
    target: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-TEA-09"

    def options(self, s: ZombilandState) -> list[Choice]:
        here = s.at[self.target]
        return [
            Choice(self.seat, "move", (("space", space),))
            for space in SURVIVOR_WAYS
            if space != here and is_safe(s, space)
        ]

    def prompt(self, s: ZombilandState, seat: int | None) -> Prompt:
        return Prompt("MakePeace", (("target", self.target),))

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        origin, space = s.at[self.target], choice.name("space")
        s.at = put(s.at, self.target, space)
        s.emit(Moved(self.target, origin or "", space))
