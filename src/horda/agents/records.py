"""The records that an agent in another process or language exchanges with its seat, as JSON."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

PROTOCOL = 1
"""The version of the line protocol. New fields do not raise it; agents must ignore unknown ones."""


class Neighbours(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place of the board, and the adjacent places."""

    place: str
    kind: str = ""
    to: tuple[str, ...] = ()


class OfferedAction(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open choice of the seat."""

    number: int
    text: str
    choice: Mapping[str, object]
    price: int | None = None
    """The cost in actions; missing if the choice is no action."""
    noisy: bool = False
    futile: bool = False
    """Whether the choice targets a place without targets."""
    loses: bool = False
    """Whether the choice loses the match at once, by what the seat knows."""
    chances: Mapping[str, float] = {}
    """The exact probabilities of the outcomes, if dice are rolled."""


class RefusedAction(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that is not allowed now: the reason, and the rule that forbids it."""

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
    """The probabilities of exactly 0, 1, 2... kills."""


class Begin(msgspec.Struct, frozen=True, tag_field="type", tag="begin"):
    """Sent when a match begins."""

    game: str
    match: str
    seats: int
    playing: tuple[int, ...]
    """The seats that the agent plays."""
    options: Mapping[str, object]
    ways: Sequence[Neighbours]
    lang: str
    seconds: float
    """Seconds for one decision."""
    protocol: int = PROTOCOL


class Decide(msgspec.Struct, frozen=True, tag_field="type", tag="decide"):
    """Sent when a seat has to decide; the agent answers with an `AgentAnswer`."""

    decision: int
    """The number of this decision, which the answer repeats."""
    seat: int
    question: str
    choices: Sequence[OfferedAction]
    refusals: Sequence[RefusedAction]
    events: Sequence[str]
    """The events since the seat's last decision."""
    view: Mapping[str, object]


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """Sent when an answer was not legal; the same decision is still open."""

    decision: int
    seat: int
    refused: RefusedAction
    attempts_left: int


class End(msgspec.Struct, frozen=True, tag_field="type", tag="end"):
    """Sent when a match is over."""

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
    """The cost of the answer in the agent's own unit; costs are added up."""
    tokens: int = 0
    """Number of tokens that a language model read and wrote for the answer."""
