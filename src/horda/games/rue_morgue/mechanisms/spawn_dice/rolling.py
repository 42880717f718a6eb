"""The spawn step: dice decide at which locators zombies appear (chapter SPN)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from horda.engine.steps import Step
from horda.games.rue_morgue.mechanisms.distributing import WhoDistributes, distributors
from horda.games.rue_morgue.rules.dead import is_barren
from horda.games.rue_morgue.zombie_events import SpawnDiceRolled
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.goals.conditions import SPAWN
from horda.games.zombicide.rules.zombies.spawning import DrawZombieCard, in_order
from horda.games.zombicide.state import ZombicideState

LOCATOR: Final = "locator"
FEWEST: Final = 4
"""Number of spawn dice in a match with six survivors or fewer."""
TEAM: Final = 6
HIGHEST: Final = 6


def spawn_dice(s: ZombicideState) -> int:
    """Return 4, plus 1 for every 2 starting survivors beyond the sixth (RM-SPN-04, RM-SPN-05)."""
    return FEWEST + (max(0, len(s.roster) - TEAM) + 1) // 2


def zones_by_locator(s: ZombicideState) -> dict[int, int]:
    """Return the zone of each locator whose spawn zone is active, by its number (RM-SPN-02)."""
    active = active_zones(s)
    return {
        int(s.token_colour[token]): s.token_zone[token]
        for token in s.tokens(LOCATOR)
        if s.token_zone[token] in active
    }


def active_zones(s: ZombicideState) -> list[int]:
    """Return the zones with an active spawn token, clockwise (RM-SPN-17, RM-SPN-20)."""
    zones = [s.token_zone[token] for token in in_order(s, s.tokens(SPAWN))]
    return [zone for zone in dict.fromkeys(zones) if not is_barren(s, zone)]


def zones_without_locator(s: ZombicideState, by_number: dict[int, int]) -> list[int]:
    """Return the active spawn zones without a locator, clockwise from that of the lowest number (RM-Q-82).

    Each gets one card, whatever the dice show (RM-SPN-16), in every spawn step (RM-SPN-21).
    """
    with_one = [s.token_zone[token] for token in s.tokens(LOCATOR)]
    zones = active_zones(s)
    if by_number:
        at = zones.index(by_number[min(by_number)])
        zones = zones[at:] + zones[:at]
    return [zone for zone in zones if zone not in with_one]


@dataclass
class RollSpawnDice(Step):
    """Roll the dice for the locators; a die without a locator on the board has no effect (RM-SPN-03, RM-Q-30)."""

    def run(self, s: ZombicideState) -> None:
        """Draw a card for each die in order of the locators, then for zones without locators.

        RM-SPN-07, RM-SPN-08, RM-SPN-11. Locators without a die get none (RM-SPN-10).
        """
        by_number = zones_by_locator(s)
        dice: list[int] = []
        if s.tokens(LOCATOR):
            dice = sorted(s.d6() for _ in range(spawn_dice(s)))
            s.emit(SpawnDiceRolled(tuple(dice), not any(number in by_number for number in dice)))
        zones = [by_number.get(number, NOWHERE) for number in dice]
        rest = SpawnInZones(tuple(zones_without_locator(s, by_number)))
        if dice and distributors(s):
            s.push(WhoDistributes(tuple(dice), tuple(zones)), rest)
        else:
            s.push(SpawnInZones(tuple(zone for zone in zones if zone != NOWHERE)), rest)


@dataclass
class SpawnInZones(Step):
    """Draw a card for each of these zones, one after another (RM-SPN-09)."""

    zones: tuple[int, ...]

    def run(self, s: ZombicideState) -> None:
        """Draw for the next zone whose spawn token is still there and active."""
        for at, zone in enumerate(self.zones):
            if s.tokens(SPAWN, zone):
                s.push(DrawZombieCard(zone), SpawnInZones(self.zones[at + 1 :]))
                return
