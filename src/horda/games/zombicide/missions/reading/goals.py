"""Creation of a mission's goals and triggers from the records of its file."""

# horda: interpreted, because it runs once for a mission and reads records of msgspec

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.zombicide.missions.checking.work_budget import trigger_work
from horda.games.zombicide.missions.reading.conditions import condition_of, conditions_of
from horda.games.zombicide.missions.reading.effects import effect_of
from horda.games.zombicide.missions.reading.places import maybe_place
from horda.games.zombicide.missions.reading.source_lines import nearest
from horda.games.zombicide.missions.records import TriggerRecord
from horda.games.zombicide.missions.save_names import branch_name, token_names, trigger_names
from horda.games.zombicide.rules.goals.conditions import AllOf, MissionPlace, RoundIs
from horda.games.zombicide.rules.goals.goals import (
    DOOR_OPENED,
    OBJECTIVE_TAKEN,
    SURVIVOR_LOST,
    ZOMBIE_KILLED,
    ZOMBIES_ENTERED,
    ZONE_ENTERED,
    ZONE_SEARCHED,
    Condition,
    MissionRules,
    Trigger,
)

if TYPE_CHECKING:
    from horda.games.zombicide.missions.reading.reader import Reader


def goals_of(reader: Reader) -> MissionRules:
    """Return the goals of a mission."""
    mission = reader.mission
    numbered = conditions_of(reader, mission.goals, "$.goals")
    win = AllOf(numbered) if mission.win is None else condition_of(reader, mission.win, "$.win")
    lose = [(why, condition_of(reader, part, f"$.lose.{why}")) for why, part in mission.lose.items()]
    triggers = [_trigger(reader, part, f"$.when[{number}]") for number, part in enumerate(mission.when)]
    goals = MissionRules(win, lose, triggers)
    goals.mission = mission.id
    goals.branches = reader.branches
    goals.trigger_names = trigger_names(mission.when)
    goals.branch_names = [branch_name(path, goals.trigger_names) for path in reader.branch_paths]
    goals.numbered = numbered
    goals.token_names = token_names(mission.tokens)
    for number, token in enumerate(mission.tokens):
        name = goals.token_names[number]
        if token.order > 0:
            goals.order[name] = token.order
        if token.only_if is not None:
            goals.spawns_if[name] = condition_of(reader, token.only_if, f"$.tokens[{number}].only_if")
    goals.team = mission.survivors[0]
    if mission.lifts_if is not None:
        goals.lifts_if = condition_of(reader, mission.lifts_if, "$.lifts_if")
    for part in reader.words.parts.values():
        part.read(reader, goals)
    return goals


def _trigger(reader: Reader, record: TriggerRecord, path: str) -> Trigger:
    if record.event not in reader.words.happenings:
        hint = nearest(record.event, list(reader.words.happenings))
        message = f"nothing is called `{record.event}`; {hint}"
        raise reader.locator.error(f"{path}.event", message, "unknown_event", name=record.event, hint=hint)
    conditions: list[Condition] = []
    if record.round or record.every:
        conditions.append(RoundIs(record.round or record.every, record.every))
    if record.when is not None:
        conditions.append(condition_of(reader, record.when, f"{path}.if"))
    place = maybe_place(reader, record.at, f"{path}.at")
    if record.name:
        _check_name(reader, record, f"{path}.name")
    return Trigger(
        record.event,
        colour=record.colour,
        zones=_trigger_zones(reader, place) if place else (),
        name=record.name,
        conditions=conditions,
        effects=[effect_of(reader, part, f"{path}.do[{number}]") for number, part in enumerate(record.do)],
        once=record.once,
        work=trigger_work(record),
    )


def _check_name(reader: Reader, record: TriggerRecord, path: str) -> None:
    """Check the name that an event is about: a zombie, a door or a survivor."""
    if record.event in (ZOMBIE_KILLED, ZOMBIES_ENTERED):
        reader.kind(record.name, path)
    elif record.event == DOOR_OPENED:
        reader.gates(record.name, path)
    elif record.event in OF_PEOPLE:
        reader.person(record.name, path)


OF_PEOPLE = (OBJECTIVE_TAKEN, ZONE_ENTERED, SURVIVOR_LOST, ZONE_SEARCHED)
"""The events whose name is a survivor's."""


def _trigger_zones(reader: Reader, place: MissionPlace) -> tuple[int, ...]:
    """Return the zones of a trigger: those that are named, and those of the tokens when the mission begins."""
    tokens = [token.at for token in reader.mission.tokens if token.put in place.tokens]
    return (*place.fixed, *[reader.board.called[at] for at in tokens])
