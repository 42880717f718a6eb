"""Health tokens, bites and death."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.lists import plus, put
from horda.engine.state import Result
from horda.engine.steps import Step
from horda.games.zombiland.events import (
    Bitten,
    Died,
    HealthGained,
    HealthLost,
    HealthReturned,
    PoolEmpty,
    TeamsFormed,
    TokenReturned,
)
from horda.games.zombiland.state import DEAD, HANDS, LAID, ZombilandState


@dataclass
class Heal(Step):
    """Take Health tokens from the pool while it has any (ZL-HLT-01, ZL-HLT-02); no limit (ZL-HLT-05)."""

    seat: int
    n: int

    def run(self, s: ZombilandState) -> None:
        for _ in range(self.n if s.is_alive(self.seat) else 0):
            if s.pool == 0:
                s.emit(PoolEmpty(self.seat))
                return
            s.pool -= 1
            s.health = plus(s.health, self.seat, 1)
            s.emit(HealthGained(self.seat, s.health[self.seat]))


@dataclass
class LoseHealth(Step):
    """Remove Health tokens from the game without a bite; this never kills (ZL-HLT-03, ZL-Q-40)."""

    seat: int
    n: int

    def run(self, s: ZombilandState) -> None:
        for _ in range(min(self.n, s.health[self.seat])):
            s.health = plus(s.health, self.seat, -1)
            s.removed += 1
            s.emit(HealthLost(self.seat, s.health[self.seat]))


@dataclass
class ReturnHealth(Step):
    """Return Health tokens to the pool; they stay in the game (ZL-HLT-04)."""

    seat: int
    n: int

    def run(self, s: ZombilandState) -> None:
        for _ in range(min(self.n, s.health[self.seat])):
            s.health = plus(s.health, self.seat, -1)
            s.pool += 1
            s.emit(HealthReturned(self.seat, s.health[self.seat]))


@dataclass
class Bite(Step):
    """A bite costs one Health token; with none left it kills (ZL-FGT-06, ZL-FGT-07, ZL-Q-03)."""

    seat: int

    def run(self, s: ZombilandState) -> None:
        if not s.is_alive(self.seat):
            return
        if s.health[self.seat] == 0:
            s.push(Die(self.seat))
            return
        s.health = plus(s.health, self.seat, -1)
        s.removed += 1
        s.emit(Bitten(self.seat, s.health[self.seat]))


@dataclass
class Die(Step):
    """A survivor dies: the first two will rise, later ones stay in the Survivor Team (ZL-DTH-07)."""

    seat: int

    def run(self, s: ZombilandState) -> None:
        s.deaths = [*s.deaths, self.seat]
        # A player outside the Survivor Team now plays for the zombies (ZL-DTH-05).
        s.status = put(s.status, self.seat, DEAD if s.team else LAID)
        # A member of the Survivor Team keeps cards and tokens (ZL-TEA-05, ZL-Q-11).
        returned = 0 if s.team else len(s.hand(self.seat))
        s.emit(Died(self.seat, returned, s.option("dead_cards") if returned else ""))
        if not s.team:
            give_back_cards(s, self.seat)
            give_back_tokens(s, self.seat)
            if len(s.deaths) == 2 and s.survivors():
                # At the second death, not when the second zombie rises (ZL-TEA-01, ZL-Q-09), all who live are
                # the Survivor Team (ZL-TEA-03); between two players there are no teams (ZL-Q-23).
                s.team = True
                s.emit(TeamsFormed(tuple(s.deaths), tuple(s.survivors())))
        if not s.survivors():
            end_without_survivors(s)


def give_back_cards(s: ZombilandState, seat: int) -> None:
    """Return a dead player's Resource cards face down to their deck (ZL-DTH-01, ZL-Q-10)."""
    hand = HANDS[seat]
    s.shuffle(hand)
    where = s.option("dead_cards")
    for card in s.cards.piles[hand]:
        if where == "top":
            s.cards.move(card, hand, "resource")
        else:
            s.cards.tuck(card, hand, "resource")
        s.cards.hide(card)
    if where == "shuffle":
        s.shuffle("resource")


def give_back_tokens(s: ZombilandState, seat: int) -> None:
    """Return the Location tokens of a player who becomes a zombie to their Locations (ZL-Q-11)."""
    for location in s.tokens[seat]:
        s.lying[location] += 1
        s.emit(TokenReturned(seat, location))
    s.tokens = put(s.tokens, seat, [])


def end_without_survivors(s: ZombilandState) -> None:
    """End the match without survivors: the Zombie Team wins; with two players nobody wins (ZL-WIN-05, ZL-Q-23)."""
    if s.seats == 2:
        s.finish(Result((), (0.0, 0.0), "nobody"))
        return
    winners = tuple(seat for seat in range(s.seats) if s.is_zombie_player(seat))
    s.finish(Result(winners, tuple(float(seat in winners) for seat in range(s.seats)), "zombies"))
