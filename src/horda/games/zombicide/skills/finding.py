"""Skills about searching, cards and reloading."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.lists import with_bits
from horda.engine.steps import Prompt, Question
from horda.games.zombicide.events.combat_events import SkillUsed
from horda.games.zombicide.rules.combat.kills import has_killed_this_round
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.rules.inventory.search import DECK, begin_search, why_not_search_at_all
from horda.games.zombicide.rules.inventory.slots import LOOSE, discard
from horda.games.zombicide.rules.turns.starting_equipment import STARTING, GiveCard
from horda.games.zombicide.skills.base import NOTHING, Skill, Steps, bit_of
from horda.games.zombicide.state import ZombicideState


class SearchMore(Skill):
    """Search: +1 card (skill.search_more)."""

    def search_cards(self, s: ZombicideState, who: int) -> int:
        return 1


class Scavenger(Skill):
    """Scavenger: any zone without zombies may be searched (skill.scavenger)."""

    def searches_anywhere(self, s: ZombicideState, who: int, zone: int) -> bool:
        return True


class HoldYourNose(Skill):
    """Hold Your Nose: once a turn a free search anywhere, after a kill this round (skill.hold_your_nose)."""

    def offers(self, s: ZombicideState, who: int) -> list[Choice]:
        """Return the free search if one is possible here."""
        if s.used[who] & bit_of(s, self) or not self.is_earned(s, who):
            return []
        return [] if why_not_search_at_all(s, who) else [Choice(s.seat_of[who], self.name)]

    def is_earned(self, s: ZombicideState, who: int) -> bool:
        """Return whether the owner has killed a zombie in this round."""
        return has_killed_this_round(s, who)

    def does(self, s: ZombicideState, who: int, choice: Choice) -> None:
        """Search; this uses up the one search of the turn."""
        s.used = with_bits(s.used, who, bit_of(s, self))
        begin_search(s, who)


class Destiny(Skill):
    """Destiny: once a turn a drawn card may be discarded for another (skill.destiny)."""

    def card_drawn(self, s: ZombicideState, who: int, card: int) -> Steps:
        """Return the question before the card takes effect."""
        return NOTHING if s.used[who] & bit_of(s, self) else (DrawAnother(who, card, self.name),)


@dataclass
class DrawAnother(Question):
    """Keep the card just drawn, or discard it and draw another (skill.destiny)."""

    who: int
    card: int
    skill: str

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.destiny")

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verb for keeping the card; discarding is asked each time."""
        return ("keep_card",)

    def choices(self, s: ZombicideState) -> list[Choice]:
        seat = s.seat_of[self.who]
        args = (("card", s.cards.face(self.card)),)
        return [Choice(seat, "keep_card", args), Choice(seat, "draw_another", args)]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        if choice.verb == "draw_another":
            s.used = with_bits(s.used, self.who, 1 << s.edition.skill_number[self.skill])
            s.emit(SkillUsed(s.roster[self.who], self.skill))
            discard(s, self.who, self.card)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("DrawAnother", (("survivor", s.roster[self.who]), ("card", s.cards.face(self.card))))


class MatchingSet(Skill):
    """Matching Set!: with a dual weapon that is found, the owner may take a second one (skill.matching_set)."""

    def card_found(self, s: ZombicideState, who: int, card: int) -> Steps:
        """Return the question whether to take the second card."""
        gear = gear_of(s, card)
        return (TakeMatch(who, gear.name, self.name),) if gear.dual and gear.type == "weapon" else NOTHING


@dataclass
class TakeMatch(Question):
    """Take a second card of the same kind out of the deck, which is then shuffled (skill.matching_set)."""

    who: int
    face: str
    skill: str

    def rule(self, s: ZombicideState) -> str:
        return s.cite("skill.matching_set")

    def takes_orders(self) -> tuple[str, ...]:
        return ("take_match", "leave_match")

    def choices(self, s: ZombicideState) -> list[Choice]:
        seat = s.seat_of[self.who]
        return [Choice(seat, "take_match", (("card", self.face),)), Choice(seat, "leave_match")]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        if choice.verb != "take_match":
            return
        s.emit(SkillUsed(s.roster[self.who], self.skill))
        for card in s.cards.piles[DECK]:
            if s.cards.face(card) == self.face:
                s.cards.move(card, DECK, LOOSE)
                break
        s.shuffle(DECK)

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("TakeMatch", (("survivor", s.roster[self.who]), ("card", self.face)))


class StartsWith(Skill):
    """Starts with a [Equipment]: given at set-up out of the deck (skill.starts_with, setup.own_card)."""

    def __init__(self, name: str, card: str) -> None:
        super().__init__(name)
        self.card = card
        self.open = False

    def set_up(self, s: ZombicideState, who: int) -> Steps:
        """Return the step that gives the card, from the deck or from unused starting equipment."""
        dealt = any(s.cards.face(card) == self.card for card in s.cards.piles[DECK])
        return (GiveCard(who, self.card, DECK if dealt else STARTING),)


class FreeReload(Skill):
    """Free Reload: reloading is free (skill.free_reload)."""

    def reloads_freely(self, s: ZombicideState, who: int) -> bool:
        return True


SKILLS: list[Skill] = [
    SearchMore("search_plus_1_card"),
    Scavenger("scavenger"),
    HoldYourNose("hold_your_nose"),
    Destiny("destiny"),
    MatchingSet("matching_set"),
    FreeReload("free_reload"),
]
