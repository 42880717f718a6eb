"""Effects of cards and abilities on Characters, votes and the first player."""

from __future__ import annotations

from horda.engine.lists import put
from horda.games.city_of_horror.content import CAST, CROSSROADS, GRANDPA, MOTHER, PLACES, Deed
from horda.games.city_of_horror.events.events import (
    BabyBorn,
    CharacterHidden,
    CharacterRested,
    GrandpaSpoke,
    VotesAdded,
)
from horda.games.city_of_horror.rules.cards.card_effect import CardEffect
from horda.games.city_of_horror.rules.deaths import name_first
from horda.games.city_of_horror.state import CityState


class Hide(CardEffect):
    """A Character hides."""

    def options(
        self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]
    ) -> list[int]:
        return [own for own in s.of_seat(seat) if not s.hidden[own]]

    def could_happen(self, s: CityState, seat: int, who: int, deed: Deed) -> bool:
        return not s.hidden[who] if deed.here else super().could_happen(s, seat, who, deed)

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        hiding = targets[0] if targets else who
        s.hidden = put(s.hidden, hiding, True)
        s.emit(CharacterHidden(CAST[hiding]))


class Rest(CardEffect):
    """A Character's card is turned to its rested side."""

    def options(
        self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]
    ) -> list[int]:
        return [own for own in s.of_seat(seat) if may_be_rested(s, own)]

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        resting = targets[0] if targets else who
        s.rested = put(s.rested, resting, True)
        s.emit(CharacterRested(CAST[resting]))


def may_be_rested(s: CityState, who: int) -> bool:
    """Return whether a card may be turned to its rested side; a mother's never (CH-CHR-07, CH-CHR-27)."""
    return not s.rested[who] and who != MOTHER


class SpeakUp(CardEffect):
    """Grandpa has a vote in this round."""

    def could_happen(self, s: CityState, seat: int, who: int, deed: Deed) -> bool:
        return not s.grandpa

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        s.grandpa = True
        s.emit(GrandpaSpoke(CAST[GRANDPA]))


class GiveBirth(CardEffect):
    """The baby is born."""

    def could_happen(self, s: CityState, seat: int, who: int, deed: Deed) -> bool:
        return not s.mother

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        s.mother = True
        s.emit(BabyBorn(CAST[MOTHER]))


class TakeFirst(CardEffect):
    """The seat becomes the first player."""

    def could_happen(self, s: CityState, seat: int, who: int, deed: Deed) -> bool:
        return s.first != seat

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        name_first(s, seat)


class AddVotes(CardEffect):
    """The seat has more votes at a location that is still to be resolved."""

    def options(
        self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]
    ) -> list[int]:
        return [place for place in range(len(PLACES)) if place != CROSSROADS and place not in s.resolved]

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        s.replicas = [*s.replicas, [seat, targets[0], deed.amount]]
        s.emit(VotesAdded(seat, deed.amount, PLACES[targets[0]]))
