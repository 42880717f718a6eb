"""Decisions while an offer is drafted part by part, and while agreed goods are handed over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from horda.bots.city_of_horror.bargaining import best_offer, counter_offer
from horda.bots.city_of_horror.deal_values import Deal
from horda.bots.city_of_horror.worth import antidote_worth, card_worth
from horda.engine.choices import Choice
from horda.engine.events import HIDDEN
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.deal_view import PartView
from horda.games.city_of_horror.rules.deals.offers import ANY, HAND, TELL
from horda.games.city_of_horror.rules.deals.promises import ANTIDOTE, CARD, TIES
from horda.games.city_of_horror.rules.phases.windows import HANDING_OUT


def planned_deal(view: BotView, me: int) -> Deal | None:
    """Return the deal that the seat is drafting, computed again for every part, since the bot keeps no state."""
    draft = view.draft
    if draft is None or draft.to is None:
        return None
    answered = next((offer for offer in view.offers if offer.id == draft.answers), None)
    if answered is not None:
        return counter_offer(view, me, answered)
    for moment in _moments(view):
        deal = best_offer(view, me, moment, draft.to)
        if deal is not None:
            return deal
    return None


def _moments(view: BotView) -> tuple[str, ...]:
    """Return the windows in which the draft may have been started."""
    if view.here is None:
        return ("choice",)
    if view.voted:
        return (TIES[view.voted],) if len(view.elect) > 1 else (HANDING_OUT,)
    return ("attack", "sharing")


def next_part(view: BotView, me: int) -> PartView | None:
    """Return the part to add to the draft next; None if the deal is complete or no longer good."""
    deal, draft = planned_deal(view, me), view.draft
    assert draft is not None
    done = len(draft.parts)
    if deal is None or deal.parts[:done] != draft.parts or done == len(deal.parts):
        return None
    return deal.parts[done]


def choose_part(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Add the next part of the deal, propose it when complete, or drop it if it is no longer good."""
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
    if part.kind == CARD and part.subject != ANY:
        named = (one for one in choices if one.verb == "give_card" and one.name("card") == part.subject)
        return next(named, drop) if part.by_maker else verbs.get("ask_card", drop)
    give, ask = PART_VERBS[part.kind]
    return verbs.get(give if part.by_maker else ask, drop)


PART_VERBS: Final = {
    ANTIDOTE: ("give_antidote", "ask_antidote"),
    CARD: ("give_any_card", "ask_any_card"),
    HAND: ("show_hand", "ask_hand"),
    TELL: ("tell_invasion", "ask_invasion"),
}


def choose_detail(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Choose the kind, the location or the subject of the promise being added."""
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
    """Value handing over a card or an Antidote: the less it is worth to the seat, the better."""
    if choice.verb == "hand_over_antidote":
        return -antidote_worth(view, me, -1)
    return -card_worth(view, choice.name("card"))


def choose_words(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Name the next Invasion card truthfully, since a lie would cost the seat its credibility."""
    seen = view.invasion[0][1] if view.invasion else HIDDEN
    return next((choice for choice in choices if choice.name("card") == seen), choices[0])
