"""Effects of cards and abilities on the movement of Characters."""

from __future__ import annotations

from horda.engine.lists import put
from horda.games.city_of_horror.content import BLONDE, CAST, GRANNY, MAMA, NOWHERE, PLACES, Deed
from horda.games.city_of_horror.events.events import (
    BlondeCalmed,
    DoorOpened,
    GrannyRose,
    MovementShown,
    MoveUndone,
)
from horda.games.city_of_horror.rules.board import arrival_place, is_closed, is_full, is_shut_in
from horda.games.city_of_horror.rules.cards.card_effect import CardEffect
from horda.games.city_of_horror.state import CHOICE, INVASION, MOVEMENT, CityState


class ChangeMovement(CardEffect):
    """The player replaces their revealed Movement card by another one (CH-CRD-15)."""

    def options(
        self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]
    ) -> list[int]:
        return [place for place in range(len(PLACES)) if place != s.movement[seat]]

    def could_happen(self, s: CityState, seat: int, who: int, deed: Deed) -> bool:
        return s.to_move[seat] and s.movement[seat] != NOWHERE

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        s.movement = put(s.movement, seat, targets[0])
        s.emit(MovementShown(seat, PLACES[targets[0]]))


class GetUp(CardEffect):
    """The Granny may move in this round."""

    def could_happen(self, s: CityState, seat: int, who: int, deed: Deed) -> bool:
        return s.to_move[seat] and not s.granny and not is_shut_in(s, who)

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        s.granny = True
        s.emit(GrannyRose(CAST[GRANNY]))


class EnterFull(CardEffect):
    """A Character may enter a location that is full; it must be full (CH-CHR-21)."""

    def could_happen(self, s: CityState, seat: int, who: int, deed: Deed) -> bool:
        target = s.movement[seat]
        if not s.to_move[seat] or target == NOWHERE or s.phase != MOVEMENT:
            return False
        if not is_full(s, target) or is_closed(s, target):
            return False
        if who == MAMA:
            return not s.mama and s.place[who] != target and not is_shut_in(s, who)
        return not s.door[seat] and any(s.place[own] != target for own in s.of_seat(seat))

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        if who == MAMA:
            s.mama = True
        else:
            s.door = put(s.door, seat, True)
        s.emit(DoorOpened(seat))


class UndoMove(CardEffect):
    """The Priest sends the last Character that moved back to where it came from."""

    def could_happen(self, s: CityState, seat: int, who: int, deed: Deed) -> bool:
        return undone_place(s) != NOWHERE

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        back = undone_place(s)
        if back != NOWHERE:
            moved = s.last_move[0]
            s.place = put(s.place, moved, back)
            s.emit(MoveUndone(CAST[moved], PLACES[back]))
        s.last_move = []


def undone_place(s: CityState) -> int:
    """Return where the Priest would send the last Character that moved, or NOWHERE (CH-Q-29)."""
    if not s.last_move:
        return NOWHERE
    who, start = s.last_move
    if who not in s.cast or s.place[who] == start or is_shut_in(s, who):
        return NOWHERE
    back = arrival_place(s, start)
    return NOWHERE if back == s.place[who] else back


class Calm(CardEffect):
    """The Blonde attracts no zombie in this round."""

    def could_happen(self, s: CityState, seat: int, who: int, deed: Deed) -> bool:
        return s.phase in (CHOICE, INVASION, MOVEMENT) and not s.calmed

    def apply(self, s: CityState, seat: int, who: int, *, deed: Deed, targets: tuple[int, ...]) -> None:
        s.calmed = True
        s.emit(BlondeCalmed(CAST[BLONDE]))
