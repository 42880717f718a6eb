"""Functions that mark promises as kept, broken or void after actions and votes (CH-NEG, CH-Q-55)."""

from __future__ import annotations

from typing import Final

from horda.games.city_of_horror.content import DEEDS, NOWHERE, TRACK, WHO
from horda.games.city_of_horror.rules.deals.promises import (
    AGAINST,
    CARD,
    EITHER,
    HANDING_OUT,
    LEADER,
    LOSE,
    MARKED,
    MOVE_TO,
    NOT_PLAY,
    NOT_USE,
    NOT_USE_EFFECT,
    PASSED_BY,
    PAY,
    PLAY,
    PLAY_KILLER,
    STILL,
    TIES,
    UNTRIED,
    USE,
    USE_EFFECT,
    VOTES,
    Pledge,
    binding_promises,
    close,
    is_killer,
    mark,
    pledges_here,
)
from horda.games.city_of_horror.state import CityState

NEEDING_AN_OCCASION: Final[tuple[str, ...]] = (*TIES.values(), LEADER, *MARKED)
"""The kinds of promises that can be kept only at a tie, a marker placement or a move of the Zombie Leader."""


def note_act(s: CityState, seat: int, act: str, source: str, *, aimed_elsewhere: bool = False) -> None:
    """Settle promises when a card is played (`play`) or an ability used (`use`): one to do so, all not to do so.

    One act keeps one promise; an act with another location as its target keeps none.
    """
    for pledge in pledges_here(s, seat):
        if pledge.kind == STILL or (pledge.kind in AGAINST[act] and pledge.subject == source):
            close(s, pledge, "broken")
    if aimed_elsewhere:
        return
    kept = [pledge for pledge in pledges_here(s, seat) if pledge.kind == act and pledge.subject == source]
    if not kept and act == PLAY and is_killer(source):
        kept = [pledge for pledge in pledges_here(s, seat) if pledge.kind == PLAY_KILLER]
    if kept:
        close(s, kept[0], "kept")


def note_other_act(s: CityState, seat: int, source: str) -> None:
    """Mark promises to act as passed by if the seat acted otherwise and, by public information, could keep them."""
    for pledge in binding_promises(s, seat):
        could = pledge.kind == USE or (pledge.kind in (PLAY, PLAY_KILLER) and bool(s.hand(seat)))
        if could and pledge.tried == UNTRIED and not _is_meant(pledge, source) and _has_occasion(s, pledge):
            mark(s, pledge, PASSED_BY)


def _is_meant(pledge: Pledge, source: str) -> bool:
    """Return whether a card or an ability is the promised one."""
    if pledge.kind == PLAY_KILLER:
        return source not in WHO and is_killer(source)
    return pledge.subject == source


def _has_occasion(s: CityState, pledge: Pledge) -> bool:
    """Return whether there is a public target here for the promised act."""
    if pledge.kind == PLAY_KILLER:
        return s.zombies[pledge.place] > 0
    deed = DEEDS[str(pledge.subject)]
    if pledge.kind == USE and not s.rested[WHO[str(pledge.subject)]]:
        return False
    return deed.do not in ("kill", "kill_half", "lure", "move_zombie") or s.zombies[pledge.place] > 0


def note_vote(s: CityState, vote: str, cast: tuple[tuple[int, int], ...], candidates: list[int]) -> None:
    """Settle promised votes when the votes are revealed.

    A promise lapses if its maker had no vote, or if the promised player could not be named, unless the maker
    caused that (CH-Q-55).
    """
    named = dict(cast)
    for row in s.pledges.copy():
        pledge = Pledge(row)
        if pledge.kind == VOTES[vote] and pledge.place == s.here:
            kept = named.get(pledge.by, NOWHERE) == pledge.subject
            could = pledge.by in named and pledge.subject in candidates
            close(s, pledge, _outcome(pledge, kept=kept, could=could))


def _outcome(pledge: Pledge, *, kept: bool, could: bool) -> str:
    """Return `kept`, `broken` or `lapsed`; a promise that its maker made impossible is broken."""
    return "kept" if kept else "broken" if could or pledge.tried == PASSED_BY else "lapsed"


