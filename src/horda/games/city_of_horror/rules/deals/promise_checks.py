"""Checks whether a promise can be kept; if not, it is not allowed where it would bind (CH-NEG-02, CH-Q-55)."""

from __future__ import annotations

from typing import Final

from horda.games.city_of_horror.content import CAST, DEEDS, STUDENT, WHO
from horda.games.city_of_horror.rules.deals import promises
from horda.games.city_of_horror.rules.deals.promise_guards import has_student, supplies_here
from horda.games.city_of_horror.rules.deals.promises import BINDING_RULE, Pledge, binds_at
from horda.games.city_of_horror.rules.phases.location_uses import can_use_effect
from horda.games.city_of_horror.rules.votes.voters import electable, votes_at
from horda.games.city_of_horror.state import CityState

BEFORE_MOVES: Final[tuple[str, ...]] = ("change_movement", "get_up", "enter_full", "calm")
"""Abilities that can be used only before all have moved, so never while a location is resolved."""
ONE_SUBJECT: Final[tuple[str, ...]] = (*promises.POINTING, promises.LEADER, promises.LOSE)
"""Kinds of promise that allow one subject per location."""
OPPOSITE: Final[tuple[frozenset[str], ...]] = (
    frozenset((promises.STILL, promises.PLAY)),
    frozenset((promises.STILL, promises.USE)),
    frozenset((promises.STILL, promises.PLAY_KILLER)),
    frozenset((promises.USE_EFFECT, promises.NOT_USE_EFFECT)),
    frozenset((promises.MARK_ARMORY, promises.MARK_TOWER)),
)
"""Pairs of kinds that always exclude each other."""
OPPOSITE_ABOUT_ONE: Final[tuple[frozenset[str], ...]] = (
    frozenset((promises.PLAY, promises.NOT_PLAY)),
    frozenset((promises.USE, promises.NOT_USE)),
)
"""Pairs of kinds that exclude each other if they have the same subject."""


def why_not_promise(s: CityState, new: Pledge, bound: list[Pledge]) -> str | None:
    """Return the rule against a promise that, by public information, cannot be kept beside the binding ones.

    Return None if it can be kept or would not bind, since such promises are free (CH-NEG-03).
    """
    if not binds_at(s, new.kind, new.place):
        return None
    if any(_clash(s, new, old) or _clash(s, old, new) for old in bound):
        return BINDING_RULE
    if new.kind in promises.POINTING:
        return _why_not_point(s, new)
    if new.kind in promises.HANDING_OUT:
        return _why_not_hand_out(s, new, bound)
    if new.kind in (promises.PLAY, promises.USE, promises.PLAY_KILLER):
        return _why_not_act(s, new)
    if new.kind == promises.USE_EFFECT:
        able = new.by in s.to_activate and can_use_effect(s, new.by, s.here)
        return None if able else "CH-ACT-02"
    return _why_not_lose(s, new) if new.kind == promises.LOSE else None


def _clash(s: CityState, new: Pledge, old: Pledge) -> bool:
    """Return whether two promises of one player about one location cannot both be kept; called in both orders."""
    kinds = frozenset((new.kind, old.kind))
    same = new.subject == old.subject
    if new.kind == old.kind:
        return (new.kind in ONE_SUBJECT and not same) or (new.kind == promises.USE and same)
    if kinds in OPPOSITE or (same and kinds in OPPOSITE_ABOUT_ONE):
        return True
    about_sharing = (promises.VOTES[promises.SHARING], promises.TIES[promises.SHARING])
    if new.kind in promises.HANDING_OUT and old.kind in about_sharing:
        return int(old.subject) != old.by
    # A player who has yet to take the marker with the Student has to use her.
    silent = old.kind == promises.STILL or (old.kind == promises.NOT_USE and old.subject == CAST[STUDENT])
    return silent and new.kind in promises.TIES.values() and s.first != new.by


def _why_not_point(s: CityState, new: Pledge) -> str | None:
    """Return why a vote or tie cannot be promised: it needs a vote or the marker, and a vote still to come."""
    vote = promises.ATTACK if new.kind in (promises.VOTE_ATTACK, promises.TIE_ATTACK) else promises.SHARING
    about_tie = new.kind in promises.TIES.values()
    if s.voted == vote:
        if not about_tie or len(s.elect) < 2:
            return "CH-VOT-09"
        if int(new.subject) not in s.elect:
            return "CH-VOT-08"
        return None if s.first == new.by else "CH-VOT-08"
    if s.attack_over if vote == promises.ATTACK else not _will_share(s):
        return "CH-VOT-09"
    if int(new.subject) not in electable(s, s.here, vote):
        return "CH-VOT-04"
    if not about_tie:
        return None if votes_at(s, new.by, s.here) > 0 else "CH-VOT-02"
    return None if s.first == new.by or has_student(s, new.by) else "CH-VOT-08"


def _will_share(s: CityState) -> bool:
    return supplies_here(s, promises.EITHER) > 0 and s.voted != promises.SHARING


def _why_not_hand_out(s: CityState, new: Pledge, bound: list[Pledge]) -> str | None:
    """Return why an item cannot be promised: only once, by a possible winner, one per player (CH-SHR-05)."""
    promised = [pledge.handed_item() for pledge in bound if pledge.kind in promises.HANDING_OUT]
    to, item = new.handed_item()
    if any(other == to for other, _ in promised):
        return "CH-SHR-05"
    may_win = new.by in s.elect if s.voted == promises.SHARING else s.is_present(new.by, s.here)
    sold = [kind for _, kind in [*promised, (to, item)]]
    enough = len(sold) <= supplies_here(s, promises.EITHER) and all(
        sold.count(kind) <= supplies_here(s, kind) for kind in (promises.ANTIDOTE, promises.CARD)
    )
    return None if may_win and enough else "CH-SHR-04"


def _why_not_act(s: CityState, new: Pledge) -> str | None:
    """Return why using a card or ability cannot be promised: there is no more moment for it here; None if it can."""
    if s.voted == promises.SHARING or (s.attack_over and not _will_share(s)):
        return "CH-VOT-09"
    if new.kind == promises.PLAY_KILLER:
        return None
    deed = DEEDS[str(new.subject)]
    return deed.rule if deed.do in BEFORE_MOVES else None


def _why_not_lose(s: CityState, new: Pledge) -> str | None:
    """Return why a loss cannot be promised: the Character must still be attackable here."""
    who = WHO[str(new.subject)]
    to_come = new.by in s.elect if s.voted == promises.ATTACK else not s.attack_over
    return None if to_come and s.place[who] == s.here and not s.hidden[who] else "CH-ATK-06"
