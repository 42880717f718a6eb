"""The possible parts of an offer: gifts that the maker has, promises that can be kept (CH-NEG-01, CH-NEG-02)."""

from __future__ import annotations

from typing import Final

from horda.games.city_of_horror.content import (
    CAST,
    CROSSROADS,
    DEEDS,
    FACES,
    NOWHERE,
    PLACES,
    ROUNDS,
    WATER_TOWER,
)
from horda.games.city_of_horror.rules.deals.deals import side_of, why_not_meet
from horda.games.city_of_horror.rules.deals.offers import ANY, CARDS, EVERYBODY, MAKER, TAKER, Part
from horda.games.city_of_horror.rules.deals.promises import (
    ANTIDOTE,
    CARD,
    EITHER,
    HAND_OUT,
    HANDING_OUT,
    ITEM_TO,
    LEADER,
    LOSE,
    MARKED,
    MOVE_TO,
    NOT_PLAY,
    NOT_USE,
    NOT_USE_EFFECT,
    PAY,
    PLAY,
    PLAY_KILLER,
    POINTING,
    SHARING,
    TIES,
    USE,
    USE_EFFECT,
    VOTES,
    binds_at,
)
from horda.games.city_of_horror.rules.explosions import places_for_markers
from horda.games.city_of_horror.rules.phases.location_uses import has_effect
from horda.games.city_of_horror.state import CityState

ABOUT_SUPPLIES: Final[tuple[str, ...]] = (*HANDING_OUT, VOTES[SHARING], TIES[SHARING])
"""The kinds of promises about supplies, which are found in some locations only."""


class Sketch:
    """An unfinished offer: its maker, its addressee, and its parts so far."""

    __slots__ = ("parts", "seat", "to")

    def __init__(self, seat: int, to: int, parts: tuple[Part, ...]) -> None:
        self.seat = seat
        self.to = to
        self.parts = parts


def unnamed_card(s: CityState, sketch: Sketch, face: str) -> int:
    """Return a card with a face in the maker's hand that the offer does not name yet; NOWHERE if there is none."""
    named = [part[2] for part in side_of(sketch.parts, MAKER) if part[1] in CARDS]
    free = [card for card in s.hand(sketch.seat) if card not in named and s.cards.face(card) == face]
    return free[0] if free else NOWHERE


def may_add(s: CityState, sketch: Sketch, part: Part) -> bool:
    """Return whether the maker could still fulfil the offer with one more part, for any player who accepts."""
    parts = side_of((*sketch.parts, part), MAKER)
    return why_not_meet(s, sketch.seat, sketch.to, parts, openly=False) is None


def promise_subjects(s: CityState, sketch: Sketch, *, side: int, kind: str, place: int) -> list[int | str]:
    """Return the possible subjects of a promise of a kind, as far as the maker of the offer knows."""
    subjects = _subjects(s, sketch, side, kind)
    return [subject for subject in subjects if _may_promise(s, sketch, (side, kind, subject, place))]


def _subjects(s: CityState, sketch: Sketch, side: int, kind: str) -> list[int | str]:
    promiser = sketch.seat if side == MAKER else sketch.to
    found: list[int | str] = []
    if kind in POINTING or kind == LEADER:
        found.extend(s.turn_order())
    elif kind in ITEM_TO:
        found.extend(seat for seat in s.turn_order() if seat not in (sketch.seat, sketch.to))
    elif kind in (HAND_OUT, PAY):
        found.extend((ANTIDOTE, CARD, EITHER))
    elif kind == PLAY:
        faces = s.hand_faces(sketch.seat) if side == MAKER else FACES
        found.extend(face for face in faces if DEEDS[face].do not in ("cancel", "score"))
    elif kind == NOT_PLAY:
        found.extend(face for face in FACES if DEEDS[face].do != "score")
    elif kind in (USE, NOT_USE):
        found.extend(
            CAST[who] for who in _rested_people(s, sketch, promiser) if _can_be_promised(CAST[who], kind)
        )
    elif kind == LOSE:
        found.extend(CAST[who] for who in _people(s, sketch, promiser))
    elif kind not in MARKED or MARKED[kind] in places_for_markers(s):
        found.append(ANY)
    return found


def _rested_people(s: CityState, sketch: Sketch, promiser: int) -> list[int]:
    """Return the rested Characters of the promiser; if the offer is to everybody, those of all other players."""
    return [who for who in _people(s, sketch, promiser) if s.rested[who]]


def _people(s: CityState, sketch: Sketch, promiser: int) -> list[int]:
    """Return the Characters of the promiser; if the offer is to everybody, those of all other players."""
    if promiser == EVERYBODY:
        return [who for who in s.cast if s.owner[who] != sketch.seat]
    return s.of_seat(promiser)


def _can_be_promised(who: str, kind: str) -> bool:
    """Return whether an ability can be promised; cancelling a card that is not played yet cannot."""
    return kind == NOT_USE or DEEDS[who].do != "cancel"


def _may_promise(s: CityState, sketch: Sketch, part: Part) -> bool:
    """Return whether an offer may hold one more promise: not the same twice, and none that cannot be kept.

    Demands are judged by public information, since only the other side knows its cards.
    """
    side, kind, subject, place = part
    for old in side_of(sketch.parts, side):
        if old[1] == kind and old[3] == place and (old[2] == subject or kind in POINTING) and kind != PAY:
            return False
    if kind not in (PLAY, PLAY_KILLER, USE, NOT_USE, LOSE) and not binds_at(s, kind, place):
        return True
    if side == MAKER:
        return may_add(s, sketch, part)
    if sketch.to == EVERYBODY:
        return True
    parts = [*side_of(sketch.parts, TAKER), part]
    return why_not_meet(s, sketch.to, sketch.seat, parts, openly=True) is None


def promise_places(
    s: CityState, sketch: Sketch, *, side: int, kind: str, all_of_them: bool = True
) -> list[int]:
    """Return the possible locations of a promise: the present one binds, a later one does not (CH-NEG-02, CH-NEG-03).

    At the Crossroads nobody votes, and supplies never come there or to the Water Tower (CH-INV-07). Without
    `all_of_them`, only the first possible location is returned.
    """
    nowhere = [CROSSROADS] if kind in POINTING else []
    if kind in ABOUT_SUPPLIES:
        nowhere = [CROSSROADS, WATER_TOWER]
    elif kind in (USE_EFFECT, NOT_USE_EFFECT):
        nowhere = [place for place in range(len(PLACES)) if not has_effect(s, place)]
    elif kind == MOVE_TO and not _will_move(s, sketch, side):
        return []
    subjects = _subjects(s, sketch, side, kind)
    places: list[int] = []
    for place in range(len(PLACES)):
        if place in nowhere or (s.round == ROUNDS and place in s.resolved and kind != MOVE_TO):
            continue
        if any(_may_promise(s, sketch, (side, kind, subject, place)) for subject in subjects):
            places.append(place)
            if not all_of_them:
                break
    return places


def _will_move(s: CityState, sketch: Sketch, side: int) -> bool:
    """Return whether the side that promises will still use a Movement card, in this round or the next."""
    promiser = sketch.seat if side == MAKER else sketch.to
    to_move = any(s.to_move) if promiser == EVERYBODY else s.to_move[promiser]
    return to_move or s.round < ROUNDS
