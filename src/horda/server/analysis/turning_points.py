"""What is told of a moment that turned a match: its kind, what came of it, what may be said of a choice."""

from __future__ import annotations

from typing import Final, Literal

from horda.engine.choices import Choice
from horda.server.protocol.match_records import EventRecord
from horda.think.advice import RankedChoices
from horda.think.parts import Parts

MOST_EVENTS: Final = 8
"""Of what came of one decision, so much is told."""
OF_ITS_KIND: Final = 26
"""How much a roll or a card tells of a moment that it made, as games weigh what happens (`Game.summary_weights`)."""
Kind = Literal["choice", "dice", "cards", "luck"]
"""What did most at a moment; `luck` is of dice and cards that came at once and cannot be told apart."""
KINDS: Final[tuple[Kind, ...]] = ("choice", "dice", "cards")
ROLLED: Final = ("dice", "die", "total")
DRAWN: Final = ("card", "brings")
TELLING: Final[dict[Kind, tuple[str, ...]]] = {
    "choice": (),
    "dice": ROLLED,
    "cards": DRAWN,
    "luck": (*ROLLED, *DRAWN),
}
"""What an event names that tells of dice, or of cards."""


def telling_of(
    events: tuple[EventRecord, ...], kind: Kind, choice: Choice | None = None
) -> tuple[EventRecord, ...]:
    """Of what came of a decision, what tells of its kind: rolls for dice, what was drawn for cards.

    The card that somebody put away or paid with is no news: it is what was chosen.
    """
    own = () if choice is None else dict(choice.args).values()
    names = TELLING[kind]
    found = tuple(
        one for one in events if any(one.args.get(name) for name in names) and one.args.get("card") not in own
    )
    return (found or events)[:MOST_EVENTS]


def heading_of(
    events: tuple[EventRecord, ...], told: tuple[EventRecord, ...], telling: dict[str, int], part: float
) -> EventRecord | None:
    """What a stroke of luck is called by: who fell, what was reached, else the roll or card that did most.

    `told` are the rolls and cards among the events. Of several rolls the last is named, which decided; of
    several cards the one that brings most where the chance fell, and least where it rose.
    """

    def weight(one: EventRecord) -> tuple[int, bool, int]:
        brings = one.args.get("brings")
        brought = len(brings) if isinstance(brings, list | tuple) else 0
        ours = OF_ITS_KIND if one in told else 0
        rolled = any(one.args.get(name) for name in ROLLED)
        return max(telling.get(one.event, 0), ours), rolled, brought if part < 0 else -brought

    return max(reversed(events), key=weight, default=None)


def clear_part(parts: Parts, kind: Kind) -> float:
    """What one of the three did at a decision, as far as that is clear."""
    if kind == "choice":
        return parts.clear_choice
    return parts.clear_dice if kind == "dice" else parts.clear_cards


def kind_of(parts: Parts) -> Kind:
    """What did most at a decision, as far as that is clear."""
    most = max(KINDS, key=lambda kind: abs(clear_part(parts, kind)))
    return "luck" if most == "cards" and parts.dice and not parts.clear_dice else most


def verdict_on(
    choice: Choice, weighed: RankedChoices | None, part: float | None
) -> Literal["", "mistake", "doubtful", "good"]:
    """What may be said of a choice: it was a mistake only where its range does not meet the best one's.

    `part` is what it did to the chance of whoever made it. Where that was not measured, a choice that is no
    mistake is called nothing: what is good for one is none of another's merits.
    """
    if part is not None and part >= 0:
        return "good"
    if weighed is not None:
        played = next(one for one in weighed.options if one.choice.same(choice))
        if weighed.is_clearly_worse(played):
            return "mistake"
    return "" if part is None else "doubtful"
