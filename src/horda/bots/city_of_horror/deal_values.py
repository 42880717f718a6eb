"""The value of a deal to each of its two sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from horda.bots.city_of_horror.fighting import zombies_removed
from horda.bots.city_of_horror.location_effects import LOOK_VALUE
from horda.bots.city_of_horror.scene import SHARER_GAIN, Scene
from horda.bots.city_of_horror.sources import source_of, value_here
from horda.bots.city_of_horror.worth import antidote_worth, card_worth, cheapest, trust
from horda.engine.events import HIDDEN
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.content import PLACE, PLACES
from horda.games.city_of_horror.deal_view import PartView
from horda.games.city_of_horror.rules.deals import promises
from horda.games.city_of_horror.rules.deals.offers import ANY, CARDS, HAND, TELL

PROMISE_VALUES: Final = {
    promises.STILL: 0.2, promises.NOT_PLAY: 0.1, promises.NOT_USE: 0.1, promises.NOT_USE_EFFECT: 0.2,
    promises.USE_EFFECT: 0.05, promises.LOSE: 0.1, promises.LEADER: 0.1, promises.MARK_ARMORY: 0.1,
    promises.MARK_TOWER: 0.1, promises.MOVE_TO: 0.2, promises.ANTIDOTE_TO: 0.1, promises.CARD_TO: 0.1,
}  # fmt: skip
"""Value in points of another player's promise, and cost of being bound by a promise."""
MIN_KILLS: Final = 1
"""The number of zombies that every card that kills zombies removes at least."""
UNBOUND_PROMISE_WEIGHT: Final = 0.5
"""The highest weight of a promise that does not bind, about another location or a later time."""


class Deal:
    """An offer that the bot considers: the seat it goes to, and its parts."""

    def __init__(self, to: int, parts: tuple[PartView, ...]) -> None:
        self.to = to
        self.parts = parts


def gives(kind: str, subject: int | str, location: str | None = None) -> PartView:
    """Return a part of an offer that its maker gives."""
    return PartView(by_maker=True, kind=kind, subject=subject, location=location)


def wants(kind: str, subject: int | str, location: str | None = None) -> PartView:
    """Return a part of an offer that the other side gives."""
    return PartView(by_maker=False, kind=kind, subject=subject, location=location)


