"""Odds of a choice and the forecast of the zombies' next phase, computed by the rules engine."""

from __future__ import annotations

from collections.abc import Sequence

from horda.engine.choices import BadChoice, Choice
from horda.engine.state import State
from horda.server.analysis.forecast import forecast_for, sight_for
from horda.server.http.errors import ProblemError
from horda.server.protocol.client_messages import AskForecast, AskOdds, AskSight
from horda.server.protocol.match_records import ChoiceRecord
from horda.server.protocol.projection import choice_from
from horda.server.protocol.server_messages import AttackRecord, Forecast, Odds, Sight


def odds_of(state: State, message: AskOdds, open_now: Sequence[Choice]) -> Odds:
    """Return the odds of a choice; raise `ProblemError` if it is not open now."""
    choice = find_open_choice(message.choice, open_now)
    preview = state.game.attack_preview(state, choice)
    attack = None
    if preview is not None:
        attack = AttackRecord(
            dice=preview.dice,
            needed=preview.needed,
            damage=preview.damage,
            distance=preview.distance,
            kills=preview.kills,
            friends=preview.friends,
            wounded=preview.wounded,
            fatal=preview.fatal,
        )
    return Odds(message.id, message.choice, dict(state.game.chances(state, choice)), attack)


def find_open_choice(wanted: ChoiceRecord, open_now: Sequence[Choice]) -> Choice:
    """Return the open choice that equals a record; raise `ProblemError` if there is none."""
    try:
        meant = choice_from(wanted)
    except BadChoice as error:
        raise ProblemError("bad-message", detail=str(error)) from error
    choice = next((one for one in open_now if one.same(meant)), None)
    if choice is None:
        raise ProblemError("no-such-choice", status=409)
    return choice


def forecast_or_sight(state: State, message: AskForecast | AskSight) -> Forecast | Sight:
    """Return the answer to a request for a forecast or a line of sight."""
    try:
        steps = tuple(choice_from(one) for one in message.steps)
    except BadChoice as error:
        raise ProblemError("bad-message", detail=str(error)) from error
    if isinstance(message, AskSight):
        return Sight(message.id, message.name, sight_for(state, message.seat, message.name, steps))
    return Forecast(message.id, forecast_for(state, message.seat, steps))
