"""How much work a mission can make after one decision, estimated from its file (`MAX_MISSION_WORK`).

The estimate is the worst case of what `Effect.work` and `Trigger.work` charge during a match: all triggers go
off after the same decision, and those that wait for zombies or survivors go off for many of them.
"""

# horda: interpreted, because only the reader and the check of missions ask it

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from horda.games.zombicide.missions.custom import inside
from horda.games.zombicide.missions.records import (
    At,
    EffectRecord,
    ExperienceRecord,
    SpawnRecord,
    TriggerRecord,
    WoundsRecord,
)
from horda.games.zombicide.rules.goals.effects import CARD_WORK
from horda.games.zombicide.rules.goals.goals import (
    MAX_MISSION_WORK,
    SURVIVOR_LOST,
    ZOMBIE_KILLED,
    ZOMBIES_ENTERED,
    ZONE_ENTERED,
)

if TYPE_CHECKING:
    from horda.games.zombicide.missions.checks import Checker, Problem

ZOMBIES_AT_ONCE = 20
"""Zombies that walk or are killed after one decision, in the worst case that the estimate reckons with."""


def trigger_work(record: TriggerRecord) -> int:
    """Return the units of work to find out whether a trigger goes off: one, and one for each condition."""
    return 1 + (sum(1 for _ in inside("", record.when)) if record.when is not None else 0)


def work_problems(check: Checker) -> Iterator[Problem]:
    """Refuse a mission that can ask for more work after one decision than is done."""
    costs = [
        (trigger_work(record) + _total(check, record.do)) * _times(check, record)
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
    """How often a trigger may go off after one decision."""
    if record.once:
        return 1
    if record.event in (ZOMBIE_KILLED, ZOMBIES_ENTERED):
        return ZOMBIES_AT_ONCE
    return check.mission.survivors[1] if record.event in (SURVIVOR_LOST, ZONE_ENTERED) else 1


def _total(check: Checker, effects: Iterable[EffectRecord]) -> int:
    return sum(_effect_work(check, effect) for effect in effects)


def _effect_work(check: Checker, effect: EffectRecord) -> int:
    """Return the work of an effect and of the dearest list that it leads to."""
    if effect.roll is not None:
        return 1 + max((_total(check, parts) for parts in effect.roll.values()), default=0)
    if effect.choose is not None:
        return 1 + max((_total(check, way) for way in effect.choose.ways), default=0)
    if effect.spawn is not None:
        spawn = effect.spawn if isinstance(effect.spawn, SpawnRecord) else SpawnRecord()
        zones = len(check.tokens("spawn") if spawn.zones == "all" else check.zones_of(spawn.zones))
        return 1 + zones * spawn.cards * CARD_WORK
    for at in (
        effect.noise,
        effect.flood,
        effect.zombies.at if effect.zombies is not None else None,
        effect.put.at if effect.put is not None else None,
    ):
        if at:
            return 1 + _zones(check, at)
    if effect.open or effect.shut:
        return _gates(check, effect.open or effect.shut or "")
    if _is_for_many(effect):
        return check.mission.survivors[1]
    return 1


def _zones(check: Checker, at: At) -> int:
    return len(check.zones_of(at))


def _gates(check: Checker, names: str | list[str]) -> int:
    """Return how many gates are called so, by their places or by their colours."""
    wanted = [names] if isinstance(names, str) else names
    return sum(
        name == gate.colour or check.board.gate_called.get(name) == number
        for name in wanted
        for number, gate in enumerate(check.board.gates)
    )


def _is_for_many(effect: EffectRecord) -> bool:
    """Whether an effect may be for several survivors."""
    if isinstance(effect.experience, ExperienceRecord):
        return effect.experience.to == "all"
    return any(
        isinstance(record, WoundsRecord) and record.to != "taker" for record in (effect.wound, effect.heal)
    )