class DealValuation:
    """The value of a deal to one of its two sides."""

    def __init__(self, view: BotView, side: int, maker: int, taker: int) -> None:
        self.view = view
        self.side = side
        self.maker = maker
        self.taker = taker
        self.scene = Scene(view, side)

    def gain(self, parts: Sequence[PartView]) -> float:
        """Return the gain of this side: items, and the effects of promises."""
        goods: float = sum(self._goods(part) for part in parts)
        return goods + self._promises([part for part in parts if part.location is not None])

    def _giver(self, part: PartView) -> int:
        return self.maker if part.by_maker else self.taker

    def _goods(self, part: PartView) -> float:
        giving = self._giver(part) == self.side
        view = self.view
        if part.kind == promises.ANTIDOTE:
            return -antidote_worth(view, self.side, -1) if giving else self.scene.dose
        if part.kind in CARDS:
            return self._card(str(part.subject), giving=giving)
        if part.kind == HAND:
            return -0.3 if giving else 0.15
        if part.kind == TELL:
            return -0.1 if giving else LOOK_VALUE * trust(view, self._giver(part))
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
        """Return the value to this side of the promises about one location."""
        scene = Scene(self.view, self.side)
        before = _value(scene, place)
        besides: float = sum(self._apply(scene, place, part) for part in parts)
        return self._promise_weight(place, parts) * (_value(scene, place) - before) + besides

    def _promise_weight(self, place: int, parts: Sequence[PartView]) -> float:
        """Return the weight of the other's promises: 1 if they bind, else lower, by the promises kept before."""
        if self.view.promises_bind and self.view.here == PLACES[place]:
            return 1.0
        others = [self._giver(part) for part in parts if self._giver(part) != self.side]
        return UNBOUND_PROMISE_WEIGHT * min((trust(self.view, seat) for seat in others), default=1.0)

    def _apply(self, scene: Scene, place: int, part: PartView) -> float:
        """Apply a promise to the scene as if it were kept, and return its other costs and gains."""
        giver = self._giver(part)
        giving = giver == self.side
        if part.kind in promises.POINTING:
            scene.pointing[place, giver, part.kind] = int(part.subject)
            return 0.0
        if part.kind == promises.HAND_OUT:
            return self._hand_out(scene, place, str(part.subject), giver=giver)
        if part.kind in (promises.PLAY, promises.USE):
            scene.zombies[place] -= zombies_removed(scene, str(part.subject), place)
            return -source_of(scene, str(part.subject)).cost if giving else 0.0
        if part.kind == promises.PLAY_KILLER:
            scene.zombies[place] = max(0, scene.zombies[place] - MIN_KILLS)
            return -self._cheapest_killer() if giving else 0.0
        if part.kind in promises.ITEM_TO and giver != self.side:
            return -scene.weights[int(part.subject)] * SHARER_GAIN
        if part.kind == promises.PAY:
            return self._pay(place, str(part.subject), giver=giver)
        return (-1 if giving else 1) * PROMISE_VALUES[part.kind]

    def _cheapest_killer(self) -> float:
        """Return the value of the cheapest card that kills zombies, or of any card if the hand is hidden."""
        hand = self.view.players[self.side].hand
        killers = [face for face in hand if face != HIDDEN and promises.is_killer(face)]
        return min((card_worth(self.view, face) for face in killers), default=self.scene.card)

    def _pay(self, place: int, item: str, *, giver: int) -> float:
        """Return the value of a payment promised for later, discounted by trust unless the promise binds."""
        kinds = (promises.ANTIDOTE, promises.CARD) if item == promises.EITHER else (item,)
        either = [self._goods(PartView(giver == self.maker, kind, ANY, None)) for kind in kinds]
        # Whoever pays picks the cheaper one.
        goods = max(either) if giver == self.side else min(either)
        certain = self.view.promises_bind and self.view.here == PLACES[place]
        return (
            goods
            if certain or giver == self.side
            else UNBOUND_PROMISE_WEIGHT * trust(self.view, giver) * goods
        )

    def _hand_out(self, scene: Scene, place: int, item: str, *, giver: int) -> float:
        """Return the value of an item promised from the sharing; the sharer keeps only one item in any case."""
        if giver != self.side:
            worth = {promises.ANTIDOTE: scene.dose, promises.CARD: scene.card}
            scene.owed[place, giver] = worth.get(item, min(worth.values()))
            return 0.0
        items = scene.antidotes[place] + scene.cards[place]
        if items < 2 or (
            item == promises.ANTIDOTE and scene.antidotes[place] == 1 and scene.dose > scene.card + 1
        ):
            return -scene.best_item(place)
        others = [
            scene.weights[player.seat] * SHARER_GAIN
            for player in self.view.players
            if player.seat not in (self.maker, self.taker) and not player.out
        ]
        chance = dict(scene.sharing_odds(place, scene.at(place))).get(self.side, 0.0)
        return chance * min(others, default=0.0) - 0.1


def _value(scene: Scene, place: int) -> float:
    """Return the value to the seat of the attack and the sharing in a location."""
    return value_here(scene, place, scene.zombies[place]) + scene.sharing_value(place, scene.at(place))


def net_gain(view: BotView, me: int, deal: tuple[int, int, Sequence[PartView]]) -> tuple[float, float]:
    """Return the gain of `me` and of the other side from a deal (maker, taker, parts).

    The cost of the other side's gain is subtracted from each side's gain.
    """
    maker, taker, parts = deal
    other = taker if maker == me else maker
    own, theirs = DealValuation(view, me, maker, taker), DealValuation(view, other, maker, taker)
    gains = own.gain(parts), theirs.gain(parts)
    return (
        gains[0] - own.scene.weights[other] * max(gains[1], 0.0),
        gains[1] - theirs.scene.weights[me] * max(gains[0], 0.0),
    )
