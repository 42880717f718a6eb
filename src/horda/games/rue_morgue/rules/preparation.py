"""Set-up: starting equipment by teams, the rest at random, then the deck (RM-SET-09 to RM-SET-15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice, Refusal
from horda.engine.steps import Frame, Prompt, Question, Step
from horda.games.rue_morgue.mechanisms.team_actions.cards import ChooseTeamCard
from horda.games.rue_morgue.mechanisms.teams.forming import members, seats_of_team, teams_in
from horda.games.zombicide.mechanism import Steps
from horda.games.zombicide.rules import skill_hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.inventory.equipment import PACK
from horda.games.zombicide.rules.inventory.slots import LOOSE, first_free, slots_of, stow
from horda.games.zombicide.rules.turns.starting_equipment import STARTING
from horda.games.zombicide.state import EMPTY, ZombicideState

DECK: Final = "equipment"
SHARE: Final = ("bow", "crowbar", "fire_axe")
"""The starting equipment of each team (RM-SET-11)."""
VEST: Final = "bulletproof_vest"
RESERVE: Final = "reserve"


def starting_cards(s: ZombicideState, who: int) -> int:
    """Return how many cards of the starting equipment a survivor has."""
    return len([card for card in s.cards_of(who) if s.cards.face(card) in SHARE])


def hand_over(s: ZombicideState, who: int, card: int, pile: str) -> None:
    """Give a survivor a card of a pile, into a free hand or else into the reserve."""
    s.cards.move(card, pile, LOOSE)
    stow(s, who, card, first_free(s, who, card))


@dataclass
class ShareOut(Question):
    """A team decides which of its survivors get its three starting cards (RM-SET-11)."""

    team: int
    faces: tuple[str, ...]
    """The cards that are not assigned yet."""

    def rule(self, s: ZombicideState) -> str:
        return "RM-SET-11"

    def _takers(self, s: ZombicideState) -> list[int]:
        """Return the survivors without a card, or all of them if each has one (RM-Q-51)."""
        team = members(s, self.team)
        return [who for who in team if not starting_cards(s, who)] or team

    def _give(self, s: ZombicideState, who: int) -> Choice:
        seat = seats_of_team(s, self.team)[0]
        return Choice(seat, "give_card", (("card", self.faces[0]), ("survivor", s.roster[who])))

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the survivors who may get the next card."""
        return [self._give(s, who) for who in self._takers(s)] if self.faces else []

    def refusals(self, s: ZombicideState, seat: int) -> list[Refusal]:
        """Refuse a second card while a teammate has none (RM-Q-51)."""
        if not self.faces or seat != seats_of_team(s, self.team)[0]:
            return []
        takers = self._takers(s)
        team = members(s, self.team)
        return [Refusal(self._give(s, who), "RM-SET-11") for who in team if who not in takers]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Give the card to the survivor, then ask about the next."""
        who = s.roster.index(choice.name("survivor"))
        hand_over(s, who, s.cards.find(STARTING, self.faces[0]), STARTING)
        s.push(ShareOut(self.team, self.faces[1:]))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        """Return the prompt with the card, and the team if there are several."""
        team = self.team + 1 if teams_in(s) > 1 else 0
        return Prompt("ShareOut", (("card", self.faces[0] if self.faces else ""), ("team", team)))


@dataclass
class DealStarting(Step):
    """The other Bows, Crowbars and Fire Axes are dealt at random to survivors without one (RM-SET-12, RM-Q-40)."""

    def run(self, s: ZombicideState) -> None:
        """Deal one card each, then the weapons of skills; shuffle the rest into the deck (RM-SET-13, 14)."""
        for who in s.in_play():
            pile = s.cards.piles[STARTING]
            if pile and not starting_cards(s, who):
                hand_over(s, who, pile[s.below(len(pile))], STARTING)
        s.push(JoinDeck())
        for who in s.in_play():
            s.push(*skill_hooks.set_up(s, who))


@dataclass
class JoinDeck(Step):
    """Starting cards that nobody got are shuffled into the equipment deck (RM-SET-14, RM-SET-15)."""

    def run(self, s: ZombicideState) -> None:
        """Add the cards nobody got to the deck, and shuffle it."""
        for card in s.cards.piles[STARTING].copy():
            s.cards.move(card, STARTING, DECK)
        s.shuffle(DECK)


@dataclass
class ShareVests(Question):
    """Rival teams get equal numbers of Bulletproof Vests and distribute them (RM-VES-01, RM-Q-43)."""

    team: int
    left: int

    def rule(self, s: ZombicideState) -> str:
        return "RM-VES-01"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return the team's survivors with a free slot, even for a second Vest (RM-VES-08)."""
        if not self.left:
            return []
        seat = seats_of_team(s, self.team)[0]
        return [
            Choice(seat, "give_card", (("card", VEST), ("survivor", s.roster[who])))
            for who in members(s, self.team)
            if first_place(s, who) != NOWHERE
        ]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Put the Vest into the reserve, where it is as effective as in a hand."""
        who = s.roster.index(choice.name("survivor"))
        card = s.cards.find(RESERVE, VEST)
        s.cards.move(card, RESERVE, LOOSE)
        stow(s, who, card, first_place(s, who))
        s.push(ShareVests(self.team, self.left - 1))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("ShareVests", (("count", self.left), ("team", self.team + 1)))


def first_place(s: ZombicideState, who: int) -> int:
    """Return a survivor's first empty slot for a card that need not be in hand: the reserve, then a hand."""
    empty = [slot for slot in range(slots_of(s, who)) if s.card_in(who, slot) == EMPTY]
    reserve = [slot for slot in empty if s.edition.slot_kinds[slot] == PACK]
    return (reserve or empty or [NOWHERE])[0]


def share_cards(s: ZombicideState) -> Steps:
    """Return the steps that distribute starting cards and Vests and choose team actions (RM-SET-01)."""
    teams = teams_in(s)
    steps: list[Frame] = [ShareOut(team, SHARE) for team in range(teams)]
    steps.append(DealStarting())
    if not s.goals.together:
        vests = len([card for card in s.cards.piles["reserve"] if s.cards.face(card) == VEST])
        steps.extend(ShareVests(team, vests // teams) for team in range(teams))
    cards = s.options.get("team_actions", 0)
    assert isinstance(cards, int)
    steps.extend(ChooseTeamCard(team) for _ in range(cards) for team in range(teams))
    return tuple(steps)
