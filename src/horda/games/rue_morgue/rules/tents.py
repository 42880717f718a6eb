"""Tents: what they hide, and who may search in them (chapter CAM)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from horda.engine.lists import put
from horda.engine.steps import Step
from horda.games.rue_morgue.zombie_events import TentRevealed
from horda.games.zombicide.edition import Edition
from horda.games.zombicide.rules.goals import TENT_REVEALED, happen
from horda.games.zombicide.rules.setup import TENT, TENTS_LAID
from horda.games.zombicide.rules.spawning import DrawZombieCard
from horda.games.zombicide.state import EMPTY, Table

TENTS_OPEN: Final = "tents_open"
"""The tent cards that lie face up on the board."""
ROOMS: Final = ("room", "locker_room")


class Tent:
    """A tent card: the beds in it, by colour, and whether there is anything to find."""

    def __init__(self, name: str, beds: dict[str, int], *, searchable: bool) -> None:
        self.name = name
        self.beds = beds
        self.searchable = searchable


@mypyc_attr(allow_interpreted_subclasses=True)
class Camps(Edition):
    """An edition with tent cards."""

    tents: dict[str, Tent]
    """The tent cards by name, given once the edition is made."""


def tent_in(s: Table, zone: int) -> Tent | None:
    """The tent that lies face up in a zone, if there is one."""
    edition = s.edition
    assert isinstance(edition, Camps)
    for token in s.tokens(TENT, zone):
        if s.token_colour[token]:
            return edition.tents[s.token_colour[token]]
    return None


def is_place_to_search(s: Table, zone: int) -> bool:
    """Rooms; of a hospital only locker rooms, of tents only two (RM-SEA-01, RM-HOS-08, RM-CAM-08)."""
    kind = s.board.kinds[zone].name
    if kind == TENT:
        tent = tent_in(s, zone)
        return tent is not None and tent.searchable
    return kind in ROOMS


def beds_in_tents(s: Table, colour: str, tiles: list[int]) -> list[int]:
    """The zone of each bed of a colour in the tents face up on these tiles (RM-CAM-06)."""
    found: list[int] = []
    for token in s.tokens(TENT):
        zone = s.token_zone[token]
        tent = tent_in(s, zone)
        if tent is not None and any(tile in tiles for tile in s.board.tiles[zone]):
            found.extend([zone] * tent.beds.get(colour, 0))
    return found


def hidden_tent(s: Table, zone: int) -> int:
    """The token of a tent that still lies face down in a zone; EMPTY for none."""
    for token in s.tokens(TENT, zone):
        if s.token_card[token] != EMPTY:
            return token
    return EMPTY


@dataclass
class RevealTent(Step):
    """The first survivor to enter turns the card up, and zombies appear (RM-CAM-05, RM-CAM-11, RM-Q-50)."""

    token: int
    who: int

    def run(self, s: Table) -> None:
        """Its beds count from now on, for the card drawn for it too."""
        card, zone = s.token_card[self.token], s.token_zone[self.token]
        s.cards.move(card, TENTS_LAID, TENTS_OPEN)
        face = s.cards.face(card)
        s.token_card = put(s.token_card, self.token, EMPTY)
        s.token_colour = put(s.token_colour, self.token, face)
        s.emit(TentRevealed(s.roster[self.who], face, s.board.names[zone]), card)
        s.push(DrawZombieCard(zone))
        happen(s, TENT_REVEALED, who=self.who, zone=zone, name=face)
