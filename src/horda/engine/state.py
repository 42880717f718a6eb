"""The base class of every state: it applies decisions and runs the stack of steps and questions."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from horda.engine.chance import Dice, mix_bits, next_state
from horda.engine.choices import Choice, IllegalChoice, OrderRefused, Plain, Refusal
from horda.engine.events import Event, TakenBack, mask_secrets
from horda.engine.history import SharedList, WatchedHistory
from horda.engine.orders import FollowedOrders, Order, automatic_choice, orders_of
from horda.engine.plain_state import PlainState
from horda.engine.steps import Frame, Prompt, Question, Step, below_turn

Self = TypeVar("Self", bound="State")

CHECKPOINT_EVERY: Final = 256
MAX_WORK: Final = 5_000
"""Maximum units of work that may follow from one decision: each step and question is one, and rules may
charge more (`State.charge`). Random matches need 150 at most."""
MAX_REPLAY_WORK: Final = 50_000
"""The same limit for decisions of old matches, which were made before `MAX_WORK` was enforced."""
CLOCK_CHECK_MASK: Final = 63
"""The clock is checked when the number of frames run has none of these bits set: every 64 frames."""
REVOKE: Final = "revoke"


@dataclass
class Result:
    """How a match ended: the winners, the scores by seat, and the reason (a name with a translation)."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    why: str
    about: tuple[tuple[str, Plain], ...] = ()
    """Arguments of the sentence about the end, such as who died."""
    together: bool = False
    """Whether all players win or lose together."""

    def plain(self) -> list[object]:
        """Return the result as a save stores it, without the last two parts if both are empty."""
        first: list[object] = [self.winners, self.scores, self.why]
        return [*first, self.about, self.together] if self.about or self.together else first


class CannotUndo(ValueError):
    """Raised if there is no decision to undo, or if new information came up and the table has not agreed to an undo."""


