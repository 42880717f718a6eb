"""Promises: recorded, kept, broken or void (CH-NEG-02 to CH-NEG-06, CH-Q-55)."""

from __future__ import annotations

from typing import Final

from horda.engine.lists import put, without
from horda.games.city_of_horror.content import DEEDS, NOWHERE, PLACES, WHO
from horda.games.city_of_horror.deal_events import PromiseBroken, PromiseGiven, PromiseKept, PromiseLapsed
from horda.games.city_of_horror.state import PRIVATE_CARD, CityState, Row

ATTACK: Final = "attack"
SHARING: Final = "sharing"
VOTES: Final[dict[str, str]] = {ATTACK: "vote_attack", SHARING: "vote_sharing"}
TIES: Final[dict[str, str]] = {ATTACK: "tie_attack", SHARING: "tie_sharing"}
POINTING: Final[tuple[str, ...]] = ("vote_attack", "vote_sharing", "tie_attack", "tie_sharing")
STILL: Final = "still"
PLAY: Final = "play"
USE: Final = "use"
NOT_PLAY: Final = "not_play"
NOT_USE: Final = "not_use"
HAND_OUT: Final = "hand_out"
PAY: Final = "pay"
PROMISES: Final[tuple[str, ...]] = (*POINTING, STILL, PLAY, USE, NOT_PLAY, NOT_USE, HAND_OUT, PAY)
AGAINST: Final[dict[str, tuple[str, ...]]] = {PLAY: (STILL, NOT_PLAY), USE: (STILL, NOT_USE)}
"""What is broken by playing a card, and by using an ability."""
BINDING_RULE: Final = "CH-NEG-02"
ANTIDOTE: Final = "antidote"
CARD: Final = "card"

UNTRIED, PASSED_BY, DOUBTFUL = range(3)
"""How it stands with a binding promise to act: no occasion yet; one was let go for something else; or a card
has left the hand since and nobody can say whether it was the one."""


class Pledge:
    """A promise as the rules read it: who promised whom what, about which location, and whether it binds."""

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


def worded_subject(kind: str, subject: int | str) -> tuple[int | None, str | None, str | None, str | None]:
    """The subject of a part of a deal as events tell it: a seat, a card, a Character or a kind of item."""
    target = int(subject) if kind in POINTING else None
    card = str(subject) if kind in (PLAY, NOT_PLAY, CARD, PRIVATE_CARD) else None
    who = str(subject) if kind in (USE, NOT_USE) else None
    item = str(subject) if kind in (HAND_OUT, PAY) else None
    return target, card, who, item


def binds_at(s: CityState, place: int) -> bool:
    """Whether a promise about a location binds now: it is being resolved, and nothing else was agreed.

    CH-NEG-02, CH-NEG-04.
    """
    return place == s.here and s.options["promises"] == "bind"


def give_promise(s: CityState, by: int, to: int, kind: str, *, subject: int | str, place: int) -> None:
    """Record a promise; it binds when it is about the location being resolved (CH-NEG-02, CH-NEG-04)."""
    binds = binds_at(s, place)
    s.pledges = [*s.pledges, [by, to, kind, subject, place, int(binds), UNTRIED]]
    about = worded_subject(kind, subject)
    s.emit(PromiseGiven(by, to, kind, *about, location=PLACES[place], binds=binds))


def pledges_here(s: CityState, seat: int) -> list[Pledge]:
    """What a seat has promised about the location being resolved."""
    if s.here == NOWHERE or not s.pledges:
        return []
    return [Pledge(row) for row in s.pledges if row[0] == seat and row[4] == s.here]


def bound_here(s: CityState, seat: int) -> list[Pledge]:
    """The promises that a seat cannot break now."""
    return [pledge for pledge in pledges_here(s, seat) if pledge.binds]


def debts_of(s: CityState, seat: int) -> list[Pledge]:
    """What a seat has promised to pay, here or elsewhere, and not paid yet."""
    return [Pledge(row) for row in s.pledges if row[0] == seat and row[2] == PAY] if s.pledges else []


ENDINGS: Final[dict[str, type[PromiseKept] | type[PromiseBroken] | type[PromiseLapsed]]] = {
    "kept": PromiseKept,
    "broken": PromiseBroken,
    "lapsed": PromiseLapsed,
}


def close(s: CityState, pledge: Pledge, status: str) -> None:
    """A promise is done with: `kept`, `broken` or `lapsed`; the log and the record remember it."""
    s.pledges = without(s.pledges, pledge.row)
    s.record = [*s.record, [pledge.by, pledge.to, pledge.kind, status, pledge.subject, pledge.place]]
    about = worded_subject(pledge.kind, pledge.subject)
    s.emit(ENDINGS[status](pledge.by, pledge.to, pledge.kind, *about, location=PLACES[pledge.place]))


def void_promises_of(s: CityState, seat: int) -> None:
    """Nothing is owed by or to a player who is out of the game."""
    for row in s.pledges.copy():
        if seat in (row[0], row[1]):
            close(s, Pledge(row), "lapsed")


