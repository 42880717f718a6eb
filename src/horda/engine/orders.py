"""Automatic answers: single options, and standing orders for a turn or a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horda.engine.choices import Choice
from horda.engine.events import AskedAnew, OnlyChoice, OrderFollowed
from horda.engine.steps import Question

if TYPE_CHECKING:
    from horda.engine.state import State

FOR_THE_MATCH: Final = -1
MAX_FOLLOWED_ORDERS: Final = 100
"""Maximum number of standing orders followed after one decision; then the next seat is asked."""


class Order:
    """A standing order: the choice that answers a question whenever it is asked. Never changed."""

    __slots__ = ("choice", "question", "until")

    def __init__(self, question: str, choice: Choice, turn: int) -> None:
        self.question = question
        """The name of the question."""
        self.choice = choice
        """The choice as it was given: for a turn, or for the match."""
        self.until = FOR_THE_MATCH if choice.standing == "match" else turn
        """The number of the turn after which it expires, or `FOR_THE_MATCH`."""

    def holds_in(self, turn: int) -> bool:
        """Return whether the order is still valid in a turn."""
        return self.until in (FOR_THE_MATCH, turn)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Order) and self.as_json() == other.as_json()

    def __hash__(self) -> int:
        return hash((self.question, self.choice, self.until))

    def as_json(self) -> list[object]:
        """Return the order as a save stores it."""
        return [self.question, self.choice.as_json(), self.until]

    @staticmethod
    def from_json(saved: list[object]) -> Order:
        """Read an order from a save; raise `ValueError` if it is not one."""
        question, sent, turn = saved if len(saved) == ORDER_PARTS else _legacy_order(saved)
        if not isinstance(question, str) or not isinstance(sent, dict) or not isinstance(turn, int):
            raise ValueError(f"a standing order cannot be {saved!r:.80}")
        return Order(question, Choice.from_json(sent), turn)


ORDER_PARTS: Final = 3


def _legacy_order(saved: list[object]) -> list[object]:
    """Return an order of an earlier format (seat, question, verb, arguments, turn) in the present one."""
    seat, question, verb, args, turn = saved
    if not isinstance(args, list):
        raise ValueError(f"the arguments of a standing order cannot be {args!r:.80}")
    sent = {"seat": seat, "do": verb, "args": dict(args)}
    return [question, {**sent, "standing": "match" if turn == FOR_THE_MATCH else "turn"}, turn]


def standing_order_for(orders: list[Order], question: str, choice: Choice, turn: int) -> str:
    """Return the duration of a standing order for this choice at this question: `turn`, `match`, or empty if none."""
    for order in orders:
        if order.question == question and order.choice.same(choice):
            return order.choice.standing if order.holds_in(turn) else ""
    return ""


def orders_of(orders: list[Order], seat: int, turn: int) -> list[tuple[str, Choice]]:
    """Return a seat's standing orders: the question's name and the choice that answers it."""
    return [
        (order.question, order.choice)
        for order in orders
        if order.choice.seat == seat and order.holds_in(turn)
    ]


class FollowedOrders:
    """The standing orders followed since the last decision, to detect endless loops."""

    __slots__ = ("answered", "count", "event_count")

    def __init__(self, decided: Question | None, event_count: int) -> None:
        self.count = 0
        self.answered: list[Question] = [] if decided is None else [decided]
        """The questions answered since the last event."""
        self.event_count = event_count
        """The number of events when `answered` was last updated."""

    def may_answer(self, question: Question, event_count: int) -> bool:
        """Return whether an order may answer: within the limit, and not the same question twice without a new event."""
        if event_count != self.event_count:
            self.event_count = event_count
            self.answered.clear()
        return self.count < MAX_FOLLOWED_ORDERS and question not in self.answered

    def note(self, question: Question, event_count: int) -> None:
        """Record that an order answered a question; `event_count` is the number of events before the consequences."""
        self.count += 1
        self.answered.append(question)
        self.event_count = event_count


def automatic_choice(
    s: State, question: Question, offer: list[Choice], followed: FollowedOrders | None
) -> Choice | None:
    """Return the choice of a standing order, or a seat's only choice; None if somebody has to be asked."""
    if followed is not None:
        for choice in offer:
            until = standing_order_for(s.orders, type(question).__name__, choice, s.turn)
            if until and (question.asks_always(s) or has_another(offer, choice)):
                return choice if _follow_order(s, question, choice, until, followed) else None
    alone = None if question.asks_always(s) else only_choice(offer)
    if alone is not None:
        s.emit(OnlyChoice(alone.seat, alone.verb))
        if followed is not None:
            followed.event_count += 1  # taking an only choice is not a new event
    return alone


def _follow_order(s: State, question: Question, choice: Choice, until: str, followed: FollowedOrders) -> bool:
    """Follow a standing order, unless orders would answer forever: then return False, and the seat is asked."""
    if not followed.may_answer(question, s.history.event_count):
        s.emit(AskedAnew(choice.seat, 0 if question in followed.answered else followed.count))
        return False
    s.emit(OrderFollowed(choice.seat, choice.verb, until))
    followed.note(question, s.history.event_count)
    return True


def has_another(offer: list[Choice], choice: Choice) -> bool:
    """Return whether the seat of a choice has another choice."""
    return any(other.seat == choice.seat and other is not choice for other in offer)


def only_choice(offer: list[Choice]) -> Choice | None:
    """Return the choice of a seat that has no other; None if there is no such seat."""
    if len(offer) == 1:
        return offer[0]
    if offer[-1].seat == offer[0].seat:
        return None
    count: dict[int, int] = {}
    for choice in offer:
        count[choice.seat] = count.get(choice.seat, 0) + 1
    for choice in offer:
        if count[choice.seat] == 1:
            return choice
    return None
