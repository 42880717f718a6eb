"""Records of advice at a table and of the analysis of a match, as they travel."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from horda.server.protocol.match_records import ChoiceRecord, EventRecord, Plain


class FactTold(msgspec.Struct):
    """What may happen (words: `advice-fact-<family>-<event>`), and in which share of matches it does."""

    event: str
    args: dict[str, Plain]
    share: float


class AdviceOption(msgspec.Struct):
    """A choice that was tried: its chance to win and what comes of it."""

    choice: ChoiceRecord
    chance: float
    low: float
    high: float
    """The range holds in nine of ten positions."""
    worse: bool
    """Whether its range does not meet the best one's."""
    plan: tuple[ChoiceRecord, ...]
    """What its seat would do next."""
    likely: tuple[FactTold, ...]
    wrong: FactTold | None


class ChanceTold(msgspec.Struct):
    """The chance as a round began, after decision `n`, with its range."""

    round: int
    n: int
    chance: float
    low: float
    high: float


class ChanceAfter(msgspec.Struct):
    """The chance after the first `n` decisions."""

    n: int
    chance: float


class MomentAnalysed(msgspec.Struct):
    """A decision that turned a match: `n` decisions had been made before it."""

    n: int
    round: int
    kind: Literal["choice", "dice", "cards", "luck"]
    """What did most of it; `luck` is dice and cards that came at once and cannot be told apart."""
    verdict: Literal["", "mistake", "doubtful", "good"]
    """Of a choice: a mistake only where its range does not meet the best one's.

    What else may be said of it is said of one's own alone: a rival's is a mistake, or nothing."""
    seat: int
    who: str
    """The survivor whom the question was about; empty where it was about none."""
    choice: ChoiceRecord
    before: float
    after: float
    part: float
    """What `kind` did; the rest of the change is of the other two."""
    options: tuple[AdviceOption, ...]
    """What could have been chosen; their chances are those of whoever chose."""
    untried: tuple[ChoiceRecord, ...]
    """What else could have been chosen, and was not weighed."""
    samples: int
    heading: EventRecord | None
    """What a moment is called by that luck made; None where somebody chose."""
    events: tuple[EventRecord, ...]


class MoveAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Another choice at a moment of a match that is over: what would it have been worth?"""

    n: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    choice: ChoiceRecord


class PartsBy(msgspec.Struct):
    """What the decisions of one player, or of one survivor, did to the chance."""

    seat: int
    who: str
    choice: float
    dice: float
    cards: float


class Analysis(msgspec.Struct):
    """The course of a match that is over; while it is worked out, how far that is."""

    seat: int
    """Whose chance it is; that of all where they play together."""
    together: bool
    looked: int
    of: int
    """So many decisions are looked at, so many there are."""
    done: bool
    learnt: bool
    """Whether anything was learnt about such positions; without it there is no analysis."""
    guessed: bool
    """Whether nothing was learnt about this mission, and what the game's others have in common judged it."""
    rolled: bool
    """Whether dice were rolled in the match; else what is called `dice` is other chance, as a theft."""
    rounds: tuple[ChanceTold, ...]
    course: tuple[ChanceAfter, ...]
    """The chance from decision to decision, where it changes; empty until it is done."""
    moments: tuple[MomentAnalysed, ...]
    choice: float
    dice: float
    cards: float
    rest: float
    """What could be laid to nothing, because estimates are never exact: nobody's.

    The four add up to what lies between the first chance of the curve and the last; none is over 1."""
    by: tuple[PartsBy, ...]