# --- what people do, and what it means for their promises -----------------------------------------------


def note_act(s: CityState, seat: int, act: str, source: str, *, aimed_elsewhere: bool = False) -> None:
    """A card was played (`play`) or an ability used (`use`): promises not to are broken, one to is kept.

    One act answers one promise, and one against another location answers none.
    """
    for pledge in pledges_here(s, seat):
        if pledge.kind == STILL or (pledge.kind in AGAINST[act] and pledge.subject == source):
            close(s, pledge, "broken")
    for pledge in pledges_here(s, seat):
        if pledge.kind == act and pledge.subject == source and not aimed_elsewhere:
            close(s, pledge, "kept")
            return


def note_other_act(s: CityState, seat: int, source: str) -> None:
    """A seat does something else than what it is bound to do here, though it could, for all one knows."""
    for pledge in bound_here(s, seat):
        could = pledge.kind == USE or (pledge.kind == PLAY and bool(s.hand(seat)))
        if could and pledge.tried == UNTRIED and pledge.subject != source and _has_occasion(s, pledge):
            mark(s, pledge, PASSED_BY)


def _has_occasion(s: CityState, pledge: Pledge) -> bool:
    """Whether there is something here that the promised act is against, for all to see."""
    deed = DEEDS[str(pledge.subject)]
    if pledge.kind == USE and not s.rested[WHO[str(pledge.subject)]]:
        return False
    return deed.do not in ("kill", "kill_half", "lure", "move_zombie") or s.zombies[pledge.place] > 0


def doubt(s: CityState, seat: int) -> None:
    """A card has left a hand unseen: nobody can tell whether it was one that was to be played."""
    for row in s.pledges.copy():
        if row[0] == seat and row[2] == PLAY and row[6] == UNTRIED:
            mark(s, Pledge(row), DOUBTFUL)


def mark(s: CityState, pledge: Pledge, tried: int) -> None:
    """Remember how it stands with a promise to act."""
    row = pledge.row.copy()
    row[6] = tried
    s.pledges = put(s.pledges, s.pledges.index(pledge.row), row)


def note_vote(s: CityState, vote: str, cast: tuple[tuple[int, int], ...], candidates: list[int]) -> None:
    """The votes are open: promised votes were kept or broken.

    Who had no vote owes none, nor a vote for somebody who could not be named (CH-Q-55).
    """
    named = dict(cast)
    for row in s.pledges.copy():
        pledge = Pledge(row)
        if pledge.kind == VOTES[vote] and pledge.place == s.here:
            kept = named.get(pledge.by, NOWHERE) == pledge.subject
            could = pledge.by in named and pledge.subject in candidates
            close(s, pledge, "kept" if kept else "broken" if could else "lapsed")


def note_tie(s: CityState, vote: str, chosen: int, tied: tuple[int, ...]) -> None:
    """The First Player broke a tie: as promised or not (CH-NEG-05); who is not tied cannot be named."""
    for pledge in pledges_here(s, s.first):
        if pledge.kind == TIES[vote]:
            kept, could = pledge.subject == chosen, pledge.subject in tied
            close(s, pledge, "kept" if kept else "broken" if could else "lapsed")


def note_hand_out(s: CityState, winner: int, given: tuple[tuple[int, str], ...]) -> None:
    """The items are handed out: the winner kept or broke what they promised about it.

    A promise that binds is kept wherever it can be, so one that was not kept could not be.
    """
    kinds = [kind for _, kind in given]
    for pledge in pledges_here(s, winner):
        if pledge.kind == HAND_OUT:
            kept = (pledge.to, str(pledge.subject)) in given
            could = str(pledge.subject) in kinds and not pledge.binds
            close(s, pledge, "kept" if kept else "broken" if could else "lapsed")


def note_place_done(s: CityState, place: int) -> None:
    """A location is done: who promised not to act did not; what was not done is broken or void.

    Debts that bind are collected, not judged.
    """
    for row in s.pledges.copy():
        pledge = Pledge(row)
        if pledge.place != place or (pledge.kind == PAY and pledge.binds):
            continue
        if pledge.kind in (STILL, NOT_PLAY, NOT_USE):
            close(s, pledge, "kept")
        else:
            close(s, pledge, "broken" if _was_possible(s, pledge) else "lapsed")


def _was_possible(s: CityState, pledge: Pledge) -> bool:
    """Whether, for all the table knows, a promise that was not kept could have been kept.

    What binds was kept if it could be, unless its maker did something else until it was too late; and
    nobody may learn from a broken word which cards are in a hand.
    """
    if pledge.binds:
        return pledge.tried == PASSED_BY
    if pledge.kind == PLAY or (pledge.kind == PAY and pledge.subject == CARD):
        return bool(s.hand(pledge.by))
    if pledge.kind == PAY:
        return s.antidotes[pledge.by] > 0
    return pledge.kind == USE and s.rested[WHO[str(pledge.subject)]]
