"""Promises: their kinds, which ones bind, and their record (CH-NEG-02 to CH-NEG-06, CH-Q-55)."""

from __future__ import annotations

from typing import Final

from horda.engine.lists import put, without
from horda.games.city_of_horror.content import ARMORY, DEEDS, NOWHERE, PLACES, WATER_TOWER
from horda.games.city_of_horror.events.deal_events import (
    PromiseBroken,
    PromiseGiven,
    PromiseKept,
    PromiseLapsed,
)
from horda.games.city_of_horror.state import PRIVATE_CARD, CityState, Row

ATTACK: Final = "attack"
SHARING: Final = "sharing"
VOTE_ATTACK: Final = "vote_attack"
VOTE_SHARING: Final = "vote_sharing"
TIE_ATTACK: Final = "tie_attack"
TIE_SHARING: Final = "tie_sharing"
VOTES: Final[dict[str, str]] = {ATTACK: VOTE_ATTACK, SHARING: VOTE_SHARING}
TIES: Final[dict[str, str]] = {ATTACK: TIE_ATTACK, SHARING: TIE_SHARING}
POINTING: Final[tuple[str, ...]] = (VOTE_ATTACK, VOTE_SHARING, TIE_ATTACK, TIE_SHARING)
STILL: Final = "still"
PLAY: Final = "play"
USE: Final = "use"
NOT_PLAY: Final = "not_play"
NOT_USE: Final = "not_use"
HAND_OUT: Final = "hand_out"
PAY: Final = "pay"
ANTIDOTE_TO: Final = "antidote_to"
CARD_TO: Final = "card_to"
PLAY_KILLER: Final = "play_killer"
USE_EFFECT: Final = "use_effect"
NOT_USE_EFFECT: Final = "not_use_effect"
LOSE: Final = "lose"
LEADER: Final = "leader"
MARK_ARMORY: Final = "mark_armory"
MARK_TOWER: Final = "mark_tower"
MOVE_TO: Final = "move_to"
PROMISES: Final[tuple[str, ...]] = (
    *POINTING, STILL, PLAY, PLAY_KILLER, USE, NOT_PLAY, NOT_USE, HAND_OUT, ANTIDOTE_TO, CARD_TO, PAY,
    USE_EFFECT, NOT_USE_EFFECT, LOSE, LEADER, MARK_ARMORY, MARK_TOWER, MOVE_TO,
)  # fmt: skip
TARGETED: Final[tuple[str, ...]] = (*POINTING, ANTIDOTE_TO, CARD_TO, LEADER)
"""The kinds of promises whose subject is a player."""
ABOUT_WHO: Final[tuple[str, ...]] = (USE, NOT_USE, LOSE)
"""The kinds of promises whose subject is a Character."""
WITHOUT_SUBJECT: Final[tuple[str, ...]] = (
    STILL, PLAY_KILLER, USE_EFFECT, NOT_USE_EFFECT, MARK_ARMORY, MARK_TOWER, MOVE_TO,
)  # fmt: skip
"""The kinds of promises without a subject besides their location."""
MARKED: Final[dict[str, int]] = {MARK_ARMORY: ARMORY, MARK_TOWER: WATER_TOWER}
"""The place of the Explosion marker, by kind of promise about a marker."""
AGAINST: Final[dict[str, tuple[str, ...]]] = {PLAY: (STILL, NOT_PLAY), USE: (STILL, NOT_USE)}
"""The kinds of promises that are broken by playing a card, and by using an ability."""
BINDING_RULE: Final = "CH-NEG-02"
ANTIDOTE: Final = "antidote"
CARD: Final = "card"
EITHER: Final = "either"
"""The kind of a promised item that is an Antidote or a card, as the giver chooses."""
ITEM_TO: Final[dict[str, str]] = {ANTIDOTE_TO: ANTIDOTE, CARD_TO: CARD}
"""The item of the sharing, by kind of promise to give one to a third player."""
HANDING_OUT: Final[tuple[str, ...]] = (HAND_OUT, ANTIDOTE_TO, CARD_TO)

UNTRIED, PASSED_BY, DOUBTFUL = range(3)
"""Status of a binding promise to act: no occasion yet; its maker passed one by or made the act impossible; or
another player made it impossible, or took an unknown card from the hand."""


