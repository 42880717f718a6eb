"""Deals: what one is worth to each side, which to offer, which to take, and how one is put together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from horda.bots.city_of_horror.fighting import driven_out
from horda.bots.city_of_horror.scene import PRIZE, Scene
from horda.bots.city_of_horror.sources import source_of, value_here
from horda.bots.city_of_horror.visiting import A_LOOK
from horda.bots.city_of_horror.worth import (
    antidote_worth,
    card_worth,
    cheapest,
    grudge,
    trust,
)
from horda.engine.choices import Choice
from horda.engine.events import HIDDEN
from horda.games.city_of_horror.content import CROSSROADS, DEEDS, PLACE, PLACES
from horda.games.city_of_horror.rules.deals import ANY, HAND, TELL
from horda.games.city_of_horror.rules.promises import ANTIDOTE, CARD, HAND_OUT, PLAY, TIES, USE, VOTES
from horda.games.city_of_horror.view import OfferView, PartView, View

ENOUGH: Final = 0.25
"""What a deal must bring, beyond what the other's gain costs."""
WORTH_OFFERING: Final = 0.35
FOR_THE_OTHER: Final = 0.3
"""What the other side should gain, for an offer not to be made in vain."""
WARINESS: Final = 0.5
"""How much more a deal must bring for each promise that the other broke to this player."""
LATER: Final = 0.5
"""How much of a promise about another place or time counts at best."""


@dataclass(frozen=True)
class Deal:
    """An offer in the mind of a player: to whom, and its parts."""

    to: int
    parts: tuple[PartView, ...]


def gives(kind: str, subject: int | str, location: str | None = None) -> PartView:
    """A part from the maker's side."""
    return PartView(by_maker=True, kind=kind, subject=subject, location=location)


def wants(kind: str, subject: int | str, location: str | None = None) -> PartView:
    """A part from the other side."""
    return PartView(by_maker=False, kind=kind, subject=subject, location=location)


# --- what a deal is worth -----------------------------------------------------------------------------


class Weighing:
    """A deal as one of its two sides weighs it."""

    def __init__(self, view: View, side: int, maker: int, taker: int) -> None:
        self.view = view
        self.side = side
        self.maker = maker
        self.taker = taker
        self.scene = Scene(view, side)

    def gain(self, parts: Sequence[PartView]) -> float:
        """What the deal brings this side: goods, and what the promises change."""
        goods = sum(self._goods(part) for part in parts)
        return goods + self._promises([part for part in parts if part.location is not None])

    def _giver(self, part: PartView) -> int:
        return self.maker if part.by_maker else self.taker

    def _goods(self, part: PartView) -> float:
        giving = self._giver(part) == self.side
        view = self.view
        if part.kind == ANTIDOTE:
            return -antidote_worth(view, self.side, -1) if giving else self.scene.dose
        if part.kind == CARD:
            return self._card(str(part.subject), giving=giving)
        if part.kind == HAND:
            return -0.3 if giving else 0.15
        if part.kind == TELL:
            return -0.1 if giving else A_LOOK * trust(view, self._giver(part))
        return 0.0

    def _card(self, face: str, *, giving: bool) -> float:
        hand = self.view.players[self.side].hand
        if not giving:
            return 0.75 * self.scene.card if face == ANY else card_worth(self.view, face)
        return -cheapest(self.view, hand) if face == ANY else -card_worth(self.view, face)

    def _promises(self, parts: Sequence[PartView]) -> float:
        total = 0.0
        for location in dict.fromkeys(part.location for part in parts if part.location is not None):
            total += self._at(PLACE[location], [part for part in parts if part.location == location])
        return total

    def _at(self, place: int, parts: Sequence[PartView]) -> float:
        """What the promises about one location change for this side."""
        scene = Scene(self.view, self.side)
        before = _value(scene, place)
        besides = sum(self._apply(scene, place, part) for part in parts)
        return self._counts(place, parts) * (_value(scene, place) - before) + besides

    def _counts(self, place: int, parts: Sequence[PartView]) -> float:
        """How far the other's word counts: whole where it binds, else by how it was kept before."""
        if self.view.promises_bind and self.view.here == PLACES[place]:
            return 1.0
        others = [self._giver(part) for part in parts if self._giver(part) != self.side]
        return LATER * min((trust(self.view, seat) for seat in others), default=1.0)

    def _apply(self, scene: Scene, place: int, part: PartView) -> float:
        """Think a promise kept; what it costs or brings besides."""
        giver = self._giver(part)
        giving = giver == self.side
        if part.kind in VOTES.values():
            scene.pointing[place, giver, part.kind] = int(part.subject)
            return 0.0
        if part.kind in TIES.values():
            return -0.1 if giving or giver != self.view.first or part.subject == self.side else 0.4
        if part.kind == HAND_OUT:
            return self._hand_out(scene, place, str(part.subject), giver=giver)
        if part.kind in (PLAY, USE):
            scene.zombies[place] -= driven_out(scene, str(part.subject), place)
            return -source_of(scene, str(part.subject)).cost if giving else 0.0
        return -0.3 if giving else 0.1

    def _hand_out(self, scene: Scene, place: int, item: str, *, giver: int) -> float:
        """An item of the sharing; whoever shares out keeps one and must give away the others anyway."""
        if giver != self.side:
            scene.owed[place, giver] = scene.dose if item == ANTIDOTE else scene.card
            return 0.0
        items = scene.antidotes[place] + scene.cards[place]
        if items < 2 or (item == ANTIDOTE and scene.antidotes[place] == 1 and scene.dose > scene.card + 1):
            return -scene.best_item(place)
        others = [
            scene.weights[player.seat] * PRIZE
            for player in self.view.players
            if player.seat not in (self.maker, self.taker) and not player.out
        ]
        chance = dict(scene.sharing_odds(place, scene.at(place))).get(self.side, 0.0)
        return chance * min(others, default=0.0) - 0.1


