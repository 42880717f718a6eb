"""Promises: which bind, what they forbid, and whether they were kept (CH-NEG-02 to CH-NEG-06, CH-Q-55)."""

from __future__ import annotations

from typing import Final

from horda.games.city_of_horror.content import NOWHERE, PLACES, WHO
from horda.games.city_of_horror.deal_events import PromiseBroken, PromiseGiven, PromiseKept, PromiseLapsed
from horda.games.city_of_horror.state import Row, Table

ATTACK: Final = "attack"
SHARING: Final = "sharing"
VOTES: Final[dict[str, str]] = {ATTACK: "vote_attack", SHARING: "vote_sharing"}
TIES: Final[dict[str, str]] = {ATTACK: "tie_attack", SHARING: "tie_sharing"}
POINTING: Final[tuple[str, ...]] = ("vote_attack", "vote_sharing", "tie_attack", "tie_sharing")
STILL: Final = "still"
PLAY: Final = "play"
USE: Final = "use"
HAND_OUT: Final = "hand_out"
PROMISES: Final[tuple[str, ...]] = (*POINTING, STILL, PLAY, USE, HAND_OUT)
BINDING_RULE: Final = "CH-NEG-02"
ANTIDOTE: Final = "antidote"
CARD: Final = "card"


class Pledge:
    """A promise as the rules read it: who promised whom what, about which location, and whether it binds."""

    __slots__ = ("binds", "by", "kind", "place", "row", "subject", "to")

    def __init__(self, row: Row) -> None:
        self.row = row
        self.by = int(row[0])
        self.to = int(row[1])
        self.kind = str(row[2])
        self.subject = row[3]
        self.place = int(row[4])
        self.binds = bool(row[5])


def worded_subject(kind: str, subject: int | str) -> tuple[int | None, str | None, str | None, str | None]:
    """The subject of a part of a deal as events tell it: a seat, a card, a Character or a kind of item."""
    target = int(subject) if kind in POINTING else None
    card = str(subject) if kind in (PLAY, CARD) else None
    who = str(subject) if kind == USE else None
    item = str(subject) if kind == HAND_OUT else None
    return target, card, who, item


def give_promise(s: Table, by: int, to: int, kind: str, *, subject: int | str, place: int) -> None:
    """Record a promise; it binds when it is about the location being resolved (CH-NEG-02, CH-NEG-04)."""
    binds = place == s.here and s.options["promises"] == "bind"
    s.pledges.append([by, to, kind, subject, place, int(binds)])
    target, card, who, item = worded_subject(kind, subject)
    s.emit(
        PromiseGiven(
            by, to, kind, target=target, card=card, who=who, item=item, location=PLACES[place], binds=binds
        )
    )


def pledges_here(s: Table, seat: int) -> list[Pledge]:
    """What a seat has promised about the location being resolved."""
    if s.here == NOWHERE or not s.pledges:
        return []
    return [Pledge(row) for row in s.pledges if row[0] == seat and row[4] == s.here]


def bound_here(s: Table, seat: int) -> list[Pledge]:
    """The promises that a seat cannot break now."""
    return [pledge for pledge in pledges_here(s, seat) if pledge.binds]


def is_bound_still(s: Table, seat: int) -> bool:
    """Whether a seat has bound itself to play and use nothing here (CH-NEG-06)."""
    return any(pledge.kind == STILL for pledge in bound_here(s, seat))


def bound_choice(s: Table, seat: int, kind: str, options: list[int]) -> list[int]:
    """The seats that a voter or tie-breaker may still name, after what it has bound itself to."""
    for pledge in bound_here(s, seat):
        if pledge.kind == kind and int(pledge.subject) in options:
            return [int(pledge.subject)]
    return options


def contradicts(s: Table, by: int, kind: str, *, subject: int | str, place: int) -> bool:
    """Whether a new promise cannot be kept together with one that binds already."""
    if place != s.here:
        return False
    for pledge in bound_here(s, by):
        if pledge.kind == kind and kind in POINTING and pledge.subject != subject:
            return True
        if {pledge.kind, kind} in ({STILL, PLAY}, {STILL, USE}):
            return True
    return False


def close(s: Table, pledge: Pledge, status: str) -> None:
    """A promise is done with: `kept`, `broken` or `lapsed`; the log and the record remember it."""
    s.pledges.remove(pledge.row)
    s.record.append([pledge.by, pledge.to, pledge.kind, status])
    if status == "kept":
        s.emit(PromiseKept(pledge.by, pledge.to, pledge.kind))
    elif status == "broken":
        s.emit(PromiseBroken(pledge.by, pledge.to, pledge.kind))
    else:
        s.emit(PromiseLapsed(pledge.by, pledge.to, pledge.kind))


def void_promises_of(s: Table, seat: int) -> None:
    """Nothing is owed by or to a player who is out of the game."""
    for row in s.pledges.copy():
        if seat in (row[0], row[1]):
            close(s, Pledge(row), "lapsed")


def note_act(s: Table, seat: int, source: str) -> None:
    """A card was played or an ability used: promises to do so are kept, promises to keep still are broken."""
    for pledge in pledges_here(s, seat):
        if pledge.kind == STILL:
            close(s, pledge, "broken")
        elif pledge.kind in (PLAY, USE) and pledge.subject == source:
            close(s, pledge, "kept")
            return


def note_vote(s: Table, vote: str, cast: tuple[tuple[int, int], ...], candidates: list[int]) -> None:
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


def note_tie(s: Table, vote: str, chosen: int, tied: tuple[int, ...]) -> None:
    """The First Player broke a tie: as promised or not (CH-NEG-05); who is not tied cannot be named."""
    for pledge in pledges_here(s, s.first):
        if pledge.kind == TIES[vote]:
            kept, could = pledge.subject == chosen, pledge.subject in tied
            close(s, pledge, "kept" if kept else "broken" if could else "lapsed")


def note_hand_out(s: Table, winner: int, given: tuple[tuple[int, str], ...]) -> None:
    """The items are handed out: the winner kept or broke what they promised about it.

    A promise that binds is kept wherever it can be, so one that was not kept could not be.
    """
    kinds = [kind for _, kind in given]
    for pledge in pledges_here(s, winner):
        if pledge.kind == HAND_OUT:
            kept = (pledge.to, str(pledge.subject)) in given
            could = str(pledge.subject) in kinds and not pledge.binds
            close(s, pledge, "kept" if kept else "broken" if could else "lapsed")


def note_place_done(s: Table, place: int) -> None:
    """A location is done: who promised to keep still did so; what was not done is broken or void."""
    for row in s.pledges.copy():
        pledge = Pledge(row)
        if pledge.place != place:
            continue
        if pledge.kind == STILL:
            close(s, pledge, "kept")
        else:
            close(s, pledge, "broken" if _was_possible(s, pledge) else "lapsed")


def _was_possible(s: Table, pledge: Pledge) -> bool:
    """Whether, for all the table knows, a promise to act that was not kept could have been kept.

    What binds was kept if it could be; and nobody may learn from a broken word which cards are in a hand.
    """
    if pledge.binds:
        return False
    if pledge.kind == PLAY:
        return bool(s.hand(pledge.by))
    return pledge.kind == USE and s.rested[WHO[str(pledge.subject)]]
