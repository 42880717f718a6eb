"""How a club is run: its name, its rules, its bounds, and the key of whoever keeps order."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from horda.engine.content.errors import BadContent
from horda.engine.content.typed_yaml import records

KEY = "HORDA_CLUB_KEY"
KEY_FILE = "HORDA_CLUB_KEY_FILE"
SHORTEST_KEY = 16
Some = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Text = Annotated[str, msgspec.Meta(max_length=4000)]


class HouseRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody reads before they sit down, in one language or both."""

    en: Text = ""
    es: Text = ""


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever runs the server decides about the club; everything that strangers make is bounded."""

    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    rules: HouseRules = HouseRules()
    key: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """Opens the desk from which order is kept; empty: nobody can."""
    tables: Some = 300
    tables_a_person: Some = 2
    """Tables that one person may have open to the club at the same time."""
    tables_an_address: Some = 60
    """An address may be a club's router, with many people behind it."""
    table_hours: Annotated[float, msgspec.Meta(gt=0, le=720)] = 12.0
    """Hours for which an open table is listed."""
    seats_a_person: Some = 3
    """Seats that one person may have taken without having sat down yet."""
    seats_an_address: Some = 100
    seat_seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] = 180.0
    """Seconds to sit down; then the seat is free for others again."""
    waiting: Some = 300
    waiting_an_address: Some = 200
    waiting_seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] = 120.0
    """Seconds after which somebody whose page was closed without a word is off the list."""
    words_an_hour: Annotated[float, msgspec.Meta(gt=0, le=100_000)] = 40.0
    words_at_once: Some = 40
    """Rooms in which nobody is that may be tried from one address: words are not to be guessed."""
    keys_an_hour: Annotated[float, msgspec.Meta(gt=0, le=100_000)] = 20.0
    keys_at_once: Some = 5
    """Wrong keys that may be tried from one address."""
    bans: Some = 1000


def house_from(file: Path, environ: Mapping[str, str]) -> House:
    """The club of a file, with the key from the environment where it is given there.

    `BadContent` says what is wrong with it, `OSError` which file cannot be read.
    """
    house = records(file, House)
    key = environ.get(KEY) or _key_in(environ.get(KEY_FILE, "")) or house.key
    if key and len(key) < SHORTEST_KEY:
        told = f"the key of the club's desk is too short; write at least {SHORTEST_KEY} signs"
        raise BadContent(told, "short_key", least=SHORTEST_KEY)
    return msgspec.structs.replace(house, key=key)


def _key_in(file: str) -> str:
    return Path(file).read_text(encoding="utf-8").strip() if file else ""
