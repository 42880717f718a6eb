"""Settings of a club: its name, its rules, its limits, and the moderator's key."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from horda.engine.content.errors import BadContent
from horda.engine.content.typed_yaml import records

KEY_VARIABLE = "HORDA_CLUB_KEY"
KEY_FILE_VARIABLE = "HORDA_CLUB_KEY_FILE"
MIN_KEY_LENGTH = 16
PositiveCount = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Text = Annotated[str, msgspec.Meta(max_length=4000)]


class HouseRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The house rules that everybody reads before they sit down, in one language or both."""

    en: Text = ""
    es: Text = ""


class ClubSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The operator's settings of the club; everything that strangers create is limited."""

    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    rules: HouseRules = HouseRules()
    key: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """The moderator's key; empty if nobody can moderate."""
    tables: PositiveCount = 300
    tables_a_person: PositiveCount = 2
    """Tables that one visitor may have open at the same time."""
    tables_an_address: PositiveCount = 60
    """Tables that may be open from one address, which may be a router shared by many people."""
    table_hours: Annotated[float, msgspec.Meta(gt=0, le=720)] = 12.0
    """Hours for which an open table is listed."""
    seats_a_person: PositiveCount = 3
    """Seats that one visitor may have claimed without having sat down yet."""
    seats_an_address: PositiveCount = 100
    seat_seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] = 180.0
    """Seconds after which a claim expires unless the visitor has sat down."""
    waiting: PositiveCount = 300
    waiting_an_address: PositiveCount = 200
    waiting_seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] = 120.0
    """Seconds after which a visitor whose page was closed is taken off the waiting list."""
    words_an_hour: Annotated[float, msgspec.Meta(gt=0, le=100_000)] = 40.0
    words_at_once: PositiveCount = 40
    """Passwords of empty rooms that may be tried from one address in a burst, so that they cannot be guessed."""
    keys_an_hour: Annotated[float, msgspec.Meta(gt=0, le=100_000)] = 20.0
    keys_at_once: PositiveCount = 5
    """Wrong moderator keys that may be tried from one address in a burst."""
    bans: PositiveCount = 1000


def load_club_settings(file: Path, environ: Mapping[str, str]) -> ClubSettings:
    """Return the settings in a file, with the key from the environment if it is given there.

    Raise `BadContent` if the file is invalid, `OSError` if it cannot be read.
    """
    settings = records(file, ClubSettings)
    key = environ.get(KEY_VARIABLE) or _read_key(environ.get(KEY_FILE_VARIABLE, "")) or settings.key
    if key and len(key) < MIN_KEY_LENGTH:
        message = f"the key of the club's desk is too short; write at least {MIN_KEY_LENGTH} signs"
        raise BadContent(message, "short_key", least=MIN_KEY_LENGTH)
    return msgspec.structs.replace(settings, key=key)


def _read_key(file: str) -> str:
    return Path(file).read_text(encoding="utf-8").strip() if file else ""
