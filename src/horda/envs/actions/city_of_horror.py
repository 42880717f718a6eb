"""The heads of City of Horror: characters, locations, cards, offers, promises."""

from __future__ import annotations

from typing import Final

from horda.engine.choices import Plain
from horda.engine.game import Game
from horda.engine.state import State
from horda.envs.actions.heads import Head
from horda.games.city_of_horror.content import CAST, CITY, FACES, INVASIONS, PLACES, TRACK
from horda.games.city_of_horror.rules.deals.promises import ANTIDOTE, CARD, EITHER, PROMISES
from horda.games.city_of_horror.state import CityState

OFFERS: Final = 32
"""Most open offers that an environment numbers: the maximum of six players at the same time."""


def heads_of(game: Game) -> list[Head]:
    """Return the heads of the game, in the order of their numbers."""
    return [
        Head.of("location", PLACES),
        Head.of("character", CAST),
        Head.of("card", FACES),
        Head.of("seat", range(game.max_seats)),
        Head.of("colour", TRACK),
        Head("offer", OFFERS, find=_offer, value=_offer_number),
        Head.of("promise", PROMISES),
        Head.of("item", (ANTIDOTE, CARD, EITHER)),
        Head.of("food", sorted({f"food_{value}" for value in CITY.food})),
        Head.of("invasion", sorted(card.id for card in INVASIONS)),
    ]


def _offer(s: State, value: Plain) -> int:
    """Return the index of an offer among the open ones, in the order in which they were made."""
    assert isinstance(s, CityState)
    for place, row in enumerate(s.offers):
        if row[0] == value:
            return place
    return -1


def _offer_number(s: State, number: int) -> Plain:
    assert isinstance(s, CityState)
    return s.offers[number][0] if number < len(s.offers) else f"offer {number}"
