"""A zombie's turn: rise or return, move, play a card, discard and draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice, Refusal
from horda.engine.lists import put
from horda.engine.steps import Prompt, Step
from horda.games.zombiland.content import ZOMBIES
from horda.games.zombiland.events import Moved, MoveRolled, Rose, Stayed
from horda.games.zombiland.rules.board import RESURRECTION, ZOMBIE_WAYS, move_destinations
from horda.games.zombiland.rules.decks import renew
from horda.games.zombiland.rules.showing import HandQuestion
from horda.games.zombiland.rules.zombie_cards import Threaten, attack, attack_refusals, why_not_attack
from horda.games.zombiland.state import KILLED, LAID, PAWS, ZOMBIE, ZombilandState
from horda.games.zombiland.zombie_events import (
    ZombieCardDiscarded,
    ZombieCardDrawn,
    ZombieLunged,
    ZombieReturned,
)

ZOMBIE_HAND: Final = 4


@dataclass
class ZombieTurn(Step):
    """Rise or come back if due, then move, play a card and end the turn (ZL-ZTU-01, ZL-Q-34)."""

    seat: int

    def run(self, s: ZombilandState) -> None:
        s.push(ZombieRoll(self.seat), Threaten(self.seat), ZombiePlay(self.seat), ZombieEnd(self.seat))
        if s.status[self.seat] == LAID:
            s.push(Rise(self.seat))
        elif s.status[self.seat] == KILLED:
            s.push(ChooseGrave(self.seat))


@dataclass
class Rise(Step):
    """A zombie piece takes the place of the dead character and draws four cards (ZL-DTH-03, ZL-DTH-04)."""

    seat: int

    def run(self, s: ZombilandState) -> None:
        s.status = put(s.status, self.seat, ZOMBIE)
        space = s.at[self.seat]
        assert space is not None
        s.emit(Rose(self.seat, space))
        refill(s, self.seat)


@dataclass
class ChooseGrave(HandQuestion):
    """A killed zombie comes back on a resurrection space of its choice (ZL-ZCB-09, ZL-ZCB-10)."""

    seat: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-ZCB-09"

    def options(self, s: ZombilandState) -> list[Choice]:
        return [Choice(self.seat, "return", (("space", space),)) for space in RESURRECTION]

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        s.status = put(s.status, self.seat, ZOMBIE)
        s.at = put(s.at, self.seat, choice.name("space"))
        s.emit(ZombieReturned(self.seat, choice.name("space")))
        refill(s, self.seat)


def refill(s: ZombilandState, seat: int) -> None:
    """Draw Zombie cards up to four (ZL-DTH-06, ZL-ZTU-03)."""
    while len(s.zombie_hand(seat)) < ZOMBIE_HAND:
        renew(s, "zombie")
        if not s.cards.piles["zombie"]:
            return
        card = s.cards.draw("zombie", PAWS[seat])
        s.emit(ZombieCardDrawn(seat, s.cards.face(card)), card)


@dataclass
class ZombieRoll(HandQuestion):
    """A zombie player decides whether to roll and move, or to stay (ZL-ZMV-01, ZL-ZMV-02)."""

    seat: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-ZMV-01"

    def options(self, s: ZombilandState) -> list[Choice]:
        return [Choice(self.seat, "roll"), Choice(self.seat, "stay")]

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        if choice.verb == "roll":
            die = s.d6()
            s.emit(MoveRolled(self.seat, die, die))
            s.push(ZombieWay(self.seat, die))
        else:
            s.emit(Stayed(self.seat))


def zombie_destinations(s: ZombilandState, seat: int, steps: int) -> list[str]:
    """Return the spaces where a zombie's move may end, sewers included; a survivor on the way stops it (ZL-ZMV-04)."""
    prey: set[str] = set()
    for survivor in s.survivors():
        space = s.at[survivor]
        if space is not None:
            prey.add(space)
    start = s.at[seat]
    assert start is not None
    return move_destinations(ZOMBIE_WAYS, start, steps, frozenset(prey))


