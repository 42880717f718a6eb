"""Explanation of an offer in a sentence: what is asked, what is given, and what would happen without a deal."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from horda.bots.city_of_horror.bargaining import reason_to_refuse
from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.content import NOWHERE, PLACES
from horda.games.city_of_horror.rules.deals.deals import Accept, why_not_accept
from horda.games.city_of_horror.rules.deals.drafts import Draft
from horda.games.city_of_horror.rules.deals.offers import (
    EVERYBODY,
    MAKER,
    Offer,
    Part,
    part_subject,
    put_on_table,
)
from horda.games.city_of_horror.rules.deals.promises import subject_fields
from horda.games.city_of_horror.state import PRIVATE_CARD, CityState
from horda.think.facts import Fact, facts_of
from horda.think.negotiation.city_of_horror.deals import CityBargain
from horda.think.negotiation.speech import Clause, Speech, Word
from horda.think.search import HORIZON_ROUNDS, MIN_WORLDS, Horizon, Judge, play_on
from horda.think.value import value_for

MAX_WORLDS: Final = 12
"""Number of worlds in which a reason is searched for."""
MIN_RISK_REDUCTION: Final = 0.1
"""The minimum decrease of the probability of a loss that counts as a reason."""
LOSS_CLAUSES: Final = {"CharacterDied": "because-loss", "PlayerEliminated": "because-out"}


class Reason:
    """The results for the maker of an offer in the same worlds with the deal and without it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.chances: list[tuple[float, float]] = []
        self.losses: list[tuple[frozenset[Fact], frozenset[Fact]]] = []

    def add_world(self, with_deal: tuple[float, CityState], without: tuple[float, CityState]) -> None:
        """Add the results of one world, with the deal and without it."""
        self.chances.append((with_deal[0], without[0]))
        self.losses.append((self._losses_in(with_deal[1]), self._losses_in(without[1])))

    def _losses_in(self, world: CityState) -> frozenset[Fact]:
        facts = facts_of(world, self.seat)
        return frozenset(
            fact for fact in facts if fact.event in LOSS_CLAUSES and fact.args["seat"] == self.seat
        )

    def strongest_clause(self) -> Clause | None:
        """Return the loss that becomes rarer by most, else the gain in chance; None if there is neither."""
        size = len(self.chances)
        if size < MIN_WORLDS:
            return None
        found: Clause | None = None
        most = MIN_RISK_REDUCTION
        for fact in sorted({fact for _, lost in self.losses for fact in lost}, key=str):
            given, without = (sum(fact in pair[at] for pair in self.losses) / size for at in (0, 1))
            if without - given >= most:
                most = without - given
                found = Clause(
                    LOSS_CLAUSES[fact.event], {**dict(fact.about), **_share_counts(10, given, without)}
                )
        if found is not None:
            return found
        given, without = (fmean(pair[at] for pair in self.chances) for at in (0, 1))
        shares = _share_counts(100, given, without)
        return Clause("because-chance", dict(shares)) if shares["given"] > shares["without"] else None


def _share_counts(whole: int, given: float, without: float) -> dict[str, int]:
    """Return two shares, with the deal (`given`) and without it, as numbers of matches out of `whole`."""
    return {"given": int(whole * given + 0.5), "without": int(whole * without + 0.5)}


def speech_for(turn: Turn, choice: Choice) -> Speech | None:
    """Return the explanation of a proposed deal or of a refusal; None for other choices, or without a reason."""
    if choice.verb == "refuse":
        return refusal_for(turn, choice)
    if choice.verb != "propose" or turn.budget.playouts < 2 * MIN_WORLDS:
        return None
    world = turn.imagine()
    draft = world.question()
    assert isinstance(world, CityState)
    assert isinstance(draft, Draft)
    if draft.to == EVERYBODY:
        return None
    because = find_reason(turn, world, draft).strongest_clause()
    if because is None:
        return None
    asks: list[Clause] = []
    gives: list[Clause] = []
    for part in draft.parts:
        (gives if part[0] == MAKER else asks).append(_clause(world, draft, part))
    gives = [Clause("same", {}) if any(one.args == ask.args for ask in asks) else one for one in gives]
    return Speech(draft.to, tuple(asks), tuple(gives), because)


def refusal_for(turn: Turn, choice: Choice) -> Speech | None:
    """Return why the heuristic bot refuses an offer; None for any other choice."""
    if choice.verb != "refuse":
        return None
    number = choice.number("offer")
    view = turn.bot_view()
    assert isinstance(view, BotView)
    offer = next(one for one in view.offers if one.id == number)
    words = f"refuse-{reason_to_refuse(view, turn.seat, offer)}"
    return Speech(offer.by, (), (), Clause(words, {"offer": number}))


def find_reason(turn: Turn, first: CityState, draft: Draft) -> Reason:
    """Return the effect of the drafted deal, from as many worlds as the budget allows."""
    found = Reason(turn.seat)
    own = CityBargain(turn)
    drop = next(choice for choice in turn.choices if choice.verb == "drop")
    done = 0
    world = first
    while done < 2 * MAX_WORLDS and turn.may_go_on(done, 2):
        if done:
            imagined = turn.imagine()
            assert isinstance(imagined, CityState)
            world = imagined
        value = value_for(world)
        judge = None if value is None else Horizon(value, world.round + HORIZON_ROUNDS)
        key = turn.rng.below(1 << 62)
        struck, dropped = world.clone(), world.clone()
        own.settle_promises(struck, 0, key)
        own.settle_promises(dropped, 0, key)
        chance = _value_with_deal(own, struck, draft, key, judge)
        if chance is not None:
            found.add_world((chance, struck), (play_on(dropped, drop, key, judge), dropped))
        done += 2
    return found


def _value_with_deal(
    own: CityBargain, world: CityState, draft: Draft, key: int, judge: Judge | None
) -> float | None:
    """Return the value of the deal being accepted; None in a world where it cannot be."""
    world.stack.pop()
    put_on_table(world, draft.seat, draft.to, draft.parts)
    offer = Offer(world.offers[-1])
    if why_not_accept(world, offer, draft.to) is not None:
        return None
    return own.value_of_deal(world, Accept(draft.to, offer.id), key, judge)


def _clause(world: CityState, draft: Draft, part: Part) -> Clause:
    """Return one part of the deal from its maker's view; a card that only one may see is not named."""
    side, kind, _, place = part
    target, card, who, item = subject_fields(kind, part_subject(world, part))
    about: dict[str, Word] = {
        "seat": draft.seat,
        "part": kind,
        "target": target,
        "partner": draft.to == target,
        "card": None if kind == PRIVATE_CARD else card,
        "who": who,
        "item": item,
        "location": None if place == NOWHERE else PLACES[place],
    }
    return Clause("give" if side == MAKER else "ask", about)
