"""The description of a turning point: its kind, the events that explain it, and a verdict on the choice."""

from __future__ import annotations

from typing import Final, Literal

from horda.engine.choices import Choice
from horda.server.protocol.match_records import EventRecord
from horda.think.advice import RankedChoices
from horda.think.match_analysis.attribution import MoveEffect

MAX_EVENTS: Final = 8
"""Most events that are shown for one choice."""
CHANCE_EVENT_WEIGHT: Final = 26
"""Weight of a roll or card at a moment that it decided, on the scale of `Game.summary_weights`."""
Kind = Literal["choice", "dice", "cards", "luck"]
"""What changed the chance most; `luck` means dice and cards that came together and cannot be separated."""
KINDS: Final[tuple[Kind, ...]] = ("choice", "dice", "cards")
DICE_ARGUMENTS: Final = ("dice", "die", "total")
CARD_ARGUMENTS: Final = ("card", "brings")
ARGUMENTS_BY_KIND: Final[dict[Kind, tuple[str, ...]]] = {
    "choice": (),
    "dice": DICE_ARGUMENTS,
    "cards": CARD_ARGUMENTS,
    "luck": (*DICE_ARGUMENTS, *CARD_ARGUMENTS),
}
"""Event arguments that show that an event is about dice or cards, by kind of moment."""


def events_of_kind(
    events: tuple[EventRecord, ...], kind: Kind, choice: Choice | None = None
) -> tuple[EventRecord, ...]:
    """Return the events that explain a moment of this kind: rolls for dice, drawn cards for cards.

    Cards that the player chose to discard or to pay with are left out.
    """
    own = () if choice is None else dict(choice.args).values()
    names = ARGUMENTS_BY_KIND[kind]
    found = tuple(
        one for one in events if any(one.args.get(name) for name in names) and one.args.get("card") not in own
    )
    return (found or events)[:MAX_EVENTS]


def headline_event(
    events: tuple[EventRecord, ...], told: tuple[EventRecord, ...], telling: dict[str, int], part: float
) -> EventRecord | None:
    """Return the event that names a stroke of luck: a loss or success, or else the decisive roll or card.

    `told` are the roll and card events among `events`. The last of several rolls is taken; of several cards, the one
    that brings most if the chance fell, and least if it rose.
    """

    def weight(one: EventRecord) -> tuple[int, bool, int]:
        brings = one.args.get("brings")
        brought = len(brings) if isinstance(brings, list | tuple) else 0
        ours = CHANCE_EVENT_WEIGHT if one in told else 0
        rolled = any(one.args.get(name) for name in DICE_ARGUMENTS)
        return max(telling.get(one.event, 0), ours), rolled, brought if part < 0 else -brought

    return max(reversed(events), key=weight, default=None)


def clear_part(parts: MoveEffect, kind: Kind) -> float:
    """Return the part of a choice's effect that can be attributed to one kind."""
    if kind == "choice":
        return parts.clear_choice
    return parts.clear_dice if kind == "dice" else parts.clear_cards


def main_kind(parts: MoveEffect) -> Kind:
    """Return the kind that changed the chance most."""
    most = max(KINDS, key=lambda kind: abs(clear_part(parts, kind)))
    return "luck" if most == "cards" and parts.dice and not parts.clear_dice else most


def verdict_on(
    choice: Choice, weighed: RankedChoices | None, part: float | None
) -> Literal["", "mistake", "doubtful", "good"]:
    """Return the verdict on a choice: a mistake only if its range lies wholly below the best option's.

    `part` is the effect on the chance of the player who chose; without it (a rival's choice), only mistakes are found.
    """
    if part is not None and part >= 0:
        return "good"
    if weighed is not None:
        played = next(one for one in weighed.options if one.choice.same(choice))
        if weighed.is_clearly_worse(played):
            return "mistake"
    return "" if part is None else "doubtful"
