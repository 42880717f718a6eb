"""What lies beside the board for everybody to see: a vehicle and who sits in it, cards of teams."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

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
class TeamCard:
    """A card that a whole team may use: how often it has it, and how often it was used in this round."""

    team: int
    name: str
    copies: int
    spent: int


def name_of(s: Table, who: int) -> str:
    """A survivor's name; empty for nobody."""
    return "" if who == NOWHERE else s.roster[who]
