"""Records of offers, promises and the coming vote as a seat may know them, for clients and bots."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import msgspec

from horda.games.city_of_horror.content import NOWHERE, PLACES
from horda.games.city_of_horror.rules.deals.drafts import (
    Draft,
    DraftCard,
    DraftPlace,
    DraftPromise,
    DraftSubject,
)
from horda.games.city_of_horror.rules.deals.offers import EVERYBODY, MAKER, Offer, Part, visible_subject
from horda.games.city_of_horror.rules.deals.promises import Pledge
from horda.games.city_of_horror.rules.votes.stakes import NOBODY, Stakes, stakes_after
from horda.games.city_of_horror.state import CityState, Row


class StakesView(msgspec.Struct, frozen=True):
    """The coming vote in the location being resolved, as far as public facts determine it."""

    vote: str
    """`attack` or `sharing`."""
    named: tuple[int, ...]
    """The players who may be named; at the Crossroads, the one whom the Zombie Leader reaches."""
    votes: tuple[int, ...]
    """Votes by seat; empty if nobody votes."""
    bound: tuple[tuple[int, int], ...]
    """Pairs of a bound voter and the player they must name."""
    tie: int | None
    """The player whom the First Player is bound to name in a tie; null if there is none."""
    possible: tuple[int, ...]
    """The players who can still be elected."""
    decides: int | None
    """The seat whose vote alone decides; null if there is none."""


class PartView(msgspec.Struct, frozen=True):
    """One part of an offer: side, kind, subject, location."""

    by_maker: bool
    kind: str
    subject: int | str
    location: str | None


class OfferView(msgspec.Struct, frozen=True):
    """An open offer, or a draft (number 0)."""

    id: int
    by: int
    to: int | None
    refused_by: tuple[int, ...]
    parts: tuple[PartView, ...]
    answers: int = 0
    """The number of the offer that a draft answers; 0 if none."""
    then: StakesView | None = None
    """The coming vote if the deal is made and kept; null if the deal does not concern it."""


class PledgeView(msgspec.Struct, frozen=True):
    """A promise that is still open."""

    by: int
    to: int
    kind: str
    subject: int | str
    location: str
    binds: bool


class PastPromise(msgspec.Struct, frozen=True):
    """A promise that was kept or broken, or lapsed."""

    by: int
    to: int
    kind: str
    status: str
    subject: int | str
    location: str


class Claim(msgspec.Struct, frozen=True):
    """A claim about the next Invasion card that this seat heard or made."""

    by: int
    to: int
    invasion: str


def stakes_view(found: Stakes | None) -> StakesView | None:
    """Return the record of a coming vote, which is public."""
    if found is None:
        return None
    return StakesView(
        found.vote,
        found.named,
        found.votes,
        found.bound,
        tie=None if found.tie == NOBODY else found.tie,
        possible=found.possible,
        decides=None if found.decides == NOBODY else found.decides,
    )


def _part(s: CityState, offer: Offer, part: Part, seat: int | None) -> PartView:
    location = None if part[3] == NOWHERE else PLACES[part[3]]
    return PartView(part[0] == MAKER, part[1], visible_subject(s, offer, part, seat), location)


def _offer(s: CityState, offer: Offer, seat: int | None) -> OfferView:
    return OfferView(
        id=offer.id,
        by=offer.by,
        to=None if offer.to == EVERYBODY else offer.to,
        refused_by=tuple(seat for seat in range(s.seats) if offer.refused >> seat & 1),
        parts=tuple(_part(s, offer, part, seat) for part in offer.parts),
        then=stakes_view(stakes_after(s, offer, NOBODY if seat is None or seat == offer.by else seat)),
    )


def offer_views(s: CityState, seat: int | None) -> list[OfferView]:
    """Return the open offers as a seat may know them."""
    return [_offer(s, Offer(row), seat) for row in s.offers]


def draft_view(s: CityState, seat: int | None) -> OfferView | None:
    """Return the offer that a seat is drafting, for the seat itself; None for all others."""
    asked = s.question()
    if (
        not isinstance(asked, Draft | DraftCard | DraftPromise | DraftPlace | DraftSubject)
        or asked.seat != seat
    ):
        return None
    row: Row = [0, asked.seat, asked.to, 0]
    for part in asked.parts:
        row.extend(part)
    made = _offer(s, Offer(row), seat)
    return msgspec.structs.replace(made, answers=asked.answers)


def past_promise(row: Row) -> PastPromise:
    """Return a settled promise from the record."""
    by, to, kind, status, subject, place = row
    return PastPromise(int(by), int(to), str(kind), str(status), subject=subject, location=PLACES[int(place)])


def claim_views(s: CityState, seat: int | None) -> list[Claim]:
    """Return the claims about the next Invasion card that a seat heard or made."""
    return [Claim(int(row[0]), int(row[1]), str(row[2])) for row in s.claims if seat in row[:2]]


def pledge_views(s: CityState) -> list[PledgeView]:
    """Return the open promises."""
    return [_pledge(Pledge(row)) for row in s.pledges]


def _pledge(pledge: Pledge) -> PledgeView:
    return PledgeView(
        pledge.by, pledge.to, pledge.kind, pledge.subject, location=PLACES[pledge.place], binds=pledge.binds
    )
