"""Creation of a mission's goals and triggers from the records of its file."""

# horda: interpreted, because it runs once for a mission and reads records of msgspec

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from horda.games.zombicide.missions.checking.work_budget import trigger_work
from horda.games.zombicide.missions.parts import COMMON_TOKENS
from horda.games.zombicide.missions.reading.conditions import condition_of, conditions_of
from horda.games.zombicide.missions.reading.effects import effect_of
from horda.games.zombicide.missions.reading.places import maybe_place
from horda.games.zombicide.missions.reading.source_lines import nearest
from horda.games.zombicide.missions.records import TriggerRecord
from horda.games.zombicide.missions.save_names import branch_name, token_names, trigger_names
from horda.games.zombicide.rules.goals.conditions import AllOf, Chance, MissionPlace, RoundIs
from horda.games.zombicide.rules.goals.goals import (
    DOOR_OPENED,
    OBJECTIVE_TAKEN,
    SURVIVOR_LOST,
    SURVIVOR_WOUNDED,
    ZOMBIE_KILLED,
    ZOMBIES_ENTERED,
    ZONE_ENTERED,
    ZONE_SEARCHED,
    Condition,
    MissionRules,
    Trigger,
)
from horda.games.zombicide.rules.goals.hidden_tiles import HiddenTile

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
    goals.hidden = list(_hidden_tiles(reader, goals.token_names))
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
    if record.round or record.every or record.until:
        conditions.append(RoundIs(record.round or record.every or 1, _rounds_between(record), record.until))
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
        mark=record.marked,
        least_die=max((one.least_die for one in chances_in(conditions)), default=0),
    )


def _rounds_between(record: TriggerRecord) -> int:
    """Return the number of rounds after which a trigger may fire again; 0 if it fires only in one round."""
    return record.every or (1 if record.until else 0)


def chances_in(conditions: Iterable[Condition]) -> Iterator[Chance]:
    """Yield the conditions that roll a die, including those nested in `all_of`."""
    for condition in conditions:
        if isinstance(condition, Chance):
            yield condition
        elif isinstance(condition, AllOf):
            yield from chances_in(condition.parts)


def _hidden_tiles(reader: Reader, token_names: list[str]) -> Iterator[HiddenTile]:
    """Yield the tiles that are revealed when a survivor enters them, with the tokens that lie only on them."""
    board, mission = reader.board, reader.mission
    hidden: list[int] = []
    for number, name in enumerate(mission.hidden_tiles):
        if name not in board.tile_names:
            known = ", ".join(board.tile_names)
            message = f"tile `{name}` is not on this map; it has {known}"
            path = f"$.hidden_tiles[{number}]"
            raise reader.locator.error(path, message, "tile_elsewhere", name=name, known=known)
        hidden.append(board.tile_names.index(name))
    for tile in hidden:
        zones = tuple(zone for zone in range(board.size) if tile in board.tiles[zone])
        inside = [zone for zone in zones if set(board.tiles[zone]) <= set(hidden)]
        found = HiddenTile(board.tile_names[tile], zones, {})
        for number, token in enumerate(mission.tokens):
            zone = board.called[token.at]
            if zone in inside and token.put == "start":
                message = "survivors start on a hidden tile; let them start elsewhere, or lay it open"
                raise reader.locator.error(f"$.tokens[{number}]", message, "start_hidden")
            if zone in inside and token.put in COMMON_TOKENS:
                found.tokens[token_names[number]] = zone
        for number, group in enumerate(mission.zombies):
            kind = reader.kind(group.kind, f"$.zombies[{number}].kind")
            for name in [group.at] if isinstance(group.at, str) else group.at:
                if board.called[name] in inside:
                    found.hidden_zombies.append((board.called[name], kind, group.count))
        yield found


def _check_name(reader: Reader, record: TriggerRecord, path: str) -> None:
    """Check the name in an event: a zombie, a door or a survivor."""
    if record.event in (ZOMBIE_KILLED, ZOMBIES_ENTERED):
        reader.kind(record.name, path)
    elif record.event == DOOR_OPENED:
        reader.gates(record.name, path)
    elif record.event in OF_PEOPLE:
        reader.person(record.name, path)


OF_PEOPLE = (OBJECTIVE_TAKEN, ZONE_ENTERED, SURVIVOR_LOST, SURVIVOR_WOUNDED, ZONE_SEARCHED)
"""The events whose name is the name of a survivor."""


def _trigger_zones(reader: Reader, place: MissionPlace) -> tuple[int, ...]:
    """Return the zones of a trigger: the named ones, and those of tokens when the mission begins."""
    tokens = [token.at for token in reader.mission.tokens if token.put in place.tokens]
    return (*place.fixed, *[reader.board.called[at] for at in tokens])
