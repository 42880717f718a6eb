"""Probabilities of an attack, computed exactly before its dice are rolled.

They include every die, the dice that sixes add, priority, damage and the Reaper skill, but no re-rolls, because
the player decides on these after the roll.
"""

from __future__ import annotations

from typing import Final

from horda.games.zombicide.rules.combat.attack import Attack
from horda.games.zombicide.rules.combat.dice import (
    HIGHEST,
    damage_of,
    dice_of,
    dice_values,
    is_hit,
    profile_of,
    six_dice,
    swapped_dice,
)
from horda.games.zombicide.rules.combat.targets import (
    assigns_freely,
    counts_in,
    friends_at_risk,
    next_targets,
    survivors_struck_first,
)
from horda.games.zombicide.rules.combat.wounds import life_of
from horda.games.zombicide.rules.inventory.equipment import gear_of
from horda.games.zombicide.skills.listeners import listeners
from horda.games.zombicide.state import ZombicideState

FACES: Final = (1, 2, 3, 4, 5, 6)
NEGLIGIBLE: Final = 1e-12
"""The probability below which further dice from sixes are ignored."""


class Odds:
    """The probabilities of an attack."""

    def __init__(self, spread: list[float], friend: float, fatal: float) -> None:
        self.spread = spread
        """The probability of killing exactly 0, 1, 2... zombies."""
        self.kill = sum(spread[1:])
        """The probability of killing at least one zombie."""
        self.kills = sum(count * chance for count, chance in enumerate(spread))
        """The expected number of killed zombies."""
        self.friend = friend
        """The probability of hitting at least one friend, by misses or by hits, ignoring armour."""
        self.fatal = fatal
        """The probability of dealing friends enough damage to kill the weakest of them, ignoring armour."""


def dice_rolled(s: ZombicideState, attack: Attack) -> int:
    """Return how many dice an attack rolls (combat.dice)."""
    return dice_of(s, attack, max(profile_of(s, attack).dice, swapped_dice(s, attack)))


def friends_in_danger(s: ZombicideState, attack: Attack) -> list[int]:
    """Return the friends whom misses or hits of an attack may hit (friendly_fire.misses, friendly_fire.hits)."""
    return friends_at_risk(s, attack) or survivors_struck_first(s, attack)


def odds_of(s: ZombicideState, attack: Attack) -> Odds:
    """Return the exact probabilities of an attack that has not been rolled (combat.dice, combat.accuracy)."""
    gear = gear_of(s, attack.cards[0])
    damage = damage_of(s, attack)
    burning = bool(gear.six_effect)
    risky = bool(friends_at_risk(s, attack))
    shields = survivors_struck_first(s, attack)
    least_life = min((life_of(s, who) - s.wounds[who] for who in friends_in_danger(s, attack)), default=0)
    spread = [0.0]
    friend = fatal = 0.0
    for (strong, hits, misses, sixes), chance in rolls(s, attack, dice_rolled(s, attack)).items():
        if burning and sixes:
            fallen = s.crowd[attack.zone]
            struck = risky
            deadly = risky
        else:
            weak = hits - strong if gear.six_damage else hits
            blows = [damage + gear.six_damage] * (hits - weak) + [damage] * weak
            fallen = zombies_killed_by(s, attack, beyond_survivors(s, shields, blows))
            if 0 < weak < hits:
                # The player says which hit strikes first: the better of the two orders.
                blows.reverse()
                fallen = max(fallen, zombies_killed_by(s, attack, beyond_survivors(s, shields, blows)))
            struck = (risky and misses > 0) or (bool(shields) and hits > 0)
            deadly = struck and damage * (misses if risky else hits) >= least_life
        spread.extend([0.0] * (fallen + 1 - len(spread)))
        spread[fallen] += chance
        friend += chance if struck else 0.0
        fatal += chance if deadly else 0.0
    return Odds(spread, friend, fatal)


Roll = tuple[int, int, int, int]
"""The numbers of hits by a 6, other hits, misses, and sixes."""


def rolls(s: ZombicideState, attack: Attack, dice: int) -> dict[Roll, float]:
    """Return every result of a number of dice with its probability, including extra dice of sixes."""
    more = six_dice(s, attack)
    counted = dice_values(s, attack, FACES)
    strong = FACES if gear_of(s, attack.cards[0]).six_natural else counted
    faces: list[Roll] = []
    for at, value in enumerate(counted):
        hit = 1 if is_hit(s, attack, value) else 0
        six = 1 if value == HIGHEST else 0
        faces.append((hit if strong[at] == HIGHEST else 0, hit, 1 - hit, six))
    done: dict[Roll, float] = {}
    going: dict[tuple[int, Roll], float] = {(dice, (0, 0, 0, 0)): 1.0}
    while going:
        later: dict[tuple[int, Roll], float] = {}
        for (left, so_far), chance in going.items():
            if not left or chance < NEGLIGIBLE:
                done[so_far] = done.get(so_far, 0.0) + chance
                continue
            for face in faces:
                after: Roll = (
                    so_far[0] + face[0],
                    so_far[1] + face[1],
                    so_far[2] + face[2],
                    so_far[3] + face[3],
                )
                key = (left - 1 + face[3] * more, after)
                later[key] = later.get(key, 0.0) + chance / len(faces)
        going = later
    return done


def beyond_survivors(s: ZombicideState, shields: list[int], blows: list[int]) -> list[int]:
    """Return the hits left for zombies after survivors in front of them are eliminated (friendly_fire.hits)."""
    at = 0
    for who in shields:
        life = life_of(s, who) - s.wounds[who]
        while life > 0 and at < len(blows):
            life -= blows[at]
            at += 1
    return blows[at:]


def zombies_killed_by(s: ZombicideState, attack: Attack, blows: list[int]) -> int:
    """Return how many zombies these hits kill, in this order (target.priority)."""
    counts = counts_in(s, attack.zone)
    kinds = s.edition.kinds
    freely = assigns_freely(s, attack)
    reapers = len([skill for skill in listeners(s, attack.by, "reaps") if skill.reaps(s, attack)])
    fallen = 0
    for damage in blows:
        targets = [kind for kind in next_targets(s, counts, freely=freely) if damage >= kinds[kind].damage]
        if not targets:
            continue
        hardest = max(kinds[kind].damage for kind in targets)
        victim = max((kind for kind in targets if kinds[kind].damage == hardest), key=counts.__getitem__)
        counts[victim] -= 1
        fallen += 1
        while reapers and counts[victim]:
            counts[victim] -= 1
            fallen += 1
            reapers -= 1
    return fallen