class Pledge:
    """A promise, decoded from its row in the state: maker, receiver, kind, subject, location, and whether it binds."""

    __slots__ = ("binds", "by", "kind", "place", "row", "subject", "to", "tried")

    def __init__(self, row: Row) -> None:
        self.row = row
        self.by = int(row[0])
        self.to = int(row[1])
        self.kind = str(row[2])
        self.subject = row[3]
        self.place = int(row[4])
        self.binds = bool(row[5])
        self.tried = int(row[6])

    def handed_item(self) -> tuple[int, str]:
        """Return the receiver and the item of a promise to hand out an item of the sharing."""
        item = ITEM_TO.get(self.kind)
        return (self.to, str(self.subject)) if item is None else (int(self.subject), item)


def subject_fields(kind: str, subject: int | str) -> tuple[int | None, str | None, str | None, str | None]:
    """Return the subject of a part as four event fields, of which one is set: seat, card, Character, kind of item."""
    target = int(subject) if kind in TARGETED else None
    card = str(subject) if kind in (PLAY, NOT_PLAY, CARD, PRIVATE_CARD) else None
    who = str(subject) if kind in ABOUT_WHO else None
    item = str(subject) if kind in (HAND_OUT, PAY) else None
    return target, card, who, item


def is_killer(face: str) -> bool:
    """Return whether a card kills zombies."""
    return DEEDS[face].do in ("kill", "kill_half")


def binds_at(s: CityState, kind: str, place: int) -> bool:
    """Return whether a promise about a location binds now: it is being resolved, and the table did not opt out.

    A Movement card always belongs to a later phase or round (CH-NEG-02, CH-NEG-03, CH-NEG-04).
    """
    return kind != MOVE_TO and place == s.here and s.options["promises"] == "bind"


def give_promise(s: CityState, by: int, to: int, kind: str, *, subject: int | str, place: int) -> None:
    """Record a promise; it binds if it concerns the location being resolved (CH-NEG-02, CH-NEG-04)."""
    binds = binds_at(s, kind, place)
    s.pledges = [*s.pledges, [by, to, kind, subject, place, int(binds), UNTRIED]]
    about = subject_fields(kind, subject)
    s.emit(PromiseGiven(by, to, kind, *about, location=PLACES[place], binds=binds))


def pledges_here(s: CityState, seat: int) -> list[Pledge]:
    """Return the open promises of a seat about the location being resolved."""
    if s.here == NOWHERE or not s.pledges:
        return []
    return [Pledge(row) for row in s.pledges if row[0] == seat and row[4] == s.here]


def binding_promises(s: CityState, seat: int) -> list[Pledge]:
    """Return the binding promises of a seat about the location being resolved."""
    return [pledge for pledge in pledges_here(s, seat) if pledge.binds]


def debts_of(s: CityState, seat: int) -> list[Pledge]:
    """Return the open promises of a seat to pay, whatever their location."""
    return [Pledge(row) for row in s.pledges if row[0] == seat and row[2] == PAY] if s.pledges else []


ENDINGS: Final[dict[str, type[PromiseKept] | type[PromiseBroken] | type[PromiseLapsed]]] = {
    "kept": PromiseKept,
    "broken": PromiseBroken,
    "lapsed": PromiseLapsed,
}


def close(s: CityState, pledge: Pledge, status: str) -> None:
    """Remove an open promise, and add it to the record and the log as `kept`, `broken` or `lapsed`."""
    s.pledges = without(s.pledges, pledge.row)
    s.record = [*s.record, [pledge.by, pledge.to, pledge.kind, status, pledge.subject, pledge.place]]
    about = subject_fields(pledge.kind, pledge.subject)
    s.emit(ENDINGS[status](pledge.by, pledge.to, pledge.kind, *about, location=PLACES[pledge.place]))


def void_promises_of(s: CityState, seat: int) -> None:
    """Void all promises by and to a player who is out of the game."""
    for row in s.pledges.copy():
        if seat in (row[0], row[1]):
            close(s, Pledge(row), "lapsed")


def doubt(s: CityState, seat: int) -> None:
    """Mark a seat's promises to play as doubtful: a card has left its hand unseen."""
    for row in s.pledges.copy():
        if row[0] == seat and row[2] in (PLAY, PLAY_KILLER) and row[6] == UNTRIED:
            mark(s, Pledge(row), DOUBTFUL)


def mark(s: CityState, pledge: Pledge, tried: int) -> None:
    """Set the status of a promise to act."""
    row = pledge.row.copy()
    row[6] = tried
    s.pledges = put(s.pledges, s.pledges.index(pledge.row), row)
