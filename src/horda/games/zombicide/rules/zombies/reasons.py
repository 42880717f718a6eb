"""What zombies see and hear, and the reasons for their moves (zombie.goal)."""

from __future__ import annotations

from horda.games.zombicide.rules import hooks
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.board.noise import LOUD, noise_in_zones
from horda.games.zombicide.rules.board.paths import PATHS
from horda.games.zombicide.rules.zombies.prey import is_prey, prey_zones
from horda.games.zombicide.state import ZombicideState

Why = tuple[str, tuple[str, ...], tuple[str, ...], int]
"""Why zombies move, as in `ZombiesWalked`: the reason, the survivors seen, the noisiest zones, their noise."""


class Senses:
    """What zombies see and hear in one action, computed once for all of them."""

    __slots__ = ("loudest", "noise", "prey")

    def __init__(self, s: ZombicideState) -> None:
        self.noise: list[int] = noise_in_zones(s)
        self.prey: int = prey_zones(s)
        """The zones with survivors whom zombies do not ignore, as bits."""
        most = max(self.noise)
        self.loudest: list[int] = [zone for zone, noise in enumerate(self.noise) if noise == most and most]
        """The noisiest zones of the board; empty if there is no noise."""


def why_they_go(
    s: ZombicideState, zone: int, to: int, *, goals: list[int], senses: Senses, toward: int
) -> Why:
    """Return why the zombies of a zone move to the next one, given their goals (zombie.goal)."""
    if toward != NOWHERE:
        return "after", (s.roster[toward],), (), 0
    if len(goals) > 1:
        modes = hooks.path_modes(s, zone, PATHS)
        goals = [goal for goal in goals if to in s.paths.next_zones(zone, goal, modes)]
    seen = s.paths.sees(zone) & senses.prey
    there = [
        s.roster[who]
        for who, place in enumerate(s.zone)
        if place in goals and seen >> place & 1 and is_prey(s, who)
    ]
    if there:
        return "sees", tuple(there), (), 0
    noise = senses.noise[goals[0]]
    loudest = tuple([s.board.names[goal] for goal in goals])
    return ("din", (), loudest, 0) if noise >= LOUD else ("hears", (), loudest, noise)
