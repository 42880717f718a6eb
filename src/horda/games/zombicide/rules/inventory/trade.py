"""Reorganising and trading: moving cards between slots and between survivors (trade.action)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.choices import Choice, Refusal
from horda.engine.steps import Prompt, Question, Step
from horda.games.zombicide.events.combat_events import CardsTraded, TradeRefused
from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.inventory.equipment import PACK
from horda.games.zombicide.rules.inventory.loadout import loadout_of
from horda.games.zombicide.rules.inventory.slots import (
    HELD,
    discard,
    equipment_of,
    has_room,
    kind_of_slot,
    slot_by_name,
    slot_of,
    slots_of,
    stow,
    take_from_slot,
    why_not_put,
)
from horda.games.zombicide.rules.inventory.token_trade import hand_over
from horda.games.zombicide.rules.turns.actions import Action, bare
from horda.games.zombicide.rules.turns.consent import agree_or_refuse
from horda.games.zombicide.state import EMPTY, ZombicideState

COMBINE: Final = "combine"
OF_CARDS: Final = ("put", "tidy", "hand", "discard", COMBINE)
"""The verbs that move cards; every other verb hands over something else (trade.other)."""


class ReorganiseAction(Action):
    """For one action a survivor rearranges its cards, alone or with one other in its zone (trade.action)."""

    verb: ClassVar[str] = "reorganise"

    def verbs(self) -> tuple[str, ...]:
        """Return the verbs for reorganising alone and for a trade."""
        return ("reorganise", "trade")

    def candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return `reorganise` if a card can be moved, and a trade with each survivor here if either has cards."""
        found: list[Choice] = []
        seat = s.seat_of[who]
        loadout = loadout_of(s, who)
        if loadout.has_moves:
            found.append(bare(seat, "reorganise"))
        zone, idle = s.zone[who], hooks.bystanders(s, 0)
        for other, place in enumerate(s.zone):
            if place != zone or other == who or idle >> other & 1:
                continue
            if loadout.cards or equipment_of(s, other) or hooks.hand_overs(s, who, other):
                found.append(Choice(seat, "trade", (("survivor", s.roster[other]),)))
        return found

    def refusal_candidates(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return trades with survivors in other zones."""
        elsewhere = [other for other in s.in_play() if s.zone[other] != s.zone[who]]
        return [Choice(s.seat_of[who], "trade", (("survivor", s.roster[other]),)) for other in elsewhere]

    def why_not(self, s: ZombicideState, who: int, choice: Choice) -> str | None:
        """Return the rule against trading with a survivor in another zone."""
        if choice.verb == "reorganise":
            return None
        other = s.roster.index(choice.name("survivor"))
        return None if s.zone[other] == s.zone[who] else s.cite("trade.other")

    def do(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Start moving cards."""
        if choice.verb == "reorganise":
            s.push(Arrange(who, NOWHERE, (), (), True))
            return
        other = s.roster.index(choice.name("survivor"))
        s.push(Arrange(who, other, (), (), True), SettleTrade(other, who, slots_of_both(s, who, other)))


def slots_of_both(s: ZombicideState, who: int, other: int) -> tuple[int, ...]:
    """Return the cards in the slots of two survivors, to be restored if the trade is refused."""
    width = s.edition.slots
    return (*s.slots[who * width : who * width + width], *s.slots[other * width : other * width + width])


def places(s: ZombicideState, who: int, fixed: tuple[int, ...]) -> list[int]:
    """Return the slots into which a card could go; of equivalent empty slots only the first."""
    found: list[int] = []
    empty = ""
    kinds = s.edition.slot_kinds
    base = who * len(kinds)
    roomy = has_room(s, who)
    room = slots_of(s, who)
    for slot, kind in enumerate(kinds):
        if slot >= room:
            break
        there = s.slots[base + slot]
        if there == EMPTY:
            if kind != empty:
                empty = kind
                found.append(slot)
        elif (kind != PACK or not roomy) and there not in fixed and not is_burden(s, there):
            found.append(slot)
    return found


def is_burden(s: ZombicideState, card: int) -> bool:
    """Return whether a card represents a token that occupies a slot."""
    return bool(s.edition.burdens) and s.cards.deck.faces[card] in s.edition.burdens


def targets(s: ZombicideState, who: int, card: int, fixed: tuple[int, ...]) -> list[int]:
    """Return the slots into which a card may be put (inventory.slots)."""
    fits = s.edition.slots_for(s.roster[who], s.cards.deck.faces[card])
    return [slot for slot in places(s, who, fixed) if fits >> slot & 1]


Shift = tuple[int, int, int, int]
"""A move of a card: the giving survivor, the receiving survivor, the card, the slot."""


def moves(s: ZombicideState, people: tuple[int, ...], fixed: tuple[int, ...]) -> list[Shift]:
    """Return the moves of cards between slots that change which are in use or who owns them.

    Of several cards with the same face that can go to a slot, only the first is included.
    """
    found: list[Shift] = []
    edition, faces = s.edition, s.cards.deck.faces
    kinds = edition.slot_kinds
    rooms = [places(s, who, fixed) for who in people]
    for owner in people:
        base = owner * len(kinds)
        seen: list[str] = []
        for at, source in enumerate(kinds):
            card = s.slots[base + at]
            if card == EMPTY or card in fixed:
                continue
            face = faces[card]
            again = face in seen
            seen.append(face)
            for number, who in enumerate(people):
                if who != owner and face in edition.burdens:
                    continue
                fits = edition.slots_for(s.roster[who], face)
                for slot in rooms[number]:
                    if not fits >> slot & 1 or (who == owner and kinds[slot] == source):
                        continue
                    if not again or not _is_found(found, owner, who, face, slot, faces=faces):
                        found.append((owner, who, card, slot))
    return found


def _is_found(found: list[Shift], owner: int, who: int, face: str, slot: int, *, faces: list[str]) -> bool:
    for one in found:
        if one[0] == owner and one[1] == who and one[3] == slot and faces[one[2]] == face:
            return True
    return False


def combine_cards(s: ZombicideState, who: int, choice: Choice, loose: tuple[int, ...]) -> tuple[int, ...]:
    """Combine two cards and return the cards that must then be stowed (inventory.combine)."""
    left = hooks.combine(s, who, choice, loose)
    return loose if left is None else left


@dataclass
class Arrange(Question):
    """Cards are moved one by one, each at most once (trade.rearrange).

    Cards of the other survivor too (trade.other_arranges). A card put into an occupied slot displaces the card there,
    which must then be put into another slot.
    """

    who: int
    other: int
    """The survivor traded with; NOWHERE for none."""
    loose: tuple[int, ...]
    """Cards that are in no slot, in the order in which they are asked about."""
    fixed: tuple[int, ...]
    """Cards that have been moved and stay where they are."""
    must: bool
    """Whether at least one card must be moved."""

    def rule(self, s: ZombicideState) -> str:
        """Return the rule on slots while a drawn card is in no slot, else the rule on rearranging."""
        if self.loose:
            return s.cite("inventory.slots")
        return s.cite("trade.action" if self.other == NOWHERE else "trade.other")

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the slots for the card that is in none, the cards that may move next, and finishing."""
        if s.zone[self.who] < 0:
            return []
        people = (self.who,) if self.other == NOWHERE else (self.who, self.other)
        seat = s.seat_of[self.who]
        found: list[Choice] = []
        if self.loose:
            card = self.loose[0]
            for who in people:
                for slot in targets(s, who, card, self.fixed):
                    found.append(self._put(s, NOWHERE, who, card, slot))
            if not found or self._is_one_players(s):
                found.append(Choice(seat, "discard", (("card", s.cards.face(card)),)))
            return [*found, *self._combinations(s)]
        ones = self._is_one_players(s)
        for owner, who, card, slot in moves(s, people, self.fixed):
            if ones or owner != who or who == self.who:
                found.append(self._put(s, owner, who, card, slot))
        if self.other != NOWHERE and (ones or not self.fixed):
            found.extend(hooks.hand_overs(s, self.who, self.other))
        found.extend(self._combinations(s))
        if found and not self.must:
            found.append(bare(seat, "done"))
        return found

    def _combinations(self, s: ZombicideState) -> list[Choice]:
        """Return the possible combinations of these cards; none if another player could still take cards back."""
        return hooks.combinations(s, self.who, self.loose) if self._is_one_players(s) else []

    def refusals(self, s: ZombicideState, seat: int) -> list[Refusal]:
        """Refuse the slots into which the card cannot go, each with its rule (inventory.slots)."""
        found: list[Refusal] = []
        if not self.loose or seat != s.seat_of[self.who] or s.zone[self.who] < 0:
            return found
        for who in (self.who,) if self.other == NOWHERE else (self.who, self.other):
            for slot in range(slots_of(s, who)):
                rule = why_not_put(s, who, self.loose[0], slot)
                if rule is not None:
                    found.append(Refusal(self._put(s, NOWHERE, who, self.loose[0], slot), rule))
        return found

    def _is_one_players(self, s: ZombicideState) -> bool:
        """Return whether all these cards belong to one player, who may freely move and discard them."""
        return self.other == NOWHERE or s.seat_of[self.other] == s.seat_of[self.who]

    def _put(self, s: ZombicideState, owner: int, who: int, card: int, slot: int) -> Choice:
        """Return the choice: `put` among the owner's cards, `tidy` among the other's, `hand` between the two."""
        face, place = ("card", s.cards.deck.faces[card]), ("slot", s.edition.slot_names[slot])
        seat = s.seat_of[self.who]
        if self.other == NOWHERE or owner == who == self.who:
            return Choice(seat, "put", (face, place))
        return Choice(seat, "tidy" if owner == who else "hand", (face, place, ("survivor", s.roster[who])))

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Move the card; a displaced card is asked about next."""
        if choice.verb == "done":
            return
        if choice.verb not in OF_CARDS:
            if self._is_one_players(s):
                s.push(Arrange(self.who, self.other, self.loose, self.fixed, False))
            else:
                # Two players agree on it by itself, with no card moved: no trade is left to agree to.
                s.stack.pop()
            s.push(hand_over(s, self.who, self.other, choice))
            return
        if choice.verb == COMBINE:
            loose = combine_cards(s, self.who, choice, self.loose)
            s.push(Arrange(self.who, self.other, loose, self.fixed, False))
            return
        face = choice.name("card")
        if choice.verb == "discard":
            discard(s, self.who, self.loose[0])
            s.push(Arrange(self.who, self.other, self.loose[1:], self.fixed, False))
            return
        who = self.who if choice.verb == "put" else s.roster.index(choice.name("survivor"))
        slot = slot_by_name(s, choice.name("slot"))
        crosses = choice.verb == "hand"
        card = self.loose[0] if self.loose else self._card_for_slot(s, face, who, slot, crosses=crosses)
        rest = self.loose[1:]
        if not self.loose:
            owner = self._owner(s, card)
            take_from_slot(s, owner, slot_of(s, owner, card))
        if s.card_in(who, slot) != EMPTY:
            rest = (take_from_slot(s, who, slot), *rest)
        stow(s, who, card, slot)
        s.push(Arrange(self.who, self.other, rest, (*self.fixed, card), False))

    def _owner(self, s: ZombicideState, card: int) -> int:
        return self.who if slot_of(s, self.who, card) != NOWHERE else self.other

    def _card_for_slot(self, s: ZombicideState, face: str, who: int, slot: int, *, crosses: bool) -> int:
        """Return the card with a face that moves to a slot, from the other survivor or from the same one."""
        owner = who
        if crosses:
            owner = self.other if who == self.who else self.who
        kind = kind_of_slot(s, slot)
        for card in s.cards_of(owner):
            if s.cards.face(card) != face or card in self.fixed:
                continue
            if crosses or kind_of_slot(s, slot_of(s, owner, card)) != kind:
                return card
        raise LookupError(f"no `{face}` can go there")

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return whose cards are arranged, the trade partner, the card that is in no slot and those after it."""
        card = s.cards.face(self.loose[0]) if self.loose else ""
        then = tuple(s.cards.face(one) for one in self.loose[1:])
        other = "" if self.other == NOWHERE else s.roster[self.other]
        about = (("survivor", s.roster[self.who]), ("other", other), ("card", card))
        return Prompt("Arrange", (*about, ("must", self.must), ("then", then)))


@dataclass
class AgreeToTrade(Question):
    """The other survivor's player agrees to the trade, or all cards are returned (trade.agree)."""

    who: int
    """The survivor whose player is asked."""
    by: int
    """The survivor who trades."""
    before: tuple[int, ...]

    def rule(self, s: ZombicideState) -> str:
        return s.cite("trade.agree")

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the choices yes and no."""
        return agree_or_refuse(s, self.who)

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Keep the result and let the other player rearrange for free, or return all cards (trade.agree)."""
        names = (s.roster[self.by], s.roster[self.who])
        if choice.verb == "agree":
            settle(s, self.by, self.who, self.before)
            s.push(Arrange(self.who, NOWHERE, (), (), False))
            return
        s.emit(TradeRefused(names[0], names[1]))
        s.push(PutBack(self.by, self.who, self.before))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return who trades with whom, and the cards exchanged."""
        given, got = cards_exchanged(s, self.by, self.who, self.before)
        about = (("survivor", s.roster[self.by]), ("other", s.roster[self.who]))
        return Prompt("AgreeToTrade", (*about, ("given", given), ("got", got)))


@dataclass
class SettleTrade(Step):
    """One player has arranged the cards; now the other player is asked (trade.agree)."""

    who: int
    """The survivor of the other player."""
    by: int
    """The survivor who trades."""
    before: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        """Ask the other player to agree, or only to rearrange if none of their cards changed."""
        if s.seat_of[self.who] == s.seat_of[self.by]:
            settle(s, self.by, self.who, self.before)
            return
        width = s.edition.slots
        if slots_of_both(s, self.by, self.who)[width:] == self.before[width:]:
            s.push(Arrange(self.who, NOWHERE, (), (), False))
        else:
            s.push(AgreeToTrade(self.who, self.by, self.before))


def settle(s: ZombicideState, who: int, other: int, before: tuple[int, ...]) -> None:
    """Log the cards that the two survivors exchanged, if any."""
    given, got = cards_exchanged(s, who, other, before)
    if given or got:
        s.emit(CardsTraded(s.roster[who], s.roster[other], given, got))


def cards_exchanged(
    s: ZombicideState, who: int, other: int, before: tuple[int, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the faces of the cards that `who` gave to `other` since `before`, and of those received in return."""
    width = s.edition.slots
    return faces_now_held(s, other, before[:width]), faces_now_held(s, who, before[width:])


def faces_now_held(s: ZombicideState, who: int, before: tuple[int, ...]) -> tuple[str, ...]:
    """Return the faces of the cards in `before` that the survivor holds now."""
    held = s.cards_of(who)
    return tuple([s.cards.face(card) for card in before if card != EMPTY and card in held])


@dataclass
class PutBack(Step):
    """A refused trade is undone; cards discarded during it stay discarded."""

    who: int
    other: int
    before: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        """Return every card to its former slot."""
        width = s.edition.slots
        held = s.cards.piles[HELD]
        slots = s.slots.copy()
        for place, card in enumerate(self.before):
            owner = self.who if place < width else self.other
            slots[owner * width + place % width] = card if card in held else EMPTY
        s.slots = slots
