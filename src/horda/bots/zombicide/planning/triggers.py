"""What a trigger of a mission does, as the bot asks for it."""

from __future__ import annotations

from horda.bots.zombicide.world import World
from horda.games.zombicide.missions.custom import effects_within
from horda.games.zombicide.missions.records import CountRecord, EffectRecord, TokensRecord, TriggerRecord


def done_by(world: World, trigger: TriggerRecord) -> list[EffectRecord]:
    """All that a trigger does, or may do by a die or a choice."""
    found = world.effects.get(id(trigger))
    if found is None:
        found = world.effects[id(trigger)] = [effect for _, effect, _ in effects_within(trigger.do)]
    return found


def counts(world: World, trigger: TriggerRecord, name: str) -> bool:
    """Whether a trigger changes a counter of the mission."""
    for effect in done_by(world, trigger):
        if effect.count is not None:
            counted = effect.count.name if isinstance(effect.count, CountRecord) else effect.count
            if counted == name:
                return True
    return False


def destroys(world: World, trigger: TriggerRecord, colour: str, kinds: tuple[str, ...]) -> bool:
    """Whether a trigger removes tokens of some kinds and a colour."""
    for effect in done_by(world, trigger):
        gone = effect.destroy
        if isinstance(gone, str):
            gone = TokensRecord(gone)
        if gone is not None and gone.put in kinds and gone.colour in ("", colour):
            return True
    return False


def moves(world: World, trigger: TriggerRecord, kind: str) -> bool:
    """Whether a trigger takes tokens of a kind elsewhere."""
    return any(effect.move is not None and effect.move.put == kind for effect in done_by(world, trigger))


def gives(world: World, trigger: TriggerRecord, effect_of_card: str) -> bool:
    """Whether a trigger gives a card that can do something."""
    cards = [effect.give for effect in done_by(world, trigger) if effect.give in world.gear]
    return any(world.gear[card].effect == effect_of_card for card in cards)


def shut_by(world: World, trigger: TriggerRecord) -> set[str]:
    """The doors and barriers that a trigger shuts, as the mission names them."""
    shut = [effect.shut for effect in done_by(world, trigger) if effect.shut is not None]
    return {name for one in shut for name in ([one] if isinstance(one, str) else one)}


def opens(unlocks: str | None, opens: str | list[str] | None, colour: str) -> bool:
    """Whether an effect that unlocks or opens something means a door of this colour or name."""
    return colour in (unlocks, opens) or (isinstance(opens, list) and colour in opens)
