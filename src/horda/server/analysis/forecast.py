"""Forecasts from what a seat knows: the zombies' next moves, and lines of sight."""

from __future__ import annotations

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.state import State
from horda.server.analysis.reachable import step_verbs
from horda.server.http.errors import ProblemError
from horda.server.protocol.server_messages import IntentRecord, SightRecord


def forecast_for(state: State, seat: int, steps: tuple[Choice, ...]) -> tuple[IntentRecord, ...]:
    """Return what the zombies would do next after these steps of the seat."""
    world = _world_after(state, seat, steps)
    return tuple(
        IntentRecord(
            kind=one.kind,
            count=one.count,
            place=one.place,
            to=one.to,
            action=one.action,
            reason=one.reason,
            seen=one.seen,
            heard=one.heard,
            noise=one.noise,
        )
        for one in world.game.forecast(world)
    )


def sight_for(state: State, seat: int, name: str, steps: tuple[Choice, ...] = ()) -> tuple[SightRecord, ...]:
    """Return the places seen by a figure, or from a place, after these steps of the seat."""
    world = _world_after(state, seat, steps)
    return tuple(
        SightRecord(one.place, one.distance, one.is_reached) for one in world.game.sight(world, name)
    )


def _world_after(state: State, seat: int, steps: tuple[Choice, ...]) -> State:
    """Return a state after some steps of a seat, which must lie within its turn.

    The state agrees with everything the seat knows; hidden parts are random, so that it reveals no secrets.
    """
    world = state.determinise(seat, Dice(0))
    for step in steps:
        chosen = next((one for one in world.choices(seat) if one.same(step)), None)
        if chosen is None or chosen.verb not in step_verbs(world.game):
            raise ProblemError("no-such-choice", status=409)
        world.apply_in_turn(chosen)
    return world
