"""What needs no asking: single options, and answers given once for a turn or a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horda.engine.choices import Choice, Plain
from horda.engine.events import AskedAnew, OnlyChoice, OrderFollowed
from horda.engine.steps import Question

if TYPE_CHECKING:
    from horda.engine.state import State

Order = list[Plain]
"""A standing order: seat, question, verb, arguments, and the turn it is for."""
FOR_THE_MATCH: Final = -1
MOST_FOLLOWED: Final = 100
"""So many standing orders are followed on one decision; then whoever gave the next one is asked."""


def order_from(question: str, choice: Choice, turn: int) -> Order:
    """The standing order that a lasting choice gives."""
    until = turn if choice.standing == "turn" else FOR_THE_MATCH
    return [choice.seat, question, choice.verb, choice.args, until]


def ordered(orders: list[Order], question: str, choice: Choice, turn: int) -> str:
    """For how long a standing order makes this choice at this question: `turn`, `match`, or not at all."""
    for seat, name, verb, args, until in orders:
        if seat == choice.seat and name == question and verb == choice.verb and args == choice.args:
            return "match" if until == FOR_THE_MATCH else "turn" if until == turn else ""
    return ""


def orders_of(orders: list[Order], seat: int, turn: int) -> list[tuple[str, Choice]]:
    """A seat's standing orders: the question's name and the choice that answers it."""
    found: list[tuple[str, Choice]] = []
    for owner, name, verb, args, until in orders:
        if owner == seat and until in (FOR_THE_MATCH, turn):
            assert isinstance(name, str)
            assert isinstance(verb, str)
            assert isinstance(args, tuple)
            pairs = tuple((str(pair[0]), pair[1]) for pair in args if isinstance(pair, tuple))
            found.append((name, Choice(seat, verb, pairs, "match" if until == FOR_THE_MATCH else "turn")))
    return found


class Followed:
    """The standing orders followed since somebody last decided, and where nothing has happened since."""

    __slots__ = ("count", "met", "told")

    def __init__(self, decided: Question | None, told: int) -> None:
        self.count = 0
        self.met: list[Question] = [] if decided is None else [decided]
        """The questions that were answered since the last thing happened."""
        self.told = told
        """How many events there were then."""

    def may_answer(self, question: Question, told: int) -> bool:
        """Whether an order may answer: not for ever, and not the same question without anything new."""
        if told != self.told:
            self.told = told
            self.met.clear()
        return self.count < MOST_FOLLOWED and question not in self.met

    def note(self, question: Question, told: int) -> None:
        """An order has answered; `told` events were told before what it leads to."""
        self.count += 1
        self.met.append(question)
        self.told = told


def unasked(s: State, question: Question, offer: list[Choice], followed: Followed | None) -> Choice | None:
    """What a standing order answers, or the only choice of a seat; None where somebody has to be asked."""
    if followed is not None:
        for choice in offer:
            until = ordered(s.orders, type(question).__name__, choice, s.turn)
            if until and (question.asks_always(s) or has_another(offer, choice)):
                return choice if _obeyed(s, question, choice, until, followed) else None
    alone = None if question.asks_always(s) else only_choice(offer)
    if alone is not None:
        s.emit(OnlyChoice(alone.seat, alone.verb))
        if followed is not None:
            followed.told += 1  # not having a choice is nothing new
    return alone


def _obeyed(s: State, question: Question, choice: Choice, until: str, followed: Followed) -> bool:
    """Follow a standing order, unless orders would answer for ever: then its seat is asked."""
    if not followed.may_answer(question, s.history.event_count):
        s.emit(AskedAnew(choice.seat, 0 if question in followed.met else followed.count))
        return False
    s.emit(OrderFollowed(choice.seat, choice.verb, until))
    followed.note(question, s.history.event_count)
    return True


def has_another(offer: list[Choice], choice: Choice) -> bool:
    """Whether the seat of a choice could also choose something else."""
    return any(one.seat == choice.seat and one is not choice for one in offer)


def only_choice(offer: list[Choice]) -> Choice | None:
    """The choice of a seat that has no other, if there is such a seat."""
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