def note_tie(s: CityState, vote: str, chosen: int, tied: tuple[int, ...]) -> None:
    """Settle promises about a tie that the First Player broke (CH-NEG-05); only tied players can be named.

    A player who promised to decide the tie and no longer has the marker has broken the promise if they gave
    the marker away themselves.
    """
    for row in s.pledges.copy():
        pledge = Pledge(row)
        if pledge.kind == TIES[vote] and pledge.place == s.here:
            decides = pledge.by == s.first
            kept = decides and pledge.subject == chosen
            close(s, pledge, _outcome(pledge, kept=kept, could=decides and pledge.subject in tied))


def note_effect(s: CityState, seat: int, *, used: bool) -> None:
    """Settle promises about the effect of the location being resolved, which a player used or declined."""
    for pledge in pledges_here(s, seat):
        if pledge.kind == USE_EFFECT:
            close(s, pledge, "kept" if used else "broken")
        elif pledge.kind == NOT_USE_EFFECT and used:
            close(s, pledge, "broken")


def note_loss(s: CityState, seat: int, who: str) -> None:
    """Settle promises about the Character that an attacked player chose to lose."""
    for pledge in pledges_here(s, seat):
        if pledge.kind == LOSE:
            could = s.place[WHO[str(pledge.subject)]] == s.here and not s.hidden[WHO[str(pledge.subject)]]
            close(s, pledge, _outcome(pledge, kept=pledge.subject == who, could=could))


def note_leader(s: CityState, seat: int) -> None:
    """Settle promises about the colour on which a player put the Zombie Leader."""
    for pledge in pledges_here(s, seat):
        if pledge.kind == LEADER:
            close(s, pledge, "kept" if s.colours[int(pledge.subject)] == TRACK[s.leader] else "broken")


def note_marker(s: CityState, seat: int, place: int) -> None:
    """Settle promises about the place where a player put an Explosion marker."""
    for pledge in pledges_here(s, seat):
        if pledge.kind in MARKED:
            close(s, pledge, "kept" if MARKED[pledge.kind] == place else "broken")


def note_movement(s: CityState, seat: int) -> None:
    """Settle promises about the Movement card that a player uses (CH-NEG-03)."""
    for row in s.pledges.copy():
        if row[0] == seat and row[2] == MOVE_TO:
            close(s, Pledge(row), "kept" if row[4] == s.movement[seat] else "broken")


def note_hand_out(s: CityState, winner: int, given: tuple[tuple[int, str], ...]) -> None:
    """Settle the winner's promises about the items that were handed out.

    A binding promise is kept wherever possible, so one that was not kept was impossible.
    """
    kinds = [kind for _, kind in given]
    for pledge in pledges_here(s, winner):
        if pledge.kind in HANDING_OUT:
            to, item = pledge.handed_item()
            kept = (to, item) in given or (item == EITHER and to in [seat for seat, _ in given])
            could = (item in kinds or item == EITHER) and not pledge.binds
            close(s, pledge, "kept" if kept else "broken" if could else "lapsed")


def settle_location_promises(s: CityState, place: int) -> None:
    """Settle the open promises about a resolved location: those not to act are kept, the others broken or void.

    Binding debts are left out, since the payment is enforced.
    """
    for row in s.pledges.copy():
        pledge = Pledge(row)
        if pledge.place != place or pledge.kind == MOVE_TO or (pledge.kind == PAY and pledge.binds):
            continue
        if pledge.kind in (STILL, NOT_PLAY, NOT_USE, NOT_USE_EFFECT):
            close(s, pledge, "kept")
        else:
            close(s, pledge, "broken" if _was_possible(s, pledge) else "lapsed")


def _was_possible(s: CityState, pledge: Pledge) -> bool:
    """Return whether, by public information, a promise that was not kept could have been kept.

    The rules enforce a binding promise, unless its maker passed by an occasion for it; and a broken promise
    must not reveal which cards are in a hand. Without a tie, a marker or a move of the Zombie
    Leader there was nothing to keep.
    """
    if pledge.kind in NEEDING_AN_OCCASION:
        return False
    if pledge.binds:
        return pledge.tried == PASSED_BY
    if pledge.kind in (PLAY, PLAY_KILLER) or (pledge.kind == PAY and pledge.subject == CARD):
        return bool(s.hand(pledge.by))
    if pledge.kind == PAY:
        return s.antidotes[pledge.by] > 0 or (pledge.subject == EITHER and bool(s.hand(pledge.by)))
    return pledge.kind == USE and s.rested[WHO[str(pledge.subject)]]
