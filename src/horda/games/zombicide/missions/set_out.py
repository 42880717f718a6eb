"""Placement of a mission's tokens and initial zombies on the board."""

# horda: interpreted, because it reads records of msgspec

from __future__ import annotations

from horda.games.zombicide.board.tokens import kind_on_board
from horda.games.zombicide.missions.reading.plan import MissionPlan
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.zombies.individuals import put_all
from horda.games.zombicide.state import ZombicideState


def lay_tokens(s: ZombicideState, plan: MissionPlan) -> None:
    """Put a mission's tokens and initial zombies on the board."""
    hidden = {name for tile in s.goals.hidden for name in tile.tokens}
    dark = {zone for tile in s.goals.hidden for zone, _, _ in tile.hidden_zombies}
    for name, token in zip(s.goals.token_names, plan.mission.tokens, strict=True):
        zone = s.board.called[token.at]
        lies = NOWHERE if name in hidden else zone
        s.add_token(kind_on_board(token), lies, colour=plan.colour_laid(token), name=name)
        if token.initial:
            s.first_spawn = zone
    for part in plan.parts.values():
        for kind, at in part.more_tokens(plan.mission):
            s.add_token(kind, s.board.called[at])
    s.tallies = dict(plan.mission.counters)
    for zombies in plan.mission.zombies:
        for at in [zombies.at] if isinstance(zombies.at, str) else zombies.at:
            if s.board.called[at] not in dark:
                put_all(s, s.board.called[at], s.edition.kind_number[zombies.kind], zombies.count)
