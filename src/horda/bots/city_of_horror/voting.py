"""Votes and their results: voting, breaking ties, losing a Character, sharing out, the last doses."""

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

KEPT_PROMISE_VALUE: Final = 0.9
"""Value of keeping a promise that does not bind; a larger gain tempts the bot to break it."""


def promised_subjects(view: BotView, me: int, kind: str) -> set[int | str]:
    """Return the subjects of a seat's promises of one kind about the location being resolved."""
    return {
        pledge.subject
        for pledge in view.pledges
        if pledge.by == me and pledge.kind == kind and pledge.location == view.here
    }


class Election:
    """A vote in a location from one seat's point of view."""

    def __init__(self, view: BotView, me: int, kinds: dict[str, str]) -> None:
        self.scene = Scene(view, me)
        self.vote = str(view.asked["vote"])
        self.kind = kinds[self.vote]
        self.place = PLACE[str(view.asked["location"])]
        self.present = self.scene.at(self.place)
        self.owed = promised_subjects(view, me, self.kind)

    def word(self, seat: int) -> float:
        """Return the value of a vote that keeps a promise; 0 if none was made."""
        return KEPT_PROMISE_VALUE if seat in self.owed else 0.0


def choose_vote(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Choose the vote with the best expected result, given the likely votes of the others."""
    election = Election(view, me, VOTES)
    scene, place = election.scene, election.place

    def value(choice: Choice) -> float:
        against = choice.number("against")
        scene.pointing[place, me, election.kind] = against
        liking = 0.01 * scene.weights[against]
        if election.vote == ATTACK:
            return scene.attack_value(place, election.present) + liking + election.word(against)
        return scene.sharing_value(place, election.present) - liking + election.word(against)

    return max(choices, key=value)


def choose_tie(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Break the tie in favour of the result that is worth most to the seat."""
    election = Election(view, me, TIES)

    def value(choice: Choice) -> float:
        seat = choice.number("against")
        if election.vote == ATTACK:
            return election.scene.weights[seat] * election.scene.loss(seat, election.present) + election.word(
                seat
            )
        return election.scene.value_of_sharing_by(seat, election.place) + election.word(seat)

    return max(choices, key=value)


def choose_loss(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Lose the least valuable Character."""
    worth = {character.who: character.worth for character in Scene(view, me).mine}
    return min(choices, key=lambda choice: worth[choice.name("who")])


def choose_share(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Take the best item, then keep promises, then give as little as possible to the leading players."""
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
        return (KEPT_PROMISE_VALUE if (to, item) in owed else 0.0) - scene.weights[to] * worth

    return max(choices, key=value)


def _promised_items(pledge: PledgeView) -> list[tuple[int | str, str]]:
    """List the pairs of player and item that would keep a promise to hand one out."""
    if pledge.kind in ITEM_TO:
        return [(pledge.subject, ITEM_TO[pledge.kind])]
    if pledge.subject == EITHER:
        return [(pledge.to, ANTIDOTE), (pledge.to, CARD)]
    return [(pledge.to, str(pledge.subject))]


def choose_dose(view: BotView, me: int, choices: Sequence[Choice]) -> Choice:
    """Give the dose to the Character with the most points."""
    points = {character.who: character.points for character in view.characters}
    return max(choices, key=lambda choice: points[choice.name("who")] if choice.has("who") else 0)
