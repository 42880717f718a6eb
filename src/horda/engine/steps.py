"""Effects on a stack: a `Step` runs once and is gone, a `Question` waits for somebody to decide.

Both are dataclasses of plain values that are never changed. They are not `frozen`: a frozen dataclass
costs three times as much to make, and steps are made more often than anything else. A test reads the
source and finds any assignment to a field. Nor are they generic in the state they act on, since mypyc
cannot compile a dataclass with a generic base: the state is `Any` here and each game's own name theirs.
What a number in a field is, saves find by the field's name, in the game's vocabulary (`engine.fields`).
"""

from __future__ import annotations

from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

from horda.engine.choices import Choice, Plain, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One thing of the rulebook, done and gone."""

    def run(self, s: Any) -> None:
        """Do it, and push what follows."""
        raise TypeError(f"{type(self).__name__} has no run")

    def closes_turn(self) -> bool:
        """Whether a turn is over with it: what lies below comes after that turn."""
        return False


class Prompt:
    """What a seat is asked: the question's name and what it is about."""

    __slots__ = ("about", "name")

    def __init__(self, name: str, about: tuple[tuple[str, Plain], ...] = ()) -> None:
        self.name = name
        self.about = about

    def plain(self) -> dict[str, Plain]:
        """The prompt as JSON sends it."""
        sent: dict[str, Plain] = {"ask": self.name}
        sent.update(self.about)
        return sent


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """Waits until somebody decides. `choices` only looks; `answer` acts and pushes what remains.

    A question without choices is over. A single choice is taken by itself, except where not being
    asked would tell the others something (`asks_always`).
    """

    def rule(self, s: Any) -> str:
        """The rule that says who decides what here; cited when a choice is refused."""
        return ""

    def asks_always(self, s: Any) -> bool:
        """Whether a seat is asked even when it has a single option."""
        return False

    def takes_orders(self) -> tuple[str, ...]:
        """The verbs that may be given as standing orders here: they decide little, and end by themselves.

        Reactions, passing in a window, splits and wounds on equal terms; never what a turn is made of.
        """
        return ()

    def choices(self, s: Any) -> list[Choice]:
        """All that may be chosen now, by whichever seat."""
        raise TypeError(f"{type(self).__name__} has no choices")

    def answer(self, s: Any, choice: Choice) -> None:
        """Do what was chosen, and push what remains."""
        raise TypeError(f"{type(self).__name__} has no answer")

    def refusals(self, s: Any, seat: int) -> list[Refusal]:
        """What a seat might expect to be able to do here and may not, with the rule that says so."""
        return []

    def prompt(self, s: Any, seat: int | None) -> Prompt:
        """What is asked, in words that this seat (None: a spectator) may hear."""
        return Prompt(type(self).__name__)

    def unseen(self, s: Any, seat: int | None) -> Question:
        """This question without the answers that `seat` may not know yet."""
        return self


Frame: TypeAlias = Step | Question
"""What may lie on the stack."""


def below_turn(stack: list[Frame]) -> int:
    """How many frames lie below the turn that is played on top of them; -1 where none is."""
    for at in range(len(stack) - 1, -1, -1):
        frame = stack[at]
        if isinstance(frame, Step) and frame.closes_turn():
            return at
    return -1
