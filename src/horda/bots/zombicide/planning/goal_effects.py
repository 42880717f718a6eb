"""The value of an effect of a mission for its open goals, for choices that the mission gives the players."""

from __future__ import annotations

from horda.bots.zombicide.planning.triggers import done_by, opens
from horda.bots.zombicide.scene import Scene
from horda.games.zombicide.missions.conditions.board import GateOpenWord, TokenAtWord, TokensGoneWord
from horda.games.zombicide.missions.conditions.carrying import HoldsWord
from horda.games.zombicide.missions.conditions.people import EscapedWord, MarkedWord
from horda.games.zombicide.missions.conditions.progress import CountedRecord, CountedWord
from horda.games.zombicide.missions.custom import inside
from horda.games.zombicide.missions.effects.board import DestroyWord, MoveRecord, MoveWord, PutWord
from horda.games.zombicide.missions.effects.counters import CountWord, SetWord
from horda.games.zombicide.missions.effects.endings import WinWord
from horda.games.zombicide.missions.effects.people import GiveWord, LeaveWord
from horda.games.zombicide.missions.effects.survivors import MarkWord
from horda.games.zombicide.missions.records import ConditionRecord, EffectRecord, TokensRecord

GOAL_EFFECT = 50.0
"""Value of an effect that brings a goal nearer: more than any gift, less than winning at once."""


def goal_value(scene: Scene, effect: EffectRecord) -> float:
    """Return the value of an effect for winning the mission: negative if it hinders, 0 if it has no influence."""
    mission = scene.world.mission
    wanted = [mission.winning_condition]
    for trigger in mission.when:
        wins = any(WinWord.value_in(part) for part in done_by(scene.world, trigger))
        if wins and trigger.when is not None:
            wanted.append(trigger.when)
    values = [
        _value_for(scene, condition, effect)
        for whole in wanted
        for path, condition, _ in inside("$", whole)
        if ".unless" not in path
    ]
    best, worst = max(values, default=0.0), min(values, default=0.0)
    return best or worst


def _value_for(scene: Scene, condition: ConditionRecord, effect: EffectRecord) -> float:
    """Return the value of an effect for a single condition; negative if it hinders."""
    counted = CountedWord.value_in(condition)
    if counted is not None:
        return GOAL_EFFECT * _counter_direction(scene, counted, effect)
    return GOAL_EFFECT * float(_serves(condition, effect))


def _counter_direction(scene: Scene, condition: CountedRecord, effect: EffectRecord) -> int:
    """Return 1 if an effect moves a counter towards the required number, -1 if away from it, else 0."""
    now = scene.view.tallies.get(condition.name, 0)
    change, fixed = CountWord.value_in(effect), SetWord.value_in(effect)
    if change is not None and change.name == condition.name:
        then = now + change.add
    elif fixed is not None and fixed.name == condition.name:
        then = fixed.to
    else:
        return 0
    before, after = _distance(condition, now), _distance(condition, then)
    return (after < before) - (after > before)


def _distance(condition: CountedRecord, count: int) -> int:
    """Return the distance of a counter from the required numbers; limits given by other counters are ignored."""
    low = condition.exactly if condition.at_least is None else condition.at_least
    high = condition.exactly if condition.at_most is None else condition.at_most
    if low is None and high is None:
        low = 1
    too_few = low - count if isinstance(low, int) else 0
    too_many = count - high if isinstance(high, int) else 0
    return max(too_few, too_many, 0)


def _serves(condition: ConditionRecord, effect: EffectRecord) -> bool:
    """Return whether an effect helps to fulfil a condition about tokens, doors, cards or leaving the board."""
    if EscapedWord.value_in(condition) is not None:
        return LeaveWord.value_in(effect) is not None
    held = HoldsWord.value_in(condition)
    if held is not None:
        return GiveWord.value_in(effect) == held.card
    gate = GateOpenWord.value_in(condition)
    if gate is not None:
        return opens(effect, gate)
    gone = TokensGoneWord.value_in(condition)
    if gone is not None:
        return _is_about(gone, DestroyWord.value_in(effect))
    marked, mark = MarkedWord.value_in(condition), MarkWord.value_in(effect)
    if marked is not None:
        return mark is not None and mark.state == marked.state
    there = TokenAtWord.value_in(condition)
    if there is not None:
        return _is_about(there, MoveWord.value_in(effect)) or _is_about(there, PutWord.value_in(effect))
    return False


def _is_about(wanted: TokensRecord, changed: TokensRecord | MoveRecord | None) -> bool:
    """Return whether an effect changes tokens of the kind and colour that a condition is about."""
    if changed is None or changed.put != wanted.put:
        return False
    return not changed.colour or not wanted.colour or changed.colour == wanted.colour
