"""Deals of City of Horror, valued by search: worlds in which one is struck beside the same worlds without it.

A promise that does not bind may be broken (CH-NEG-03). In each world a coin falls for it, which is the same
for all choices and shows *kept* as often as the other's record makes likely (`trust`): a kept promise binds
from then on, a broken one was never made.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from horda.bots.city_of_horror.bargaining import answer_offers, made_offer, may_talk
from horda.bots.city_of_horror.weighing import Deal
from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.engine.state import State, TooLong
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.content import NOWHERE, PLACE
from horda.games.city_of_horror.rules.deals.deals import Accept, why_not_accept
from horda.games.city_of_horror.rules.deals.offers import MAKER, TAKER, Offer, Part, put_on_table, refuse
from horda.games.city_of_horror.rules.phases.windows import AskNext, Window
from horda.games.city_of_horror.state import CityState, Row
from horda.think.search import Judge, carried_on, played_on
from horda.think.talk.city_of_horror.trust import trust
from horda.think.value import UNKNOWN

ACCEPTED: Final = 2
OFFERED: Final = 2
"""So many deals are tried besides what the guide likes: of those on the table, and of one's own."""
TALKING: Final = ("offer", "offer_all", "counter")
BINDS: Final = 5
"""Where the row of a promise says whether it binds."""
THOUSAND: Final = 1000


class CityBargain:
    """A decision of a seat at the table of the city."""

    def __init__(self, turn: Turn) -> None:
        view = turn.bot_view()
        assert isinstance(view, BotView)
        self.turn = turn
        self.seat = turn.seat
        self.view = view
        self.trusted = [trust(view, seat) for seat in range(len(view.players))]
        self._deals: dict[int, Deal | None] = {}

    def widened(self, tried: Sequence[Choice], most: int) -> list[Choice]:
        """The guide's choices, the offers that may be accepted, and the best deal for some partners."""
        first, *rest = tried
        found = [first, *(one for one in rest if one.verb not in TALKING)]
        accepts = [one for one in self.turn.choices if one.verb == "accept"][:ACCEPTED]
        offers = [one for one in self.turn.choices if one.verb == "offer" and self.deal_for(one) is not None]
        for choice in (*accepts, *offers[:OFFERED]):
            if not any(one is choice for one in found):
                found.append(choice)
        return found[: max(most, 1)]

    def deal_for(self, choice: Choice) -> Deal | None:
        """The deal that the seat would offer somebody; what the guide will put together at the next steps."""
        to = choice.number("to")
        if to not in self._deals:
            moment = str(self.view.asked["moment"])
            asked = may_talk(self.view, self.seat)
            self._deals[to] = made_offer(self.view, self.seat, moment, to) if asked else None
        return self._deals[to]

    def play(self, world: State, choice: Choice, key: int, judge: Judge | None) -> float:
        """What a choice is worth in a world; of a deal, struck where the other would take it."""
        assert isinstance(world, CityState)
        self.settle(world, 0, key)
        if choice.verb == "accept":
            return self._accepted(world, choice, key, judge)
        if choice.verb == "offer" and self.deal_for(choice) is not None:
            return self._offered(world, choice, key, judge)
        return played_on(world, choice, key, judge)

    def settle(self, world: CityState, since: int, key: int) -> None:
        """A coin falls for every promise of others, from the row `since` on, that does not bind."""
        rows: list[Row] = world.pledges[:since]
        for number, row in enumerate(world.pledges[since:], since):
            if row[0] == self.seat or row[BINDS]:
                rows.append(row)
            elif Dice(f"{key}/word/{number}").below(THOUSAND) < THOUSAND * self.trusted[int(row[0])]:
                rows.append([*row[:BINDS], 1, *row[BINDS + 1 :]])
        world.pledges = rows

    def _accepted(self, world: CityState, choice: Choice, key: int, judge: Judge | None) -> float:
        question = world.stack.pop()
        assert isinstance(question, Window)
        question.answer(world, choice)
        struck = world.stack.pop()
        assert isinstance(struck, Accept)
        return self.struck(world, struck, key, judge)

    def struck(self, world: CityState, deal: Accept, key: int, judge: Judge | None) -> float:
        """What it is worth that a deal is struck now: goods change hands, words are kept or not."""
        before = len(world.pledges)
        deal.run(world)
        self.settle(world, before, key)
        return self.went_on(world, key, judge)

    def went_on(self, world: CityState, key: int, judge: Judge | None) -> float:
        """What a world is worth in which something has changed."""
        turn = world.turn
        try:
            world.advance()
        except TooLong:
            return UNKNOWN
        return carried_on(world, self.seat, key, judge, turn)

    def _offered(self, world: CityState, choice: Choice, key: int, judge: Judge | None) -> float:
        deal = self.deal_for(choice)
        question = world.stack.pop()
        assert deal is not None
        assert isinstance(question, Window)
        after = AskNext(question.moment, (self.seat + 1) % world.seats, 0)
        parts: tuple[Part, ...] = tuple(
            (
                MAKER if part.by_maker else TAKER,
                part.kind,
                part.subject,
                NOWHERE if part.location is None else PLACE[part.location],
            )
            for part in deal.parts
        )
        put_on_table(world, self.seat, deal.to, parts)
        offer = Offer(world.offers[-1])
        # As the other will be asked, in this moment.
        world.push(Window(question.moment, deal.to, 0))
        taken = would_take(world, offer, deal.to)
        world.stack[-1] = after
        if taken:
            return self.struck(world, Accept(deal.to, offer.id), key, judge)
        refuse(world, offer, deal.to)
        return self.went_on(world, key, judge)


def would_take(world: CityState, offer: Offer, seat: int) -> bool:
    """Whether somebody can and, as a careful player weighs it, would accept an offer."""
    if why_not_accept(world, offer, seat) is not None:
        return False
    accept = Choice.of(seat, "accept", offer=offer.id)
    return answer_offers(BotView(world, seat), seat, [accept]) is accept


def bargain(turn: Turn) -> CityBargain:
    """A decision, as somebody sees it who deals."""
    return CityBargain(turn)
