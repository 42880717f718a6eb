"""What needs no asking: single options, and answers given once for a turn or a match."""

from __future__ import annotations

from typing import Final

from horda.engine.choices import Choice, Plain

Order = list[Plain]
"""A standing order: seat, question, verb, arguments, and the turn it is for."""
FOR_THE_MATCH: Final = -1


def order_from(question: str, choice: Choice, turn: int) -> Order:
    """The standing order that a lasting choice gives."""
    until = turn if choice.standing == "turn" else FOR_THE_MATCH
    return [choice.seat, question, choice.verb, choice.args, until]


def is_ordered(orders: list[Order], question: str, choice: Choice, turn: int) -> bool:
    """Whether a standing order makes this choice at this question."""
    for seat, name, verb, args, until in orders:
        if seat == choice.seat and name == question and verb == choice.verb and args == choice.args:
            return until in (FOR_THE_MATCH, turn)
    return False


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
