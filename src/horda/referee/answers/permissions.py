"""The open choices of a figure, and the reasons why others are not allowed."""

from __future__ import annotations

from horda.engine.lists import put
from horda.engine.state import State
from horda.engine.views.cases import text_of_choice
from horda.engine.views.position import BadPosition
from horda.games.city_of_horror.rules.phases.windows import Window, can_act
from horda.games.city_of_horror.state import CityState
from horda.games.zombicide.rules.turns.actions import ActionQuestion
from horda.games.zombicide.rules.turns.rounds import EndTurn, give_actions, give_free_actions
from horda.games.zombicide.state import ZombicideState
from horda.referee.records import Permissions
from horda.referee.wording import MAX_CHOICES, Wording, needs_unknown_card, unknown_in_hand


def permissions_of(state: State, who: str, wording: Wording) -> Permissions:
    """Return the choices of a survivor or player; a survivor out of turn is treated as if it were their turn."""
    asked, seat = turn_of(state, who, wording)
    may = [choice for choice in asked.choices(seat) if not needs_unknown_card(asked, choice)]
    open_lines = {text_of_choice(asked, choice) for choice in may}
    refused = [wording.refused_choice(asked, one) for one in asked.refusals(seat)]
    return Permissions(
        who=who,
        may=tuple(wording.open_choice(asked, choice) for choice in may[:MAX_CHOICES]),
        may_not=tuple(one for one in refused if one.line not in open_lines)[:MAX_CHOICES],
        sentence=_prompt_of(asked, seat, wording),
        unknown_cards=unknown_in_hand(asked, seat),
    )


def _prompt_of(state: State, seat: int, wording: Wording) -> str:
    prompt = state.prompt(seat)
    return "" if prompt is None else wording.words.prompt(prompt)


def turn_of(state: State, who: str, wording: Wording) -> tuple[State, int]:
    """Return a state in which a figure decides, and its seat; raise `BadPosition` if there is no such figure."""
    if isinstance(state, ZombicideState):
        if who not in state.roster:
            raise BadPosition(wording.words.say("referee-unknown-figure", name=who[:40]))
        number = state.roster.index(who)
        question = state.question()
        if isinstance(question, ActionQuestion) and question.who == number:
            return state, state.seat_of[number]
        return _turn_of_survivor(state, number), state.seat_of[number]
    names = [state.game.figure_name(state, seat) for seat in range(state.seats)]
    if who in names:
        return _window_of_seat(state, names.index(who)), names.index(who)
    raise BadPosition(wording.words.say("referee-unknown-figure", name=who[:40]))


def _window_of_seat(state: State, seat: int) -> State:
    """Return a state in which a window of City of Horror asks a seat, even if another seat is asked first."""
    question = state.question()
    if not isinstance(question, Window) or question.seat == seat or not isinstance(state, CityState):
        return state
    if not can_act(state, seat, question.moment):
        return state
    new = state.clone()
    new.forget_history()
    new.stack = [*state.stack[:-1], Window(question.moment, seat, 0)]
    new.offer = None
    return new


def _turn_of_survivor(state: ZombicideState, who: int) -> ZombicideState:
    """Return a copy of the state in which a survivor's turn has just begun."""
    new = state.clone()
    new.forget_history()
    new.phase = "players"
    new.active = who
    new.did = put(new.did, who, 0)
    new.used = put(new.used, who, 0)
    new.actions = put(new.actions, who, 0)
    give_actions(new, who)
    give_free_actions(new, who)
    new.stack = [*state.stack[:1], EndTurn(who, -1), ActionQuestion(who)]
    new.offer = None
    return new
