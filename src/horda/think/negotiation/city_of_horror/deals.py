"""Valuation of deals of City of Horror by simulating the same worlds with a deal and without it.

A promise that does not bind may be broken (CH-NEG-03). In each world a random number, the same for all
choices, decides whether it is kept, with the probability estimated from its maker's record (`trust`): a kept
promise becomes binding, a broken one is removed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from horda.bots.city_of_horror.bargaining import answer_offers, best_offer, can_make_offer
from horda.bots.city_of_horror.deal_values import Deal
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
from horda.think.negotiation.city_of_horror.trust import trust
from horda.think.search import Judge, play_on, play_out
from horda.think.value import UNFINISHED_VALUE

MAX_ACCEPTS: Final = 2
MAX_OFFERS: Final = 2
"""Maximum number of own offers to try besides the guide's favourites; `MAX_ACCEPTS` limits offers to accept."""
TALK_VERBS: Final = ("offer", "offer_all", "counter")
BINDING_COLUMN: Final = 5
"""Index of the binding flag in the row of a promise."""
THOUSAND: Final = 1000


class CityBargain:
    """A decision of a seat with its possible deals."""

    def __init__(self, turn: Turn) -> None:
        view = turn.bot_view()
        assert isinstance(view, BotView)
        self.turn = turn
        self.seat = turn.seat
        self.view = view
        self.trusted = [trust(view, seat) for seat in range(len(view.players))]
        self._deals: dict[int, Deal | None] = {}

    def candidates(self, tried: Sequence[Choice], most: int) -> list[Choice]:
        """Return the guide's choices, offers to accept, and the best deal for some partners."""
        first, *rest = tried
        found = [first, *(choice for choice in rest if choice.verb not in TALK_VERBS)]
        accepts = [choice for choice in self.turn.choices if choice.verb == "accept"][:MAX_ACCEPTS]
        offers = [
            choice
            for choice in self.turn.choices
            if choice.verb == "offer" and self.deal_for(choice) is not None
        ]
        for choice in (*accepts, *offers[:MAX_OFFERS]):
            if not any(known is choice for known in found):
                found.append(choice)
        return found[: max(most, 1)]

    def deal_for(self, choice: Choice) -> Deal | None:
        """Return the deal that the guide would draft for the addressee of a choice; None if there is no good one."""
        to = choice.number("to")
        if to not in self._deals:
            moment = str(self.view.asked["moment"])
            can_talk = can_make_offer(self.view, self.seat)
            self._deals[to] = best_offer(self.view, self.seat, moment, to) if can_talk else None
        return self._deals[to]

    def value_of(self, world: State, choice: Choice, key: int, judge: Judge | None) -> float:
        """Return the value of a choice in a world; an offer counts as a deal if the other side would accept."""
        assert isinstance(world, CityState)
        self.settle_promises(world, 0, key)
        if choice.verb == "accept":
            return self._value_of_accepting(world, choice, key, judge)
        if choice.verb == "offer" and self.deal_for(choice) is not None:
            return self._value_of_offering(world, choice, key, judge)
        return play_on(world, choice, key, judge)

    def settle_promises(self, world: CityState, since: int, key: int) -> None:
        """Decide at random which non-binding promises of others, from row `since`, will be kept."""
        rows: list[Row] = world.pledges[:since]
        for number, row in enumerate(world.pledges[since:], since):
            if row[0] == self.seat or row[BINDING_COLUMN]:
                rows.append(row)
            elif Dice(f"{key}/word/{number}").below(THOUSAND) < THOUSAND * self.trusted[int(row[0])]:
                rows.append([*row[:BINDING_COLUMN], 1, *row[BINDING_COLUMN + 1 :]])
        world.pledges = rows

    def _value_of_accepting(self, world: CityState, choice: Choice, key: int, judge: Judge | None) -> float:
        question = world.stack.pop()
        assert isinstance(question, Window)
        question.answer(world, choice)
        struck = world.stack.pop()
        assert isinstance(struck, Accept)
        return self.value_of_deal(world, struck, key, judge)

    def value_of_deal(self, world: CityState, deal: Accept, key: int, judge: Judge | None) -> float:
        """Return the value of making a deal now: goods are exchanged, and promises are kept or broken at random."""
        before = len(world.pledges)
        deal.run(world)
        self.settle_promises(world, before, key)
        return self.value_from_here(world, key, judge)

    def value_from_here(self, world: CityState, key: int, judge: Judge | None) -> float:
        """Return the value of a changed world by simulating the rest of the match."""
        turn = world.turn
        try:
            world.advance()
        except TooLong:
            return UNFINISHED_VALUE
        return play_out(world, self.seat, key, judge, turn)

    def _value_of_offering(self, world: CityState, choice: Choice, key: int, judge: Judge | None) -> float:
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
        # Ask as the other seat will be asked, in the same window.
        world.push(Window(question.moment, deal.to, 0))
        accepted = would_accept(world, offer, deal.to)
        world.stack[-1] = after
        if accepted:
            return self.value_of_deal(world, Accept(deal.to, offer.id), key, judge)
        refuse(world, offer, deal.to)
        return self.value_from_here(world, key, judge)


def would_accept(world: CityState, offer: Offer, seat: int) -> bool:
    """Return whether a seat can accept an offer and a careful player would accept it."""
    if why_not_accept(world, offer, seat) is not None:
        return False
    accept = Choice.of(seat, "accept", offer=offer.id)
    return answer_offers(BotView(world, seat), seat, [accept]) is accept


def bargain_for(turn: Turn) -> CityBargain:
    """Return the decision of a turn with its possible deals."""
    return CityBargain(turn)
