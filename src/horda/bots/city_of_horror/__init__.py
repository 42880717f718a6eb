"""The heuristic player of City of Horror, which values choices and deals in points at the end of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from horda.bots.city_of_horror import location_effects, movement, offer_drafts, voting, windows
from horda.bots.city_of_horror.kept_promises import choices_keeping_promises
from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.games.city_of_horror.bot_view import BotView


class Heuristic:
    """Player that moves to safe or profitable places, acts before votes, and remembers who broke promises.

    It keeps no state between two choices: a plan of several steps is computed again at each of them.
    """

    def choose(self, turn: Turn) -> Choice:
        """Return the choice with the highest estimated value, the first one if several are equal."""
        return turn.choices[0] if len(turn.choices) == 1 else _best_choice(turn, turn.seat, turn.choices)


def _best_choice(turn: Turn, seat: int, choices: Sequence[Choice]) -> Choice:
    """Choose with the function for the question, or by the value of each choice; at random if there is
    no function for the question.
    """
    view = turn.bot_view()
    assert isinstance(view, BotView)
    asked = str(view.asked.get("ask"))
    choices = choices_keeping_promises(view, seat, choices)
    if len(choices) == 1:
        return choices[0]
    if asked in CHOOSERS:
        return CHOOSERS[asked](view, seat, choices)
    judge = JUDGES.get(asked)
    if judge is None:
        return choices[turn.rng.below(len(choices))]
    return max(choices, key=lambda choice: judge(view, seat, choice))


CHOOSERS: Final[dict[str, Callable[[BotView, int, Sequence[Choice]], Choice]]] = {
    "Window": windows.choose_in_window,
    "AimAt": windows.choose_aim,
    "Respond": windows.choose_response,
    "PlaceMarker": windows.choose_marker,
    "PickMovement": movement.choose_movement,
    "MoveCharacter": movement.choose_mover,
    "EnterFull": movement.choose_entry,
    "Ballot": voting.choose_vote,
    "BreakTie": voting.choose_tie,
    "Devour": voting.choose_loss,
    "Share": voting.choose_share,
    "Dose": voting.choose_dose,
    "Draft": offer_drafts.choose_part,
    "DraftCard": offer_drafts.choose_detail,
    "DraftPromise": offer_drafts.choose_detail,
    "DraftPlace": offer_drafts.choose_detail,
    "DraftSubject": offer_drafts.choose_detail,
    "Tell": offer_drafts.choose_words,
}
"""Functions that compare all choices of a question at once, by the name of the question."""

JUDGES: Final[dict[str, Callable[[BotView, int, Choice], float]]] = {
    "PlaceCharacter": movement.judge_start,
    "PickCards": location_effects.judge_card,
    "Activate": location_effects.judge_activate,
    "PayCard": location_effects.judge_pay,
    "PayFood": location_effects.judge_pay_food,
    "PayRest": location_effects.judge_exhaust,
    "Rest": location_effects.judge_rest,
    "Salvage": location_effects.judge_card,
    "TakeFood": location_effects.judge_food,
    "PutLeader": location_effects.judge_leader,
    "HandOver": offer_drafts.judge_handing_over,
    "HandOverEither": offer_drafts.judge_handing_over,
}
"""Functions that value one choice of a question at a time, by the name of the question."""
