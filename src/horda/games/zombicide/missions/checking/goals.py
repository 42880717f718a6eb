"""Checks of a mission's conditions and effects, which call the checks of each word."""

# horda: interpreted, because only the check of missions asks it

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.games.zombicide.board.tokens import colour_laid
from horda.games.zombicide.missions.custom import conditions_in, effects_in, marks_of
from horda.games.zombicide.missions.effects.board import DestroyWord, PutWord
from horda.games.zombicide.missions.effects.counters import CountWord, SetWord
from horda.games.zombicide.missions.effects.people import LeaveWord
from horda.games.zombicide.missions.records import At, Mission, TokensRecord

if TYPE_CHECKING:
    from horda.games.zombicide.missions.checking.checker import Checker, Problem

WINNING = ("$.win", "$.goals")
LOSING = "$.lose"


def of_goals(check: Checker) -> Iterator[Problem]:
    """Yield the problems of a mission's conditions, above all of those that win it."""
    for path, condition, _ in conditions_in(check.mission):
        for word in condition.words:
            said = word.value_in(condition)
            if said is not None:
                yield from word.problems(check, said, path)
                if is_to_be_won(path):
                    yield from word.goal_problems(check, said, path)


def is_to_be_won(path: str) -> bool:
    """Return whether the condition at a path has to hold for the mission to be won."""
    return path.startswith(WINNING) and ".unless" not in path


def counters_of(mission: Mission) -> set[str]:
    """Return the names of the counters that a mission sets or changes, and the built-in one, `time`."""
    found = {*mission.counters, "time"}
    for _, effect in effects_in(mission):
        changed = CountWord.value_in(effect) or SetWord.value_in(effect)
        if changed is not None:
            found.add(changed.name)
    return found


def objectives_of(check: Checker, colour: str) -> int:
    """Return how many objectives of a colour can be taken: on the map, hidden under others, or added later."""
    mission = check.mission
    shown = sum(
        1
        for token in mission.tokens
        if token.put == "objective" and not token.face_down and colour in ("", colour_laid(token))
    )
    hidden = sum(1 for face in mission.faces if colour in ("", face))
    later = any(
        token is not None and token.put == "objective" and colour in ("", token.colour)
        for token in (PutWord.value_in(effect) for _, effect in effects_in(mission))
    )
    return shown + hidden + (1000 if later else 0)


def objective_problems(check: Checker, colour: str, path: str) -> Iterator[Problem]:
    """Yield an error if no objective has a colour."""
    if colour and not objectives_of(check, colour):
        yield check.error(path, "no_such_objective", colour=colour)


def leaving_problems(check: Checker, path: str) -> Iterator[Problem]:
    """Yield an error if nobody can leave the board, though a goal requires it."""
    if not any(LeaveWord.value_in(effect) for _, effect in effects_in(check.mission)):
        yield check.error(path, "nobody_leaves")


def team_size_problems(check: Checker, count: int, path: str) -> Iterator[Problem]:
    """Yield a problem if a goal needs more survivors than may take part, or than always take part."""
    low, high = check.mission.survivors
    if count > high:
        yield check.error(path, "more_than_take_part", wanted=count, most=high)
    elif count > low:
        yield check.warning(path, "more_than_may_take_part", wanted=count, least=low)


def goal_place_problems(check: Checker, at: At, path: str) -> Iterator[Problem]:
    """Yield a problem if no survivor can reach a place."""
    zones = check.zones_of(at)
    if zones and not any(zone in check.reached for zone in zones):
        names = at if isinstance(at, str) else ", ".join(at)
        yield check.error(path, "goal_out_of_reach", place=names)


def is_destroyed(check: Checker, tokens: TokensRecord) -> bool:
    """Return whether an effect of the mission removes tokens of this kind and colour."""
    for _, effect in effects_in(check.mission):
        gone = DestroyWord.value_in(effect)
        if gone is None or gone.put != tokens.put:
            continue
        if not gone.colour or not tokens.colour or gone.colour == tokens.colour:
            return True
    return False


def of_colours(check: Checker) -> Iterator[Problem]:
    """Yield problems for events about colours that are not on the map, and about marks that nobody gets."""
    for number, trigger in enumerate(check.mission.when):
        if trigger.marked and trigger.marked not in marks_of(check.mission):
            yield check.error(f"$.when[{number}].marked", "never_marked", name=trigger.marked)
        path = f"$.when[{number}].colour"
        if trigger.event == "objective_taken" and trigger.colour and not objectives_of(check, trigger.colour):
            yield check.error(path, "no_such_objective", colour=trigger.colour)
        if trigger.event == "door_opened" and trigger.colour:
            colours = {gate.colour for gate in check.board.gates}
            if trigger.colour not in colours:
                yield check.error(path, "no_such_door", colour=trigger.colour)


def of_effects(check: Checker) -> Iterator[Problem]:
    """Yield the problems of a mission's effects."""
    for path, effect in effects_in(check.mission):
        for word in effect.words:
            said = word.value_in(effect)
            if said is not None:
                yield from word.problems(check, said, path)
