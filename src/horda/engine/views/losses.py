"""A search for choices that lose the match before the turn is over, by trying them on copies of the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from horda.engine.chance import Dice
from horda.engine.choices import Choice, IllegalChoice
from horda.engine.state import Result, State, TooLong

MAX_TRIED: Final = 60
"""Maximum number of choices of one question; if there are more, none is tried, to save time."""
SCRIPTED_DICE: Final = 40
"""The number of dice whose results are fixed for a trial; no choice rolls more."""
DICE_FACES: Final = (1, 6)
"""The faces that all dice of a trial show: the worst roll and the best."""


class Loss:
    """The result with which a choice loses the match, and whether dice, cards or others can still prevent it."""

    def __init__(self, result: Result, *, is_certain: bool) -> None:
        self.result = result
        self.is_certain = is_certain


def losses_of(s: State, seat: int, choices: Sequence[Choice]) -> list[Loss | None]:
    """Return for each open choice of a seat how it loses the match; None for a choice that does not.

    The trials use states that agree with what the seat knows and are random otherwise, so they reveal nothing.
    If every choice loses, all results are None, since a warning would not help.
    """
    if not 1 < len(choices) <= MAX_TRIED:
        return [None] * len(choices)
    first, second = s.determinise(seat, Dice(0)), s.determinise(seat, Dice(1))
    found: list[Loss | None] = []
    for choice in choices:
        loss = _loss_in(first, seat, choice)
        if loss is not None and loss.is_certain:
            other = _loss_in(second, seat, choice)
            loss.is_certain = other is not None and other.is_certain and other.result == loss.result
        found.append(loss)
    return [None] * len(choices) if all(found) else found


def _loss_in(world: State, seat: int, choice: Choice) -> Loss | None:
    """Return how a choice loses the match in one state, with the worst dice or the best; None if it does not."""
    for face in DICE_FACES:
        trial = world.clone()
        trial.script = [face] * SCRIPTED_DICE
        before = trial.chance
        try:
            trial.apply_in_turn(choice)
        except (IllegalChoice, TooLong):
            return None
        is_certain = len(trial.script) == SCRIPTED_DICE and trial.chance == before
        if trial.result is not None and seat not in trial.result.winners:
            return Loss(trial.result, is_certain=is_certain)
        if is_certain:
            return None
    return None