def _value(scene: Scene, place: int) -> float:
    """What attack and sharing in a location mean to the seat."""
    return value_here(scene, place, scene.zombies[place]) + scene.sharing_value(place, scene.at(place))


def net_gain(view: View, me: int, deal: tuple[int, int, Sequence[PartView]]) -> tuple[float, float]:
    """What a deal (maker, taker, parts) brings `me` and the other, each less what the other's gain costs."""
    maker, taker, parts = deal
    other = taker if maker == me else maker
    own, theirs = Weighing(view, me, maker, taker), Weighing(view, other, maker, taker)
    gains = own.gain(parts), theirs.gain(parts)
    return (
        gains[0] - own.scene.weights[other] * max(gains[1], 0.0),
        gains[1] - theirs.scene.weights[me] * max(gains[0], 0.0),
    )


# --- answering ----------------------------------------------------------------------------------------


def answer_offers(view: View, me: int, choices: Sequence[Choice]) -> Choice | None:
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
    if counter is not None and bettered(view, me, offers[counter.number("offer")]) is not None:
        return counter
    for choice in choices:
        if choice.verb == "refuse" and offers[choice.number("offer")].to == me:
            return choice
    return None


def bettered(view: View, me: int, offer: OfferView) -> Deal | None:
    """The same deal with a card on top, where the other would still gain by it."""
    if not view.players[offer.by].hand or len(offer.parts) > 3:
        return None
    turned = tuple(
        PartView(by_maker=not part.by_maker, kind=part.kind, subject=part.subject, location=part.location)
        for part in offer.parts
    )
    parts = (*turned, wants(CARD, ANY))
    if any(part.kind == CARD and part.subject != ANY and part.by_maker for part in parts):
        return None
    net, theirs = net_gain(view, me, (me, offer.by, parts))
    return Deal(offer.by, parts) if net > ENOUGH and theirs > FOR_THE_OTHER else None


# --- offering -----------------------------------------------------------------------------------------


def made_offer(view: View, me: int, moment: str, to: int | None = None) -> Deal | None:
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


def candidates(view: View, me: int, moment: str) -> Iterator[Deal]:
    """Deals that may be good for both, by moment."""
    if moment == "attack" and view.here is not None:
        location = view.locations[PLACE[view.here]]
        if location.attacked and any(one.seat == me and one.location == view.here for one in view.characters):
            yield from against_zombies(view, me, view.here)
            if PLACE[view.here] != CROSSROADS:
                yield from against_somebody(view, me, view.here)
    elif moment == "sharing" and view.here is not None:
        yield from about_supplies(view, me, view.here)
    elif moment == "choice":
        yield from about_antidotes(view, me)


def present_with_votes(view: View, me: int, here: str) -> list[int]:
    """The other players who have a vote in a location."""
    votes = view.locations[PLACE[here]].votes
    return [seat for seat, count in enumerate(votes) if count and seat != me]


def against_somebody(view: View, me: int, here: str) -> Iterator[Deal]:
    """Two point at a third; for a card, if the other has less to fear."""
    location = view.locations[PLACE[here]]
    if not location.votes[me]:
        return
    exposed = {one.seat for one in view.characters if one.location == here and not one.hidden}
    for to in present_with_votes(view, me, here):
        for against in exposed - {me, to}:
            both = (gives(VOTES["attack"], against, here), wants(VOTES["attack"], against, here))
            yield Deal(to, both)
            if view.players[me].hand:
                yield Deal(to, (*both, gives(CARD, ANY)))


