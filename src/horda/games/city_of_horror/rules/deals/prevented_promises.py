"""Promises made impossible by a card or ability: broken if its player made them, else void (CH-Q-55)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.steps import Step
from horda.games.city_of_horror.content import NOWHERE, WHO
from horda.games.city_of_horror.rules.deals.promise_guards import has_student
from horda.games.city_of_horror.rules.deals.promises import (
    ATTACK,
    DOUBTFUL,
    HANDING_OUT,
    LOSE,
    PASSED_BY,
    SHARING,
    TIES,
    UNTRIED,
    USE_EFFECT,
    VOTES,
    Pledge,
    mark,
)
from horda.games.city_of_horror.rules.phases.location_uses import can_use_effect
from horda.games.city_of_horror.rules.votes.voters import electable, votes_at
from horda.games.city_of_horror.state import CityState


@dataclass
class NoteAct(Step):
    """Check after a card or an ability which promises can no longer be kept."""

    seat: int

    def run(self, s: CityState) -> None:
        note_impossible(s, self.seat)


def note_impossible(s: CityState, seat: int) -> None:
    """Mark the binding promises that an act of `seat` made impossible: broken if `seat` made them, else void."""
    if s.here == NOWHERE or not s.pledges:
        return
    for row in s.pledges.copy():
        pledge = Pledge(row)
        about_here = pledge.binds and pledge.place == s.here and pledge.tried == UNTRIED
        if about_here and not _can_be_kept(s, pledge):
            mark(s, pledge, PASSED_BY if pledge.by == seat else DOUBTFUL)


def _can_be_kept(s: CityState, pledge: Pledge) -> bool:
    """Return whether a promise can still be kept, judged by positions and the First Player marker."""
    for vote in (ATTACK, SHARING):
        if pledge.kind == VOTES[vote]:
            return votes_at(s, pledge.by, s.here) > 0 and int(pledge.subject) in electable(s, s.here, vote)
        if pledge.kind == TIES[vote]:
            decides = s.first == pledge.by or has_student(s, pledge.by)
            return decides and int(pledge.subject) in electable(s, s.here, vote)
    if pledge.kind in HANDING_OUT:
        return s.is_present(pledge.by, s.here)
    if pledge.kind == LOSE:
        who = WHO[str(pledge.subject)]
        return s.place[who] == s.here and not s.hidden[who]
    if pledge.kind == USE_EFFECT:
        return pledge.by not in s.to_activate or can_use_effect(s, pledge.by, s.here)
    return True
