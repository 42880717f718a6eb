"""Deals: which to take, which to turn down or better, and which to offer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from horda.bots.city_of_horror.weighing import Deal, gives, net_gain, wants
from horda.bots.city_of_horror.worth import grudge
from horda.engine.choices import Choice
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.content import CROSSROADS, DEEDS, PARTS, PLACE
from horda.games.city_of_horror.deal_view import OfferView, PartView
from horda.games.city_of_horror.rules.deals.offers import ANY, CARDS
from horda.games.city_of_horror.rules.deals.promises import (
    ANTIDOTE,
    ATTACK,
    CARD,
    HAND_OUT,
    SHARING,
    TIES,
    USE,
    VOTES,
)
from horda.games.city_of_horror.rules.phases.windows import HANDING_OUT

ENOUGH: Final = 0.25
"""What a deal must bring, beyond what the other's gain costs."""
WORTH_OFFERING: Final = 0.35
FOR_THE_OTHER: Final = 0.3
"""What the other side should gain, for an offer not to be made in vain."""
OFTEN_ENOUGH: Final = 1
"""Offers to make in one moment, with one more to answer another's; who goes on and on is not listened to."""
IN_A_ROUND: Final = 3
WARINESS: Final = 0.5
"""How much more a deal must bring for each promise that the other broke to this player."""


# --- answering ----------------------------------------------------------------------------------------


def answer_offers(view: BotView, me: int, choices: Sequence[Choice]) -> Choice | None:
    """Accept the best offer that is good enough; turn down or better those that are not."""
    offers = {offer.id: offer for offer in view.offers}
    best: tuple[float, Choice] | None = None
    for choice in choices:
        if choice.verb == "accept":
            offer = offers[choice.number("offer")]
            net, _ = net_gain(view, me, (offer.by, me, offer.parts))
            if net > ENOUGH + WARINESS * grudge(view, me, offer.by) and (best is None or net > best[0]):
                best = (net, choice)
    if best is not None:
        return best[1]
    counter = next((choice for choice in choices if choice.verb == "counter"), None)
    if counter is not None and may_talk(view, me, more=1) and _is_bettered(view, me, offers, counter):
        return counter
    for choice in choices:
        if choice.verb == "refuse" and offers[choice.number("offer")].to == me:
            return choice
    return None


def may_talk(view: BotView, me: int, more: int = 0) -> bool:
    """Whether the seat has not yet said in this moment and this round what it has to say."""
    own = view.players[me]
    return own.window_drafts < OFTEN_ENOUGH + more and own.round_offers < IN_A_ROUND


def _is_bettered(view: BotView, me: int, offers: dict[int, OfferView], counter: Choice) -> bool:
    return counter_offer(view, me, offers[counter.number("offer")]) is not None


def counter_offer(view: BotView, me: int, offer: OfferView) -> Deal | None:
    """The same deal with a card on top, where the other would still gain by it."""
    if not view.players[offer.by].hand or len(offer.parts) >= PARTS:
        return None
    turned = tuple(
        PartView(by_maker=not part.by_maker, kind=part.kind, subject=part.subject, location=part.location)
        for part in offer.parts
    )
    parts = (*turned, wants(CARD, ANY))
    if any(part.kind in CARDS and part.subject != ANY for part in parts):
        return None
    net, theirs = net_gain(view, me, (me, offer.by, parts))
    return Deal(offer.by, parts) if net > ENOUGH and theirs > FOR_THE_OTHER else None


# --- offering -----------------------------------------------------------------------------------------


def made_offer(view: BotView, me: int, moment: str, to: int | None = None) -> Deal | None:
    """The best deal to offer in a window (to one player), if any is good for both."""
    best: Deal | None = None
    most = WORTH_OFFERING
    for deal in candidates(view, me, moment):
        if to is not None and deal.to != to:
            continue
        net, theirs = net_gain(view, me, (me, deal.to, deal.parts))
        if theirs > FOR_THE_OTHER and net > most + WARINESS * grudge(view, me, deal.to):
            best, most = deal, net
    return best


def candidates(view: BotView, me: int, moment: str) -> Iterator[Deal]:
    """Deals that may be good for both, by moment."""
    if moment == "attack" and view.here is not None:
        location = view.locations[PLACE[view.here]]
        if location.is_attacked and any(
            one.seat == me and one.location == view.here for one in view.characters
        ):
            yield from against_zombies(view, me, view.here)
            if PLACE[view.here] != CROSSROADS:
                yield from against_somebody(view, me, view.here)
                yield from about_a_tie(view, me, view.here, ATTACK)
    elif moment == "sharing" and view.here is not None:
        yield from about_supplies(view, me, view.here)
        if any(one.seat == me and one.location == view.here for one in view.characters):
            yield from about_a_tie(view, me, view.here, SHARING)
    elif moment in TIES.values() and view.here is not None and me in view.elect:
        yield from about_a_tie(view, me, view.here, view.voted)
    elif moment == HANDING_OUT and view.here is not None:
        yield from about_an_item(view, me, view.here, view.elect[0])
    elif moment == "choice":
        yield from about_antidotes(view, me)


