"""The maximum work of a mission after one decision, estimated from its file (`MAX_MISSION_WORK`).

The estimate is the worst case of what `Effect.work` and `Trigger.work` count during a match: all triggers fire
after the same decision, and those that wait for zombies or survivors fire for many of them.
"""

# horda: interpreted, because only the reader and the check of missions ask it

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from horda.games.zombicide.missions.custom import inside
from horda.games.zombicide.missions.records import At, EffectRecord, TriggerRecord
from horda.games.zombicide.rules.goals.goals import (
    MAX_MISSION_WORK,
    SURVIVOR_LOST,
    SURVIVOR_WOUNDED,
    ZOMBIE_KILLED,
    ZOMBIES_ENTERED,
    ZONE_ENTERED,
)

if TYPE_CHECKING:
    from horda.games.zombicide.missions.checking.checker import Checker, Problem

ZOMBIES_AT_ONCE = 20
"""The number of zombies that the worst case assumes to move or be killed after one decision."""


def trigger_work(record: TriggerRecord) -> int:
    """Return the units of work to check whether a trigger fires: one, and one for each condition."""
    return 1 + (sum(1 for _ in inside("", record.when)) if record.when is not None else 0)


def work_problems(check: Checker) -> Iterator[Problem]:
    """Yield an error if a mission may need more work after one decision than is allowed."""
    costs = [
        (trigger_work(record) + total_work(check, record.do)) * _times(check, record)
        for record in check.mission.when
    ]
    if sum(costs) > MAX_MISSION_WORK:
        heaviest = costs.index(max(costs))
        yield check.error(
            f"$.when[{heaviest}]",
            "too_much_work",
            event=check.mission.when[heaviest].event,
            count=sum(costs),
            most=MAX_MISSION_WORK,
        )


def _times(check: Checker, record: TriggerRecord) -> int:
    """Return how often a trigger may fire after one decision."""
    if record.once:
        return 1
    if record.event in (ZOMBIE_KILLED, ZOMBIES_ENTERED):
        return ZOMBIES_AT_ONCE
    of_people = record.event in (SURVIVOR_LOST, SURVIVOR_WOUNDED, ZONE_ENTERED)
    return check.mission.survivors[1] if of_people else 1


def total_work(check: Checker, effects: Iterable[EffectRecord]) -> int:
    """Return the maximum units of work of a list of effects."""
    return sum(_effect_work(check, effect) for effect in effects)


def _effect_work(check: Checker, effect: EffectRecord) -> int:
    """Return the maximum units of work of an effect, including the most expensive list that it leads to."""
    said = [(word, word.value_in(effect)) for word in effect.words]
    return sum(word.most_work(check, full) for word, full in said if full is not None)


def place_work(check: Checker, at: At) -> int:
    """Return the units of work of an effect on the zones of a place, or on the zone of the event."""
    return 1 + len(check.zones_of(at)) if at else 1


def team_work(check: Checker, *, is_for_many: bool) -> int:
    """Return the units of work of an effect on one survivor, or on the maximum number of survivors."""
    return check.mission.survivors[1] if is_for_many else 1


def gate_work(check: Checker, names: At) -> int:
    """Return the units of work of an effect on doors and barriers, given by position or colour."""
    count = sum(
        name == gate.colour or check.board.gate_called.get(name) == number
        for name in ([names] if isinstance(names, str) else names)
        for number, gate in enumerate(check.board.gates)
    )
    return max(1, count)
