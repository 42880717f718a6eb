"""Searching: drawing equipment cards in buildings, and keeping or discarding them (search.action)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from horda.engine.choices import Choice, Plain
from horda.engine.lists import with_bits
from horda.engine.steps import Step
from horda.games.zombicide.events.events import CardDrawn
from horda.games.zombicide.events.zombie_events import DeckReshuffled
from horda.games.zombicide.mechanism import Steps
from horda.games.zombicide.rules import hooks, skill_hooks
from horda.games.zombicide.rules.board.graph import NOWHERE, ZoneKind
from horda.games.zombicide.rules.combat.targets import counts_in
from horda.games.zombicide.rules.goals.goals import ZONE_SEARCHED, notify_mission
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.inventory.slots import DISCARDS, LOOSE, discard, usable
from horda.games.zombicide.rules.inventory.trade import Arrange
from horda.games.zombicide.rules.turns.actions import Action, bare
from horda.games.zombicide.rules.zombies.miniatures import PlaceZombies
from horda.games.zombicide.skills.base import Cost
from horda.games.zombicide.state import DID_SEARCH, SEARCH, ZombicideState

if TYPE_CHECKING:
    from horda.games.zombicide.edition import Edition

DECK = "equipment"


def hides_cards(edition: Edition, kind: ZoneKind) -> bool:
    """Return whether zones of a kind can be searched, regardless of zombies (search.place)."""
    named = edition.figures.searchable
    return kind.name in named if named else kind.building


def is_place_to_search(s: ZombicideState, zone: int) -> bool:
    """Return whether a zone may be searched, apart from zombies in it (search.place)."""
    return hides_cards(s.edition, s.board.kinds[zone]) or hooks.is_searchable(s, zone)


def trap_sprung(s: ZombicideState, who: int, kind: int) -> Steps:
    """Return the steps of a drawn equipment card that hides a zombie (search.trap)."""
    instead = hooks.spring_trap(s, who, kind)
    if instead is not None:
        return instead
    return (PlaceZombies(s.zone[who], kind, 1),) if s.zone[who] >= 0 else ()


def why_not_search(s: ZombicideState, who: int) -> str | None:
    """Return the rule that forbids a survivor to search here and now, or None."""
    zone = s.zone[who]
    if not is_place_to_search(s, zone) and not skill_hooks.searches_anywhere(s, who, zone):
        return s.cite("search.place")
    return why_not_search_at_all(s, who)


def why_not_search_at_all(s: ZombicideState, who: int) -> str | None:
    """Return the rule that forbids a search in any zone, or None (search.zombies, search.once)."""
    if s.crowd[s.zone[who]]:
        return s.cite("search.zombies")
    if has_searched(s, who):
        return s.cite("search.once")
    if not s.cards.piles[DECK] and not s.cards.piles[DISCARDS]:
        return s.cite("search.deck")
    return hooks.why_not_search(s, who)


def has_searched(s: ZombicideState, who: int) -> bool:
    """Return whether a survivor has used its one search of the turn (search.once)."""
    if not s.did[who] & DID_SEARCH:
        return False
    return not skill_hooks.searches_again(s, who)


def cards_per_search(s: ZombicideState, who: int) -> int:
    """Return how many cards a search draws: one, plus those of skills and equipment (search.cards)."""
    more = 0
    for card in usable(s, who):
        more = max(more, gear_of(s, card).search_cards)
    return 1 + more + skill_hooks.search_cards(s, who)


class SearchAction(Action):
    """For one action a survivor searches (search.action)."""

    verb: ClassVar[str] = "search"
    pays: ClassVar[Cost | None] = (SEARCH, 0)

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        return [bare(s.seat_of[who], "search")]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        return why_not_search(s, who)

    def about(self, s: ZombicideState, who: int, choice: Choice) -> tuple[tuple[str, Plain], ...]:
        """Return the zombies in the zone: the name of the first kind and the number of all."""
        kinds = [kind for kind, count in enumerate(counts_in(s, s.zone[who])) if count]
        first = s.edition.kinds[kinds[0]].name if kinds else ""
        return (("zombie", first), ("count", s.crowd[s.zone[who]]))

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        begin_search(s, who)


def begin_search(s: ZombicideState, who: int) -> None:
    """Draw the cards of a search one by one, then put them away (search.keep)."""
    s.did = with_bits(s.did, who, DID_SEARCH)
    # Told first, so that what it sets off comes when the cards are put away.
    notify_mission(s, ZONE_SEARCHED, who=who, zone=s.zone[who], name=s.roster[who])
    s.push(*hooks.search_started(s, who), DrawEquipment(who, cards_per_search(s, who), True))


@dataclass
class DrawEquipment(Step):
    """Draw equipment cards one by one; skills and traps take effect as each is revealed (search.cards)."""

    who: int
    count: int
    searching: bool
    """Whether the draw is a search."""

    def run(self, s: ZombicideState) -> None:
        """Draw one card, or, after the last, let the survivor stow all of them."""
        if not self.count or s.zone[self.who] < 0 or not refill_deck(s):
            s.push(KeepCards(self.who))
            return
        card = s.cards.draw(DECK, LOOSE)
        s.emit(CardDrawn(s.roster[self.who], s.cards.face(card)), card)
        draw_on = Revealed(self.who, card, self.count - 1, self.searching)
        s.push(*skill_hooks.card_drawn(s, self.who, card), draw_on)


def refill_deck(s: ZombicideState) -> bool:
    """Return whether the deck has a card, after reshuffling the discards if it is empty (search.deck)."""
    if s.cards.piles[DECK]:
        return True
    discards = s.cards.piles[DISCARDS]
    if not discards:
        return False
    s.cards.piles[DECK] = discards
    s.cards.piles[DISCARDS] = []
    s.shuffle(DECK)
    s.emit(DeckReshuffled(DECK))
    return True


@dataclass
class Revealed(Step):
    """A drawn card is revealed: a trap is resolved and discarded, others are kept (search.trap)."""

    who: int
    card: int
    count: int
    searching: bool

    def run(self, s: ZombicideState) -> None:
        """Continue the draw; a card that a skill has discarded is replaced."""
        who, card = self.who, self.card
        if card not in s.cards.piles[LOOSE]:
            s.push(DrawEquipment(who, self.count + 1, self.searching))
            return
        gear = gear_of(s, card)
        if gear.zombie:
            discard(s, who, card)
            s.push(
                *trap_sprung(s, who, s.edition.kind_number[gear.zombie]),
                DrawEquipment(who, self.count, self.searching),
            )
            return
        found = skill_hooks.card_found(s, who, card) if self.searching else ()
        s.push(*found, DrawEquipment(who, self.count, self.searching))


@dataclass
class KeepCards(Step):
    """The survivor stows new cards, and may rearrange all its cards for free (search.keep, search.arrange)."""

    who: int

    def run(self, s: ZombicideState) -> None:
        """Let the survivor stow the cards, unless it is dead."""
        cards = tuple(s.cards.piles[LOOSE])
        if s.zone[self.who] >= 0:
            s.push(Arrange(self.who, NOWHERE, cards, (), False))
            return
        for card in cards:
            discard(s, self.who, card)
