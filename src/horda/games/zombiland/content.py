"""The board and the cards of Survivor Zombiland, read from YAML and checked."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec

from horda.engine.cards import Deck
from horda.engine.content.typed_yaml import records

Verb = Literal[
    "add", "another_turn", "discard", "draw", "duel", "encounter", "escape", "fumble", "heal", "hurry",
    "keep", "lose_health", "nudge", "peace", "reroll", "return_health", "rob", "salvage", "scout",
    "stroll", "swap", "wear",
]  # fmt: skip
Moment = Literal["fight", "after_fight", "move", "after_move", "turn", "threat"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An effect of a card: a verb, an amount and a target."""

    do: Verb
    n: int = 1
    who: Literal["self", "region", "others_in_region"] = "self"


class Resource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Resource card: the moments when it may be played, and its effects."""

    id: str
    figure: str
    """The name of its drawing."""
    count: int
    when: tuple[Moment, ...]
    do: tuple[Effect, ...]
    any: bool = False
    own_turn: bool = False
    fight: int = 0
    """Its bonus in every fight while it lies in front of its owner."""


class Encounter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Encounter card: a fight (it has a power) or another effect."""

    id: str
    figure: str
    """The name of its drawing."""
    count: int
    power: int = 0
    bites: int = 1
    win: tuple[Effect, ...] = ()
    lose: tuple[Effect, ...] = ()
    do: tuple[Effect, ...] = ()
    fight: int = 0
    """Its bonus in every fight while it is kept."""


class ZombieCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Zombie card: an attack with a power, extra movement, or one of the three special cards."""

    id: str
    figure: str
    """The name of its drawing."""
    count: int
    power: int = 0
    bites: int = 1
    before: tuple[Effect, ...] = ()
    lose: tuple[Effect, ...] = ()
    moves: int = 0
    cancels: bool = False
    raises: int = 0
    anywhere: bool = False

    @property
    def out_of_turn(self) -> bool:
        """Return whether it bears the out-of-turn icon (ZL-ZSP-04, ZL-ZSP-08)."""
        return self.cancels or self.raises > 0


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the ring."""

    id: str
    kind: Literal["empty", "resource", "plus_1", "plus_2", "no_encounters", "another_turn", "location"]


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A region: its Location, its spaces of the ring clockwise, and the spaces of its exit from Zone 0 outwards."""

    id: str
    location: str
    ring: tuple[Space, ...]
    exit: tuple[str, ...]
    exit_joins: str


class Sewer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sewer: its three spaces (the middle one for resurrection), and the spaces that its ends connect."""

    id: str
    spaces: tuple[str, str, str]
    joins: tuple[str, str]


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The effect of a Location token: once (health, resources) or in every fight."""

    figure: str
    """The name of its drawing."""
    health: int = 0
    resources: int = 0
    fight: int = 0


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of the file board.yaml."""

    origin: str
    regions: tuple[Region, ...]
    sewers: tuple[Sewer, ...]
    tokens: dict[str, Token]
    characters: tuple[str, ...]


FOLDER = files("horda.games.zombiland") / "content"
BOARD = records(FOLDER / "board.yaml", BoardFile)
RESOURCES = {card.id: card for card in records(FOLDER / "resources.yaml", list[Resource])}
ENCOUNTERS = {card.id: card for card in records(FOLDER / "encounters.yaml", list[Encounter])}
ZOMBIES = {card.id: card for card in records(FOLDER / "zombies.yaml", list[ZombieCard])}


def deck_faces(cards: dict[str, Resource] | dict[str, Encounter] | dict[str, ZombieCard]) -> list[str]:
    """Return the faces of a deck, each as often as it is in the box."""
    return [card.id for card in cards.values() for _ in range(card.count)]


DECK = Deck.of(
    {"resource": deck_faces(RESOURCES), "encounter": deck_faces(ENCOUNTERS), "zombie": deck_faces(ZOMBIES)}
)
IN_FRONT = {
    **{card.id: card.fight for card in RESOURCES.values() if card.fight},
    **{card.id: card.fight for card in ENCOUNTERS.values() if card.fight},
}
"""The bonus of each card that may lie in front of a survivor, in every fight."""
