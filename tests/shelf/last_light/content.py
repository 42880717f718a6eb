"""The places and the cards of Last Light, read from `content/`."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from horda.engine.cards import Deck
from horda.engine.content.typed_yaml import records


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place: its coordinates and its adjacent places."""

    id: str
    at: tuple[float, float]
    ways: tuple[str, ...]
    kind: str = "road"


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card, which says how many places a player walks."""

    id: str
    count: int
    steps: int
    figure: str


FOLDER = files(__package__) / "content"
SPOTS = {spot.id: spot for spot in records(FOLDER / "places.yaml", list[Spot])}
CARDS = {card.id: card for card in records(FOLDER / "cards.yaml", list[Card])}
DECK = Deck.of({"card": [card.id for card in CARDS.values() for _ in range(card.count)]})


def steps_between(start: str, end: str) -> int:
    """Return the number of steps on the shortest path between two places."""
    reached, count = {start}, 0
    while end not in reached:
        reached |= {way for spot in reached for way in SPOTS[spot].ways}
        count += 1
    return count
