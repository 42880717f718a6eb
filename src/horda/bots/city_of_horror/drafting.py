"""Putting an offer together, and what is left to say or to hand over once it is taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from horda.bots.city_of_horror.bargaining import counter_offer, made_offer
from horda.bots.city_of_horror.weighing import Deal
from horda.bots.city_of_horror.worth import antidote_worth, card_worth
from horda.engine.choices import Choice
from horda.engine.events import HIDDEN
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.deal_view import PartView
from horda.games.city_of_horror.rules.deals.offers import HAND, TELL
from horda.games.city_of_horror.rules.deals.promises import ANTIDOTE, CARD, TIES
from horda.games.city_of_horror.rules.phases.windows import HANDING_OUT


def planned_deal(view: BotView, me: int) -> Deal | None:
    """The deal that the seat is putting together, worked out again at every part: nothing is remembered."""
    draft = view.draft
    if draft is None or draft.to is None:
        return None
    answered = next((offer for offer in view.offers if offer.id == draft.answers), None)
    if answered is not None:
        return counter_offer(view, me, answered)
    for moment in _moments(view):
        deal = made_offer(view, me, moment, draft.to)
        if deal is not None:
            return deal
    return None


def _moments(view: BotView) -> tuple[str, ...]:
    """Which moments the window may be in which an offer is made."""
    if view.here is None:
        return ("choice",)
    if view.voted:
        return (TIES[view.voted],) if len(view.elect) > 1 else (HANDING_OUT,)
    return ("attack", "sharing")


def next_part(view: BotView, me: int) -> PartView | None:
    """The part of the deal that has to be added now; None when it is complete or went wrong."""
    deal, draft = planned_deal(view, me), view.draft
    assert draft is not None
    done = len(draft.parts)
    if deal is None or deal.parts[:done] != draft.parts or done == len(deal.parts):
        return None
    return deal.parts[done]


def choose_part(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Add the next part, propose what is complete, drop what went wrong."""
    deal, draft = planned_deal(view, me), view.draft
    verbs = {choice.verb: choice for choice in choices}
    drop = verbs.get("drop", choices[0])
    if deal is None or draft is None or deal.parts[: len(draft.parts)] != draft.parts:
        return drop
    if len(draft.parts) == len(deal.parts):
        return verbs.get("propose", drop)
    part = deal.parts[len(draft.parts)]
    if part.location is not None:
        return verbs.get("promise" if part.by_maker else "demand", drop)
    give, ask = WORDS[part.kind]
    return verbs.get(give if part.by_maker else ask, drop)


WORDS: Final = {
    ANTIDOTE: ("give_antidote", "ask_antidote"),
    CARD: ("give_any_card", "ask_any_card"),
    HAND: ("show_hand", "ask_hand"),
    TELL: ("tell_invasion", "ask_invasion"),
}


def choose_detail(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """The kind, the place or the subject of the promise that is being added."""
    part = next_part(view, me)
    if part is None:
        return choices[0]
    wanted = {"part": part.kind, "location": part.location}
    for choice in choices:
        name, value = choice.args[0]
        if value == wanted.get(name, part.subject):
            return choice
    return choices[0]


def judge_handing_over(view: BotView, me: int, choice: Choice) -> float:
    """Give the card that will be missed least, or an Antidote if it is worth less."""
    if choice.verb == "hand_over_antidote":
        return -antidote_worth(view, me, -1)
    return -card_worth(view, choice.name("card"))


def choose_words(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Say what the next Invasion card is: the truth, for a word is worth something only once."""
    seen = view.invasion[0][1] if view.invasion else HIDDEN
    return next((choice for choice in choices if choice.name("card") == seen), choices[0])