def present_with_votes(view: BotView, me: int, here: str) -> list[int]:
    """The other players who have a vote in a location."""
    votes = view.locations[PLACE[here]].votes
    return [seat for seat, count in enumerate(votes) if count and seat != me]


def against_somebody(view: BotView, me: int, here: str) -> Iterator[Deal]:
    """Two point at a third; for a card, if the other has less to fear."""
    location = view.locations[PLACE[here]]
    if not location.votes[me]:
        return
    exposed = {one.seat for one in view.characters if one.location == here and not one.hidden}
    for to in present_with_votes(view, me, here):
        for against in exposed - {me, to}:
            both = (gives(VOTES[ATTACK], against, here), wants(VOTES[ATTACK], against, here))
            yield Deal(to, both)
            if view.players[me].hand:
                yield Deal(to, (*both, gives(CARD, ANY)))


def about_a_tie(view: BotView, me: int, here: str, vote: str) -> Iterator[Deal]:
    """A card for the First Player's word on a tie; more once the vote is tied (CH-NEG-05)."""
    if view.first == me or not view.players[me].hand:
        return
    present = {one.seat for one in view.characters if one.location == here}
    able = set(view.elect) if view.voted else present
    named = [me] if vote == SHARING else sorted(able - {me, view.first})
    for seat in named:
        word = wants(TIES[vote], seat, here)
        yield Deal(view.first, (gives(CARD, ANY), word))
        if view.voted and len(view.players[me].hand) > 1:
            yield Deal(view.first, (gives(CARD, ANY), gives(CARD, ANY), word))
        if view.voted and view.players[me].antidotes:
            yield Deal(view.first, (gives(ANTIDOTE, ANY), word))


def about_an_item(view: BotView, me: int, here: str, winner: int) -> Iterator[Deal]:
    """Yield offers of a card for an item of the sharing, to who has won the vote and hands it out."""
    location = view.locations[PLACE[here]]
    if winner == me or not view.players[me].hand or location.antidotes + location.cards < 2:
        return
    for item in [ANTIDOTE] * min(location.antidotes, 1) + [CARD] * min(location.cards, 1):
        yield Deal(winner, (gives(CARD, ANY), wants(HAND_OUT, item, here)))


def against_zombies(view: BotView, me: int, here: str) -> Iterator[Deal]:
    """Somebody's Character there drives the zombies out; for a card, if need be."""
    for one in view.characters:
        if one.seat != me and one.location == here and one.rested:
            deed = DEEDS[one.who]
            if deed.here and deed.do in ("kill", "move_zombie"):
                yield Deal(one.seat, (wants(USE, one.who, here),))
                if view.players[me].hand:
                    yield Deal(one.seat, (gives(CARD, ANY), wants(USE, one.who, here)))


def about_supplies(view: BotView, me: int, here: str) -> Iterator[Deal]:
    """A vote for an item, an item for a vote, a card for an item."""
    location = view.locations[PLACE[here]]
    items = [ANTIDOTE] * min(location.antidotes, 1) + [CARD] * min(location.cards, 1)
    if location.antidotes + location.cards < 2:
        return
    for to in present_with_votes(view, me, here):
        for item in items:
            if location.votes[me]:
                yield Deal(to, (gives(VOTES[SHARING], to, here), wants(HAND_OUT, item, here)))
                yield Deal(to, (wants(VOTES[SHARING], me, here), gives(HAND_OUT, item, here)))
            if view.players[me].hand:
                yield Deal(to, (gives(CARD, ANY), wants(HAND_OUT, item, here)))


def about_antidotes(view: BotView, me: int) -> Iterator[Deal]:
    """Antidotes for cards, from whoever has more than they need."""
    own = view.players[me]
    for player in view.players:
        if player.seat == me or player.out:
            continue
        for count in (1, 2):
            if player.antidotes and len(own.hand) >= count:
                yield Deal(player.seat, (*[gives(CARD, ANY)] * count, wants(ANTIDOTE, ANY)))
            if own.antidotes and len(player.hand) >= count:
                yield Deal(player.seat, (gives(ANTIDOTE, ANY), *[wants(CARD, ANY)] * count))
