"""The tent cards, read from the YAML of the content folder."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from typing import Literal

import msgspec

from horda.engine.content.typed_yaml import records
from horda.games.rue_morgue.mechanisms.tents.cards import Tent
from horda.games.zombicide.box.content import folder_of


class TentRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tent card as printed."""

    id: str
    origin: Literal["rulebook", "public", "horda"]
    beds: dict[Literal["blue", "green"], int] = {}
    searchable: bool = False


def tent_records(package: str) -> list[TentRecord]:
    """Return the tent cards in the order of their file."""
    return records(folder_of(package).joinpath("tents.yaml"), list[TentRecord])


def tents(package: str) -> dict[str, Tent]:
    """Return the tent cards by name, in the form that the rules use."""
    return {
        record.id: Tent(
            record.id,
            {str(colour): count for colour, count in record.beds.items()},
            searchable=record.searchable,
        )
        for record in tent_records(package)
    }


def tent_figures(package: str, name: str) -> dict[str, int | str]:
    """Return the facts printed on a tent card: its beds, and whether it has beds of both colours."""
    for record in tent_records(package):
        if record.id == name:
            blue, green = record.beds.get("blue", 0), record.beds.get("green", 0)
            return {"blue": blue, "green": green, "both": "yes" if blue and green else "no"}
    return {}
