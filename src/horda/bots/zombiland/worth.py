"""The value of cards, Health, fights and distance to a survivor, in Health tokens."""

from __future__ import annotations

from horda.engine.events import HIDDEN
from horda.games.zombiland.bot_view import BotView, Player
from horda.games.zombiland.content import ENCOUNTERS, RESOURCES, ZOMBIES
from horda.games.zombiland.odds import tour_length
from horda.games.zombiland.rules.board import ZONE_0

# Value of a card in Health tokens, by effect; a fight card is worth this much for each point it adds.
POINT_VALUE = 0.13
WORTH = {
    "heal": 0.9, "draw": 0.5, "peace": 0.6, "reroll": 0.4, "escape": 0.6, "hurry": 0.25, "nudge": 0.2,
    "salvage": 0.4, "scout": 0.3, "wear": 0.7, "return_health": 0.4,
}  # fmt: skip
# Cost of a bite with 0, 1, 2 or more Health tokens left; without any left it is death.
BITE_COSTS = (4.0, 1.9, 1.3, 1.0)
# Value of a step towards the goal, and of stopping on each kind of space.
STEP_VALUE = 0.22
SPACE_VALUES = {"no_encounters": 0.35, "resource": 0.45, "plus_1": 0.15, "plus_2": 0.3, "another_turn": 0.45}
# Points that each card in a survivor's hand is expected to add in a fight.
EXPECTED_HELP = 0.55


def _worth(face: str) -> float:
    card = RESOURCES[face]
    value: float = sum(POINT_VALUE * e.n if e.do == "add" else WORTH.get(e.do, 0.2) * e.n for e in card.do)
    return value + (0.05 if card.any else 0.0)


WORTHS = {HIDDEN: 0.35, **{face: _worth(face) for face in RESOURCES}}


def worth(face: str) -> float:
    """Return the value of a Resource card in hand, in Health tokens; hidden cards have an average value."""
    return WORTHS[face]


def bite_cost(player: Player) -> float:
    """Return the cost of a bite to a survivor."""
    return BITE_COSTS[min(player.health, len(BITE_COSTS) - 1)]


def same_side(view: BotView, seat: int, other: int) -> bool:
    """Return whether two seats are on the same side, so that helping `other` helps `seat`."""
    if seat == other:
        return True
    return view.team and alive_side(view.players[seat]) == alive_side(view.players[other])


def alive_side(player: Player) -> bool:
    """Return whether a player is on the survivors' side."""
    return player.status in ("alive", "dead")


def steps_left(player: Player, space: str | None = None) -> int:
    """Return the number of steps that a survivor still has to go to win."""
    return tour_length(space or player.space or ZONE_0, frozenset(player.tokens))


def stake(view: BotView) -> float:
    """Return the value of winning the current fight: bites and penalties avoided, rewards, a killed zombie."""
    fight = view.fight
    assert fight is not None
    fighter = view.players[fight.fighter]
    if fight.is_with_player:
        zombie = ZOMBIES[fight.card]
        return zombie.bites * bite_cost(fighter) + 0.3 * len(zombie.lose) + 0.5
    encounter = ENCOUNTERS[fight.card]
    reward: float = sum(0.4 * effect.n for effect in encounter.win)
    return encounter.bites * bite_cost(fighter) + 0.3 * len(encounter.lose) + reward
