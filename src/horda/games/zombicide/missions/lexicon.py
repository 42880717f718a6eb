"""The names that the missions of an edition may use."""

# horda: interpreted, because it runs once for a game and holds records of msgspec

from __future__ import annotations

from collections.abc import Mapping, Sequence

from horda.games.zombicide.board.tiles import Tile
from horda.games.zombicide.missions.custom import MOST
from horda.games.zombicide.missions.parts import COMMON_TOKENS, Parts
from horda.games.zombicide.missions.records import Mission, TokenCount
from horda.games.zombicide.rules.goals.goals import HAPPENINGS


class Lexicon:
    """The names that an edition's missions may use, such as its tiles, kinds of zombie and cards."""

    def __init__(
        self,
        tiles: Mapping[str, Tile],
        kinds: list[str],
        mission: type[Mission],
        *,
        cards: list[str],
        deck: Mapping[str, int],
        box: Mapping[str, TokenCount],
        pack: int = 0,
        missions: Sequence[str] = (),
        tokens: Sequence[str] = (),
        people: Sequence[str] = (),
        copies: Mapping[str, int] | None = None,
        figures: Mapping[str, str] | None = None,
        first_skills: Sequence[str] = (),
        skills: Sequence[str] = (),
        specialties: Sequence[str] = (),
        parts: Parts | None = None,
        game: str = "",
        happenings: Sequence[str] = (),
    ) -> None:
        self.tiles = tiles
        self.game = game
        """Id of the game, which determines how its maps are drawn."""
        self.kinds = kinds
        self.cards = cards
        self.deck = deck
        """How many copies of a card the equipment deck holds."""
        self.pack = pack
        """Number of slots in a backpack."""
        self.figures: Mapping[str, str] = figures or {}
        """The name of the drawing of each kind of zombie."""
        self.box = box
        """How many tokens of a kind the box holds."""
        self.tokens = (*COMMON_TOKENS, *tokens)
        """The kinds of token that missions may place."""
        self.happenings = (*HAPPENINGS, *happenings)
        """The events that the `when` of a mission may wait for."""
        self.parts: Parts = parts or {}
        """The additions of mechanisms to mission files, by mechanism."""
        self.mission = mission
        """The record class into which a file is decoded."""
        self.most = MOST | {key: most for part in self.parts.values() for key, most in part.most.items()}
        """The largest number of items under each key of a custom mission."""
        self.people = people
        """The ids of all survivors; those who join a team later are taken from the ones that do not take part."""
        self.copies: Mapping[str, int] = copies or {}
        """How many copies of a card the box holds."""
        self.missions = missions
        """The missions of the box, whose texts are in the catalogues."""
        self.first_skills = first_skills
        """The skills with which some survivor starts."""
        self.skills = skills
        """The skills that some survivor has or can learn."""
        self.specialties = specialties
        """The specialties that some survivor has."""
