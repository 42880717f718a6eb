"""Features of a Zombicide position: a few dozen numbers from public information."""

from __future__ import annotations

from typing import Final

from horda.engine.state import State
from horda.games.zombicide.rules.board.paths import GHOST
from horda.games.zombicide.rules.combat.wounds import life_of
from horda.games.zombicide.rules.inventory.equipment import NO_ARMOUR
from horda.games.zombicide.rules.inventory.loadout import loadout_of
from horda.games.zombicide.rules.turns.actions import ActionQuestion
from horda.games.zombicide.state import AWAY, LOST, MELEE, ZombicideState
from horda.think.features import mechanisms

MAX_STEPS: Final = 12
"""Maximum of all distances in steps; anything farther away is too far to matter in time."""
DIE_SIDES: Final = 6

SIDES: Final = True
NAMES: Final = (
    *("round", "late", "alive", "away", "lost", "first_lost"),
    *("wounds", "weakest", "level", "danger", "danger_squared", "experience", "skills"),
    *("power", "best_power", "reaching", "unarmed", "armour", "cards"),
    *("apart", "zombies", "here", "next", "near", "upon_one"),
    *("quick", "tough", "toughest", "behind_doors", "supply"),
    *("spawn_zones", "objectives", "objective_away", "objective_last", "exit_away", "exit_last", "noise"),
    *("doors", "goals", "done"),
    *mechanisms.feature_names(),
)


def is_worth_searching(state: State) -> bool:
    """Return whether the question is about actions of a turn; at others the choices rarely have similar values."""
    return isinstance(state.question(), ActionQuestion)


def read(state: State, seat: int) -> list[float]:
    """Return the features of a position; they are the same for every seat, as all play together."""
    assert isinstance(state, ZombicideState)
    alive = state.in_play()
    return [
        *_survivor_features(state, alive),
        *_equipment_features(state, alive),
        *_zombie_features(state, alive),
        *_goal_features(state, alive),
        *mechanisms.feature_values(state),
    ]


def _survivor_features(s: ZombicideState, alive: list[int]) -> list[float]:
    lost = s.zone.count(LOST)
    wounds = sum(s.wounds[who] for who in alive)
    weakest = min([life_of(s, who) - s.wounds[who] for who in alive], default=0)
    danger = s.danger()
    return [
        *(s.round, s.round / (s.round + 10.0), len(alive), s.zone.count(AWAY), lost, float(lost > 0)),
        *(wounds, weakest, sum(s.level[who] for who in alive), danger, danger * danger),
        *(sum(s.xp[who] for who in alive) / 10.0, sum(s.skills[who].bit_count() for who in alive)),
    ]


def _equipment_features(s: ZombicideState, alive: list[int]) -> list[float]:
    """Return expected hits with each survivor's best weapon, ranges, and unarmed survivors."""
    faces, gear = s.cards.deck.faces, s.edition.gear
    power = best = 0.0
    reaching = unarmed = armour = cards = 0
    for who in alive:
        loadout = loadout_of(s, who)
        strongest, reach = 0.0, 0
        for card in loadout.arms:
            for profile in gear[faces[card]].profiles:
                hits = profile.dice * (DIE_SIDES + 1 - profile.accuracy) / DIE_SIDES
                strongest = max(strongest, hits * (1.0 + 0.5 * (profile.damage - 1)))
                if profile.kind != MELEE:
                    reach = max(reach, profile.farthest)
        power += strongest
        best = max(best, strongest)
        reaching += reach
        unarmed += not loadout.arms
        armour += any(gear[faces[card]].armour < NO_ARMOUR for card in loadout.cards)
        cards += len(loadout.cards)
    return [power, best, reaching, unarmed, armour, cards]


def _zombie_features(s: ZombicideState, alive: list[int]) -> list[float]:
    """Return the number, distance and kinds of the zombies."""
    places = sorted({s.zone[who] for who in alive})
    ways = [s.paths.distances(place) for place in places]
    apart = sum(min(max(way[place], 0), MAX_STEPS) for way in ways for place in places) / max(len(places), 1)
    here = beside = near = shut_away = quick = tough = toughest = 0
    kinds = s.edition.kinds
    width = len(kinds)
    for zone, crowd in enumerate(s.crowd):
        if not crowd:
            continue
        steps = [way[zone] for way in ways if way[zone] >= 0]
        away = min(steps, default=MAX_STEPS + 1)
        here += crowd * (away == 0)
        beside += crowd * (away == 1)
        near += crowd * (away in (2, 3))
        shut_away += crowd * (away > MAX_STEPS)
        for kind in range(width):
            count = s.zombies[zone * width + kind]
            if count:
                quick += count * (kinds[kind].actions > 1)
                tough += count * (kinds[kind].damage == 2)
                toughest += count * (kinds[kind].damage > 2)
    upon_one = max([s.crowd[place] for place in places], default=0)
    supply = sum(s.supply) / 10.0
    return [apart, sum(s.crowd), here, beside, near, upon_one, quick, tough, toughest, shut_away, supply]


def _goal_features(s: ZombicideState, alive: list[int]) -> list[float]:
    """Return the features of the open goals, and of the survivors' distances to them."""
    targets = [s.token_zone[token] for token in s.tokens("objective")]
    exits = [s.token_zone[token] for token in s.tokens("exit")]
    to_targets = _steps_to(s, alive, targets)
    to_exits = [
        min(column) for column in zip(*(_distances_to(s, alive, zone) for zone in exits), strict=True)
    ]
    numbered = s.goals.numbered
    met = sum(goal.holds(s) for goal in numbered) if s.roster else 0
    return [
        *(len(s.tokens("spawn")), len(targets)),
        *(min(to_targets, default=0), max(to_targets, default=0)),
        *(min(to_exits, default=0), max(to_exits, default=0)),
        *(sum(s.noise), s.shut.bit_count(), len(numbered), met),
    ]


def _steps_to(s: ZombicideState, alive: list[int], zones: list[int]) -> list[int]:
    """Return, for each zone, the distance of the nearest survivor."""
    return [min(_distances_to(s, alive, zone), default=MAX_STEPS) for zone in zones]


def _distances_to(s: ZombicideState, alive: list[int], zone: int) -> list[int]:
    """Return the distance of each survivor to a zone with all doors open."""
    way = s.paths.distances(zone, GHOST)
    return [min(way[s.zone[who]], MAX_STEPS) if way[s.zone[who]] >= 0 else MAX_STEPS for who in alive]
