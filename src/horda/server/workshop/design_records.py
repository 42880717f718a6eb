"""Records of the workshop's help with designing: suggestions, tuning, generation."""

from __future__ import annotations

from typing import Annotated

import msgspec

from horda.server.workshop.workshop_records import TextEdit

Text = Annotated[str, msgspec.Meta(max_length=32768)]
Name = Annotated[str, msgspec.Meta(max_length=32)]
Step = Annotated[int, msgspec.Meta(ge=-60, le=60)]
Matches = Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class SuggestionsAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A request for changes that may make a draft easier or harder."""

    text: Text
    is_easier: bool
    """Whether it is to become easier, not harder."""
    deaths: Annotated[dict[Name, Matches], msgspec.Meta(max_length=600)] = {}
    """Where survivors died in the play-test, by zone."""


class Suggestion(msgspec.Struct):
    """A change of a draft: what it does in both languages, the file with it, and the changes of the text."""

    en: str
    es: str
    text: str
    edits: tuple[TextEdit, ...]


class SuggestionsFound(msgspec.Struct):
    """The changes that may be tried."""

    suggestions: tuple[Suggestion, ...]


class PlayedPoint(msgspec.Struct, forbid_unknown_fields=True):
    """A mission that was played while tuning: its place on the dial, its matches and its wins."""

    at: Annotated[tuple[Step, ...], msgspec.Meta(min_length=4, max_length=4)]
    played: Matches
    won: Matches


Points = Annotated[tuple[PlayedPoint, ...], msgspec.Meta(max_length=100)]


class TuneAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A request to go on tuning a draft, with all that was played so far."""

    text: Text
    win: Annotated[int, msgspec.Meta(ge=1, le=99)]
    """How many of 100 matches are to be won."""
    knobs: Annotated[tuple[Name, ...], msgspec.Meta(max_length=8)] = ()
    """What may change; everything if it is empty."""
    points: Points = ()


class TuningPoint(msgspec.Struct):
    """A mission on the curve: its place on the dial, its matches and wins, and how it differs, in both languages."""

    at: tuple[int, ...]
    played: int
    won: int
    en: str
    es: str


class Tuned(msgspec.Struct):
    """How far tuning has come: the curve from the easiest to the hardest mission that was played."""

    points: tuple[TuningPoint, ...]
    best: int
    """The point that is nearest to what is wanted."""
    is_done: bool
    is_reached: bool
    edits: tuple[TextEdit, ...] = ()
    """The changes of the text that make the best mission of the draft, once it is done."""


class GenerateAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A request to go on making a mission, with all that was played so far."""

    tiles: Annotated[int, msgspec.Meta(ge=1, le=9)]
    difficulty: Name
    style: Name
    seed: Annotated[int, msgspec.Meta(ge=0, le=2_147_483_647)]
    attempt: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    points: Points = ()


class Generated(msgspec.Struct):
    """How far a mission has come; its file once it is as hard as wanted, or as near as could be."""

    attempt: int
    points: tuple[PlayedPoint, ...]
    is_done: bool
    is_reached: bool
    won: float
    """The share of wins of the nearest mission so far."""
    text: str = ""
