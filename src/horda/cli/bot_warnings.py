"""Goals that the heuristic player cannot read are named before it plays: its wins say nothing of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from horda.cli.context import Desk
from horda.engine.choices import Plain
from horda.lab.missions.goal_support import GOAL_READING_BOTS, unsupported_goals


def warn_of_unread(desk: Desk, game_id: str, bots: Sequence[str], options: Mapping[str, Plain]) -> None:
    """Say beside the results which goals of a mission mean nothing to players that read goals."""
    if not any(name in GOAL_READING_BOTS for name in bots):
        return
    numbers = unsupported_goals(game_id, len(bots), options)
    if numbers:
        told = desk.words.say("cli-goals-unread", goals=", ".join(map(str, numbers)), count=len(numbers))
        desk.aside.print(told, style="yellow", soft_wrap=True)
