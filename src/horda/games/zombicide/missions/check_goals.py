"""Goals that nobody can reach: tokens that are not there, places without a way, more than there is."""

# horda: interpreted, because only the check of missions asks it

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.games.zombicide.board.tokens import colour_laid
from horda.games.zombicide.missions.custom import conditions_in, effects_in
from horda.games.zombicide.missions.records import (
    At,
    ConditionRecord,
    HoldsRecord,
    SurvivorsAtRecord,
    TakenRecord,
    TokensRecord,
)

if TYPE_CHECKING:
    from horda.games.zombicide.missions.checks import Checker, Problem

WINNING = ("$.win", "$.goals")
LOSING = "$.lose"


def of_goals(check: Checker) -> Iterator[Problem]:
    """What is wrong with what wins and loses."""
    counted = set(check.mission.counters) | {"time"} | set(_counters(check))
    for path, condition, _ in conditions_in(check.mission):
        if condition.counted is not None:
            for name in (condition.counted.name, *condition.counted.others()):
                if "." not in name and name not in counted:
                    yield check.error(path, "never_counted", name=name)
        if condition.taken is not None and path.startswith((*WINNING, LOSING)):
            yield from _of_taking(check, path, condition)
        if is_to_be_won(path):
            yield from _of_people(check, path, condition)
            yield from _of_things(check, path, condition)


def is_to_be_won(path: str) -> bool:
    """Whether the condition at a path has to hold for the mission to be won."""
    return path.startswith(WINNING) and ".unless" not in path


def _counters(check: Checker) -> Iterator[str]:
    for _, effect in effects_in(check.mission):
        if effect.count is not None:
            yield effect.count if isinstance(effect.count, str) else effect.count.name
        if effect.set is not None:
            yield effect.set.name


def objectives_of(check: Checker, colour: str) -> int:
    """How many objectives of a colour can be taken: on the map, hidden under others, or put there later."""
    mission = check.mission
    shown = sum(
        1
        for token in mission.tokens
        if token.put == "objective" and not token.face_down and colour in ("", colour_laid(token))
    )
    hidden = sum(1 for face in mission.faces if colour in ("", face))
    later = any(
        effect.put is not None and effect.put.put == "objective" and colour in ("", effect.put.colour)
        for _, effect in effects_in(mission)
    )
    return shown + hidden + (1000 if later else 0)


def _of_taking(check: Checker, path: str, condition: ConditionRecord) -> Iterator[Problem]:
    meant = condition.taken if isinstance(condition.taken, TakenRecord) else TakenRecord()
    there = objectives_of(check, meant.colour)
    if not there and meant.colour:
        yield check.error(path, "no_such_objective", colour=meant.colour)
    elif not there:
        yield check.error(path, "nothing_to_take")
    elif meant.count > there:
        yield check.error(path, "too_few_objectives", wanted=meant.count, count=there)


def _of_people(check: Checker, path: str, condition: ConditionRecord) -> Iterator[Problem]:
    if condition.survivors_at is not None:
        at = condition.survivors_at
        wish = at if isinstance(at, SurvivorsAtRecord) else SurvivorsAtRecord(at)
        if not _is_reached(check, wish.at):
            yield check.error(path, "goal_out_of_reach", place=_place_names(wish.at))
        if isinstance(wish.count, int):
            yield from _of_numbers(check, path, wish.count)
    if condition.escaped is not None or condition.carried_out is not None:
        yield from of_leaving(check, path)
    if isinstance(condition.escaped, int):
        yield from _of_numbers(check, path, condition.escaped)
    for colour in (condition.carried_out, condition.carrier_at.colour if condition.carrier_at else None):
        if colour and not objectives_of(check, colour):
            yield check.error(path, "no_such_objective", colour=colour)


def of_leaving(check: Checker, path: str) -> Iterator[Problem]:
    """Who has to get away, and never can."""
    if not any(effect.leave for _, effect in effects_in(check.mission)):
        yield check.error(path, "nobody_leaves")


def _of_numbers(check: Checker, path: str, count: int) -> Iterator[Problem]:
    low, high = check.mission.survivors
    if count > high:
        yield check.error(path, "more_than_take_part", wanted=count, most=high)
    elif count > low:
        yield check.warning(path, "more_than_may_take_part", wanted=count, least=low)


def _of_things(check: Checker, path: str, condition: ConditionRecord) -> Iterator[Problem]:
    if condition.gate_open is not None:
        gates = [
            number
            for number, gate in enumerate(check.board.gates)
            if condition.gate_open in (gate.colour, check.board.gate_name(number))
            or check.board.gate_called.get(condition.gate_open) == number
        ]
        if gates and not any(check.opened >> gate & 1 for gate in gates):
            yield check.error(path, "never_opened", gate=condition.gate_open)
    if condition.holds is not None:
        held = condition.holds if isinstance(condition.holds, HoldsRecord) else HoldsRecord(condition.holds)
        there = check.words.copies.get(held.card, 0)
        if held.count > there:
            yield check.error(path, "too_few_cards", card=held.card, wanted=held.count, count=there)
    if condition.tokens_gone is not None:
        gone = condition.tokens_gone
        meant = gone if isinstance(gone, TokensRecord) else TokensRecord(gone)
        if meant.put == "marker" and not _is_destroyed(check, meant):
            yield check.error(path, "never_destroyed", token=meant.put)
    if condition.token_at is not None and not _is_reached(check, condition.token_at.at):
        yield check.error(path, "goal_out_of_reach", place=_place_names(condition.token_at.at))


def _is_destroyed(check: Checker, meant: TokensRecord) -> bool:
    for _, effect in effects_in(check.mission):
        if effect.destroy is not None:
            gone = (
                effect.destroy if isinstance(effect.destroy, TokensRecord) else TokensRecord(effect.destroy)
            )
            if gone.put == meant.put and (not gone.colour or not meant.colour or gone.colour == meant.colour):
                return True
    return False


def _place_names(at: At) -> str:
    return at if isinstance(at, str) else ", ".join(at)


def _is_reached(check: Checker, at: At) -> bool:
    """Whether survivors can come to a place, as far as it is one of the map."""
    zones = check.zones_of(at)
    return not zones or any(zone in check.reached for zone in zones)


def of_colours(check: Checker) -> Iterator[Problem]:
    """Events and conditions about colours that are not on the map."""
    for number, trigger in enumerate(check.mission.when):
        path = f"$.when[{number}].colour"
        if trigger.event == "objective_taken" and trigger.colour and not objectives_of(check, trigger.colour):
            yield check.error(path, "no_such_objective", colour=trigger.colour)
        if trigger.event == "door_opened" and trigger.colour:
            colours = {gate.colour for gate in check.board.gates}
            if trigger.colour not in colours:
                yield check.error(path, "no_such_door", colour=trigger.colour)
    for path, effect in effects_in(check.mission):
        if effect.carry and not objectives_of(check, effect.carry):
            yield check.error(path, "no_such_objective", colour=effect.carry)
