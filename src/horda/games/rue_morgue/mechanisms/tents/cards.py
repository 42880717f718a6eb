"""Tent cards: dealing and revealing them, their beds, and searches (chapter CAM)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from horda.engine.lists import put
from horda.engine.steps import Step
from horda.games.rue_morgue.zombie_events import TentRevealed
from horda.games.zombicide.mechanism import Mechanism
from horda.games.zombicide.rules.goals.goals import MechanismData, notify_mission
from horda.games.zombicide.rules.zombies.spawning import DrawZombieCard
from horda.games.zombicide.state import EMPTY, ZombicideState
from horda.games.zombicide.typed_keys import TypedKey

TENT: Final = "tent"
"""The kind of a tent's token, and of the kind of zone that it creates."""
TENTS: Final = "tents"
TENTS_LAID: Final = "tents_laid"
"""The pile of tent cards that are face down on the board; it is hidden."""
TENTS_OPEN: Final = "tents_open"
"""The pile of tent cards that are face up on the board."""
TENT_REVEALED: Final = "tent_revealed"
"""The event of missions for a tent that was revealed."""


class Tent:
    """A tent card: its beds by colour, and whether it can be searched."""

    def __init__(self, name: str, beds: dict[str, int], *, searchable: bool) -> None:
        self.name = name
        self.beds = beds
        self.searchable = searchable


class TentCards(Mechanism):
    """The part of the tent mechanism that stores the cards; they are set after the edition is created."""

    name: ClassVar[str] = "tents"

    def __init__(self) -> None:
        self.cards: dict[str, Tent] = {}


def tent_cards(s: ZombicideState) -> dict[str, Tent]:
    """Return the tent cards by name."""
    return s.edition.mechanism(TentCards).cards


class LaidFaces(MechanismData):
    """The cards that the mission names for some of its tents, by token number."""

    def __init__(self, faces: dict[int, str]) -> None:
        self.faces = faces


SAID: Final = TypedKey(TentCards.name, LaidFaces)
"""Key of this mechanism's entry in the mission."""


def lay_tents(s: ZombicideState) -> None:
    """Deal the tent cards face down and at random, except where the mission names one (RM-CAM-04)."""
    tokens = s.tokens(TENT)
    if not tokens:
        return
    named = s.goals.mission_value(SAID).faces
    for token in sorted(tokens, key=lambda token: (token not in named, token)):
        pile = s.cards.piles[TENTS]
        card = s.cards.find(TENTS, named[token]) if token in named else pile[-1]
        s.cards.move(card, TENTS, TENTS_LAID)
        s.token_card = put(s.token_card, token, card)


def tent_in(s: ZombicideState, zone: int) -> Tent | None:
    """Return the face-up tent in a zone, or None."""
    for token in s.tokens(TENT, zone):
        if s.token_colour[token]:
            return tent_cards(s)[s.token_colour[token]]
    return None


def beds_in_tents(s: ZombicideState, colour: str, tiles: list[int]) -> list[int]:
    """Return the zone of each bed of a colour in face-up tents on these tiles (RM-CAM-06)."""
    found: list[int] = []
    for token in s.tokens(TENT):
        zone = s.token_zone[token]
        tent = tent_in(s, zone)
        if tent is not None and any(tile in tiles for tile in s.board.tiles[zone]):
            found.extend([zone] * tent.beds.get(colour, 0))
    return found


def hidden_tent(s: ZombicideState, zone: int) -> int:
    """Return the token of a face-down tent in a zone; EMPTY for none."""
    for token in s.tokens(TENT, zone):
        if s.token_card[token] != EMPTY:
            return token
    return EMPTY


@dataclass
class RevealTent(Step):
    """Reveal a tent's card for the first survivor to enter; zombies appear (RM-CAM-05, RM-CAM-11, RM-Q-50)."""

    token: int
    who: int

    def run(self, s: ZombicideState) -> None:
        """Turn the tent's card face up; its beds count from now on."""
        card, zone = s.token_card[self.token], s.token_zone[self.token]
        s.cards.move(card, TENTS_LAID, TENTS_OPEN)
        face = s.cards.face(card)
        s.token_card = put(s.token_card, self.token, EMPTY)
        s.token_colour = put(s.token_colour, self.token, face)
        s.emit(TentRevealed(s.roster[self.who], face, s.board.names[zone]), card)
        s.push(DrawZombieCard(zone))
        notify_mission(s, TENT_REVEALED, who=self.who, zone=zone, name=face)
