"""The Abominations Valentine, the Queen and Zeus: appearance, orders and removal from the game (AD-ABO)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.lists import plus, put
from horda.engine.steps import Step
from horda.games.army_of_the_dead.events import HelmetLost, ZeusCame
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.goals import Effect
from horda.games.zombicide.rules.zombies.activation import activate_zone
from horda.games.zombicide.rules.zombies.individuals import (
    bring_individual,
    individuals_in,
    remove_individual,
)
from horda.games.zombicide.rules.zombies.prone import change_kind
from horda.games.zombicide.rules.zombies.spawning import DECK, Deed, draw_for
from horda.games.zombicide.rules.zombies.zombie_cards import Bring
from horda.games.zombicide.state import ZombicideState

ZEUS_SPAWN: Final = "zeus_spawn"
"""The kind of the token that marks where Zeus will appear; its colour is the name of his version."""
ORDERS: Final = "zeus_orders"
VERSIONS: Final = ("zeus", "zeus_with_helmet", "zeus_on_horse")
"""The versions of Zeus; rules about Zeus apply to each (AD-ABO-06)."""
REMOVED: Final = "aside"


@dataclass
class BringZeus(Step):
    """Replace Zeus's spawn token, if it is still there, with Zeus (AD-ABO-04, AD-ABO-09, AD-Q-26)."""

    def run(self, s: ZombicideState) -> None:
        """Remove the spawn token for good, so that no more orders are drawn (AD-SPN-09)."""
        for token in s.tokens(ZEUS_SPAWN):
            zone = s.token_zone[token]
            s.token_zone = put(s.token_zone, token, NOWHERE)
            name = s.token_colour[token] or VERSIONS[0]
            bring_individual(s, zone, s.edition.kind_number[name])
            s.emit(ZeusCame(name, s.board.names[zone]))


class CallZeus(Effect):
    """The mission effect that calls Zeus (AD-ABO-09)."""

    def act(self, s: ZombicideState, who: int, zone: int) -> None:
        """Put Zeus into the zone of his spawn token."""
        s.push(BringZeus())


@dataclass
class BuryAbomination(Step):
    """Remove a dead Abomination from the game with its card, so that it never returns (AD-ABO-02, AD-ABO-03).

    The death of the Queen calls Zeus (AD-ABO-04).
    """

    kind: int

    def run(self, s: ZombicideState) -> None:
        """Remove the zombie card of an Abomination from whatever pile it is in."""
        take_out(s, self.kind)
        for pile in (DECK, f"{DECK}_discard"):
            for card in s.cards.piles[pile].copy():
                if brings(s, s.cards.face(card), self.kind):
                    s.cards.move(card, pile, REMOVED)
        if s.edition.kinds[self.kind].name == "queen":
            s.push(BringZeus())


def brings(s: ZombicideState, face: str, kind: int) -> bool:
    """Return whether a zombie card brings zombies of a kind at any danger level."""
    rows = s.edition.zombie_cards[face].rows
    return any(isinstance(deed, Bring) and deed.kind == kind for row in rows for deed in row)


def take_out(s: ZombicideState, kind: int) -> None:
    """Remove a miniature of the supply from the game."""
    s.supply = plus(s.supply, kind, -1)
    s.out = plus(s.out, kind, 1)


def knock_off_helmet(s: ZombicideState, zone: int) -> bool:
    """Remove Zeus's helmet by an explosive that does him no other harm (AD-ABO-08, AD-Q-10).

    Return whether Zeus with his helmet was there. His miniature stays on the board.
    """
    helmeted, bare = s.edition.kind_number["zeus_with_helmet"], s.edition.kind_number["zeus"]
    found = individuals_in(s, zone, helmeted)
    for one in found:
        change_kind(s, zone, helmeted, bare)
        remove_individual(s, one)
        take_out(s, helmeted)
        bring_individual(s, zone, bare)
        s.emit(HelmetLost(s.board.names[zone]))
    return bool(found)


class ActivateHere(Deed):
    """Zeus's order: all zombies of a kind in his spawn zone get a number of actions (AD-SPN-08)."""

    def __init__(self, kind: int, times: int) -> None:
        self.kind = kind
        self.times = times

    def word(self) -> str:
        return "order"

    def act(self, s: ZombicideState, zone: int) -> None:
        """Activate the zombies of the kind in the zone, newly arrived ones included."""
        activate_zone(s, zone, 1 << self.kind, times=self.times)


@dataclass
class DrawOrders(Step):
    """Draw a card of Zeus's orders for his spawn zone instead of a zombie card (AD-SPN-07)."""

    zone: int

    def run(self, s: ZombicideState) -> None:
        """Draw an order card; an empty deck is reshuffled (AD-Q-25)."""
        draw_for(s, self.zone, ORDERS)
