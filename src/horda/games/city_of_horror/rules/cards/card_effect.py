"""What every effect of an Action card or an ability can say of itself."""

from __future__ import annotations

from horda.games.city_of_horror.content import Deed
from horda.games.city_of_horror.rules.cards.targets import NO_AIM, aims_of
from horda.games.city_of_horror.state import CityState


class CardEffect:
    """One thing that cards and abilities do. It has no state: the printed card says how much, and where."""

    def options(
        self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]
    ) -> list[int]:
        """Return what may be named next, after what has been named already (`aims_of`)."""
        return []

    def could_happen(self, s: CityState, seat: int, who: int, deed: Deed) -> bool:
        """Return whether the effect could do anything now (CH-Q-61); by default, whether it has a target."""
        return aims_of(deed) != NO_AIM and bool(self.options(s, seat, who, deed=deed, targets=()))

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        """Do what the text says, as far as it can be done."""
        raise TypeError(f"{type(self).__name__} has no happen")
