"""Encounter cards: turned up, changed by out-of-turn cards of the zombies, resolved, discarded."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice, Refusal
from horda.engine.lists import put
from horda.engine.steps import Frame, Prompt, Step
from horda.games.zombiland.content import ENCOUNTERS, ZOMBIES
from horda.games.zombiland.events import EncounterCancelled, EncounterDrawn, Moved
from horda.games.zombiland.rules.decks import renew
from horda.games.zombiland.rules.effects import frames_of
from horda.games.zombiland.rules.fights import BeginFight
from horda.games.zombiland.rules.resources import MidTurn
from horda.games.zombiland.rules.showing import HandQuestion
from horda.games.zombiland.rules.zombie_cards import FollowUp, Threaten, why_not_any_card
from horda.games.zombiland.state import PAWS, ZOMBIE, ZombilandState
from horda.games.zombiland.zombie_events import PowerRaised, ZombieCardPlayed


@dataclass
class Encounter(Step):
    """The start of an Encounter: allow cards once more, then turn up the Encounter card (ZL-Q-39, ZL-TRN-02)."""

    seat: int
    location: str = ""
    """The Location that causes it; a survivor who has left it or died has no Encounter (ZL-Q-45)."""

    def run(self, s: ZombilandState) -> None:
        if not s.is_alive(self.seat) or (self.location and s.at[self.seat] != self.location):
            return
        s.push(MidTurn(self.seat, "turn_up"), TurnUp(self.seat))


@dataclass
class TurnUp(Step):
    """Turn up the top Encounter card for everybody to see (ZL-ENC-01)."""

    seat: int

    def run(self, s: ZombilandState) -> None:
        renew(s, "encounter")
        if not s.cards.piles["encounter"]:
            return
        card = s.cards.draw("encounter", "table")
        s.emit(EncounterDrawn(self.seat, s.cards.face(card)))
        s.push(zombies_or_resolve(s, s.in_turn_order(self.seat), self.seat, card, raised=0))


def zombies_or_resolve(s: ZombilandState, waiting: list[int], seat: int, card: int, *, raised: int) -> Frame:
    """Return the question to the next zombie player who might play out of turn, else the resolution (ZL-Q-21)."""
    for index, zombie in enumerate(waiting):
        if s.status[zombie] == ZOMBIE and s.zombie_hand(zombie) and why_not_any_card(s, zombie) is None:
            return ZombieChance(tuple(waiting[index:]), seat, card, raised)
    return ResolveEncounter(seat, card, raised)


@dataclass
class ZombieChance(HandQuestion):
    """A zombie player may cancel or raise an Encounter before the survivor acts (ZL-ZSP-06, ZL-Q-43).

    All zombie players with cards are asked, since skipping one would reveal the hand.
    """

    waiting: tuple[int, ...]
    seat: int
    card: int
    raised: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-ZCD-13"

    def asks_always(self, s: ZombilandState) -> bool:
        return True

    def takes_orders(self) -> tuple[str, ...]:
        return ("pass",)

    def options(self, s: ZombilandState) -> list[Choice]:
        zombie = self.waiting[0]
        faces = [face for face in s.faces_in(PAWS[zombie]) if self.why_not(s, face) is None]
        return [Choice(zombie, "pass"), *(Choice(zombie, "interrupt", (("card", face),)) for face in faces)]

    def why_not(self, s: ZombilandState, face: str) -> str | None:
        """Return the rule that keeps a Zombie card from being played on this Encounter, if any."""
        card = ZOMBIES[face]
        if not card.out_of_turn:
            return "ZL-ZSP-10" if card.anywhere else "ZL-ZCD-13"
        fight = ENCOUNTERS[s.cards.face(self.card)].power > 0
        # Only a card with a power icon can be made harder (ZL-Q-19).
        return "ZL-ZSP-05" if card.raises and not fight else None

    def refusals(self, s: ZombilandState, seat: int) -> list[Refusal]:
        if seat != self.waiting[0]:
            return []
        faces = [(face, self.why_not(s, face)) for face in s.faces_in(PAWS[seat])]
        return [
            Refusal(Choice(seat, "interrupt", (("card", face),)), rule)
            for face, rule in faces
            if rule is not None
        ]

    def prompt(self, s: ZombilandState, seat: int | None) -> Prompt:
        return Prompt("ZombieChance", (("seat", self.seat), ("card", s.cards.face(self.card))))

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        rest = list(self.waiting[1:])
        if choice.verb == "pass":
            s.push(zombies_or_resolve(s, rest, self.seat, self.card, raised=self.raised))
            return
        face = choice.name("card")
        zombie = choice.seat
        s.cards.move(s.cards.find(PAWS[zombie], face), PAWS[zombie], "zombie_discard")
        s.played = put(s.played, zombie, s.turn)
        s.emit(ZombieCardPlayed(zombie, face, self.seat))
        if ZOMBIES[face].cancels:
            s.push(*self.sneak(s, zombie))
            return
        # With Ultraviolent the zombie stays where it is (ZL-ZSP-07).
        raised = self.raised + ZOMBIES[face].raises
        encounter = s.cards.face(self.card)
        s.emit(PowerRaised(zombie, encounter, ENCOUNTERS[encounter].power + raised))
        s.push(zombies_or_resolve(s, rest, self.seat, self.card, raised=raised))

    def sneak(self, s: ZombilandState, zombie: int) -> list[Frame]:
        """Cancel the Encounter, move the zombie to the survivor, and let it play a card (ZL-ZSP-01 to ZL-ZSP-03)."""
        s.emit(EncounterCancelled(self.seat, s.cards.face(self.card)))
        s.cards.move(self.card, "table", "encounter_discard")
        origin, space = s.at[zombie], s.at[self.seat]
        assert origin is not None
        assert space is not None
        # Directly, however far it is (ZL-ZSP-02).
        s.at = put(s.at, zombie, space)
        s.emit(Moved(zombie, origin, space))
        return [Threaten(zombie), FollowUp(zombie, self.seat)]


@dataclass
class ResolveEncounter(Step):
    """Fight a card with a power icon, or apply the effects of any other (ZL-ENC-02, ZL-ENC-03)."""

    seat: int
    card: int
    raised: int

    def run(self, s: ZombilandState) -> None:
        encounter = ENCOUNTERS[s.cards.face(self.card)]
        if encounter.power:
            s.push(
                BeginFight(self.seat, -1, self.card, encounter.power + self.raised),
                DiscardEncounter(self.card),
            )
        else:
            s.push(MidTurn(self.seat, "go_on"), DoEncounter(self.seat, self.card))


@dataclass
class DoEncounter(Step):
    """Apply a card without a power icon, and discard it before another is turned up (ZL-TRN-02)."""

    seat: int
    card: int

    def run(self, s: ZombilandState) -> None:
        encounter = ENCOUNTERS[s.cards.face(self.card)]
        effects = frames_of(s, encounter.do, seat=self.seat, by=self.seat, card=self.card)
        more = [frame for frame in effects if isinstance(frame, Encounter)]
        done = [frame for frame in effects if not isinstance(frame, Encounter)]
        s.push(*done, DiscardEncounter(self.card), *more)


@dataclass
class DiscardEncounter(Step):
    """Put a resolved Encounter face up on its discard pile, unless it is kept (ZL-DCK-03, ZL-Q-32)."""

    card: int

    def run(self, s: ZombilandState) -> None:
        if self.card in s.cards.piles["table"]:
            s.cards.move(self.card, "table", "encounter_discard")
