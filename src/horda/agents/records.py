"""The records that an agent in another process or language exchanges with its seat, as JSON."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

PROTOCOL = 1
"""The version of the line protocol. New fields do not raise it; an agent ignores what it does not know."""


class Neighbours(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place of the board, and the places beside it."""

    place: str
    kind: str = ""
    to: tuple[str, ...] = ()


class OfferedAction(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that the seat may do now."""

    number: int
    text: str
    choice: Mapping[str, object]
    price: int | None = None
    """The actions it costs; missing if it is no action."""
    noisy: bool = False
    futile: bool = False
    """Whether it aims at a place without targets."""
    loses: bool = False
    """Whether it loses the match at once, by what the seat knows."""
    chances: Mapping[str, float] = {}
    """The exact probabilities of its outcomes, if dice are rolled."""


class RefusedAction(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that the seat may not do now: why, and the rule that forbids it."""

    text: str
    choice: Mapping[str, object]
    why: str
    rule: str = ""


class ChanceOf(msgspec.Struct, frozen=True):
    """An outcome and its probability."""

    outcome: str
    chance: float


class Chances(msgspec.Struct, frozen=True, omit_defaults=True):
    """The exact chances of a choice, by public information."""

    text: str
    outcomes: tuple[ChanceOf, ...] = ()
    dice: int = 0
    needed: int = 0
    """The lowest number on a die that hits."""
    kills: tuple[float, ...] = ()
    """The probabilities of 0, 1, 2 and so on kills."""


class Begin(msgspec.Struct, frozen=True, tag_field="type", tag="begin"):
    """A match begins."""

    game: str
    match: str
    seats: int
    playing: tuple[int, ...]
    """The seats that the agent plays."""
    options: Mapping[str, object]
    ways: Sequence[Neighbours]
    lang: str
    seconds: float
    """How long one decision may take."""
    protocol: int = PROTOCOL


class Decide(msgspec.Struct, frozen=True, tag_field="type", tag="decide"):
    """A seat has to decide; the agent sends an `AgentAnswer`."""

    decision: int
    """The number of this decision, which the answer repeats."""
    seat: int
    question: str
    choices: Sequence[OfferedAction]
    refusals: Sequence[RefusedAction]
    events: Sequence[str]
    """What happened since the seat's last decision."""
    view: Mapping[str, object]


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """An answer was not legal; the same decision is still open."""

    decision: int
    seat: int
    refused: RefusedAction
    attempts_left: int


class End(msgspec.Struct, frozen=True, tag_field="type", tag="end"):
    """A match is over."""

    match: str
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    why: str


Message = Begin | Decide | Refused | End


class AgentAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An agent's answer to a decision: the number of a choice, or the choice itself."""

    decision: int | None = None
    number: int | None = None
    choice: Mapping[str, object] | None = None
    cost: float = 0.0
    """What the answer cost, in whatever unit the agent counts in; costs are added up."""
    tokens: int = 0
    """Tokens that a language model read and wrote for it."""
