"""The base class of the effects of Action cards and abilities."""

from __future__ import annotations

from horda.games.city_of_horror.content import Deed
from horda.games.city_of_horror.rules.cards.targets import NO_AIM, aims_of
from horda.games.city_of_horror.state import CityState


class CardEffect:
    """An effect of cards and abilities. It has no state: amount and place are passed as the card's `Deed`."""

    def options(
        self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]
    ) -> list[int]:
        """Return the possible values of the next target, given the targets named so far (`aims_of`)."""
        return []

    def could_happen(self, s: CityState, seat: int, who: int, deed: Deed) -> bool:
        """Return whether the effect could do anything now (CH-Q-61); by default, whether it has a target."""
        return aims_of(deed) != NO_AIM and bool(self.options(s, seat, who, deed=deed, targets=()))

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        """Apply the effect, as far as that is possible."""
        raise TypeError(f"{type(self).__name__} has no happen")
