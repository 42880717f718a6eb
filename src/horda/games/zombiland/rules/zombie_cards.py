"""Attacks with Zombie cards, and the question before them in which survivors may still escape."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice, Refusal
from horda.engine.lists import put
from horda.engine.steps import Prompt, Step
from horda.games.zombiland.content import ZOMBIES
from horda.games.zombiland.rules.effects import frames_of
from horda.games.zombiland.rules.fights import BeginFight
from horda.games.zombiland.rules.resources import holders, play_choices, play_refusals, play_resource
from horda.games.zombiland.rules.showing import HandQuestion
from horda.games.zombiland.state import PAWS, ZOMBIE, ZombilandState
from horda.games.zombiland.zombie_events import ZombieCardPlayed


def why_not_any_card(s: ZombilandState, seat: int) -> str | None:
    """Return the rule that keeps a zombie player from playing any card now, if any."""
    if s.status[seat] != ZOMBIE:
        return "ZL-ZCD-12"
    return "ZL-ZCD-03" if s.played[seat] == s.turn else None


def why_not_attack(s: ZombilandState, seat: int, face: str, target: int) -> str | None:
    """Return the rule that keeps a Zombie card from being played against a survivor in the player's own turn, if any.

    The kind of space does not matter: "No Encounters" gives no protection (ZL-SPC-08).
    """
    card = ZOMBIES[face]
    if not card.power:
        return "ZL-ZCD-13"
    if card.anywhere:
        # Metamorphosis attacks any survivor, wherever they stand (ZL-ZSP-09).
        region = s.region_of(target)
        same = s.at[seat] == s.at[target] or (region is not None and region == s.region_of(seat))
        return "ZL-ZSP-11" if same else None
    return None if s.at[seat] == s.at[target] else "ZL-ZCD-13"


def attack_refusals(s: ZombilandState, seat: int, targets: list[int]) -> list[Refusal]:
    """Return refusals for the cards that a zombie player may not attack with now, each with its rule."""
    refused: list[Refusal] = []
    for face in s.faces_in(PAWS[seat]):
        for target in targets:
            rule = why_not_attack(s, seat, face, target)
            if rule is not None:
                refused.append(Refusal(Choice(seat, "attack", (("card", face), ("target", target))), rule))
    return refused


def attack(s: ZombilandState, seat: int, face: str, target: int) -> None:
    """Play a card against a survivor: extra effects first, then the fight (ZL-ZCD-04, ZL-ZCD-05)."""
    card = s.cards.find(PAWS[seat], face)
    # Played or discarded, it goes to the same pile (ZL-DCK-10).
    s.cards.move(card, PAWS[seat], "zombie_discard")
    s.played = put(s.played, seat, s.turn)
    s.emit(ZombieCardPlayed(seat, face, target))
    printed = ZOMBIES[face]
    before = frames_of(s, printed.before, seat=target, by=seat, card=card)
    s.push(*before, BeginFight(target, seat, card, printed.power))


@dataclass
class Threaten(Step):
    """A zombie has reached survivors: before it attacks, suitable cards may be played (ZL-Q-38)."""

    zombie: int

    def run(self, s: ZombilandState) -> None:
        s.foe = self.zombie
        if s.survivors_at(s.at[self.zombie]):
            waiting = holders(s, s.in_turn_order(self.zombie))
            if waiting:
                s.push(Threatened(self.zombie, tuple(waiting)))


@dataclass
class Threatened(HandQuestion):
    """One player after the other may help against the coming attack (ZL-TEA-08, ZL-TEA-09)."""

    zombie: int
    waiting: tuple[int, ...]

    def rule(self, s: ZombilandState) -> str:
        return "ZL-TEA-09"

    def asks_always(self, s: ZombilandState) -> bool:
        return True

    def takes_orders(self) -> tuple[str, ...]:
        return ("pass",)

    def options(self, s: ZombilandState) -> list[Choice]:
        if not self.waiting or not s.survivors_at(s.at[self.zombie]):
            return []
        seat = self.waiting[0]
        return [Choice(seat, "pass"), *play_choices(s, seat, "threat")]

    def refusals(self, s: ZombilandState, seat: int) -> list[Refusal]:
        return play_refusals(s, seat, "threat") if self.waiting and seat == self.waiting[0] else []

    def prompt(self, s: ZombilandState, seat: int | None) -> Prompt:
        return Prompt("Threatened", (("zombie", self.zombie), ("space", s.at[self.zombie])))

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        if choice.verb == "play":
            s.push(*play_resource(s, choice), Threatened(self.zombie, tuple(holders(s, list(self.waiting)))))
        else:
            s.push(Threatened(self.zombie, self.waiting[1:]))


@dataclass
class FollowUp(HandQuestion):
    """After Stealthy the zombie plays another card as an attack in its new space (ZL-ZSP-03, ZL-Q-17).

    As with every attack, it chooses among the survivors there (ZL-ZCD-02); `target` is the survivor whose
    Encounter was cancelled.
    """

    zombie: int
    target: int

    def rule(self, s: ZombilandState) -> str:
        return "ZL-ZSP-03"

    def asks_always(self, s: ZombilandState) -> bool:
        # Not asking would reveal that no card can follow.
        return True

    def options(self, s: ZombilandState) -> list[Choice]:
        prey = s.survivors_at(s.at[self.zombie])
        if not prey or not s.zombie_hand(self.zombie):
            return []
        attacks = [
            Choice(self.zombie, "attack", (("card", face), ("target", target)))
            for face in s.faces_in(PAWS[self.zombie])
            for target in prey
            if why_not_attack(s, self.zombie, face, target) is None
        ]
        return attacks or [Choice(self.zombie, "hold")]

    def refusals(self, s: ZombilandState, seat: int) -> list[Refusal]:
        return attack_refusals(s, seat, s.survivors_at(s.at[seat])) if seat == self.zombie else []

    def prompt(self, s: ZombilandState, seat: int | None) -> Prompt:
        return Prompt("FollowUp", (("target", self.target),))

    def carry_out(self, s: ZombilandState, choice: Choice) -> None:
        if choice.verb == "attack":
            attack(s, self.zombie, choice.name("card"), choice.number("target"))
