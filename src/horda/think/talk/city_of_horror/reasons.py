"""Why an offer is made, in a sentence: what is asked, what is given, and what would come without it."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from horda.engine.choices import Choice
from horda.engine.player import Turn
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
from horda.think.search import FEWEST, ROUNDS, Horizon, Judge, played_on
from horda.think.talk.city_of_horror.deals import CityBargain
from horda.think.talk.speech import Clause, Speech, Word
from horda.think.value import value_for

WORLDS: Final = 12
"""In so many worlds the reason for an offer is looked for."""
TELLING: Final = 0.1
"""A loss that becomes rarer by so much is a reason that can be said."""
LOSSES: Final = {"CharacterDied": "because-loss", "PlayerEliminated": "because-out"}


class Reason:
    """What an offer changes for who makes it: the same worlds with the deal and without it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.chances: list[tuple[float, float]] = []
        self.losses: list[tuple[frozenset[Fact], frozenset[Fact]]] = []

    def note(self, given: tuple[float, CityState], without: tuple[float, CityState]) -> None:
        """What came in one world, with the deal and without it."""
        self.chances.append((given[0], without[0]))
        self.losses.append((self._lost(given[1]), self._lost(without[1])))

    def _lost(self, world: CityState) -> frozenset[Fact]:
        facts = facts_of(world, self.seat)
        return frozenset(fact for fact in facts if fact.event in LOSSES and fact.args["seat"] == self.seat)

    def because(self) -> Clause | None:
        """The loss that becomes rarer by most, else the chance to win; None where neither speaks for it."""
        size = len(self.chances)
        if size < FEWEST:
            return None
        found: Clause | None = None
        most = TELLING
        for fact in sorted({fact for _, lost in self.losses for fact in lost}, key=str):
            given, without = (sum(fact in pair[at] for pair in self.losses) / size for at in (0, 1))
            if without - given >= most:
                most = without - given
                found = Clause(LOSSES[fact.event], {**dict(fact.about), **_shares(10, given, without)})
        if found is not None:
            return found
        given, without = (fmean(pair[at] for pair in self.chances) for at in (0, 1))
        shares = _shares(100, given, without)
        return Clause("because-chance", dict(shares)) if shares["given"] > shares["without"] else None


def _shares(whole: int, given: float, without: float) -> dict[str, int]:
    """In how many of so many matches something comes, with the deal and without it."""
    return {"given": int(whole * given + 0.5), "without": int(whole * without + 0.5)}


def says(turn: Turn, choice: Choice) -> Speech | None:
    """What who proposes a deal to somebody says of it; None for all else, and where nothing speaks for it."""
    if choice.verb != "propose" or turn.budget.playouts < 2 * FEWEST:
        return None
    world = turn.imagine()
    draft = world.question()
    assert isinstance(world, CityState)
    assert isinstance(draft, Draft)
    if draft.to == EVERYBODY:
        return None
    because = reason(turn, world, draft).because()
    if because is None:
        return None
    asks: list[Clause] = []
    gives: list[Clause] = []
    for part in draft.parts:
        (gives if part[0] == MAKER else asks).append(_clause(world, draft, part))
    gives = [Clause("same", {}) if any(one.args == ask.args for ask in asks) else one for one in gives]
    return Speech(draft.to, tuple(asks), tuple(gives), because)


def reason(turn: Turn, first: CityState, draft: Draft) -> Reason:
    """What the deal that is about to be proposed would change, looked at in worlds within the budget."""
    found = Reason(turn.seat)
    own = CityBargain(turn)
    drop = next(one for one in turn.choices if one.verb == "drop")
    done = 0
    world = first
    while done < 2 * WORLDS and turn.may_go_on(done, 2):
        if done:
            imagined = turn.imagine()
            assert isinstance(imagined, CityState)
            world = imagined
        value = value_for(world)
        judge = None if value is None else Horizon(value, world.round + ROUNDS)
        key = turn.rng.below(1 << 62)
        struck, dropped = world.clone(), world.clone()
        own.settle(struck, 0, key)
        own.settle(dropped, 0, key)
        given = _given(own, struck, draft, key, judge)
        if given is not None:
            found.note((given, struck), (played_on(dropped, drop, key, judge), dropped))
        done += 2
    return found


def _given(own: CityBargain, world: CityState, draft: Draft, key: int, judge: Judge | None) -> float | None:
    """What it is worth that the other takes the deal; None in a world where they cannot."""
    world.stack.pop()
    put_on_table(world, draft.seat, draft.to, draft.parts)
    offer = Offer(world.offers[-1])
    if why_not_accept(world, offer, draft.to) is not None:
        return None
    return own.struck(world, Accept(draft.to, offer.id), key, judge)


def _clause(world: CityState, draft: Draft, part: Part) -> Clause:
    """One part of the deal, in the words of who makes it; a card that only one may see is not named."""
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
