"""Choices that binding promises forbid, and goods that they reserve (CH-NEG-02, CH-Q-55)."""

from __future__ import annotations

from horda.games.city_of_horror.content import NOWHERE, STUDENT, TRACK, WHO
from horda.games.city_of_horror.rules.board import is_attacked
from horda.games.city_of_horror.rules.deals import promises
from horda.games.city_of_horror.rules.deals.promises import Pledge, binding_promises, is_killer
from horda.games.city_of_horror.rules.votes.voters import electable, votes_at, votes_of
from horda.games.city_of_horror.state import CityState, hand_of, supplies_of

# --- what may still be chosen -----------------------------------------------------------------------------


def is_bound_not_to(s: CityState, seat: int, kind: str, source: str) -> bool:
    """Return whether a seat is bound here to do nothing, or not to use the card or ability `source` (CH-NEG-06)."""
    return any(
        pledge.kind == promises.STILL or (pledge.kind == kind and pledge.subject == source)
        for pledge in binding_promises(s, seat)
    )


def has_bound(s: CityState, seat: int, *kinds: str) -> bool:
    """Return whether a seat has bound itself here by a promise of one of these kinds."""
    return any(pledge.kind in kinds for pledge in binding_promises(s, seat))


def bound_choice(s: CityState, seat: int, kind: str, options: list[int]) -> list[int]:
    """Return the seats that a voter or tie-breaker may still name under its binding promises.

    A seat bound to hand out an item has to win the sharing: its vote, and a tie it breaks, is for itself.
    """
    for pledge in binding_promises(s, seat):
        if pledge.kind == kind and int(pledge.subject) in options:
            return [int(pledge.subject)]
    about_sharing = kind in (promises.VOTES[promises.SHARING], promises.TIES[promises.SHARING])
    if about_sharing and seat in options and has_bound(s, seat, *promises.HANDING_OUT):
        return [seat]
    return options


def bound_colours(s: CityState, seat: int, spaces: list[int]) -> list[int]:
    """Return the colour spaces on which a seat may put the Zombie Leader under its promises here."""
    for pledge in binding_promises(s, seat):
        if pledge.kind == promises.LEADER:
            space = TRACK.index(s.colours[int(pledge.subject)])
            return [space] if space in spaces else spaces
    return spaces


def bound_markers(s: CityState, seat: int, places: list[int]) -> list[int]:
    """Return the places where a seat may put an Explosion marker under its promises here."""
    for pledge in binding_promises(s, seat):
        place = promises.MARKED.get(pledge.kind, NOWHERE)
        if place in places:
            return [place]
    return places


def bound_losses(s: CityState, seat: int, people: list[int]) -> list[int]:
    """Return the Characters among which a seat may choose one to lose under its promises here."""
    for pledge in binding_promises(s, seat):
        if pledge.kind == promises.LOSE and WHO[str(pledge.subject)] in people:
            return [WHO[str(pledge.subject)]]
    return people


# --- what has to be kept back -----------------------------------------------------------------------------


def promised_plays(pledges: list[Pledge]) -> list[str]:
    """Return the cards that are promised to be played."""
    return [str(pledge.subject) for pledge in pledges if pledge.kind == promises.PLAY]


def promised_killers(pledges: list[Pledge]) -> int:
    """Return the number of promises to play an unspecified card that kills zombies."""
    return sum(pledge.kind == promises.PLAY_KILLER for pledge in pledges)


def is_kept_back(s: CityState, seat: int, who: int) -> bool:
    """Return whether a Character must stay rested: its ability is promised here, or it must take the marker."""
    if who == STUDENT and s.first != seat and has_bound(s, seat, *promises.TIES.values()):
        return True
    return any(
        pledge.kind == promises.USE and WHO[str(pledge.subject)] == who
        for pledge in binding_promises(s, seat)
    )


def owed_count(s: CityState, pledges: list[Pledge], item: str) -> int:
    """Return how many items of a kind a seat must keep to pay its debts here.

    One item fewer if the seat may still get one in the sharing of this location.
    """
    owed = sum(pledge.kind == promises.PAY and pledge.subject == item for pledge in pledges)
    return max(0, owed - (1 if supplies_here(s, item) else 0))


