"""Warnings about goals of a mission that the heuristic player does not understand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from horda.cli.context import CliContext
from horda.engine.choices import Plain
from horda.lab.missions.goal_support import GOAL_READING_BOTS, unsupported_goals


def warn_about_unreadable_goals(
    context: CliContext, game_id: str, bots: Sequence[str], options: Mapping[str, Plain]
) -> None:
    """Print the goals of a mission that the heuristic bot does not understand, since results depend on them."""
    if not any(name in GOAL_READING_BOTS for name in bots):
        return
    numbers = unsupported_goals(game_id, len(bots), options)
    if numbers:
        told = context.words.say("cli-goals-unread", goals=", ".join(map(str, numbers)), count=len(numbers))
        context.aside.print(told, style="yellow", soft_wrap=True)
