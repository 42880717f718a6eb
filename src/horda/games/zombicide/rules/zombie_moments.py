"""What the mechanisms of an edition say of zombies, joined as in `moments`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horda.games.zombicide.mechanism import Steps

if TYPE_CHECKING:
    from horda.games.zombicide.rules.zombies.reasons import Senses
    from horda.games.zombicide.state import ZombicideState


def aim_zombies(s: ZombicideState, zone: int, senses: Senses) -> list[int] | None:
    """Where the zombies of a zone want to go (zombie.goal)."""
    for mechanism in s.edition.hearing["aim_zombies"]:
        return mechanism.aim_zombies(s, zone, senses)
    return None


def path_modes(s: ZombicideState, zone: int, so_far: tuple[int, ...]) -> tuple[int, ...]:
    """How zombies of a zone look for a path: each way where the one before finds none."""
    for mechanism in s.edition.hearing["path_modes"]:
        so_far = mechanism.path_modes(s, zone, so_far)
    return so_far


def individuals_activated(s: ZombicideState, singles: tuple[int, ...]) -> Steps:
    """When zombies that are somebody are activated, before anybody attacks."""
    found: Steps = ()
    for mechanism in s.edition.hearing["individuals_activated"]:
        found += mechanism.individuals_activated(s, singles)
    return found


def walk_individual(s: ZombicideState, one: int) -> Steps | None:
    """How a zombie that goes by rules of its own moves."""
    for mechanism in s.edition.hearing["walk_individual"]:
        return mechanism.walk_individual(s, one)
    return None


def killed(s: ZombicideState, who: int, kind: int, one: int) -> Steps:
    """When a zombie is dead (kill.zombie): who killed it, which it was; NOWHERE if that is nobody."""
    found: Steps = ()
    for mechanism in s.edition.hearing["killed"]:
        found += mechanism.killed(s, who, kind, one)
    return found


def zombies_walked(s: ZombicideState, kinds: int, band: tuple[int, ...] | None, toward: int) -> Steps:
    """When the moves of an activation are done, before the next (zombie.activation).

    `band` is None for all on the board, else zone, kind, count of each group; `toward` is the one
    survivor they are after, if there is one."""
    found: Steps = ()
    for mechanism in s.edition.hearing["zombies_walked"]:
        found += mechanism.zombies_walked(s, kinds, band, toward)
    return found


def zombies_arrived(s: ZombicideState, zone: int) -> Steps:
    """What all who move into a zone set off when they have come (zombie.enters)."""
    found: Steps = ()
    for mechanism in s.edition.hearing["zombies_arrived"]:
        found += mechanism.zombies_arrived(s, zone)
    return found


def bring_zombies(s: ZombicideState, zone: int, kind: int, count: int) -> Steps | None:
    """How zombies that a card or the mission brings come into a zone (spawn.row)."""
    for mechanism in s.edition.hearing["bring_zombies"]:
        return mechanism.bring_zombies(s, zone, kind, count)
    return None


def token_reached(s: ZombicideState, token: int) -> Steps:
    """When the turn of a token comes that is no common spawn token (spawn.order)."""
    found: Steps = ()
    for mechanism in s.edition.hearing["token_reached"]:
        found += mechanism.token_reached(s, token)
    return found
