"""What a seat can see coming, worked out from what it knows: the next steps of the dead, anybody's sight."""

from __future__ import annotations

from dataclasses import dataclass

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.state import State
from horda.engine.steps import Question
from horda.server.problems import ProblemError
from horda.server.protocol import IntentRecord, SightRecord
from horda.server.ways import step_verbs


def forecast_for(state: State, seat: int, steps: tuple[Choice, ...]) -> tuple[IntentRecord, ...]:
    """What those whom nobody plays would do next, once the seat has taken these steps."""
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
    """The places that somebody, or whoever stands in a place, sees once the seat has taken these steps."""
    world = _world_after(state, seat, steps)
    return tuple(
        SightRecord(one.place, one.distance, one.is_reached) for one in world.game.sight(world, name)
    )


@dataclass
class TurnOver(Question):
    """Where a look ahead ends, if the last step of a turn would begin the next phase, with cards and dice."""

    seat: int

    def asks_always(self, s: State) -> bool:
        """Nothing goes on by itself."""
        return True

    def choices(self, s: State) -> list[Choice]:
        """It is never answered."""
        return [Choice(self.seat, "done")]


def _world_after(state: State, seat: int, steps: tuple[Choice, ...]) -> State:
    """The table after some steps of a seat, and before anything else.

    Where a step has more to it that is not known yet, the look ahead ends with the turn.
    """
    world = _stepped(state, seat, steps, halts=False)
    went_on = world.over or world.barrier or world.round != state.round
    return _stepped(state, seat, steps, halts=True) if steps and went_on else world


def _stepped(state: State, seat: int, steps: tuple[Choice, ...], *, halts: bool) -> State:
    """What agrees with all that the seat knows and is random in the rest: it cannot tell anything else."""
    world = state.determinise(seat, Dice(0))
    if halts:
        world.stack.insert(len(world.stack) - 1, TurnOver(seat))
    for step in steps:
        chosen = next((one for one in world.choices(seat) if one.same(step)), None)
        if chosen is None or chosen.verb not in step_verbs(world.game):
            raise ProblemError("no-such-choice", status=409)
        world.apply(chosen)
    return world
