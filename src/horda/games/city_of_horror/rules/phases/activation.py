"""Step A, activation: the effects of the locations (CH-ACT, CH-LOC)."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.choices import Choice
from horda.engine.lists import plus
from horda.engine.steps import Prompt, Question, Step
from horda.games.city_of_horror.content import OPEN_FOOD, PLACES, TRACK
from horda.games.city_of_horror.events.events import (
    AntidoteTaken,
    CardDrawn,
    EffectUsed,
    FoodTaken,
    FoodTurnedUp,
)
from horda.games.city_of_horror.rules.board import advance_leader, next_space, set_leader, spaces_in_use
from horda.games.city_of_horror.rules.cards.payments import PayCard, PayFood, PayRest, Rest, Salvage
from horda.games.city_of_horror.rules.deals.promise_guards import bound_colours, has_bound
from horda.games.city_of_horror.rules.deals.promise_outcomes import note_effect, note_leader
from horda.games.city_of_horror.rules.deals.promises import NOT_USE_EFFECT, USE_EFFECT
from horda.games.city_of_horror.rules.phases.location_uses import (
    able_to_pay_with_rest,
    able_to_rest,
    can_use_effect,
    could_be_used,
)
from horda.games.city_of_horror.rules.phases.windows import OpenWindow
from horda.games.city_of_horror.state import CityState, food_of, hand_of


@dataclass
class StepA(Step):
    """In turn order each player in the location may use its effect (CH-ACT-01, CH-FST-05)."""

    place: int

    def run(self, s: CityState) -> None:
        """Open a window, then ask the players; skip both if no action could make the effect usable (CH-Q-60)."""
        if could_be_used(s, s.turn_order(), self.place):
            s.push(OpenWindow("before"), BeginActivation(self.place))


@dataclass
class BeginActivation(Step):
    """Determine the order of the players, starting with the present First Player (CH-FST-05, CH-FST-06)."""

    place: int

    def run(self, s: CityState) -> None:
        s.push(Activation(self.place, tuple(s.turn_order()), asked=False))


@dataclass
class Activation(Step):
    """Ask the players in order; open a window after each use of the effect (CH-Q-60)."""

    place: int
    waiting: tuple[int, ...]
    asked: bool

    def run(self, s: CityState) -> None:
        s.to_activate = list(self.waiting)
        if self.asked and not s.settled and could_be_used(s, s.to_activate, self.place):
            s.push(OpenWindow("effect"), Activation(self.place, self.waiting, asked=False))
            return
        able = [seat for seat in self.waiting if may_use_effect(s, seat, self.place)]
        if not able:
            return
        rest = self.waiting[self.waiting.index(able[0]) + 1 :]
        s.push(Activate(able[0], self.place), Activation(self.place, rest, asked=True))


def may_use_effect(s: CityState, seat: int, place: int) -> bool:
    """Return whether a player can use the effect and no promise forbids it (CH-NEG-02)."""
    if not can_use_effect(s, seat, place) or has_bound(s, seat, NOT_USE_EFFECT):
        return False
    if s.board(place).gain != "leader_step":
        return True
    ahead = next_space(s, s.leader)
    return ahead in bound_colours(s, seat, spaces_in_use(s))


@dataclass
class Activate(Question):
    """A player may use the effect of the location, once a round (CH-ACT-03, CH-ACT-04)."""

    seat: int
    place: int

    def rule(self, s: CityState) -> str:
        return "CH-ACT-04"

    def takes_orders(self) -> tuple[str, ...]:
        return ("skip_effect",)

    def choices(self, s: CityState) -> list[Choice]:
        """Return using the effect and declining; only using for a seat that promised to use it (CH-NEG-02)."""
        use = Choice(self.seat, "use_effect")
        return [use] if has_bound(s, self.seat, USE_EFFECT) else [use, Choice(self.seat, "skip_effect")]

    def answer(self, s: CityState, choice: Choice) -> None:
        note_effect(s, self.seat, used=choice.verb == "use_effect")
        if choice.verb == "skip_effect":
            return
        s.settled = False
        s.emit(EffectUsed(self.seat, PLACES[self.place]))
        depth = len(s.cards.piles["discard"])
        pay = s.board(self.place).pay
        gain = Gain(self.seat, self.place, depth)
        if pay == "card":
            s.push(PayCard(self.seat), gain)
        elif pay == "food":
            s.push(PayFood(self.seat), gain)
        elif pay == "exhaust":
            s.push(PayRest(self.seat, able_to_pay_with_rest(s, self.seat, self.place)), gain)
        else:
            s.push(gain)

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        board = s.board(self.place)
        about = (
            ("seat", self.seat),
            ("location", PLACES[self.place]),
            ("pay", board.pay),
            ("gain", board.gain),
        )
        return Prompt("Activate", about)


@dataclass
class Gain(Step):
    """Give the player the goods or the effect of the location after the payment (CH-LOC)."""

    seat: int
    place: int
    depth: int

    def run(self, s: CityState) -> None:
        gain, seat = s.board(self.place).gain, self.seat
        if gain == "rest":
            s.push(Rest(seat, able_to_rest(s, seat)))
        elif gain == "antidote":
            s.ambulance -= 1
            s.antidotes = plus(s.antidotes, seat, 1)
            s.emit(AntidoteTaken(seat))
        elif gain == "deck_card":
            card = s.cards.draw("deck", hand_of(seat))
            s.emit(CardDrawn(seat, s.cards.face(card)), card)
        elif gain == "discarded_card":
            s.push(Salvage(seat, self.depth))
        elif gain == "leader":
            s.push(PutLeader(seat))
        elif gain == "leader_step":
            advance_leader(s, 1)
            note_leader(s, seat)
        else:
            s.push(TakeFood(seat))


@dataclass
class PutLeader(Question):
    """A player puts the Zombie Leader marker on a colour space in use (CH-LOC-36)."""

    seat: int

    def rule(self, s: CityState) -> str:
        return "CH-LOC-36"

    def choices(self, s: CityState) -> list[Choice]:
        spaces = [space for space in spaces_in_use(s) if space != s.leader]
        spaces = bound_colours(s, self.seat, spaces)
        return [Choice.of(self.seat, "set_leader", colour=TRACK[space]) for space in spaces]

    def answer(self, s: CityState, choice: Choice) -> None:
        set_leader(s, TRACK.index(choice.name("colour")))
        note_leader(s, self.seat)

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("PutLeader", (("seat", self.seat),))


@dataclass
class TakeFood(Question):
    """A player takes a Food token from the truck: face down, or on side B one of those shown.

    CH-LOC-17, CH-LOC-20.
    """

    seat: int

    def rule(self, s: CityState) -> str:
        return "CH-LOC-20"

    def choices(self, s: CityState) -> list[Choice]:
        shown = dict.fromkeys(s.cards.faces("shown_food"))
        found = [Choice.of(self.seat, "take_food", card=value) for value in shown]
        if s.cards.piles["truck"]:
            found.append(Choice(self.seat, "take_hidden_food"))
        return found

    def answer(self, s: CityState, choice: Choice) -> None:
        """Take the token; if it was face up, turn up another one in its place (CH-LOC-21, CH-INF-08)."""
        mine = food_of(self.seat)
        if choice.verb == "take_hidden_food":
            token = s.cards.draw("truck", mine)
        else:
            token = s.cards.find("shown_food", choice.name("card"))
            s.cards.move(token, "shown_food", mine)
        s.emit(FoodTaken(self.seat, s.cards.face(token)), token)
        if choice.verb == "take_food":
            turn_up_food(s)

    def prompt(self, s: CityState, seat: int | None) -> Prompt:
        return Prompt("TakeFood", (("seat", self.seat),))


def turn_up_food(s: CityState) -> None:
    """Turn up Food on side B until three tokens are open, as long as there are enough (CH-LOC-21, CH-Q-43)."""
    while s.cards.piles["truck"] and len(s.cards.piles["shown_food"]) < OPEN_FOOD:
        token = s.cards.draw("truck", "shown_food")
        s.emit(FoodTurnedUp(s.cards.face(token)))
