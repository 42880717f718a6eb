"""What a promise that binds forbids and guards, and which could not be kept (CH-NEG-02, CH-Q-55)."""

from __future__ import annotations

from typing import Final

from horda.games.city_of_horror.content import DEEDS, STUDENT, WHO
from horda.games.city_of_horror.rules import promises
from horda.games.city_of_horror.rules.promises import Pledge, binds_at, bound_here
from horda.games.city_of_horror.state import CityState, supplies_of

BEFORE_MOVES: Final[tuple[str, ...]] = ("change_movement", "get_up", "enter_full", "calm")
"""What can only be done before all have moved, so never while a location is resolved."""


# --- what binds now ---------------------------------------------------------------------------------------


def is_bound_not_to(s: CityState, seat: int, kind: str, source: str) -> bool:
    """Whether a seat has bound itself to keep still here, or not to play or use this (CH-NEG-06)."""
    return any(
        pledge.kind == promises.STILL or (pledge.kind == kind and pledge.subject == source)
        for pledge in bound_here(s, seat)
    )


def bound_choice(s: CityState, seat: int, kind: str, options: list[int]) -> list[int]:
    """The seats that a voter or tie-breaker may still name, after what it has bound itself to."""
    for pledge in bound_here(s, seat):
        if pledge.kind == kind and int(pledge.subject) in options:
            return [int(pledge.subject)]
    return options


def promised_plays(pledges: list[Pledge]) -> list[str]:
    """The cards among these promises that are to be played."""
    return [str(pledge.subject) for pledge in pledges if pledge.kind == promises.PLAY]


def is_kept_back(s: CityState, seat: int, who: int) -> bool:
    """Whether a Character must stay rested, because its ability is promised here."""
    return any(
        pledge.kind == promises.USE and WHO[str(pledge.subject)] == who for pledge in bound_here(s, seat)
    )


def to_be_paid(s: CityState, pledges: list[Pledge], item: str) -> int:
    """How many of an item a seat must keep, in order to pay what it owes here.

    What it may still get in the sharing of this location, one item at most, it need not have yet.
    """
    owed = sum(pledge.kind == promises.PAY and pledge.subject == item for pledge in pledges)
    return max(0, owed - (1 if supplies_here(s, item) else 0))


def supplies_here(s: CityState, item: str) -> int:
    """How many items of a kind lie in the location being resolved."""
    if item == promises.ANTIDOTE:
        return s.dropped[s.here]
    return len(s.cards.piles[supplies_of(s.here)])


def spare_cards(s: CityState, seat: int) -> int:
    """How many cards a seat may give away, after what it is bound to play and to pay; all can count it."""
    bound = bound_here(s, seat)
    return len(s.hand(seat)) - len(promised_plays(bound)) - to_be_paid(s, bound, promises.CARD)


def spare_faces(s: CityState, seat: int) -> list[str]:
    """The different cards that a seat may give away or pay with: not those it is bound to play."""
    held = s.cards.faces(f"hand_{seat}")
    kept = promised_plays(bound_here(s, seat))
    return [face for face in s.hand_faces(seat) if held.count(face) > kept.count(face)]


def would_miss_it(s: CityState, seat: int, face: str) -> bool:
    """Whether a card is needed to pay a debt here, so that it cannot be played for anything else."""
    bound = bound_here(s, seat)
    if not to_be_paid(s, bound, promises.CARD) or face in promised_plays(bound):
        return False
    return spare_cards(s, seat) <= 0


# --- what could not be kept -------------------------------------------------------------------------------


def why_not_promise(s: CityState, new: Pledge, bound: list[Pledge]) -> str | None:
    """The rule by which a promise cannot be kept beside those that bind, for all the table knows.

    Where it would not bind, everybody may promise what they like (CH-NEG-03).
    """
    if not binds_at(s, new.place):
        return None
    if any(_clash(new, old) for old in bound):
        return promises.BINDING_RULE
    if new.kind in promises.POINTING:
        return _why_not_point(s, new)
    if new.kind == promises.HAND_OUT:
        return _why_not_hand_out(s, new, bound)
    if new.kind in (promises.PLAY, promises.USE) and DEEDS[str(new.subject)].do in BEFORE_MOVES:
        return DEEDS[str(new.subject)].rule
    return None


def _clash(new: Pledge, old: Pledge) -> bool:
    """Whether two promises of one player about one location cannot both be kept."""
    kinds = {new.kind, old.kind}
    same = new.subject == old.subject
    if new.kind == old.kind:
        return (new.kind in promises.POINTING and not same) or (new.kind == promises.USE and same)
    if promises.STILL in kinds:
        return bool(kinds & {promises.PLAY, promises.USE})
    return same and kinds in ({promises.PLAY, promises.NOT_PLAY}, {promises.USE, promises.NOT_USE})


def _why_not_point(s: CityState, new: Pledge) -> str | None:
    """A vote needs a Character there, a tie the First Player marker, and both a vote still to come."""
    vote_over = (
        s.attack_over
        if new.kind in (promises.VOTES[promises.ATTACK], promises.TIES[promises.ATTACK])
        else not _will_share(s)
    )
    if vote_over:
        return "CH-VOT-09"
    if not s.is_present(int(new.subject), s.here):
        return "CH-VOT-04"
    if new.kind in promises.VOTES.values():
        return None if s.is_present(new.by, s.here) else "CH-VOT-02"
    takes_marker = STUDENT in s.cast and s.owner[STUDENT] == new.by and s.rested[STUDENT]
    return None if s.first == new.by or takes_marker else "CH-VOT-08"


def _will_share(s: CityState) -> bool:
    return supplies_here(s, promises.ANTIDOTE) + supplies_here(s, promises.CARD) > 0


def _why_not_hand_out(s: CityState, new: Pledge, bound: list[Pledge]) -> str | None:
    """An item is promised once, by somebody who may win the sharing, and one to a player (CH-SHR-05)."""
    promised = [pledge for pledge in bound if pledge.kind == promises.HAND_OUT]
    if any(pledge.to == new.to for pledge in promised):
        return "CH-SHR-05"
    sold = sum(pledge.subject == new.subject for pledge in promised)
    return None if s.is_present(new.by, s.here) and sold < supplies_here(s, str(new.subject)) else "CH-SHR-04"
