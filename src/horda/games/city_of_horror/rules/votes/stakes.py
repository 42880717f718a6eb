"""The stakes of the vote in the location being resolved, and whose vote decides, by public information.

Only public facts count: who is there, and binding promises (CH-NEG-02). Votes are not predicted.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.games.city_of_horror.content import CROSSROADS, NOWHERE, TRACK
from horda.games.city_of_horror.rules.board import is_attacked, next_space
from horda.games.city_of_horror.rules.deals.offers import EVERYBODY, MAKER, Offer
from horda.games.city_of_horror.rules.deals.promise_guards import bound_choice
from horda.games.city_of_horror.rules.deals.promises import ATTACK, SHARING, TIES, VOTES, binds_at
from horda.games.city_of_horror.rules.votes.ballots import Ballot
from horda.games.city_of_horror.rules.votes.results import Devour, Share
from horda.games.city_of_horror.rules.votes.voters import electable, votes_at
from horda.games.city_of_horror.state import CityState, supplies_of

NOBODY: Final = -1
Named = dict[int, int]
"""The player that a seat will name, by seat; for the seats whose vote is known."""


@dataclass
class Stakes:
    """A coming vote: who may be named, who votes, who is bound, and the possible results."""

    vote: str
    named: tuple[int, ...]
    """The players who may be named; at the Crossroads, the one whom the Zombie Leader reaches."""
    votes: tuple[int, ...]
    """Votes by seat; empty at the Crossroads, where nobody votes."""
    bound: tuple[tuple[int, int], ...]
    """Pairs of a bound voter and the player they must name."""
    tie: int
    """The player whom the First Player is bound to name in a tie; -1 for none."""
    possible: tuple[int, ...]
    """The players who may still be elected."""
    decides: int
    """The seat whose vote alone decides; -1 for none."""


def vote_ahead(s: CityState) -> str:
    """Return the next vote in the location being resolved: an attack, a sharing, or none (empty).

    It is empty while the result of a vote is carried out.
    """
    asked = s.question()
    if isinstance(asked, Ballot):
        return asked.vote
    if s.voted and len(s.elect) > 1:
        return s.voted
    if s.here == NOWHERE or isinstance(asked, Devour | Share) or s.voted == SHARING:
        return ""
    if not s.attack_over and is_attacked(s, s.here) and electable(s, s.here, ATTACK):
        return ATTACK
    supplies = s.dropped[s.here] or s.cards.piles[supplies_of(s.here)]
    return SHARING if supplies and s.at(s.here) else ""


def stakes_of(s: CityState, votes: Named | None = None, ties: Named | None = None) -> Stakes | None:
    """Return the stakes here; `votes` and `ties` are additional votes and tie-breaks that a deal would bind."""
    vote = vote_ahead(s)
    if not vote:
        return None
    named = electable(s, s.here, vote)
    if vote == ATTACK and s.here == CROSSROADS:
        found = leader_finds(s, named)
        return Stakes(vote, (found,), (), (), tie=NOBODY, possible=(found,), decides=NOBODY)
    weights = tuple(votes_at(s, seat, s.here) for seat in range(s.seats))
    if s.voted == vote:
        return _tie_ahead(s, vote, weights, ties or {})
    bound = _bound_votes(s, vote, named, weights, votes or {})
    tie = _promised_subject(s, s.first, TIES[vote], named, ties or {})
    free = [seat for seat in range(s.seats) if weights[seat] and seat not in bound]
    possible = [seat for seat in named if _may_be_elected(seat, named, weights, bound, free, tie)]
    return Stakes(
        vote,
        tuple(named),
        weights,
        tuple(sorted(bound.items())),
        tie=tie,
        possible=tuple(possible),
        decides=_decides(weights, free) if len(possible) > 1 else NOBODY,
    )


def _tie_ahead(s: CityState, vote: str, weights: tuple[int, ...], ties: Named) -> Stakes:
    """Return the stakes of a tied vote: only the First Player's decision is left (CH-VOT-08)."""
    tie = _promised_subject(s, s.first, TIES[vote], s.elect, ties)
    possible = s.elect if tie == NOBODY else [tie]
    return Stakes(
        vote,
        tuple(s.elect),
        weights,
        (),
        tie=tie,
        possible=tuple(possible),
        decides=s.first if len(possible) > 1 else NOBODY,
    )


def leader_finds(s: CityState, victims: list[int]) -> int:
    """Return the player whom the Zombie Leader attacks, the next in the order of colours (CH-LDR-01 to CH-LDR-05)."""
    space = s.leader
    while s.colours.index(TRACK[space]) not in victims:
        space = next_space(s, space)
    return s.colours.index(TRACK[space])


def _bound_votes(
    s: CityState, vote: str, named: list[int], weights: tuple[int, ...], besides: Named
) -> Named:
    found: Named = {}
    for seat, votes in enumerate(weights):
        against = _promised_subject(s, seat, VOTES[vote], named, besides) if votes else NOBODY
        if against != NOBODY:
            found[seat] = against
    return found


def _promised_subject(s: CityState, seat: int, kind: str, named: list[int], besides: Named) -> int:
    """Return the player whom a seat must name, by an earlier promise, else by the examined deal (`besides`)."""
    allowed = bound_choice(s, seat, kind, named)
    if len(allowed) == 1 or len(named) == 1:
        return allowed[0]
    against = besides.get(seat, NOBODY)
    return against if against in named else NOBODY


def _may_be_elected(
    seat: int, named: list[int], weights: tuple[int, ...], bound: Named, free: list[int], tie: int
) -> bool:
    """Return whether a player is elected if all voters without a binding promise name them."""
    tally = dict.fromkeys(named, 0)
    for voter, against in bound.items():
        tally[against] += weights[voter]
    tally[seat] += sum(weights[voter] for voter in free)
    most = max(tally.values())
    tied = [candidate for candidate in named if tally[candidate] == most]
    if seat not in tied:
        return False
    return len(tied) == 1 or tie in (seat, NOBODY) or tie not in tied


def _decides(weights: tuple[int, ...], free: list[int]) -> int:
    """Return the seat whose vote alone decides: the only free voter, or one with more votes than all others."""
    if len(free) == 1:
        return free[0]
    for seat in free:
        if 2 * weights[seat] > sum(weights):
            return seat
    return NOBODY


def stakes_after(s: CityState, offer: Offer, taker: int) -> Stakes | None:
    """Return the stakes if a deal were made and kept; None if it does not concern the vote."""
    vote = vote_ahead(s)
    if not vote or not binds_at(s, VOTES[vote], s.here):
        return None
    other = taker if offer.to == EVERYBODY else offer.to
    votes: Named = {}
    ties: Named = {}
    for side, kind, subject, place in offer.parts:
        seat = offer.by if side == MAKER else other
        if place == s.here and seat != NOBODY and kind == VOTES[vote]:
            votes[seat] = int(subject)
        elif place == s.here and seat == s.first and kind == TIES[vote]:
            ties[seat] = int(subject)
    return stakes_of(s, votes, ties) if votes or ties else None
