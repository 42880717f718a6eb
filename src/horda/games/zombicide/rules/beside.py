"""What lies beside the board for everybody to see: a vehicle and who sits in it, goals, cards of teams."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from horda.games.zombicide.rules.board import NOWHERE

if TYPE_CHECKING:
    from horda.games.zombicide.state import Table


@dataclass
class Vehicle:
    """A helicopter or a truck: where it is, who sits in it, what is kept in it."""

    kind: str
    zone: str
    flying: bool
    seats: list[tuple[str, str]]
    """Each place with the name of who sits there; empty for nobody."""
    cards: list[str]


@dataclass
class Quest:
    """A goal of one survivor that the team needs: how much of it is done."""

    goal: str
    colour: str
    survivor: str
    count: int
    needed: int
    """What is counted, and up to where; 0 where nothing is."""
    done: bool


@dataclass
class TeamCard:
    """A card that a whole team may use: how often it has it, and how often it was used in this round."""

    team: int
    name: str
    copies: int
    spent: int


@mypyc_attr(allow_interpreted_subclasses=True)
class BesideAnswers:
    """An edition's answers about what lies beside the board: there is nothing."""

    def vehicle(self, s: Table) -> Vehicle | None:
        """The vehicle of the mission."""
        return None

    def quests(self, s: Table) -> list[Quest]:
        """The goals of single survivors."""
        return []

    def team_cards(self, s: Table) -> list[TeamCard]:
        """The cards of all teams."""
        return []

    def leads(self, s: Table, who: int) -> int:
        """Who leads somebody that only follows; NOWHERE for nobody."""
        return NOWHERE

    def only_follows(self, s: Table, who: int) -> bool:
        """Whether somebody takes no turns of their own but follows a survivor."""
        return False

    def specialties_of(self, s: Table, who: int) -> list[str]:
        """What a survivor counts as a specialist in now."""
        return []


def name_of(s: Table, who: int) -> str:
    """A survivor's name; empty for nobody."""
    return "" if who == NOWHERE else s.roster[who]
