"""Protocol records of advice during a match and of the analysis after it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from horda.server.protocol.match_records import ChoiceRecord, EventRecord, Plain


class AdviceFact(msgspec.Struct):
    """A possible event (locale id `advice-fact-<family>-<event>`) and the share of matches in which it happens."""

    event: str
    args: dict[str, Plain]
    share: float


class AdviceOption(msgspec.Struct):
    """An evaluated choice: its chance to win and what follows from it."""

    choice: ChoiceRecord
    chance: float
    low: float
    high: float
    """Upper end of the range from `low` to `high`, which holds in nine of ten positions."""
    worse: bool
    """Whether its range lies wholly below the best option's."""
    plan: tuple[ChoiceRecord, ...]
    """The next choices that its seat would make."""
    likely: tuple[AdviceFact, ...]
    wrong: AdviceFact | None


class RoundChance(msgspec.Struct):
    """The chance at the start of a round, after `n` choices, with its range."""

    round: int
    n: int
    chance: float
    low: float
    high: float


class ChanceAfter(msgspec.Struct):
    """The chance after the first `n` choices."""

    n: int
    chance: float


class MomentAnalysed(msgspec.Struct):
    """A turning point of a match: the choice made after `n` others."""

    n: int
    round: int
    kind: Literal["choice", "dice", "cards", "luck"]
    """What changed the chance most; `luck` means dice and cards that came together and cannot be separated."""
    verdict: Literal["", "mistake", "doubtful", "good"]
    """The verdict on a choice: a mistake only if its range lies wholly below the best option's.

    Of a rival's choice only a mistake is named.
    """
    seat: int
    who: str
    """The survivor that the question was about; empty if there is none."""
    choice: ChoiceRecord
    before: float
    after: float
    part: float
    """The change caused by `kind`; the other two caused the rest."""
    options: tuple[AdviceOption, ...]
    """The evaluated options; the chances are those of the player who chose."""
    untried: tuple[ChoiceRecord, ...]
    """The open choices that were not evaluated."""
    samples: int
    heading: EventRecord | None
    """The event that names a moment of luck; null if somebody chose."""
    events: tuple[EventRecord, ...]


class MoveRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request to evaluate another choice at a turning point of a finished match."""

    n: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    choice: ChoiceRecord


class PartsBy(msgspec.Struct):
    """The changes of the chance by one player's or survivor's choices."""

    seat: int
    who: str
    choice: float
    dice: float
    cards: float


class Analysis(msgspec.Struct):
    """The analysis of a finished match; partial while it is being computed."""

    seat: int
    """The seat whose chance is shown; if all play together, the chance of all."""
    together: bool
    looked: int
    of: int
    """Number of all choices; `looked` is the number measured so far."""
    done: bool
    learnt: bool
    """Whether trained weights exist for such positions; without them there is no analysis."""
    guessed: bool
    """Whether this mission has no weights of its own, and those shared by the game's missions were used."""
    rolled: bool
    """Whether dice were rolled in the match; if not, `dice` means other chance events, such as a theft."""
    rounds: tuple[RoundChance, ...]
    course: tuple[ChanceAfter, ...]
    """The chance after each choice that changes it; empty until `done`."""
    moments: tuple[MomentAnalysed, ...]
    choice: float
    dice: float
    cards: float
    rest: float
    """The change that could not be attributed, because estimates are not exact.

    `choice`, `dice`, `cards` and `rest` add up to the difference between the first and the last chance of the curve;
    none exceeds 1.
    """
    by: tuple[PartsBy, ...]
