"""Votes and what follows from them: pointing, breaking ties, losing, sharing out, the last doses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from horda.bots.city_of_horror.scene import Scene
from horda.bots.city_of_horror.worth import antidote_worth, card_worth
from horda.engine.choices import Choice
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.content import PLACE
from horda.games.city_of_horror.deal_view import PledgeView
from horda.games.city_of_horror.rules.deals.promises import (
    ANTIDOTE,
    ATTACK,
    CARD,
    EITHER,
    HANDING_OUT,
    ITEM_TO,
    TIES,
    VOTES,
)

WORD: Final = 0.9
"""What it is worth to keep one's word where it does not bind; a bigger gain tempts."""


def promised_subjects(view: BotView, me: int, kind: str) -> set[int | str]:
    """What a seat has promised of a kind about the location being resolved."""
    return {
        pledge.subject
        for pledge in view.pledges
        if pledge.by == me and pledge.kind == kind and pledge.location == view.here
    }


class Election:
    """A vote in a location, as one seat sees it."""

    def __init__(self, view: BotView, me: int, kinds: dict[str, str]) -> None:
        self.scene = Scene(view, me)
        self.vote = str(view.asked["vote"])
        self.kind = kinds[self.vote]
        self.place = PLACE[str(view.asked["location"])]
        self.present = self.scene.at(self.place)
        self.owed = promised_subjects(view, me, self.kind)

    def word(self, seat: int) -> float:
        """What it is worth to name whom one promised to name."""
        return WORD if seat in self.owed else 0.0


def choose_vote(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Point where it does most good, given what the others are likely to do."""
    held = Election(view, me, VOTES)
    scene, place = held.scene, held.place

    def value(choice: Choice) -> float:
        against = choice.number("against")
        scene.pointing[place, me, held.kind] = against
        liking = 0.01 * scene.weights[against]
        if held.vote == ATTACK:
            return scene.attack_value(place, held.present) + liking + held.word(against)
        return scene.sharing_value(place, held.present) - liking + held.word(against)

    return max(choices, key=value)


def choose_tie(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Name whoever is best lost, or shares out best."""
    held = Election(view, me, TIES)

    def value(choice: Choice) -> float:
        seat = choice.number("against")
        if held.vote == ATTACK:
            return held.scene.weights[seat] * held.scene.loss(seat, held.present) + held.word(seat)
        return held.scene.shared_by(seat, held.place) + held.word(seat)

    return max(choices, key=value)


def choose_loss(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Lose whoever is worth least."""
    worth = {one.who: one.worth for one in Scene(view, me).mine}
    return min(choices, key=lambda choice: worth[choice.name("who")])


def choose_share(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """The best for oneself, then what was promised, then as little as possible to those ahead."""
    scene = Scene(view, me)
    owed = {
        item
        for pledge in view.pledges
        if pledge.by == me and pledge.kind in HANDING_OUT and pledge.location == view.here
        for item in _promised_items(pledge)
    }

    def value(choice: Choice) -> float:
        to = choice.number("to")
        item = ANTIDOTE if choice.verb == "share_antidote" else CARD
        worth = antidote_worth(view, to) if item == ANTIDOTE else card_worth(view, choice.name("card"))
        if to == me:
            return 10.0 + worth
        return (WORD if (to, item) in owed else 0.0) - scene.weights[to] * worth

    return max(choices, key=value)


def _promised_items(pledge: PledgeView) -> list[tuple[int | str, str]]:
    """List who may get which item to keep a promise to hand one out."""
    if pledge.kind in ITEM_TO:
        return [(pledge.subject, ITEM_TO[pledge.kind])]
    if pledge.subject == EITHER:
        return [(pledge.to, ANTIDOTE), (pledge.to, CARD)]
    return [(pledge.to, str(pledge.subject))]


def choose_dose(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Save whoever counts most."""
    points = {one.who: one.points for one in view.characters}
    return max(choices, key=lambda choice: points[choice.name("who")] if choice.has("who") else 0)
