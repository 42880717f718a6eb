"""Typical human mistakes, each a named habit that tempts players away from the best choice.

A habit returns, given the offered choices and the best one, the tempting choices; there may be none. A player with
the habit takes the tempting choice that a careful player would prefer: people err in their aims, rarely in the
way they pursue them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.games import game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.rules.combat.attack_actions import KIND_OF

Temptation = Callable[[Turn, Choice], list[Choice]]
"""A function that returns the tempting choices, given the best one."""

GOAL_VERBS: Final = ("move", "sprint", "take_objective", "open_door")
"""Verbs that usually bring a mission closer to its goals."""
CARD_VERBS: Final = ("play", "use")


@dataclass(frozen=True)
class Habit:
    """A typical mistake: its name, and the function that returns the tempting choices."""

    name: str
    temptation: Temptation

    def tempting_choices(self, turn: Turn, best: Choice) -> list[Choice]:
        """Return the tempting choices at a decision, without the best one."""
        return [choice for choice in self.temptation(turn, best) if not choice.same(best)]


def _prefer(*verbs: str) -> Temptation:
    """Return the temptation of the choices with some verbs, unless the best choice has one of these verbs."""

    def temptation(turn: Turn, best: Choice) -> list[Choice]:
        return [] if best.verb in verbs else [choice for choice in turn.choices if choice.verb in verbs]

    return temptation


def _avoid(*verbs: str) -> Temptation:
    """Return the temptation of the choices with other verbs, if the best choice has one of these verbs."""

    def temptation(turn: Turn, best: Choice) -> list[Choice]:
        return [choice for choice in turn.choices if choice.verb not in verbs] if best.verb in verbs else []

    return temptation


def _pick_wrong_target(*verbs: str) -> Temptation:
    """Return the temptation of the choices with the best choice's verb but another target, for some verbs."""

    def temptation(turn: Turn, best: Choice) -> list[Choice]:
        return [choice for choice in turn.choices if choice.verb == best.verb] if best.verb in verbs else []

    return temptation


def _prefer_noise(turn: Turn, best: Choice) -> list[Choice]:
    """Return the choices with noisy weapons, and those that open doors noisily."""
    shelf = game(turn.game)
    gear = shelf.edition.gear if isinstance(shelf, Zombicide) else {}
    armed = [choice for choice in turn.choices if choice.has("weapon") and choice.name("weapon") in gear]
    return [
        one
        for one in armed
        if (gear[one.name("weapon")].noisy if one.verb in KIND_OF else gear[one.name("weapon")].noisy_door)
    ]


HABITS: Final[dict[str, tuple[Habit, ...]]] = {
    "zombicide": (
        Habit("greedy", _prefer(*KIND_OF)),
        Habit("loud", _prefer_noise),
        Habit("rummaging", _prefer("search")),
        Habit("running_ahead", _prefer("move", "sprint")),
        Habit("aimless", _avoid(*GOAL_VERBS)),
    ),
    "zombiland": (
        Habit("spending", _prefer(*CARD_VERBS)),
        Habit("hoarding", _avoid(*CARD_VERBS)),
        Habit("straying", _pick_wrong_target("move")),
    ),
    "city_of_horror": (
        Habit("spending", _prefer(*CARD_VERBS)),
        Habit("hoarding", _avoid(*CARD_VERBS)),
        Habit("trusting", _prefer("accept")),
        Habit("straying", _pick_wrong_target("choose", "move")),
        Habit("spiteful", _pick_wrong_target("vote")),
    ),
}
"""The habits of players, by family of games."""


def habits_of(game_id: str) -> tuple[Habit, ...]:
    """Return the habits of a game; empty if none are defined."""
    what = game(game_id)
    return HABITS.get(what.family or what.id, ())
