"""The heuristic player of City of Horror: it reckons dangers and gains in points, and bargains for both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from horda.bots.city_of_horror import acting, drafting, moving, visiting, voting
from horda.bots.city_of_horror.word import kept_choices
from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.games.city_of_horror.bot_view import BotView


class Heuristic:
    """Goes where it is safe or worth it, shoots and shouts before votes, and keeps track of broken promises.

    It remembers nothing between two choices: what it plans in several steps it works out anew at each.
    """

    def choose(self, turn: Turn) -> Choice:
        """The choice that seems best; the first of equals."""
        return turn.choices[0] if len(turn.choices) == 1 else _best(turn, turn.seat, turn.choices)


def _best(turn: Turn, seat: int, choices: Sequence[Choice]) -> Choice:
    """By what looks at all of them at once, else by what each is worth; any where nothing is known."""
    view = turn.bot_view()
    assert isinstance(view, BotView)
    asked = str(view.asked.get("ask"))
    choices = kept_choices(view, seat, choices)
    if len(choices) == 1:
        return choices[0]
    if asked in CHOOSERS:
        return CHOOSERS[asked](view, seat, choices)
    judge = JUDGES.get(asked)
    if judge is None:
        return choices[turn.rng.below(len(choices))]
    return max(choices, key=lambda choice: judge(view, seat, choice))


CHOOSERS: Final[dict[str, Callable[[BotView, int, Sequence[Choice]], Choice]]] = {
    "Window": acting.choose_in_window,
    "AimAt": acting.choose_aim,
    "Respond": acting.choose_response,
    "PlaceMarker": acting.choose_marker,
    "PickMovement": moving.choose_movement,
    "MoveCharacter": moving.choose_mover,
    "EnterFull": moving.choose_entry,
    "Ballot": voting.choose_vote,
    "BreakTie": voting.choose_tie,
    "Devour": voting.choose_loss,
    "Share": voting.choose_share,
    "Dose": voting.choose_dose,
    "Draft": drafting.choose_part,
    "DraftCard": drafting.choose_detail,
    "DraftPromise": drafting.choose_detail,
    "DraftPlace": drafting.choose_detail,
    "DraftSubject": drafting.choose_detail,
    "Tell": drafting.choose_words,
}
"""What looks at all choices at once."""

JUDGES: Final[dict[str, Callable[[BotView, int, Choice], float]]] = {
    "PlaceCharacter": moving.judge_start,
    "PickCards": visiting.judge_card,
    "Activate": visiting.judge_activate,
    "PayCard": visiting.judge_pay,
    "PayFood": visiting.judge_pay_food,
    "PayRest": visiting.judge_exhaust,
    "Rest": visiting.judge_rest,
    "Salvage": visiting.judge_card,
    "TakeFood": visiting.judge_food,
    "PutLeader": visiting.judge_leader,
    "HandOver": drafting.judge_handing_over,
    "HandOverEither": drafting.judge_handing_over,
}
"""What judges one choice at a time."""
