"""Frames of the stack: a `Step` runs once, a `Question` waits for a decision.

Both are dataclasses of plain values that are never changed. They are not `frozen`: a frozen dataclass takes
three times as long to create, and steps are created more often than anything else. A test scans the source
for assignments to their fields. They are not generic in the state they act on, since mypyc cannot compile a
dataclass with a generic base: the state is `Any` here, and each game annotates its own class. Saves find the
meaning of a number in a field by the field's name in the game's vocabulary (`engine.fields`).
"""

from __future__ import annotations

from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

from horda.engine.choices import Choice, Plain, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """An effect of a rule, which runs once."""

    def run(self, s: Any) -> None:
        """Execute the step, and push the steps and questions that follow from it."""
        raise TypeError(f"{type(self).__name__} has no run")

    def closes_turn(self) -> bool:
        """Return whether this step ends a turn, so that the frames below it on the stack belong after that turn."""
        return False


class Prompt:
    """The question that a seat is asked: its name and its arguments."""

    __slots__ = ("about", "name")

    def __init__(self, name: str, about: tuple[tuple[str, Plain], ...] = ()) -> None:
        self.name = name
        self.about = about

    def as_json(self) -> dict[str, Plain]:
        """Return the prompt as JSON data."""
        sent: dict[str, Plain] = {"ask": self.name}
        sent.update(self.about)
        return sent


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """A decision of one or more seats. `choices` has no side effects; `answer` acts and pushes the following frames.

    A question without choices is skipped. A single choice is taken automatically, unless skipping the question
    would reveal something to the others (`asks_always`).
    """

    def rule(self, s: Any) -> str:
        """Return the id of the rule about this decision, which is cited when a choice is refused."""
        return ""

    def asks_always(self, s: Any) -> bool:
        """Return whether a seat is asked even if it has a single option."""
        return False

    def takes_orders(self) -> tuple[str, ...]:
        """Return the verbs that may be given as standing orders here, for minor decisions that cannot go on forever.

        These are reactions, passing in a window, splits and equal distributions of wounds, never actions of a turn.
        """
        return ()

    def choices(self, s: Any) -> list[Choice]:
        """Return the legal choices of all seats."""
        raise TypeError(f"{type(self).__name__} has no choices")

    def answer(self, s: Any, choice: Choice) -> None:
        """Apply the choice, and push the steps and questions that follow from it."""
        raise TypeError(f"{type(self).__name__} has no answer")

    def refusals(self, s: Any, seat: int) -> list[Refusal]:
        """Return the choices that a seat might expect here and that are not allowed, each with the rule against it."""
        return []

    def prompt(self, s: Any, seat: int | None) -> Prompt:
        """Return the question as this seat (None: a spectator) may know it."""
        return Prompt(type(self).__name__)

    def without_hidden_answers(self, s: Any, seat: int | None) -> Question:
        """Return this question without the answers that `seat` may not know yet."""
        return self


Frame: TypeAlias = Step | Question
"""An entry of the stack."""


def below_turn(stack: list[Frame]) -> int:
    """Return the number of frames below the turn that is being played; -1 if there is no turn."""
    for at in range(len(stack) - 1, -1, -1):
        frame = stack[at]
        if isinstance(frame, Step) and frame.closes_turn():
            return at
    return -1
