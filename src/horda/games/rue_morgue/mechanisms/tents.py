"""Tents: what they hide, and who may search in them (chapter CAM)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.lists import put
from horda.engine.steps import Step
from horda.games.rue_morgue.zombie_events import TentRevealed
from horda.games.zombicide.mechanism import Mechanism, Pile, Steps
from horda.games.zombicide.rules.goals import TENT_REVEALED, happen
from horda.games.zombicide.rules.setup import TENT, TENTS, TENTS_LAID
from horda.games.zombicide.rules.spawning import DrawZombieCard
from horda.games.zombicide.state import EMPTY, ZombicideState

TENTS_OPEN: Final = "tents_open"
"""The tent cards that lie face up on the board."""


class Tent:
    """A tent card: the beds in it, by colour, and whether there is anything to find."""

    def __init__(self, name: str, beds: dict[str, int], *, searchable: bool) -> None:
        self.name = name
        self.beds = beds
        self.searchable = searchable


class Tents(Mechanism):
    """Tents hide zombies, beds and sometimes something to find (RM-CAM)."""

    name: ClassVar[str] = "tents"
    piles: ClassVar[tuple[Pile, ...]] = (Pile(TENTS, shuffled=True),)

    def __init__(self) -> None:
        self.cards: dict[str, Tent] = {}
        """The tent cards by name, given once the edition is made."""

    def is_searchable(self, s: ZombicideState, zone: int) -> bool:
        """Of tents only two (RM-CAM-08)."""
        tent = tent_in(s, zone) if s.board.kinds[zone].name == TENT else None
        return tent is not None and tent.searchable

    def entered(self, s: ZombicideState, who: int, zone: int, before: int) -> Steps:
        """The first survivor to enter a tent reveals it (RM-CAM-05)."""
        if s.board.kinds[zone].name != TENT:
            return ()
        token = hidden_tent(s, zone)
        return () if token == EMPTY else (RevealTent(token, who),)

    def is_eventful(self, s: ZombicideState, who: int, zone: int) -> bool:
        """Nobody passes through a hidden tent without a look (RM-Q-16, RM-Q-93)."""
        return hidden_tent(s, zone) != EMPTY


def tents_of(s: ZombicideState) -> Tents:
    """The mechanism of a table, with its cards."""
    found = s.edition.named[Tents.name]
    assert isinstance(found, Tents)
    return found


def tent_in(s: ZombicideState, zone: int) -> Tent | None:
    """The tent that lies face up in a zone, if there is one."""
    for token in s.tokens(TENT, zone):
        if s.token_colour[token]:
            return tents_of(s).cards[s.token_colour[token]]
    return None


def beds_in_tents(s: ZombicideState, colour: str, tiles: list[int]) -> list[int]:
    """The zone of each bed of a colour in the tents face up on these tiles (RM-CAM-06)."""
    found: list[int] = []
    for token in s.tokens(TENT):
        zone = s.token_zone[token]
        tent = tent_in(s, zone)
        if tent is not None and any(tile in tiles for tile in s.board.tiles[zone]):
            found.extend([zone] * tent.beds.get(colour, 0))
    return found


def hidden_tent(s: ZombicideState, zone: int) -> int:
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

    def run(self, s: ZombicideState) -> None:
        """Its beds count from now on, for the card drawn for it too."""
        card, zone = s.token_card[self.token], s.token_zone[self.token]
        s.cards.move(card, TENTS_LAID, TENTS_OPEN)
        face = s.cards.face(card)
        s.token_card = put(s.token_card, self.token, EMPTY)
        s.token_colour = put(s.token_colour, self.token, face)
        s.emit(TentRevealed(s.roster[self.who], face, s.board.names[zone]), card)
        s.push(DrawZombieCard(zone))
        happen(s, TENT_REVEALED, who=self.who, zone=zone, name=face)
