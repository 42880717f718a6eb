"""Team action cards: which a team has, and whether it may use one now (RM-TEA-02 to RM-TEA-05)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.lists import marked
from horda.engine.steps import Prompt, Question, Step
from horda.games.rue_morgue.crew_events import TeamCardTaken
from horda.games.rue_morgue.mechanisms.teams import seats_of_team
from horda.games.zombicide.skills.base import bit_of
from horda.games.zombicide.state import Table

CHARGE: Final = "charge"
MOVE: Final = "move"
FIRE: Final = "fire"
CARDS: Final = (CHARGE, FIRE, MOVE)
"""The three team actions (RM-TEA-14)."""
COPIES: Final = 4
"""Cards of each in the box, of our own choice: of these there is an end (RM-Q-77)."""
PLAYED: Final = "team_actions"
"""The counter that says that the match is played with team actions at all."""
MORE: Final = "plus_1_free_team_action"


def has_key(team: int, card: str) -> str:
    """The counter of a team's copies of a card."""
    return f"team_card.{team}.{card}"


def spent_key(team: int, card: str) -> str:
    """The counter of those of them that were used in this round."""
    return f"team_spent.{team}.{card}"


def used_key(team: int) -> str:
    """The counter that says that a team has had its team action of this players' phase."""
    return f"team_used.{team}"


@dataclass
class ChooseTeamCard(Question):
    """A team takes the next of its team action cards; two may be the same (RM-TEA-02, RM-TEA-18)."""

    team: int

    def rule(self, s: Table) -> str:
        return "RM-TEA-02"

    def choices(self, s: Table) -> list[Choice]:
        """Every card of which one is left."""
        seat = seats_of_team(s, self.team)[0]
        return [
            Choice(seat, "take_team_card", (("team_card", card),)) for card in CARDS if copies_left(s, card)
        ]

    def answer(self, s: Table, choice: Choice) -> None:
        """The team has it for the whole game (RM-TEA-03)."""
        card = choice.name("team_card")
        key = has_key(self.team, card)
        s.counters[PLAYED] = 1
        s.counters[key] = s.counters.get(key, 0) + 1
        s.emit(TeamCardTaken(self.team + 1, card))

    def prompt(self, s: Table, seat: int | None) -> Prompt:
        """Which team chooses."""
        return Prompt("ChooseTeamCard", (("team", self.team + 1),))


def copies_left(s: Table, card: str) -> int:
    """How many copies of a card no team has taken yet."""
    taken = sum(
        count for key, count in s.counters.items() if key.startswith("team_card.") and key.endswith(card)
    )
    return COPIES - taken


def why_not_use(s: Table, who: int, card: str) -> str | None:
    """The rule that keeps a survivor from using a card of their team now, if any (RM-TEA-04, RM-TEA-05)."""
    team = s.team_of[who]
    copies = s.counters.get(has_key(team, card), 0)
    if not copies:
        return "RM-TEA-04"
    if s.counters.get(used_key(team), 0) and not has_one_more(s, who):
        return "RM-TEA-05"
    return "RM-SK-09" if s.counters.get(spent_key(team, card), 0) >= copies else None


def has_one_more(s: Table, who: int) -> bool:
    """Whether the skill +1 free Team Action still gives a survivor one (RM-SK-09)."""
    if not s.has_skill(who, MORE):
        return False
    return not s.used[who] & bit_of(s, s.edition.skills[s.edition.skill_number[MORE]])


def spend(s: Table, who: int, card: str) -> None:
    """Note that a card was used: by the team's right first, else by the skill."""
    team = s.team_of[who]
    if s.counters.get(used_key(team), 0):
        s.used = marked(s.used, who, bit_of(s, s.edition.skills[s.edition.skill_number[MORE]]))
    s.counters[used_key(team)] = 1
    key = spent_key(team, card)
    s.counters[key] = s.counters.get(key, 0) + 1


@dataclass
class RestoreTeamCards(Step):
    """With the round all team action cards can be used again (RM-TEA-05)."""

    def run(self, s: Table) -> None:
        """Forget what was used."""
        for key in [key for key in s.counters if key.startswith(("team_spent.", "team_used."))]:
            s.counters[key] = 0
