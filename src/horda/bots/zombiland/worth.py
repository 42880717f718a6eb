"""What cards, Health, fights and steps of the way are worth to a survivor, in Health tokens."""

from __future__ import annotations

from horda.engine.events import HIDDEN
from horda.games.zombiland.bot_view import BotView, Player
from horda.games.zombiland.content import ENCOUNTERS, RESOURCES, ZOMBIES
from horda.games.zombiland.odds import tour_length
from horda.games.zombiland.rules.board import ZONE_0

# What it costs to give a card away, in Health tokens; what a fight card adds is worth this much a point.
A_POINT = 0.13
WORTH = {
    "heal": 0.9, "draw": 0.5, "peace": 0.6, "reroll": 0.4, "escape": 0.6, "hurry": 0.25, "nudge": 0.2,
    "salvage": 0.4, "scout": 0.3, "wear": 0.7, "return_health": 0.4,
}  # fmt: skip
# How much a bite hurts with so many Health tokens left; the last one is death.
HURT = (4.0, 1.9, 1.3, 1.0)
# What a step of the way is worth, and what the spaces are worth to stop on.
A_STEP = 0.22
SPACE = {"no_encounters": 0.35, "resource": 0.45, "plus_1": 0.15, "plus_2": 0.3, "another_turn": 0.45}
# Cards a survivor may be thought to add in a fight, for each card in hand.
EXPECTED_HELP = 0.55


def _worth(face: str) -> float:
    card = RESOURCES[face]
    value: float = sum(A_POINT * e.n if e.do == "add" else WORTH.get(e.do, 0.2) * e.n for e in card.do)
    return value + (0.05 if card.any else 0.0)


WORTHS = {HIDDEN: 0.35, **{face: _worth(face) for face in RESOURCES}}


def worth(face: str) -> float:
    """What a Resource card in hand is worth, in Health tokens, even one that the seat does not know."""
    return WORTHS[face]


def bite_cost(player: Player) -> float:
    """What a bite costs a survivor."""
    return HURT[min(player.health, len(HURT) - 1)]


def same_side(view: BotView, seat: int, other: int) -> bool:
    """Whether helping `other` helps `seat`."""
    if seat == other:
        return True
    return view.team and alive_side(view.players[seat]) == alive_side(view.players[other])


def alive_side(player: Player) -> bool:
    """Whether a player is with the survivors."""
    return player.status in ("alive", "dead")


def way_left(player: Player, space: str | None = None) -> int:
    """Steps a survivor still has to go to win."""
    return tour_length(space or player.space or ZONE_0, frozenset(player.tokens))


def stake(view: BotView) -> float:
    """What is won by winning the fight under way: bites and penalties spared, rewards, a dead zombie."""
    fight = view.fight
    assert fight is not None
    fighter = view.players[fight.fighter]
    if fight.is_with_player:
        zombie = ZOMBIES[fight.card]
        return zombie.bites * bite_cost(fighter) + 0.3 * len(zombie.lose) + 0.5
    encounter = ENCOUNTERS[fight.card]
    reward: float = sum(0.4 * effect.n for effect in encounter.win)
    return encounter.bites * bite_cost(fighter) + 0.3 * len(encounter.lose) + reward
