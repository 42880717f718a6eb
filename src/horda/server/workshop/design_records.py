"""Records of the workshop's design tools: suggestions, tuning and generation."""

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
    """Whether the draft is to become easier; otherwise harder."""
    deaths: Annotated[dict[Name, Matches], msgspec.Meta(max_length=600)] = {}
    """Number of survivors who died in the play-test, by zone."""


class Suggestion(msgspec.Struct):
    """A change of a draft: its description in both languages, the changed file and the changes of the text."""

    en: str
    es: str
    text: str
    edits: tuple[TextEdit, ...]


class SuggestionsFound(msgspec.Struct):
    """The suggested changes."""

    suggestions: tuple[Suggestion, ...]


class PlayedPoint(msgspec.Struct, forbid_unknown_fields=True):
    """A mission that was played while tuning: its dial position, matches and wins."""

    at: Annotated[tuple[Step, ...], msgspec.Meta(min_length=4, max_length=4)]
    played: Matches
    won: Matches


Points = Annotated[tuple[PlayedPoint, ...], msgspec.Meta(max_length=100)]


class TuneAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A request to continue tuning a draft, with all results so far."""

    text: Text
    win: Annotated[int, msgspec.Meta(ge=1, le=99)]
    """Wanted number of wins in 100 matches."""
    knobs: Annotated[tuple[Name, ...], msgspec.Meta(max_length=8)] = ()
    """Names of the knobs that may change; all if empty."""
    points: Points = ()


class TuningPoint(msgspec.Struct):
    """A mission on the curve: its dial position, matches and wins, and its differences in both languages."""

    at: tuple[int, ...]
    played: int
    won: int
    en: str
    es: str


class Tuned(msgspec.Struct):
    """The state of a tuning: the curve from the easiest to the hardest played mission."""

    points: tuple[TuningPoint, ...]
    best: int
    """Index of the point that is nearest to the wanted share."""
    is_done: bool
    is_reached: bool
    edits: tuple[TextEdit, ...] = ()
    """The text changes from the draft to the best mission; empty until tuning is done."""


class GenerateAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A request to continue generating a mission, with all results so far."""

    tiles: Annotated[int, msgspec.Meta(ge=1, le=9)]
    difficulty: Name
    style: Name
    seed: Annotated[int, msgspec.Meta(ge=0, le=2_147_483_647)]
    attempt: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    points: Points = ()


class Generated(msgspec.Struct):
    """The state of a generation; it includes the file once the mission is as hard as wanted, or as near as possible."""

    attempt: int
    points: tuple[PlayedPoint, ...]
    is_done: bool
    is_reached: bool
    won: float
    """The share of wins of the nearest mission so far."""
    text: str = ""
