"""What a deal is worth to each of its two sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from horda.bots.city_of_horror.fighting import driven_out
from horda.bots.city_of_horror.scene import PRIZE, Scene
from horda.bots.city_of_horror.sources import source_of, value_here
from horda.bots.city_of_horror.visiting import A_LOOK
from horda.bots.city_of_horror.worth import antidote_worth, card_worth, cheapest, trust
from horda.engine.events import HIDDEN
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.content import PLACE, PLACES
from horda.games.city_of_horror.deal_view import PartView
from horda.games.city_of_horror.rules.deals import promises
from horda.games.city_of_horror.rules.deals.offers import ANY, CARDS, HAND, TELL

FORBEARANCE: Final = {
    promises.STILL: 0.2, promises.NOT_PLAY: 0.1, promises.NOT_USE: 0.1, promises.NOT_USE_EFFECT: 0.2,
    promises.USE_EFFECT: 0.05, promises.LOSE: 0.1, promises.LEADER: 0.1, promises.MARK_ARMORY: 0.1,
    promises.MARK_TOWER: 0.1, promises.MOVE_TO: 0.2, promises.ANTIDOTE_TO: 0.1, promises.CARD_TO: 0.1,
}  # fmt: skip
"""What it is worth that somebody does as one likes, and costs to be bound to it, in points."""
SOME_KILLS: Final = 1
"""How many zombies some card that kills is sure to kill."""
LATER: Final = 0.5
"""How much of a promise about another place or time counts at best."""


class Deal:
    """An offer in the mind of a player: to whom, and its parts."""

    def __init__(self, to: int, parts: tuple[PartView, ...]) -> None:
        self.to = to
        self.parts = parts


def gives(kind: str, subject: int | str, location: str | None = None) -> PartView:
    """A part from the maker's side."""
    return PartView(by_maker=True, kind=kind, subject=subject, location=location)


def wants(kind: str, subject: int | str, location: str | None = None) -> PartView:
    """A part from the other side."""
    return PartView(by_maker=False, kind=kind, subject=subject, location=location)


class Weighing:
    """A deal as one of its two sides weighs it."""

    def __init__(self, view: BotView, side: int, maker: int, taker: int) -> None:
        self.view = view
        self.side = side
        self.maker = maker
        self.taker = taker
        self.scene = Scene(view, side)

    def gain(self, parts: Sequence[PartView]) -> float:
        """What the deal brings this side: goods, and what the promises change."""
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
        besides: float = sum(self._apply(scene, place, part) for part in parts)
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
        if part.kind in promises.POINTING:
            scene.pointing[place, giver, part.kind] = int(part.subject)
            return 0.0
        if part.kind == promises.HAND_OUT:
            return self._hand_out(scene, place, str(part.subject), giver=giver)
        if part.kind in (promises.PLAY, promises.USE):
            scene.zombies[place] -= driven_out(scene, str(part.subject), place)
            return -source_of(scene, str(part.subject)).cost if giving else 0.0
        if part.kind == promises.PLAY_KILLER:
            scene.zombies[place] = max(0, scene.zombies[place] - SOME_KILLS)
            return -self._cheapest_killer() if giving else 0.0
        if part.kind in promises.ITEM_TO and giver != self.side:
            return -scene.weights[int(part.subject)] * PRIZE
        if part.kind == promises.PAY:
            return self._pay(place, str(part.subject), giver=giver)
        return (-1 if giving else 1) * FORBEARANCE[part.kind]

    def _cheapest_killer(self) -> float:
        """What the cheapest card that kills zombies is worth; of a hand that is not known, any card."""
        hand = self.view.players[self.side].hand
        killers = [face for face in hand if face != HIDDEN and promises.is_killer(face)]
        return min((card_worth(self.view, face) for face in killers), default=self.scene.card)

    def _pay(self, place: int, item: str, *, giver: int) -> float:
        """What is to be paid later: as good as paid where it binds, else as good as the debtor's word."""
        kinds = (promises.ANTIDOTE, promises.CARD) if item == promises.EITHER else (item,)
        either = [self._goods(PartView(giver == self.maker, kind, ANY, None)) for kind in kinds]
        # Whoever pays picks what is worth least.
        goods = max(either) if giver == self.side else min(either)
        certain = self.view.promises_bind and self.view.here == PLACES[place]
        return goods if certain or giver == self.side else LATER * trust(self.view, giver) * goods

    def _hand_out(self, scene: Scene, place: int, item: str, *, giver: int) -> float:
        """An item of the sharing; whoever shares out keeps one and must give away the others anyway."""
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
            scene.weights[player.seat] * PRIZE
            for player in self.view.players
            if player.seat not in (self.maker, self.taker) and not player.out
        ]
        chance = dict(scene.sharing_odds(place, scene.at(place))).get(self.side, 0.0)
        return chance * min(others, default=0.0) - 0.1


def _value(scene: Scene, place: int) -> float:
    """What attack and sharing in a location mean to the seat."""
    return value_here(scene, place, scene.zombies[place]) + scene.sharing_value(place, scene.at(place))


def net_gain(view: BotView, me: int, deal: tuple[int, int, Sequence[PartView]]) -> tuple[float, float]:
    """What a deal (maker, taker, parts) brings `me` and the other, each less what the other's gain costs."""
    maker, taker, parts = deal
    other = taker if maker == me else maker
    own, theirs = Weighing(view, me, maker, taker), Weighing(view, other, maker, taker)
    gains = own.gain(parts), theirs.gain(parts)
    return (
        gains[0] - own.scene.weights[other] * max(gains[1], 0.0),
        gains[1] - theirs.scene.weights[me] * max(gains[0], 0.0),
    )
