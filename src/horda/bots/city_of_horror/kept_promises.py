"""Promises that a single choice keeps or breaks: the bot keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from horda.engine.choices import Choice
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.content import PLACES
from horda.games.city_of_horror.deal_view import PledgeView
from horda.games.city_of_horror.rules.deals.promises import (
    LEADER,
    LOSE,
    MARKED,
    MOVE_TO,
    NOT_USE_EFFECT,
    USE_EFFECT,
)

PROMISES_BY_VERB: Final = {
    "choose": (MOVE_TO,),
    "use_effect": (USE_EFFECT,),
    "skip_effect": (NOT_USE_EFFECT,),
    "lose": (LOSE,),
    "set_leader": (LEADER,),
    "aim_at_colour": (LEADER,),
    "mark": tuple(MARKED),
}
"""The kinds of promises that a choice with a given verb can keep."""


def choices_keeping_promises(view: BotView, me: int, choices: Sequence[Choice]) -> Sequence[Choice]:
    """Return the choices that keep a promise of the seat, or all choices if none does."""
    if not view.pledges:
        return choices
    own = [pledge for pledge in view.pledges if pledge.by == me]
    keeping = [choice for choice in choices if any(_keeps(view, pledge, choice) for pledge in own)]
    return keeping or choices


def _keeps(view: BotView, pledge: PledgeView, choice: Choice) -> bool:
    """Return whether a choice is what was promised."""
    if pledge.kind not in PROMISES_BY_VERB.get(choice.verb, ()):
        return False
    if pledge.kind == MOVE_TO:
        return choice.name("location") == pledge.location
    if pledge.location != view.here:
        return False
    if pledge.kind in MARKED:
        return choice.name("location") == PLACES[MARKED[pledge.kind]]
    if pledge.kind == LEADER:
        return choice.name("colour") == view.players[int(pledge.subject)].colour
    return pledge.kind != LOSE or choice.name("who") == pledge.subject
