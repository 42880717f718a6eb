"""The dice of an attack: number, accuracy and damage (combat.dice, combat.accuracy, combat.damage)."""

from __future__ import annotations

from horda.games.zombicide.rules import hooks, skill_hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.inventory.equipment import Gear, Profile, gear_of
from horda.games.zombicide.rules.inventory.slots import supports
from horda.games.zombicide.skills.listeners import attack_listeners
from horda.games.zombicide.state import EMPTY, MELEE, RANGED, ZombicideState

HIGHEST = 6
NO_DICE = -1
"""The return value of skills that do not replace a weapon's number of dice."""


def profile_of(s: ZombicideState, attack: Attack) -> Profile:
    """Return the card's profile for an attack; two dual weapons have the same."""
    found = gear_of(s, attack.cards[0]).profile(attack.kind)
    assert found is not None
    return found


def aids_of(s: ZombicideState, attack: Attack, card: int) -> int:
    """Return the other card in use beside a weapon; EMPTY for none."""
    if len(attack.cards) == 1:
        return attack.aid
    return attack.cards[1] if attack.cards[0] == card else attack.cards[0]


def lent_dice(gear: Gear, other: Gear) -> int:
    """Return how many dice one card in hand adds to the melee weapon in the other (combat.lent)."""
    return other.lends_dice + (gear.pair_dice if gear.pair == other.name else 0)


def swapped_dice(s: ZombicideState, attack: Attack) -> int:
    """Return the number of dice that a skill offers in place of each weapon's own (skill.dice_instead)."""
    return skill_hooks.dice_instead(s, attack, attack.cards[0])


def dice_of(s: ZombicideState, attack: Attack, each: int) -> int:
    """Return how many dice an attack rolls, given the dice of each weapon, with those that cards and skills add.

    The dice of two weapons are one roll (combat.together).
    """
    dice = 0
    for card in attack.cards:
        dice += each
        other = aids_of(s, attack, card)
        if attack.kind == MELEE and other != EMPTY:
            dice += lent_dice(gear_of(s, card), gear_of(s, other))
        dice += skill_hooks.dice(s, attack, card)
        if attack.kind == RANGED:
            dice += gear_of(s, card).ammo_dice
    return dice + skill_hooks.attack_dice(s, attack)


def damage_of(s: ZombicideState, attack: Attack) -> int:
    """Return the damage of each hit (combat.damage)."""
    card = attack.cards[0]
    damage = profile_of(s, attack).damage
    other = aids_of(s, attack, card)
    if attack.kind == MELEE and other != EMPTY:
        damage += gear_of(s, other).lends_damage
    return skill_hooks.damage(s, attack, card, damage)


def dice_values(s: ZombicideState, attack: Attack, dice: tuple[int, ...]) -> list[int]:
    """Return the values of dice with the bonuses of skills, at most 6 (skill.highest)."""
    bonus = skill_hooks.die_bonus(s, attack)
    if attack.target != NOWHERE:
        bonus = hooks.named_bonus(s, attack, bonus)
    if not bonus:
        return list(dice)
    lowest = 1 if s.edition.figures.ones_miss else 0
    return [min(die + bonus, HIGHEST) if die > lowest else die for die in dice]


def is_hit(s: ZombicideState, attack: Attack, value: int) -> bool:
    """Return whether a die hits, given its value with bonuses (combat.accuracy)."""
    return value >= profile_of(s, attack).accuracy


def lowest_hit(s: ZombicideState, attack: Attack) -> int:
    """Return the lowest value of a die that hits, before bonuses; 7 if none does (combat.accuracy)."""
    faces = tuple(range(1, HIGHEST + 1))
    for face, value in zip(faces, dice_values(s, attack, faces), strict=True):
        if is_hit(s, attack, value):
            return face
    return HIGHEST + 1


def hits_in(s: ZombicideState, attack: Attack, dice: tuple[int, ...]) -> int:
    """Return how many dice of a roll hit (combat.accuracy)."""
    return len([value for value in dice_values(s, attack, dice) if is_hit(s, attack, value)])


def six_dice(s: ZombicideState, attack: Attack) -> int:
    """Return how many dice each 6 adds to an attack (skill.roll_six)."""
    return gear_of(s, attack.cards[0]).six_dice + skill_hooks.six_dice(s, attack)


def six_damage(s: ZombicideState, attack: Attack) -> int:
    """Return the damage that each 6 adds to its own hit, or to the whole attack (skill.six_damage)."""
    return gear_of(s, attack.cards[0]).six_damage + skill_hooks.six_damage(s, attack)


def reroll_rights(s: ZombicideState, attack: Attack) -> list[str]:
    """Return the cards and skills that let all dice of an attack be rolled again, once each (combat.again)."""
    rights: list[str] = []
    gear = gear_of(s, attack.cards[0])
    if attack.kind == RANGED and gear.ammo:
        for card in supports(s, attack.by):
            help_card = gear_of(s, card)
            if help_card.rerolls == gear.ammo and help_card.name not in rights:
                rights.append(help_card.name)
    for skill in attack_listeners(s, attack, "rerolls"):
        if skill.rerolls(s, attack.by, False):
            rights.append(skill.name)
    return rights
