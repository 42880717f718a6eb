"""Deals: which offers to accept, refuse or counter, and which to make."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from horda.bots.city_of_horror.deal_values import Deal, gives, net_gain, wants
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

MIN_DEAL_GAIN: Final = 0.25
"""The points that a deal must gain after subtracting the cost of the other side's gain."""
MIN_OFFER_GAIN: Final = 0.35
MIN_GAIN_FOR_OTHER: Final = 0.3
"""The points that the other side must gain by an offer, so that it is likely to accept."""
MAX_OFFERS_PER_WINDOW: Final = 1
"""Offers that a seat makes in one window; it may make one more to counter an offer."""
MAX_OFFERS_PER_ROUND: Final = 3
GAIN_PER_BROKEN_PROMISE: Final = 0.5
"""The additional gain required for each promise to this seat that the other player broke."""


# --- answering ----------------------------------------------------------------------------------------


def answer_offers(view: BotView, me: int, choices: Sequence[Choice]) -> Choice | None:
    """Accept the best offer that gains enough, else counter or refuse; None if there is nothing to answer."""
    offers = {offer.id: offer for offer in view.offers}
    best: tuple[float, Choice] | None = None
    for choice in choices:
        if choice.verb == "accept":
            offer = offers[choice.number("offer")]
            net, _ = net_gain(view, me, (offer.by, me, offer.parts))
            if net > MIN_DEAL_GAIN + GAIN_PER_BROKEN_PROMISE * grudge(view, me, offer.by) and (
                best is None or net > best[0]
            ):
                best = (net, choice)
    if best is not None:
        return best[1]
    counter = next((choice for choice in choices if choice.verb == "counter"), None)
    if (
        counter is not None
        and can_make_offer(view, me, extra=1)
        and _has_counter_offer(view, me, offers, counter)
    ):
        return counter
    for choice in choices:
        if choice.verb == "refuse" and offers[choice.number("offer")].to == me:
            return choice
    return None


def can_make_offer(view: BotView, me: int, extra: int = 0) -> bool:
    """Return whether the seat may make another offer in this window and this round."""
    own = view.players[me]
    return own.window_drafts < MAX_OFFERS_PER_WINDOW + extra and own.round_offers < MAX_OFFERS_PER_ROUND


def _has_counter_offer(view: BotView, me: int, offers: dict[int, OfferView], counter: Choice) -> bool:
    return counter_offer(view, me, offers[counter.number("offer")]) is not None


def counter_offer(view: BotView, me: int, offer: OfferView) -> Deal | None:
    """Return the offer changed in the seat's favour so that both still gain by it; None if no change does."""
    best: Deal | None = None
    best_net = MIN_DEAL_GAIN
    for parts in _changed_offers(view, me, offer):
        net, theirs = net_gain(view, me, (me, offer.by, parts))
        if theirs > MIN_GAIN_FOR_OTHER and net > best_net:
            best, best_net = Deal(offer.by, parts), net
    return best


def _changed_offers(view: BotView, me: int, offer: OfferView) -> Iterator[tuple[PartView, ...]]:
    """Yield counter-offers: the seat gets one more card or Antidote, gives one item less, or both."""
    mirrored = tuple(_mirror_part(part) for part in offer.parts)
    asked = [part.kind for part in mirrored if not part.by_maker]
    maker = view.players[offer.by]
    more = []
    if len(maker.hand) > asked.count(CARD):
        more.append(wants(CARD, ANY))
    if maker.antidotes > asked.count(ANTIDOTE):
        more.append(wants(ANTIDOTE, ANY))
    changed = [(*mirrored, part) for part in more]
    for at, part in enumerate(mirrored):
        if part.by_maker and part.location is None:
            rest = (*mirrored[:at], *mirrored[at + 1 :])
            changed.extend((rest, *((*rest, other) for other in more)))
            if part.kind == CARD and part.subject != ANY:
                changed.append((*mirrored[:at], gives(CARD, ANY), *mirrored[at + 1 :]))
    yield from (parts for parts in changed if 0 < len(parts) <= PARTS and _has_goods(view, me, parts))


def _mirror_part(part: PartView) -> PartView:
    kind = CARD if part.kind in CARDS else part.kind
    return PartView(by_maker=not part.by_maker, kind=kind, subject=part.subject, location=part.location)


def _has_goods(view: BotView, me: int, parts: Sequence[PartView]) -> bool:
    """Return whether the seat has the cards and Antidotes that it would give."""
    own = view.players[me]
    given = [part for part in parts if part.by_maker]
    hand = list(own.hand)
    for part in given:
        if part.kind == CARD and part.subject != ANY:
            if part.subject not in hand:
                return False
            hand.remove(str(part.subject))
    any_cards = sum(part.kind == CARD and part.subject == ANY for part in given)
    return any_cards <= len(hand) and sum(part.kind == ANTIDOTE for part in given) <= own.antidotes


def reason_to_refuse(view: BotView, me: int, offer: OfferView) -> str:
    """Return the reason why the seat refuses an offer, without revealing secret cards."""
    asked = sum(part.kind == ANTIDOTE and not part.by_maker for part in offer.parts)
    if asked > view.players[me].antidotes:
        return "no-antidote"
    net, theirs = net_gain(view, me, (offer.by, me, offer.parts))
    if net > MIN_DEAL_GAIN and grudge(view, me, offer.by):
        return "broken"
    if net <= 0:
        return "uneven" if theirs > MIN_GAIN_FOR_OTHER else "price"
    return "little"


