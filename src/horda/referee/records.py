"""Records of the referee's answers: typed, with the ids of the rules that they follow."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Plain = int | str | bool | float | None | list[Any] | dict[str, Any]


class Happening(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One thing that happened at the real table: a decision, dice that were rolled, or a card that came.

    Exactly one of the three is set: `choose` holds a choice as cases write it (`rolf strike axe E4`), `dice` the
    faces in the order in which they are to be read, `card` the face of a drawn card and `pile` where it came from.
    """

    choose: str = ""
    dice: tuple[int, ...] = ()
    card: str = ""
    pile: str = ""


class Arrow(msgspec.Struct, frozen=True, omit_defaults=True):
    """An arrow on the board: who goes from where to where."""

    figure: str
    origin: str
    to: str
    count: int = 1
    is_open: bool = False
    """Whether the players still have to choose it; drawn dotted."""


class AnswerStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One numbered step of an answer: its sentence, the event behind it, arrows, and the rules."""

    number: int
    sentence: str
    event: str
    args: dict[str, Any]
    rules: tuple[str, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    places: tuple[str, ...] = ()
    """The places that the step is about."""
    board: dict[str, Any] | None = None
    """What stands on the board after the step, if pictures were asked for: the parts of a view that move."""


class OpenChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that somebody may make: the line to answer with, its sentence and its price."""

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
    """The rule of the card or ability that it uses, where each has one of its own."""


class RefusedChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that is not allowed: the rule against it, and a sentence that says what would help."""

    line: str
    do: str
    args: dict[str, Any]
    rule: str
    sentence: str


class OpenDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision that the rules leave to players: who decides, by which rule, and the choices."""

    ask: str
    sentence: str
    seats: tuple[int, ...]
    rule: str = ""
    choices: tuple[OpenChoice, ...] = ()
    unknown_cards: int = 0
    """Cards in hand that the referee does not know: playing one of them may be possible, too."""


class CardCount(msgspec.Struct, frozen=True):
    """A face that a card may have, its name, and how many such cards are among the unknown ones."""

    face: str
    name: str
    count: int


class MissingChance(msgspec.Struct, frozen=True, omit_defaults=True):
    """Dice or a card that the answer needs and that the referee never makes up."""

    kind: Literal["dice", "card"]
    event: str
    """The event that shows it, such as `AttackRolled`; empty if no event tells of it."""
    args: dict[str, Any]
    sentence: str = ""
    """A question in words: what to enter."""
    count: int = 1
    """How many dice are still to be entered."""
    pile: str = ""
    faces: tuple[CardCount, ...] = ()


class Course(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happens from a position on, up to the next decision, missing dice or card, or the end."""

    steps: tuple[AnswerStep, ...]
    text: str
    """The position that follows, to go on from; the moment before what is missing."""
    decision: OpenDecision | None = None
    missing: MissingChance | None = None
    result: str = ""
    """The sentence about the end of the match; empty while it goes on."""
    accepted: int = 0
    """How many of the things that happened were used."""


class SightAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place that is seen, how far it is, who stands there, and whether a carried weapon reaches it."""

    place: str
    distance: int
    is_reached: bool
    figures: tuple[str, ...] = ()


class SightLines(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whom a figure, or anybody in a place, sees, and who sees them; sight works both ways."""

    origin: str
    seen: tuple[SightAnswer, ...]
    unseen: tuple[SightAnswer, ...] = ()
    """Occupied places that are not seen."""
    rules: tuple[str, ...] = ()
    sentence: str = ""


class FightCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in a hand that adds to a fight: who holds it, when it may be played, and by which rule or why not."""

    owner: str
    card: str
    name: str
    bonus: int
    moment: Literal["now", "later", "never"]
    """Before the roll, after a roll that would lose, or not in this fight."""
    rule: str
    success: float = 0.0
    """The probability of winning if it is played as well as the cards that are counted in."""


class AttemptOdds(msgspec.Struct, frozen=True, omit_defaults=True):
    """The odds of one attempt: an attack, a fight, opening a door, a search."""

    line: str
    sentence: str
    success: float
    """The probability of what the attempt is for."""
    kind: Literal["attack", "door", "fight", "search"]
    dice: int = 0
    needed: int = 0
    damage: int = 0
    spread: tuple[float, ...] = ()
    """The probability of exactly 0, 1, 2... kills."""
    friend: float = 0.0
    """The probability of hitting somebody of one's own side."""
    friends: tuple[str, ...] = ()
    faces: tuple[CardCount, ...] = ()
    """What a search may bring, by the cards that are not known."""
    power: int = 0
    added: int = 0
    """The bonus to the die of a fight, with the cards that are counted in."""
    cards: tuple[FightCard, ...] = ()
    """The cards that may help in a fight, and those that may not."""
    bites: int = 0
    """The bites that a lost fight brings."""
    is_deadly: bool = False
    """Whether these bites are more than the survivor's Health."""
    loss_rules: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    leaves_out: tuple[str, ...] = ()
    """What the figure does not count: `armour`, `helpers`, `cards`."""


class VoteShare(msgspec.Struct, frozen=True, omit_defaults=True):
    """The votes of a player in a location, and where they come from."""

    seat: int
    owner: str
    votes: int
    reasons: tuple[tuple[str, int, str], ...] = ()
    """The Character (or card), its votes, and the rule."""
    may_name: tuple[str, ...] = ()
    names: str = ""
    """Whom the player points at, as far as it was said."""


class VoteOutcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """One outcome that is still possible: who is named, who decides, and how the others point then."""

    elected: tuple[str, ...]
    """The player named, or those tied."""
    is_tie: bool
    decider: str
    """Who names one of those tied; empty if votes decide."""
    when: dict[str, str]
    """How the players point who have not been asked yet."""
    tally: dict[str, int]
    losses: tuple[str, ...] = ()
    """The Characters among whom the loser chooses; several players' if it is a tie."""
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
    """What somebody may do now, and what not and why."""

    who: str
    may: tuple[OpenChoice, ...]
    may_not: tuple[RefusedChoice, ...]
    sentence: str = ""
    unknown_cards: int = 0


class RuleFound(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the rulebook that was found: a rule, a ruling or a worked example."""

    id: str
    kind: Literal["rule", "ruling", "example", "skill"]
    title: str
    text: str
    see: tuple[str, ...] = ()


class PositionFix(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to mend a position: what it does in words, and the position after it."""

    sentence: str
    text: str


class PositionProblem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something in a position that cannot be: what, where, by which rule, and up to three fixes."""

    code: str
    sentence: str
    where: tuple[str, ...] = ()
    rule: str = ""
    fixes: tuple[PositionFix, ...] = ()