def supplies_here(s: CityState, item: str) -> int:
    """Return how many items of a kind lie in the location being resolved."""
    antidotes, cards = s.dropped[s.here], len(s.cards.piles[supplies_of(s.here)])
    if item == promises.EITHER:
        return antidotes + cards
    return antidotes if item == promises.ANTIDOTE else cards


def reserved_cards(s: CityState, seat: int, pledges: list[Pledge], antidotes: int) -> int:
    """Return the number of cards that a seat must keep for cards to play, debts and effects promised here.

    `antidotes` is the number that it will have; debts of an Antidote or a card are paid with Antidotes first.
    """
    spare = max(0, antidotes - owed_count(s, pledges, promises.ANTIDOTE))
    either = max(0, owed_count(s, pledges, promises.EITHER) - spare)
    effect = any(pledge.kind == promises.USE_EFFECT for pledge in pledges) and s.board(s.here).pay == "card"
    return (
        len(promised_plays(pledges))
        + promised_killers(pledges)
        + owed_count(s, pledges, promises.CARD)
        + either
        + int(effect and seat in s.to_activate)
    )


def spare_cards(s: CityState, seat: int, *, for_effect: bool = False) -> int:
    """Return how many cards a seat may give away under its binding promises, by public information.

    With `for_effect`, the card reserved for the promised effect of the location may be spent.
    """
    bound = [
        pledge
        for pledge in binding_promises(s, seat)
        if not (for_effect and pledge.kind == promises.USE_EFFECT)
    ]
    kept = reserved_cards(s, seat, bound, s.antidotes[seat]) if bound else 0
    return len(s.hand(seat)) - kept


def spare_faces(s: CityState, seat: int) -> list[str]:
    """Return the different cards that a seat may give away or pay with, without those it is bound to play."""
    bound = binding_promises(s, seat)
    faces = s.hand_faces(seat)
    if not bound:
        return faces
    held = s.cards.faces(hand_of(seat))
    kept = promised_plays(bound)
    killers = spare_killers(held, bound)
    free = [face for face in faces if held.count(face) > kept.count(face)]
    return [face for face in free if killers > 0 or not is_killer(face)]


def spare_killers(held: list[str], bound: list[Pledge]) -> int:
    """Return the number of cards that kill zombies in a hand, minus those promised by name or by kind."""
    kept = promised_plays(bound)
    free = sum(max(0, held.count(face) - kept.count(face)) for face in set(held) if is_killer(face))
    return free - promised_killers(bound)


def would_miss_it(s: CityState, seat: int, face: str) -> bool:
    """Return whether a card must not be played because the seat needs it for a debt or an effect here."""
    bound = binding_promises(s, seat)
    if not bound or face in promised_plays(bound) or (promised_killers(bound) and is_killer(face)):
        return False
    plays = len(promised_plays(bound)) + promised_killers(bound)
    if reserved_cards(s, seat, bound, s.antidotes[seat]) == plays:
        return False
    return spare_cards(s, seat) <= 0


# --- what would make it impossible ------------------------------------------------------------------------


def owes_marker(s: CityState, seat: int, moment: str) -> bool:
    """Return whether a seat promised to decide a tie of the next vote and still has to take the First Player marker."""
    if s.first == seat or moment not in promises.TIES or not has_bound(s, seat, promises.TIES[moment]):
        return False
    to_come = moment == promises.SHARING or (is_attacked(s, s.here) and bool(electable(s, s.here, moment)))
    return to_come and has_student(s, seat)


def has_student(s: CityState, seat: int) -> bool:
    """Return whether a seat can take the First Player marker with the Student."""
    return STUDENT in s.cast and s.owner[STUDENT] == seat and s.rested[STUDENT]


def is_needed_here(s: CityState, seat: int, who: int) -> bool:
    """Return whether a Character may not hide or leave because a binding promise would fail.

    That is the last Character with a vote of a player who promised a vote or an item of the sharing, or the
    Character promised to be lost.
    """
    if s.here == NOWHERE or s.place[who] != s.here or not s.pledges:
        return False
    if any(
        pledge.kind == promises.LOSE and WHO[str(pledge.subject)] == who
        for pledge in binding_promises(s, seat)
    ):
        return True
    if not has_bound(s, seat, *promises.VOTES.values(), *promises.HANDING_OUT):
        return False
    votes = votes_of(s, who)
    return votes > 0 and votes_at(s, seat, s.here) <= votes
