"""Effects of cards and abilities on zombies, and on the Zombie Leader marker."""

from __future__ import annotations

from horda.games.city_of_horror.content import NOWHERE, PLACES, Deed
from horda.games.city_of_horror.events.events import KittenRan
from horda.games.city_of_horror.rules.board import (
    add_zombies,
    has_room_for_zombies,
    kill_zombies,
    move_zombies,
    set_leader,
    spaces_in_use,
)
from horda.games.city_of_horror.rules.cards.card_effect import CardEffect
from horda.games.city_of_horror.rules.deals.promise_outcomes import note_leader
from horda.games.city_of_horror.state import CityState


def place_of(s: CityState, who: int, deed: Deed, targets: tuple[int, ...]) -> int:
    """Return the location of an effect: the Character's own one, or the first target."""
    return s.place[who] if deed.here else targets[0]


class KillZombies(CardEffect):
    """Zombies at a location are removed."""

    def options(
        self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]
    ) -> list[int]:
        return [place for place in range(len(PLACES)) if s.zombies[place]]

    def could_happen(self, s: CityState, seat: int, who: int, deed: Deed) -> bool:
        if deed.here:
            return s.zombies[s.place[who]] > 0
        return super().could_happen(s, seat, who, deed)

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        place = place_of(s, who, deed, targets)
        if place != NOWHERE:
            kill_zombies(s, place, self.count(s, place, deed))

    def count(self, s: CityState, place: int, deed: Deed) -> int:
        """Return the number of zombies that the effect removes from a location."""
        return deed.amount


class KillHalf(KillZombies):
    """Half of the zombies at a location are removed, rounded down."""

    def options(
        self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]
    ) -> list[int]:
        return [place for place in range(len(PLACES)) if s.zombies[place] >= 2]

    def count(self, s: CityState, place: int, deed: Deed) -> int:
        return s.zombies[place] // 2


class AddZombies(CardEffect):
    """Zombies come to a location."""

    def options(
        self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]
    ) -> list[int]:
        return [place for place in range(len(PLACES)) if s.horde and has_room_for_zombies(s, place)]

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        place = place_of(s, who, deed, targets)
        if place != NOWHERE:
            add_zombies(s, place, deed.amount)


class MoveZombies(CardEffect):
    """Zombies go from one location to another."""

    def options(
        self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]
    ) -> list[int]:
        start = s.place[who] if deed.here else targets[0] if targets else NOWHERE
        if start != NOWHERE:
            return _destinations(s, start)
        return [place for place in range(len(PLACES)) if s.zombies[place] and _destinations(s, place)]

    def could_happen(self, s: CityState, seat: int, who: int, deed: Deed) -> bool:
        if deed.here:
            place = s.place[who]
            return s.zombies[place] > 0 and bool(_destinations(s, place))
        return super().could_happen(s, seat, who, deed)

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        place = place_of(s, who, deed, targets)
        if place != NOWHERE:
            move_zombies(s, place, targets[-1], deed.amount)


def _destinations(s: CityState, start: int) -> list[int]:
    return [place for place in range(len(PLACES)) if place != start and has_room_for_zombies(s, place)]


class LureZombies(CardEffect):
    """The Kitten runs to a random one of its player's six locations, zombies behind it (CH-CRD-21 to CH-CRD-23)."""

    def options(
        self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]
    ) -> list[int]:
        return [place for place in range(len(PLACES)) if s.zombies[place]]

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        start = place_of(s, who, deed, targets)
        if start != NOWHERE:
            place = s.d6() - 1
            s.emit(KittenRan(PLACES[start], PLACES[place]))
            move_zombies(s, start, place, s.zombies[start])


class SetLeader(CardEffect):
    """The Zombie Leader marker is put on another colour space."""

    def options(
        self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]
    ) -> list[int]:
        return [space for space in spaces_in_use(s) if space != s.leader]

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        set_leader(s, targets[0])
        note_leader(s, seat)
