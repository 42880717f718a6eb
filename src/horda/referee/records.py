"""Records of the referee's answers: typed, with the ids of the rules that they follow."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Plain = int | str | bool | float | None | list[Any] | dict[str, Any]


class Happening(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A happening at the real table: a decision, a roll of dice, or a drawn card.

    Exactly one of the three is set: `choose` is a choice as worked examples write it (`rolf strike axe E4`), `dice` are
    the faces in the order in which they are used, `card` is the face of a drawn card and `pile` its pile.
    """

    choose: str = ""
    dice: tuple[int, ...] = ()
    card: str = ""
    pile: str = ""


class Arrow(msgspec.Struct, frozen=True, omit_defaults=True):
    """An arrow on the board: a figure's movement from one place to another."""

    figure: str
    origin: str
    to: str
    count: int = 1
    is_open: bool = False
    """Whether the players still have to choose this movement; such arrows are dotted."""


class AnswerStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One numbered step of an answer: its sentence, the event behind it, arrows, and the rules."""

    number: int
    sentence: str
    event: str
    args: dict[str, Any]
    rules: tuple[str, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    places: tuple[str, ...] = ()
    """The places that the step concerns."""
    board: dict[str, Any] | None = None
    """The parts of a view that change during play, after the step; only if pictures were requested."""


class OpenChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open choice: the line to answer with, its sentence and its price."""

    line: str
    sentence: str
    seat: int
    do: str
    args: dict[str, Any]
    price: int | None = None
    is_noisy: bool = False
    is_futile: bool = False
    arrow: Arrow | None = None
    rule: str = ""
    """The rule of the card or ability that the choice uses; empty if it has none of its own."""


class RefusedChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that is not allowed: the rule against it, and a sentence on what would allow it."""

    line: str
    do: str
    args: dict[str, Any]
    rule: str
    sentence: str


class OpenDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision that the rules leave to players: the deciders, the rule, and the choices."""

    ask: str
    sentence: str
    seats: tuple[int, ...]
    rule: str = ""
    choices: tuple[OpenChoice, ...] = ()
    unknown_cards: int = 0
    """Number of cards in hand that the referee does not know, one of which may be playable, too."""


class CardCount(msgspec.Struct, frozen=True):
    """A face of a card, its name, and the number of such cards among the unknown ones."""

    face: str
    name: str
    count: int


class MissingChance(msgspec.Struct, frozen=True, omit_defaults=True):
    """Dice or a card that the answer needs and that must be entered."""

    kind: Literal["dice", "card"]
    event: str
    """The event that shows the dice or card, such as `AttackRolled`; empty if there is none."""
    args: dict[str, Any]
    sentence: str = ""
    """The question to the user, which says what to enter."""
    count: int = 1
    """Number of dice that are still to be entered."""
    pile: str = ""
    faces: tuple[CardCount, ...] = ()


class Course(msgspec.Struct, frozen=True, omit_defaults=True):
    """The course of events from a position, up to the next decision, missing dice or card, or the end."""

    steps: tuple[AnswerStep, ...]
    text: str
    """The text of the position at the end of the course, before any missing dice or card."""
    decision: OpenDecision | None = None
    missing: MissingChance | None = None
    result: str = ""
    """The sentence about the end of the match; empty while it runs."""
    accepted: int = 0
    """Number of happenings that were used."""


class SightAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A visible place, its distance, the figures in it, and whether a carried weapon reaches it."""

    place: str
    distance: int
    is_reached: bool
    figures: tuple[str, ...] = ()


class SightLines(msgspec.Struct, frozen=True, omit_defaults=True):
    """The places and figures that a figure sees, or that are seen from a place; sight works both ways."""

    origin: str
    seen: tuple[SightAnswer, ...]
    unseen: tuple[SightAnswer, ...] = ()
    """Occupied places that are not visible."""
    rules: tuple[str, ...] = ()
    sentence: str = ""


class FightCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in a hand that adds to a fight: its owner, when it may be played, and the rule or the reason why not."""

    owner: str
    card: str
    name: str
    bonus: int
    moment: Literal["now", "later", "never"]
    """`now` is before the roll, `later` after a losing roll, `never` not in this fight."""
    rule: str
    success: float = 0.0
    """The probability of winning if this card is played in addition to the counted ones."""


class AttemptOdds(msgspec.Struct, frozen=True, omit_defaults=True):
    """The odds of one attempt: an attack, a fight, opening a door, a search."""

    line: str
    sentence: str
    success: float
    """The probability of success."""
    kind: Literal["attack", "door", "fight", "search"]
    dice: int = 0
    needed: int = 0
    damage: int = 0
    spread: tuple[float, ...] = ()
    """The probability of exactly 0, 1, 2... kills."""
    friend: float = 0.0
    """The probability of hitting a figure of one's own side."""
    friends: tuple[str, ...] = ()
    faces: tuple[CardCount, ...] = ()
    """The possible results of a search, from the unknown cards."""
    power: int = 0
    added: int = 0
    """The bonus to the die of a fight, with the counted cards."""
    cards: tuple[FightCard, ...] = ()
    """The cards in hands, both those that may help in a fight and those that may not."""
    bites: int = 0
    """Number of bites of a lost fight."""
    is_deadly: bool = False
    """Whether these bites exceed the survivor's Health."""
    loss_rules: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    leaves_out: tuple[str, ...] = ()
    """The factors that the odds leave out: `armour`, `helpers`, `cards`."""


class VoteShare(msgspec.Struct, frozen=True, omit_defaults=True):
    """The votes of a player in a location, and their reasons."""

    seat: int
    owner: str
    votes: int
    reasons: tuple[tuple[str, int, str], ...] = ()
    """The Character or card of each reason, its votes, and the rule."""
    may_name: tuple[str, ...] = ()
    names: str = ""
    """The player whom this player points at; empty if unknown."""


class VoteOutcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """An outcome that is still possible: the elected player, the decider, and the votes that lead to it."""

    elected: tuple[str, ...]
    """The elected player, or the tied ones."""
    is_tie: bool
    decider: str
    """The player who decides between tied ones; empty if votes decide."""
    when: dict[str, str]
    """The votes of the players who have not voted yet."""
    tally: dict[str, int]
    losses: tuple[str, ...] = ()
    """The Characters among whom the loser chooses; those of several players in a tie."""
    rules: tuple[str, ...] = ()


class VoteAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A vote in a location: whether it takes place, the votes by owner, and the outcomes still possible."""

    place: str
    vote: Literal["", "attack", "sharing"]
    sentence: str
    zombies: int
    threshold: int
    shares: tuple[VoteShare, ...]
    outcomes: tuple[VoteOutcome, ...]
    rules: tuple[str, ...] = ()
    decision: OpenDecision | None = None


class Permissions(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open choices of a figure, and the refused ones with reasons."""

    who: str
    may: tuple[OpenChoice, ...]
    may_not: tuple[RefusedChoice, ...]
    sentence: str = ""
    unknown_cards: int = 0


class RuleFound(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the rulebook: a rule, a ruling or a worked example."""

    id: str
    kind: Literal["rule", "ruling", "example", "skill"]
    title: str
    text: str
    see: tuple[str, ...] = ()


class PositionFix(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fix for a position: its description, and the position after it."""

    sentence: str
    text: str


class PositionProblem(msgspec.Struct, frozen=True, omit_defaults=True):
    """A problem of a position: what is impossible, where, by which rule, and up to three fixes."""

    code: str
    sentence: str
    where: tuple[str, ...] = ()
    rule: str = ""
    fixes: tuple[PositionFix, ...] = ()