# --- offering -----------------------------------------------------------------------------------------


def best_offer(view: BotView, me: int, moment: str, to: int | None = None) -> Deal | None:
    """Return the best deal to offer in a window, to one player if `to` is given; None if none is good for both."""
    best: Deal | None = None
    best_net = MIN_OFFER_GAIN
    for deal in candidates(view, me, moment):
        if to is not None and deal.to != to:
            continue
        net, theirs = net_gain(view, me, (me, deal.to, deal.parts))
        if theirs > MIN_GAIN_FOR_OTHER and net > best_net + GAIN_PER_BROKEN_PROMISE * grudge(
            view, me, deal.to
        ):
            best, best_net = deal, net
    return best


def candidates(view: BotView, me: int, moment: str) -> Iterator[Deal]:
    """Yield the deals that may be good for both sides in a window."""
    if moment == "attack" and view.here is not None:
        location = view.locations[PLACE[view.here]]
        if location.is_attacked and any(
            character.seat == me and character.location == view.here for character in view.characters
        ):
            yield from zombie_deals(view, me, view.here)
            if PLACE[view.here] != CROSSROADS:
                yield from vote_deals(view, me, view.here)
                yield from tie_deals(view, me, view.here, ATTACK)
    elif moment == "sharing" and view.here is not None:
        yield from supply_deals(view, me, view.here)
        if any(character.seat == me and character.location == view.here for character in view.characters):
            yield from tie_deals(view, me, view.here, SHARING)
    elif moment in TIES.values() and view.here is not None and me in view.elect:
        yield from tie_deals(view, me, view.here, view.voted)
    elif moment == HANDING_OUT and view.here is not None:
        yield from item_deals(view, me, view.here, view.elect[0])
    elif moment == "choice":
        yield from antidote_deals(view, me)


def present_with_votes(view: BotView, me: int, here: str) -> list[int]:
    """Return the other players with a vote in a location."""
    votes = view.locations[PLACE[here]].votes
    return [seat for seat, count in enumerate(votes) if count and seat != me]


def vote_deals(view: BotView, me: int, here: str) -> Iterator[Deal]:
    """Yield deals to vote against a third player, with or without a card on top."""
    location = view.locations[PLACE[here]]
    if not location.votes[me]:
        return
    exposed = {
        character.seat for character in view.characters if character.location == here and not character.hidden
    }
    for to in present_with_votes(view, me, here):
        for against in exposed - {me, to}:
            both = (gives(VOTES[ATTACK], against, here), wants(VOTES[ATTACK], against, here))
            yield Deal(to, both)
            if view.players[me].hand:
                yield Deal(to, (*both, gives(CARD, ANY)))


def tie_deals(view: BotView, me: int, here: str, vote: str) -> Iterator[Deal]:
    """Yield offers of a card or an Antidote for the First Player's decision in a tie (CH-NEG-05)."""
    if view.first == me or not view.players[me].hand:
        return
    present = {character.seat for character in view.characters if character.location == here}
    able = set(view.elect) if view.voted else present
    named = [me] if vote == SHARING else sorted(able - {me, view.first})
    for seat in named:
        word = wants(TIES[vote], seat, here)
        yield Deal(view.first, (gives(CARD, ANY), word))
        if view.voted and len(view.players[me].hand) > 1:
            yield Deal(view.first, (gives(CARD, ANY), gives(CARD, ANY), word))
        if view.voted and view.players[me].antidotes:
            yield Deal(view.first, (gives(ANTIDOTE, ANY), word))


def item_deals(view: BotView, me: int, here: str, winner: int) -> Iterator[Deal]:
    """Yield offers of a card for an item, made to the player who won the vote and shares the items out."""
    location = view.locations[PLACE[here]]
    if winner == me or not view.players[me].hand or location.antidotes + location.cards < 2:
        return
    for item in [ANTIDOTE] * min(location.antidotes, 1) + [CARD] * min(location.cards, 1):
        yield Deal(winner, (gives(CARD, ANY), wants(HAND_OUT, item, here)))


def zombie_deals(view: BotView, me: int, here: str) -> Iterator[Deal]:
    """Yield deals in which another player's Character there removes zombies, with or without a card on top."""
    for character in view.characters:
        if character.seat != me and character.location == here and character.rested:
            deed = DEEDS[character.who]
            if deed.here and deed.do in ("kill", "move_zombie"):
                yield Deal(character.seat, (wants(USE, character.who, here),))
                if view.players[me].hand:
                    yield Deal(character.seat, (gives(CARD, ANY), wants(USE, character.who, here)))


def supply_deals(view: BotView, me: int, here: str) -> Iterator[Deal]:
    """Yield deals of a vote for an item, an item for a vote, and a card for an item."""
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


def antidote_deals(view: BotView, me: int) -> Iterator[Deal]:
    """Yield deals of Antidotes for cards and of cards for Antidotes."""
    own = view.players[me]
    for player in view.players:
        if player.seat == me or player.out:
            continue
        for count in (1, 2):
            if player.antidotes and len(own.hand) >= count:
                yield Deal(player.seat, (*[gives(CARD, ANY)] * count, wants(ANTIDOTE, ANY)))
            if own.antidotes and len(player.hand) >= count:
                yield Deal(player.seat, (gives(ANTIDOTE, ANY), *[wants(CARD, ANY)] * count))