@dataclass
class ZombieWay(HandQuestion):
    """The zombie player chooses where a move of the rolled or printed length ends (ZL-ZMV-06, ZL-ZMV-08)."""

    seat: int
    steps: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-ZMV-02"

    def options(self, s: ZombilandState) -> list[Choice]:
        return [
            Choice(self.seat, "move", (("space", end),))
            for end in zombie_destinations(s, self.seat, self.steps)
        ]

    def prompt(self, s: ZombilandState, seat: int | None) -> Prompt:
        return Prompt("ZombieWay", (("steps", self.steps),))

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        origin, space = s.at[self.seat], choice.name("space")
        s.at = put(s.at, self.seat, space)
        # The text of the space does not apply to zombies, nor do Encounters (ZL-ZMV-03, ZL-ZMV-05).
        s.emit(Moved(self.seat, origin or "", space))


def why_not_lunge(s: ZombilandState, seat: int, face: str) -> str | None:
    """Return the rule that keeps a card's extra movement from being used, if any (ZL-ZCD-06, ZL-ZCD-07).

    If a survivor is there, the card may attack instead (ZL-ZCD-10).
    """
    if not ZOMBIES[face].moves:
        return "ZL-ZCD-13"
    return "ZL-ZCD-07" if s.survivors_at(s.at[seat]) else None


@dataclass
class ZombiePlay(HandQuestion):
    """A zombie player plays a card as an attack or for its extra movement, or none (ZL-ZCD-01, ZL-ZCD-03, ZL-Q-05)."""

    seat: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-ZCD-13"

    def asks_always(self, s: ZombilandState) -> bool:
        # Not asking would reveal that no card in hand can be played.
        return bool(s.zombie_hand(self.seat))

    def options(self, s: ZombilandState) -> list[Choice]:
        if s.status[self.seat] != ZOMBIE:
            return []
        cards: list[Choice] = []
        for face in s.faces_in(PAWS[self.seat]):
            cards.extend(
                Choice(self.seat, "attack", (("card", face), ("target", target)))
                for target in s.survivors()
                if why_not_attack(s, self.seat, face, target) is None
            )
            if why_not_lunge(s, self.seat, face) is None:
                cards.append(Choice(self.seat, "lunge", (("card", face),)))
        if cards and s.option("zombie_plays") == "must":
            return cards
        return [Choice(self.seat, "hold"), *cards]

    def refusals(self, s: ZombilandState, seat: int) -> list[Refusal]:
        if seat != self.seat or s.status[seat] != ZOMBIE:
            return []
        refused = attack_refusals(s, seat, s.survivors())
        for face in s.faces_in(PAWS[seat]):
            rule = why_not_lunge(s, seat, face)
            if rule is not None:
                refused.append(Refusal(Choice(seat, "lunge", (("card", face),)), rule))
        return refused

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        if choice.verb == "hold":
            return
        face = choice.name("card")
        if choice.verb == "attack":
            attack(s, self.seat, face, choice.number("target"))
            return
        s.cards.move(s.cards.find(PAWS[self.seat], face), PAWS[self.seat], "zombie_discard")
        # It was the card of this turn, so no attack follows (ZL-ZCD-08).
        s.played = put(s.played, self.seat, s.turn)
        s.emit(ZombieLunged(self.seat, face, ZOMBIES[face].moves))
        s.push(ZombieWay(self.seat, ZOMBIES[face].moves))


@dataclass
class ZombieEnd(HandQuestion):
    """A zombie player may discard a card (must, if none was played), then draws up to four (ZL-ZTU-02, ZL-Q-05)."""

    seat: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-ZTU-02"

    def asks_always(self, s: ZombilandState) -> bool:
        # Not asking would reveal that all cards in hand are equal.
        return len(s.zombie_hand(self.seat)) > 1

    def options(self, s: ZombilandState) -> list[Choice]:
        if s.status[self.seat] != ZOMBIE:
            # Killed in its own turn: the turn is over and nothing is drawn (ZL-ZCB-07, ZL-ZCB-08).
            return []
        cards = [Choice(self.seat, "discard", (("card", face),)) for face in s.faces_in(PAWS[self.seat])]
        idle = s.played[self.seat] != s.turn
        if cards and idle and s.option("idle_zombie_discards") == "must":
            return cards
        return [Choice(self.seat, "keep"), *cards]

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        if choice.verb == "discard":
            face = choice.name("card")
            s.cards.move(s.cards.find(PAWS[self.seat], face), PAWS[self.seat], "zombie_discard")
            s.emit(ZombieCardDiscarded(self.seat, face))
        refill(s, self.seat)
