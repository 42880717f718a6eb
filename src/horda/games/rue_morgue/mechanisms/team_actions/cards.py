"""Team action cards: which cards a team has, and whether it may use one now (RM-TEA-02 to RM-TEA-05)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.lists import with_bits
from horda.engine.steps import Prompt, Question, Step
from horda.games.rue_morgue.crew_events import TeamCardTaken
from horda.games.rue_morgue.mechanisms.teams.forming import seats_of_team
from horda.games.zombicide.mechanism import Record
from horda.games.zombicide.skills.base import bit_of
from horda.games.zombicide.state import ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

CHARGE: Final = "charge"
MOVE: Final = "move"
FIRE: Final = "fire"
CARDS: Final = (CHARGE, FIRE, MOVE)
"""The three team actions (RM-TEA-14)."""
COPIES: Final = 4
"""Number of copies of each card in the box; our ruling, because the cards can run out (RM-Q-77)."""
NAME: Final = "team_actions"
MORE: Final = "plus_1_free_team_action"


@dataclass
class TeamCards(Record):
    """The team action cards of all teams, each with its team (RM-TEA-02)."""

    team_cards: tuple[tuple[int, str], ...] = ()
    spent_cards: tuple[tuple[int, str], ...] = ()
    """The cards that were used in this round, one entry for each use."""


RECORD: Final = TypedKey(NAME, TeamCards)


def cards_of(s: ZombicideState) -> TeamCards:
    """Return the record of the teams' cards and of those used in this round."""
    return s.record(RECORD)


def is_played(s: ZombicideState) -> bool:
    """Return whether the match is played with team actions at all."""
    return bool(cards_of(s).team_cards)


def take(s: ZombicideState, team: int, card: str) -> None:
    """Give a team one more card (RM-TEA-03)."""
    cards = cards_of(s)
    s.remember(RECORD, TeamCards((*cards.team_cards, (team, card)), cards.spent_cards))


def has_acted(s: ZombicideState, team: int) -> bool:
    """Return whether a team has used its team action of this players' phase (RM-TEA-05)."""
    return any(one == team for one, _ in cards_of(s).spent_cards)


@dataclass
class ChooseTeamCard(Question):
    """A team takes the next of its team action cards; two may be the same (RM-TEA-02, RM-TEA-18)."""

    team: int

    def rule(self, s: ZombicideState) -> str:
        return "RM-TEA-02"

    def choices(self, s: ZombicideState) -> list[Choice]:
        """Return every card with copies left."""
        seat = seats_of_team(s, self.team)[0]
        return [
            Choice(seat, "take_team_card", (("team_card", card),)) for card in CARDS if copies_left(s, card)
        ]

    def answer(self, s: ZombicideState, choice: Choice) -> None:
        """Give the team the card for the whole game (RM-TEA-03)."""
        card = choice.name("team_card")
        take(s, self.team, card)
        s.emit(TeamCardTaken(self.team + 1, card))

    def prompt(self, s: ZombicideState, seat: int | None) -> Prompt:
        return Prompt("ChooseTeamCard", (("team", self.team + 1),))


def copies_left(s: ZombicideState, card: str) -> int:
    """Return how many copies of a card no team has taken yet."""
    return COPIES - len([one for _, one in cards_of(s).team_cards if one == card])


def why_not_use(s: ZombicideState, who: int, card: str) -> str | None:
    """Return the rule that forbids a survivor to use a card of their team now, or None (RM-TEA-04, RM-TEA-05)."""
    team = s.team_of[who]
    cards = cards_of(s)
    copies = cards.team_cards.count((team, card))
    if not copies:
        return "RM-TEA-04"
    if has_acted(s, team) and not has_one_more(s, who):
        return "RM-TEA-05"
    return "RM-SK-09" if cards.spent_cards.count((team, card)) >= copies else None


def has_one_more(s: ZombicideState, who: int) -> bool:
    """Return whether the skill +1 free Team Action still allows a survivor one (RM-SK-09)."""
    if not s.has_skill(who, MORE):
        return False
    return not s.used[who] & bit_of(s, s.edition.skills[s.edition.skill_number[MORE]])


def spend(s: ZombicideState, who: int, card: str) -> None:
    """Record the use of a card, paid for by the team's own action first, else by the skill."""
    team = s.team_of[who]
    if has_acted(s, team):
        s.used = with_bits(s.used, who, bit_of(s, s.edition.skills[s.edition.skill_number[MORE]]))
    cards = cards_of(s)
    s.remember(RECORD, TeamCards(cards.team_cards, (*cards.spent_cards, (team, card))))


@dataclass
class RestoreTeamCards(Step):
    """Make all team action cards usable again at the end of the round (RM-TEA-05)."""

    def run(self, s: ZombicideState) -> None:
        """Clear the list of used cards."""
        s.remember(RECORD, TeamCards(cards_of(s).team_cards))
