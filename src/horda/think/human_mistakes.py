"""Mistakes that people make, each a habit with a name: what it draws them to, whatever would be better.

A habit looks at what is offered and at what a careful player would do, and says which of the other choices it
draws to; none where there is nothing to tempt. Whoever has it takes the one of them that a careful player
likes best: people err in what they want, seldom in how they go about it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.games import game
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.rules.attacking import KIND_OF

Temptation = Callable[[Turn, Choice], list[Choice]]
"""Which choices tempt, beside the best one."""

GOAL_VERBS: Final = ("move", "sprint", "take_objective", "open_door")
"""What a mission is won by, mostly."""
CARD_VERBS: Final = ("play", "use")


@dataclass(frozen=True)
class Habit:
    """One mistake, by its name."""

    name: str
    temptation: Temptation

    def tempting_choices(self, turn: Turn, best: Choice) -> list[Choice]:
        """What it draws to here, other than what would be best anyway."""
        return [choice for choice in self.temptation(turn, best) if not choice.same(best)]


def _prefer(*verbs: str) -> Temptation:
    """Drawn to some verbs, unless it would do one of them anyway."""

    def temptation(turn: Turn, best: Choice) -> list[Choice]:
        return [] if best.verb in verbs else [one for one in turn.choices if one.verb in verbs]

    return temptation


def _avoid(*verbs: str) -> Temptation:
    """Does anything but some verbs, where one of them would be best."""

    def temptation(turn: Turn, best: Choice) -> list[Choice]:
        return [one for one in turn.choices if one.verb not in verbs] if best.verb in verbs else []

    return temptation


def _pick_wrong_target(*verbs: str) -> Temptation:
    """Does the same as would be best, with somebody or somewhere else."""

    def temptation(turn: Turn, best: Choice) -> list[Choice]:
        return [one for one in turn.choices if one.verb == best.verb] if best.verb in verbs else []

    return temptation


def _prefer_noise(turn: Turn, best: Choice) -> list[Choice]:
    """Shoots with what is heard, and opens doors with a crash."""
    shelf = game(turn.game)
    gear = shelf.edition.gear if isinstance(shelf, Zombicide) else {}
    armed = [one for one in turn.choices if one.has("weapon") and one.name("weapon") in gear]
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
"""By family: kills before everything, noise forgotten, searching too long, friends left behind, the goal
forgotten; cards spent or kept at the wrong time, roads taken for no reason, offers believed, spite."""


def habits_of(game_id: str) -> tuple[Habit, ...]:
    """The mistakes of a game; none where nobody has described any."""
    what = game(game_id)
    return HABITS.get(what.family or what.id, ())