class TooLong(Exception):
    """Raised for a decision whose consequences exceed a limit; the state is unchanged."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(PlainState):
    """A match at one moment, with methods for its choices, events, decisions and undo. The data is in `PlainState`."""

    # --- looking ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.result is not None

    @property
    def moves(self) -> SharedList[Choice]:
        """The decisions made so far."""
        return self.history.moves()

    @property
    def log(self) -> SharedList[Event]:
        """All events so far, with secrets that no seat may know; see `events_for`."""
        return self.history.events()

    @property
    def deciders(self) -> list[int]:
        """The seats that may decide now, in order; several if a question is simultaneous."""
        seats: list[int] = []
        for choice in self.all_choices():
            if choice.seat not in seats:
                seats.append(choice.seat)
        return sorted(seats)

    def all_choices(self) -> list[Choice]:
        """Return the legal choices of all seats."""
        if self.offer is None:
            question = self.question()
            self.offer = [] if question is None else question.choices(self)
        return self.offer

    def choices(self, seat: int) -> list[Choice]:
        """Return the legal choices of a seat."""
        return [choice for choice in self.all_choices() if choice.seat == seat]

    def refusals(self, seat: int) -> list[Refusal]:
        """Return the choices that are shown disabled to a seat, each with the rule that forbids it."""
        question = self.question()
        return [] if question is None else question.refusals(self, seat)

    def question(self) -> Question | None:
        """Return the current question; None if the match is over."""
        if self.result is not None or not self.stack:
            return None
        top = self.stack[-1]
        assert isinstance(top, Question)
        return top

    def prompt(self, seat: int | None) -> Prompt | None:
        """Return the current question as `seat` may know it."""
        question = self.question()
        return None if question is None else question.prompt(self, seat)

    def view(self, seat: int | None) -> object:
        """Return what a seat (None: the spectators) may know, and nothing else."""
        return self.game.view(self, seat)

    def events(self, since: int = 0) -> list[Event]:
        """Return the events from index `since` on, including all secrets; see `events_for`."""
        return self.history.events().since(since)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return the events from index `since` on as a seat (None: the spectators) may know them."""
        bit = self.bit(seat)
        history = self.history
        entries = zip(history.events().since(since), history.knowledge().since(since), strict=True)
        return [event if known_to & bit else mask_secrets(event) for event, known_to in entries]

    # --- deciding --------------------------------------------------------------------------------

    def apply(self, choice: Choice, pictures: list[State] | None = None) -> None:
        """Make a choice.

        Raise `IllegalChoice` with the rules against it if it is illegal, and `TooLong` if its consequences
        exceed the limit of work; the state is unchanged then. If `pictures` is a list, the position at each
        event is appended to it, up to `MAX_PICTURES`.
        """
        try:
            self._decide_watched(choice, pictures, made_before=False)
        except TooLong:
            self.replace_with(self._at(self.history.move_count - 1))
            raise

    def replay(self, choice: Choice, pictures: list[State] | None = None) -> None:
        """Make a choice that was made before in this match.

        Matches of earlier versions contain standing orders that are no longer accepted: they are followed
        here, within the same limits, so that the match replays alike. `pictures` is as in `apply`.
        """
        self._decide_watched(choice, pictures, made_before=True, most=MAX_REPLAY_WORK)

    def after_choice(
        self: Self,
        choice: Choice,
        *,
        made_before: bool = False,
        most: int = 0,
        until: float = 0.0,
        pictures: list[State] | None = None,
    ) -> Self:
        """Return a copy in which a choice has been made, with stricter limits than `apply`.

        Raise `TooLong` after `most` units of work (0: the default limit), or when the clock
        (`time.monotonic`) reaches `until`. `pictures` is as in `apply`.
        """
        new = self.clone()
        most = most or (MAX_REPLAY_WORK if made_before else MAX_WORK)
        new._decide_watched(choice, pictures, made_before=made_before, most=most, until=until)
        return new

    def _decide_watched(
        self,
        choice: Choice,
        pictures: list[State] | None,
        *,
        made_before: bool,
        most: int = MAX_WORK,
        until: float = 0.0,
    ) -> None:
        if pictures is None:
            self._decide(choice, made_before=made_before, most=most, until=until)
            return
        self.history = WatchedHistory(self, pictures)
        try:
            self._decide(choice, made_before=made_before, most=most, until=until)
        finally:
            self.history = self.history.copy()

    def apply_in_turn(self, choice: Choice) -> None:
        """Make a choice and run its consequences up to the end of the current turn."""
        depth = below_turn(self.stack)
        self._decide(choice, made_before=False, most=MAX_WORK, until=0.0, depth=depth)

    def _decide(self, choice: Choice, *, made_before: bool, most: int, until: float, depth: int = -1) -> None:
        if choice.verb == REVOKE:
            self._revoke(choice)
            return
        taken = self._find_offer(choice)
        question = self.question()
        if taken is None or question is None:
            refusal = self._find_refusal(choice)
            rules = self._rules_against(refusal)
            raise IllegalChoice(choice, rules, self.choices(choice.seat), refusal=refusal)
        if choice.standing and not made_before and choice.verb not in question.takes_orders():
            raise OrderRefused(choice, type(question).__name__, question.takes_orders())
        self._remember(choice)
        if choice.standing:
            order = Order(type(question).__name__, taken.as_standing_order(choice.standing), self.turn)
            self.orders = [*self.orders, order]
        self.stack.pop()
        self.offer = None
        followed = FollowedOrders(question, self.history.event_count) if self.orders else None
        self.charged = 0
        question.answer(self, taken)
        self._run(followed, most, until, depth)

    def takes_order(self, choice: Choice) -> bool:
        """Return whether a legal choice may be given as a standing order."""
        question = self.question()
        return question is not None and choice.verb in question.takes_orders()

    def _find_offer(self, choice: Choice) -> Choice | None:
        offered = self.all_choices()
        for offer in offered:
            if offer is choice:
                return offer
        for offer in offered:
            if offer.same(choice):
                return offer
        return None

    def _find_refusal(self, choice: Choice) -> Refusal | None:
        for refusal in self.refusals(choice.seat):
            if refusal.choice.same(choice):
                return refusal
        return None

    def _rules_against(self, refusal: Refusal | None) -> tuple[str, ...]:
        if refusal is not None:
            return (refusal.rule,)
        question = self.question()
        rule = "" if question is None else question.rule(self)
        return (rule,) if rule else ()

    def _remember(self, choice: Choice) -> None:
        history = self.history
        if history.move_count % CHECKPOINT_EVERY == 0 or not history.checkpoint_count:
            history.add_checkpoint(self.clone())
        history.record_choice(choice)

    def advance(self) -> None:
        """Run the stack until somebody has to decide or the match is over."""
        self.charged = 0
        followed = FollowedOrders(None, self.history.event_count) if self.orders else None
        self._run(followed, MAX_REPLAY_WORK, 0.0, -1)

    def _run(self, followed: FollowedOrders | None, most: int, until: float, depth: int) -> None:
        stack = self.stack
        frames = 0
        while self.result is None and len(stack) > depth:
            if not stack:
                raise RuntimeError(f"{self.game.id}: nothing is left to do, yet the match has no result")
            top = stack[-1]
            frames += 1
            if frames + self.charged > most or (
                until and not frames & CLOCK_CHECK_MASK and monotonic() > until
            ):
                work = frames + self.charged
                raise TooLong(
                    f"{self.game.id}: after {work} steps no end is in sight, at {type(top).__name__}"
                )
            if isinstance(top, Step):
                stack.pop()
                top.run(self)
                continue
            offer: list[Choice] = top.choices(self)
            if not offer:
                stack.pop()
                continue
            alone = automatic_choice(self, top, offer, followed)
            if alone is None:
                self._block_undo_after_new_information()
                self.offer = offer
                return
            stack.pop()
            top.answer(self, alone)
        self._block_undo_after_new_information()
        self.offer = []

    def _block_undo_after_new_information(self) -> None:
        if self.cards.has_new_information:
            self.cards.has_new_information = False
            self.barrier = self.history.move_count

    # --- standing orders -------------------------------------------------------------------------

    def _revoke(self, choice: Choice) -> None:
        kept = [order for order in self.orders if order.choice.seat != choice.seat]
        if len(kept) == len(self.orders):
            raise IllegalChoice(choice, (), self.choices(choice.seat))
        self._remember(choice)
        self.orders = kept

    def standing_orders(self, seat: int) -> list[tuple[str, Choice]]:
        """Return a seat's standing orders: the question's name and the choice that answers it."""
        return orders_of(self.orders, seat, self.turn)

    # --- what rules call -------------------------------------------------------------------------

    def push(self, *frames: Frame) -> None:
        """Put frames on the stack; the first argument runs first."""
        if len(frames) == 1:
            self.stack.append(frames[0])
        else:
            self.stack.extend(frames[::-1])

    def charge(self, work: int) -> None:
        """Add extra work units to those of the current decision (`MAX_WORK`), besides its steps and questions."""
        self.charged += work

    def emit(self, event: Event, *cards: int) -> None:
        """Record an event; `cards` are the cards whose faces are in its secret fields."""
        if event.secret():
            self.history.record_event(event, self.cards.known_to(cards) if cards else self.everyone)
        else:
            self.history.record_event(event, -1)

    def emit_to(self, event: Event, witnesses: int) -> None:
        """Record an event whose secret fields only the seats of the mask `witnesses` see, whoever knows the cards."""
        self.history.record_event(event, witnesses)

    def finish(self, result: Result) -> None:
        """End the match."""
        self.result = result
        self.stack.clear()

    def begin_turn(self) -> None:
        """Begin a new turn: standing orders for the last one expire."""
        self.turn += 1
        if self.orders:
            self.orders = [order for order in self.orders if order.holds_in(self.turn)]

    # --- chance ----------------------------------------------------------------------------------

    def below(self, count: int) -> int:
        """Return a random number from 0 to `count - 1`, drawn in secret: undo stays possible."""
        self.chance = next_state(self.chance)
        return (mix_bits(self.chance) * count) >> 64

    def d6(self) -> int:
        """Roll a six-sided die in public, so that undo needs consent; a case may have fixed the result."""
        self.block_undo()
        if self.script:
            first = self.script[0]
            self.script = self.script[1:]
            return first
        return 1 + self.below(6)

    def block_undo(self) -> None:
        """Require consent for undoing the decisions so far, because something random or secret has become public."""
        self.barrier = self.history.move_count

    def shuffle(self, pile: str) -> None:
        """Shuffle a pile; nobody knows its order afterwards."""
        cards = self.cards.piles[pile].copy()
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        self.cards.piles[pile] = cards
        self.cards.forget(pile)

    # --- taking back, imagining ------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Return whether the last decision may be undone without consent."""
        return self.history.move_count > self.barrier

    def undo(self: Self, *, consent: bool = False, moves: int = 1) -> None:
        """Undo the last `moves` decisions; raise `CannotUndo` if there are too few, or if consent is missing."""
        count = self.history.move_count - moves
        if count < 0 or moves < 1:
            raise CannotUndo("nothing has been decided yet" if moves == 1 else "so much was never decided")
        free = count >= self.barrier
        if not (consent or free):
            raise CannotUndo(
                "something was rolled or revealed since; the table has to agree (`consent=True`)"
            )
        first = self.moves.since(count)[0]
        self.replace_with(self._at(count))
        if not free:
            self.emit(TakenBack(first.seat, first.verb))

    def _at(self, count: int) -> State:
        reached = [
            checkpoint for checkpoint in self.history.checkpoints() if checkpoint.history.move_count <= count
        ]
        if not reached:
            raise CannotUndo("this match is known only from here on")
        start = reached[-1].clone()
        done = start.history.move_count
        for choice in self.moves.since(done)[: count - done]:
            start.replay(choice)
        return start

    def determinise(self: Self, seat: int | None, rng: Dice) -> Self:
        """Return a copy that agrees with all that `seat` (None: the spectators) knows and is random otherwise."""
        new = self.clone()
        new.replace_cards(new.cards.reimagine(self.bit(seat), rng))
        new.chance = mix_bits(next_state(rng.below(1 << 62)))
        new.script = []
        new.forget_history()
        if new.stack and isinstance(new.stack[-1], Question):
            new.stack[-1] = new.stack[-1].without_hidden_answers(new, seat)
        new.offer = None
        return new
