"""An edition's zombie cards, read from the YAML of its content folder."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from difflib import get_close_matches
from typing import Literal

import msgspec

from horda.engine.content.errors import BadContent
from horda.engine.content.typed_yaml import records
from horda.games.zombicide.box.content import folder_of
from horda.games.zombicide.edition import Edition
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.zombies.spawning import Deed, ZombieCard

FILE = "spawns.yaml"


class ZombieCardDeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One effect in a row of a zombie card: a verb of the edition, a kind of zombie, and a count."""

    do: str
    zombie: str = ""
    count: int = 1


Row = ZombieCardDeed | list[ZombieCardDeed] | None


class ZombieCardRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A zombie card as printed; `all` is the row of a card that is the same at every danger level."""

    id: str
    origin: Literal["rulebook", "public", "horda"]
    icon: str = ""
    pile: str = "zombies"
    """Its pile before set-up: the deck, or a reserve that only an option uses."""
    all: Row = None
    blue: Row = None
    yellow: Row = None
    orange: Row = None
    red: Row = None

    def rows(self) -> list[list[ZombieCardDeed]]:
        """Return the card's effects at each danger level, in order."""
        said = [row or self.all for row in (self.blue, self.yellow, self.orange, self.red)]
        return [[row] if isinstance(row, ZombieCardDeed) else row or [] for row in said]


def card_records(package: str) -> list[ZombieCardRecord]:
    """Return the zombie cards of an edition, in the order of its file."""
    return records(folder_of(package).joinpath(FILE), list[ZombieCardRecord])


def zombie_cards(package: str, edition: Edition) -> dict[str, ZombieCard]:
    """Return the zombie cards of an edition as the rules use them, by face."""
    return {
        record.id: ZombieCard(
            record.id,
            [
                [deed for one in row for deed in _deeds(edition, record, level, one)]
                for level, row in enumerate(record.rows())
            ],
        )
        for record in card_records(package)
    }


def _deeds(edition: Edition, card: ZombieCardRecord, level: int, row: ZombieCardDeed) -> list[Deed]:
    if row.zombie and row.zombie not in edition.kind_number:
        near = get_close_matches(row.zombie, edition.kind_number, 1) or list(edition.kind_number)
        raise BadContent(f"{FILE}: card `{card.id}`: no zombie is called `{row.zombie}`; known: {near}")
    kind = edition.kind_number[row.zombie] if row.zombie else NOWHERE
    deeds = edition.card_effects(row.do, kind=kind, count=row.count, level=level, icon=card.icon)
    if not deeds:
        raise BadContent(f"{FILE}: card `{card.id}`: no card does `{row.do}` in this game")
    return deeds
