"""Functions about the effects of a mission's trigger."""

from __future__ import annotations

from horda.bots.zombicide.world import World
from horda.games.zombicide.missions.custom import effects_within
from horda.games.zombicide.missions.effects.board import DestroyWord, MoveWord, OpenWord, ShutWord, UnlockWord
from horda.games.zombicide.missions.effects.counters import CountWord
from horda.games.zombicide.missions.effects.people import GiveWord
from horda.games.zombicide.missions.effects.survivors import MarkWord, MoveSurvivorsWord
from horda.games.zombicide.missions.records import EffectRecord, TriggerRecord


def done_by(world: World, trigger: TriggerRecord) -> list[EffectRecord]:
    """Return all effects of a trigger, including those that depend on a die or a choice."""
    found = world.effects.get(id(trigger))
    if found is None:
        found = world.effects[id(trigger)] = [effect for _, effect, _ in effects_within(trigger.do)]
    return found


def counts(world: World, trigger: TriggerRecord, name: str) -> bool:
    """Return whether a trigger changes a counter of the mission."""
    changes = [CountWord.value_in(effect) for effect in done_by(world, trigger)]
    return any(change is not None and change.name == name for change in changes)


def destroys(world: World, trigger: TriggerRecord, colour: str, kinds: tuple[str, ...]) -> bool:
    """Return whether a trigger removes tokens of some kinds and a colour."""
    removals = [DestroyWord.value_in(effect) for effect in done_by(world, trigger)]
    return any(gone is not None and gone.put in kinds and gone.colour in ("", colour) for gone in removals)


def moves(world: World, trigger: TriggerRecord, kind: str) -> bool:
    """Return whether a trigger moves tokens of a kind."""
    moved = [MoveWord.value_in(effect) for effect in done_by(world, trigger)]
    return any(token is not None and token.put == kind for token in moved)


def gives(world: World, trigger: TriggerRecord, effect_of_card: str) -> bool:
    """Return whether a trigger gives a card with an effect."""
    cards = [GiveWord.value_in(effect) for effect in done_by(world, trigger)]
    return any(card in world.gear and world.gear[card].effect == effect_of_card for card in cards if card)


def marks(world: World, trigger: TriggerRecord, mark: str) -> bool:
    """Return whether a trigger gives survivors a mark of the mission."""
    given = [MarkWord.value_in(effect) for effect in done_by(world, trigger)]
    return any(one is not None and one.state == mark for one in given)


def brings_to(world: World, trigger: TriggerRecord) -> list[str]:
    """Return the places that a trigger moves survivors to."""
    moved = [MoveSurvivorsWord.value_in(effect) for effect in done_by(world, trigger)]
    return [one.to for one in moved if one is not None]


def shut_by(world: World, trigger: TriggerRecord) -> set[str]:
    """Return the doors and barriers that a trigger closes, by their names in the mission."""
    shut = [ShutWord.value_in(effect) or [] for effect in done_by(world, trigger)]
    return {name for names in shut for name in ([names] if isinstance(names, str) else names)}


def opens(effect: EffectRecord, name: str) -> bool:
    """Return whether an effect unlocks or opens a door of this colour or name."""
    gates = OpenWord.value_in(effect) or []
    return name == UnlockWord.value_in(effect) or name == gates or (isinstance(gates, list) and name in gates)