def against_zombies(view: View, me: int, here: str) -> Iterator[Deal]:
    """Somebody's Character there drives the zombies out; for a card, if need be."""
    for one in view.characters:
        if one.seat != me and one.location == here and one.rested:
            deed = DEEDS[one.who]
            if deed.here and deed.do in ("kill", "move_zombie"):
                yield Deal(one.seat, (wants(USE, one.who, here),))
                if view.players[me].hand:
                    yield Deal(one.seat, (gives(CARD, ANY), wants(USE, one.who, here)))


def about_supplies(view: View, me: int, here: str) -> Iterator[Deal]:
    """A vote for an item, an item for a vote, a card for an item."""
    location = view.locations[PLACE[here]]
    items = [ANTIDOTE] * min(location.antidotes, 1) + [CARD] * min(len(location.cards), 1)
    if location.antidotes + len(location.cards) < 2:
        return
    for to in present_with_votes(view, me, here):
        for item in items:
            if location.votes[me]:
                yield Deal(to, (gives(VOTES["sharing"], to, here), wants(HAND_OUT, item, here)))
                yield Deal(to, (wants(VOTES["sharing"], me, here), gives(HAND_OUT, item, here)))
            if view.players[me].hand:
                yield Deal(to, (gives(CARD, ANY), wants(HAND_OUT, item, here)))


def about_antidotes(view: View, me: int) -> Iterator[Deal]:
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


# --- putting an offer together --------------------------------------------------------------------------


def planned_deal(view: View, me: int) -> Deal | None:
    """The deal that the seat is putting together, worked out again at every part: nothing is remembered."""
    draft = view.draft
    if draft is None or draft.to is None:
        return None
    answered = next((offer for offer in view.offers if offer.by == draft.to and me in offer.refused_by), None)
    if answered is not None:
        return bettered(view, me, answered)
    moment = "choice" if view.here is None else "attack"
    deal = made_offer(view, me, moment, draft.to)
    if deal is None and view.here is not None:
        deal = made_offer(view, me, "sharing", draft.to)
    return deal


def next_part(view: View, me: int) -> PartView | None:
    """The part of the deal that has to be added now; None when it is complete or went wrong."""
    deal, draft = planned_deal(view, me), view.draft
    assert draft is not None
    done = len(draft.parts)
    if deal is None or deal.parts[:done] != draft.parts or done == len(deal.parts):
        return None
    return deal.parts[done]


def choose_part(view: View, me: int, choices: Sequence[Choice]) -> Choice:
    """Add the next part, propose what is complete, drop what went wrong."""
    deal, draft = planned_deal(view, me), view.draft
    verbs = {choice.verb: choice for choice in choices}
    if deal is None or draft is None or deal.parts[: len(draft.parts)] != draft.parts:
        return verbs["drop"]
    if len(draft.parts) == len(deal.parts):
        return verbs["propose"]
    part = deal.parts[len(draft.parts)]
    if part.location is not None:
        return verbs.get("promise" if part.by_maker else "demand", verbs["drop"])
    give, ask = WORDS[part.kind]
    return verbs.get(give if part.by_maker else ask, verbs["drop"])


WORDS: Final = {
    ANTIDOTE: ("give_antidote", "ask_antidote"),
    CARD: ("give_any_card", "ask_any_card"),
    HAND: ("show_hand", "ask_hand"),
    TELL: ("tell_invasion", "ask_invasion"),
}


def choose_detail(view: View, me: int, choices: Sequence[Choice]) -> Choice:
    """The kind, the place or the subject of the promise that is being added."""
    part = next_part(view, me)
    if part is None:
        return choices[0]
    wanted = {"part": part.kind, "location": part.location}
    for choice in choices:
        name, value = choice.args[0]
        if value == wanted.get(name, part.subject):
            return choice
    return choices[0]


def judge_handing_over(view: View, me: int, choice: Choice) -> float:
    """Give the card that will be missed least."""
    return -card_worth(view, choice.name("card"))


def choose_words(view: View, me: int, choices: Sequence[Choice]) -> Choice:
    """Say what the next Invasion card is: the truth, for a word is worth something only once."""
    seen = view.invasion[0][1] if view.invasion else HIDDEN
    return next((choice for choice in choices if choice.name("card") == seen), choices[0])
