"""Runs a position with the dice, cards and choices of the real table; the referee never rolls or draws itself.

Every stretch between two decisions is run with the entered dice and cards, followed by stand-ins. If a stand-in was
used, the stretch is discarded from that event on, and the referee asks for the dice or the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from horda.engine.choices import Choice
from horda.engine.events import Event
from horda.engine.history import WatchedHistory
from horda.engine.state import State
from horda.engine.views.cases import choice_called
from horda.engine.views.position import BadPosition
from horda.referee.records import Happening

STAND_INS = 200
"""Number of stand-in dice after the entered ones; no decision rolls as many."""
MAX_HAPPENINGS = 400
"""Most happenings in one course."""
DIE_FACES = range(1, 7)


@dataclass
class MissingDice:
    """Dice that must be entered before the course continues: their number, and the event of the roll."""

    count: int
    event: Event | None


@dataclass
class MissingCard:
    """A card that must be named before the course continues: its pile, and the event that reveals it."""

    pile: str
    card: int
    event: Event | None
    entered: tuple[str, ...] = ()
    """Faces that were entered and have left the pile, so that this card cannot be one of them."""


@dataclass
class Entered:
    """Entered dice and cards that have not been used yet."""

    dice: list[int] = field(default_factory=list)
    cards: list[tuple[str, str]] = field(default_factory=list)
    """Pairs of a pile (empty for any) and a face, in the order in which they are drawn."""


@dataclass
class Reached:
    """The end of a course so far: the state, the events with a picture after each, and the missing dice or card."""

    state: State
    events: list[Event] = field(default_factory=list)
    pictures: list[State] = field(default_factory=list)
    missing: MissingDice | MissingCard | None = None
    accepted: int = 0
    rulings: dict[int, str] = field(default_factory=dict)
    """The rules that left a decision to players, by the number of the first event after it."""


def run_course(start: State, happened: Sequence[Happening]) -> Reached:
    """Run a position's state with the happenings, up to the next decision or missing dice or card.

    Raise `BadPosition` if a happening is not possible, and `CaseFailed` with the nearest choices if a
    choice is not open.
    """
    if len(happened) > MAX_HAPPENINGS:
        raise BadPosition(f"at most {MAX_HAPPENINGS} things can have happened, not {len(happened)}")
    reached = Reached(start)
    entered = Entered()
    waiting = list(happened)
    choice: Choice | None = None
    must_advance = start.question() is None if _top_is_question(start) else True
    while True:
        while waiting and not waiting[0].choose:
            _enter(entered, waiting.pop(0))
        if must_advance or choice is not None:
            _run_stretch(reached, choice, entered)
            if reached.missing is not None:
                reached.accepted = len(happened) - len(waiting)
                return reached
        must_advance, choice = False, None
        if reached.state.over or not waiting:
            break
        choice = choice_called(reached.state, waiting.pop(0).choose)
        question = reached.state.question()
        if question is not None and (rule := question.rule(reached.state)):
            reached.rulings[len(reached.events)] = rule
    reached.accepted = len(happened) - len(waiting)
    return reached


def _top_is_question(state: State) -> bool:
    return bool(state.stack) and hasattr(state.stack[-1], "choices")


def _enter(entered: Entered, happening: Happening) -> None:
    if any(die not in DIE_FACES for die in happening.dice) or len(happening.dice) > STAND_INS:
        raise BadPosition(f"a die shows 1 to 6, not {list(happening.dice)[:10]}")
    entered.dice.extend(happening.dice)
    if happening.card:
        entered.cards.append((happening.pile, happening.card))


def _run_stretch(reached: Reached, choice: Choice | None, entered: Entered) -> None:
    """Run up to the next decision; leave `reached` unchanged if dice or a card are missing."""
    before = reached.state
    state = before.clone()
    named = _cards_on_top(state, entered)
    state.script = [*entered.dice, *[1] * STAND_INS]
    pictures: list[State] = []
    first = state.history.event_count
    if choice is not None:
        state.apply(choice, pictures)
    else:
        state.offer = None
        state.history = WatchedHistory(state, pictures)
        try:
            state.advance()
        finally:
            state.history = state.history.copy()
    events = state.events_for(None, first)
    hidden = {card for card, mask in enumerate(before.cards.known) if not mask}
    for at, (event, picture) in enumerate(zip(events, pictures, strict=False)):
        missing = _missing_at(
            before if at == 0 else pictures[at - 1], picture, event, hidden - named, entered
        )
        if missing is not None:
            reached.missing = missing
            reached.events.extend(events[:at])
            reached.pictures.extend(pictures[:at])
            return
    last = pictures[-1] if pictures else before
    missing = _missing_at(last, state, None, hidden - named, entered)
    if missing is not None:
        reached.missing = missing
        reached.events.extend(events[: len(pictures)])
        reached.pictures.extend(pictures)
        return
    used = len(entered.dice) + STAND_INS - len(state.script)
    entered.dice = entered.dice[used:]
    drawn = {card for card in named if state.cards.known[card]}
    _forget_used_cards(before, entered, drawn)
    state.script = []
    state.cards.known = _still_unknown(before, state, hidden - named)
    reached.state = state
    reached.events.extend(events)
    reached.pictures.extend(pictures)


def _cards_on_top(state: State, entered: Entered) -> set[int]:
    """Put the entered cards on top of their piles, in the order in which they are drawn; return their numbers."""
    cards = state.cards
    named: set[int] = set()
    by_pile: dict[str, list[int]] = {}
    for pile, face in entered.cards:
        found = _unknown_card(state, pile, face, named)
        if found is None:
            raise BadPosition(f"no card `{face:.40}` can come from a face-down pile now")
        by_pile.setdefault(found[0], []).append(found[1])
        named.add(found[1])
    for pile, numbers in by_pile.items():
        rest = [card for card in cards.piles[pile] if card not in numbers]
        cards.piles[pile] = [*rest, *reversed(numbers)]
    return named


def _unknown_card(state: State, pile: str, face: str, taken: set[int]) -> tuple[str, int] | None:
    """Return a card of a face that may be on top of a face-down pile: an unknown one, wherever it was dealt."""
    cards = state.cards
    for name in [pile] if pile else list(cards.piles):
        for card in cards.piles.get(name, ()):
            if cards.face(card) == face and not cards.known[card] and card not in taken:
                return name, card
    # It was dealt elsewhere as a stand-in: change places with an unknown card of this pile.
    for name in [pile] if pile else list(cards.piles):
        for card in cards.piles.get(name, ()):
            back = cards.deck.backs[card]
            other = next(
                (
                    one
                    for one in cards.deck.numbers(back)
                    if cards.face(one) == face and not cards.known[one] and one not in taken
                ),
                None,
            )
            if other is not None and not cards.known[card] and card not in taken:
                _exchange(state, card, other)
                return name, other
    return None


def _exchange(state: State, card: int, other: int) -> None:
    """Exchange two unknown cards."""
    now = state.cards.deck.numbered.copy()
    now[card], now[other] = other, card
    cards = state.cards
    cards.piles = {name: [now[one] for one in numbers] for name, numbers in cards.piles.items()}
    state.replace_cards(now)


def _missing_at(
    before: State, after: State, event: Event | None, unnamed: set[int], entered: Entered
) -> MissingDice | MissingCard | None:
    """Return the dice or card that were stand-ins between two events; None if everything was entered."""
    made_up = STAND_INS - len(after.script)
    if made_up > 0:
        return MissingDice(made_up, event)
    for card in unnamed:
        if after.cards.known[card] and not before.cards.known[card]:
            pile = _pile_of(before, card)
            if not after.cards.is_hand(_pile_of(after, card)):
                return MissingCard(pile, card, event, tuple(face for _, face in entered.cards))
    return None


def _pile_of(state: State, card: int) -> str:
    return next(name for name, numbers in state.cards.piles.items() if card in numbers)


def _forget_used_cards(before: State, entered: Entered, drawn: set[int]) -> None:
    """Remove the entered cards that were drawn; keep the others."""
    faces = [before.cards.face(card) for card in drawn]
    left: list[tuple[str, str]] = []
    for pile, face in entered.cards:
        if face in faces:
            faces.remove(face)
        else:
            left.append((pile, face))
    entered.cards = left


def _still_unknown(before: State, state: State, unnamed: set[int]) -> list[int]:
    """Return the knowledge mask of each card, with cards that went unseen into a hand known to nobody."""
    known = state.cards.known.copy()
    for card in unnamed:
        if known[card] and not before.cards.known[card]:
            known[card] = 0
    return known
