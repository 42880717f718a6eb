"""Features of a Survivor Zombiland position for one seat: its race, its rivals, and the zombies."""

from __future__ import annotations

from math import exp
from typing import Final

from horda.bots.zombiland.worth import alive_side, steps_left, worth
from horda.engine.state import State
from horda.games.zombiland.bot_view import BotView, Player
from horda.games.zombiland.odds import ZOMBIE_DISTANCE
from horda.games.zombiland.rules.board import ZONE_0
from horda.games.zombiland.rules.turn import BeforeRoll, ChooseWay
from horda.games.zombiland.rules.zombie_turn import ZombiePlay, ZombieRoll, ZombieWay
from horda.games.zombiland.state import ALIVE, ZOMBIE, ZombilandState

STRIKE_STEPS: Final = 6
"""Distance within which a zombie may strike in its next turn."""
RACE_SCALE: Final = 8.0
"""Steps behind the leader for a share of the win that is 1/e of the leader's."""
FULL_DISTANCE: Final = 60
"""Distance, in steps, of a player who is not racing: about the distance of a player at the start."""

SIDES: Final = True
NAMES: Final = (
    *("round", "late", "living", "fallen", "team", "zombies", "pool"),
    *("lives", "risen", "to_my_turn", "cards", "hand_worth", "claws"),
    *("way", "tokens", "health", "frail", "bonus", "hunted", "way_squared"),
    *("lead", "share", "rival_way", "rival_health", "rival_frail", "rival_cards"),
    *("team_way", "team_share", "team_health", "team_cards", "prey_way", "prey_health", "prey_near"),
)


def is_worth_searching(state: State) -> bool:
    """Return whether the question is about a survivor's moves or a zombie's hunt."""
    return isinstance(state.question(), BeforeRoll | ChooseWay | ZombieRoll | ZombieWay | ZombiePlay)


def read(state: State, seat: int) -> list[float]:
    """Return the features of a position as the seat knows it; parts that do not apply are 0."""
    assert isinstance(state, ZombilandState)
    view = BotView(state, seat)
    me = view.players[seat]
    living = [player for player in view.players if player.status == ALIVE]
    hunters = [player for player in view.players if player.status == ZOMBIE]
    return [
        *(state.round, state.round / (state.round + 10.0), len(living), len(state.deaths), view.team),
        *(len(hunters), view.pool),
        *(alive_side(me), not alive_side(me), (seat - state.active) % state.seats),
        *(len(me.hand), sum(worth(face) for face in me.hand), len(me.zombie_hand)),
        *_distance_features(me, hunters),
        *_race_features(me, living, team=view.team),
        *_team_features(me, living, hunters, team=view.team),
    ]


def _distance_features(me: Player, hunters: list[Player]) -> list[float]:
    """Return the features of a survivor's progress and condition."""
    if me.status != ALIVE:
        return [0.0] * 7
    way = steps_left(me)
    hunted = sum(_zombie_distance(hunter, me) <= STRIKE_STEPS for hunter in hunters)
    return [way, len(me.tokens), me.health, me.health == 0, me.bonus, hunted, way * way / FULL_DISTANCE]


def _race_features(me: Player, living: list[Player], *, team: bool) -> list[float]:
    """Return the features of a survivor who races alone against the others."""
    rivals = [player for player in living if player.seat != me.seat]
    if me.status != ALIVE or team or not rivals:
        return [0.0] * 6
    mine, ways = steps_left(me), [steps_left(rival) for rival in rivals]
    nearest = rivals[ways.index(min(ways))]
    return [
        *(min(ways) - mine, _race_share(mine, ways), min(ways)),
        *(nearest.health, nearest.health == 0, len(nearest.hand)),
    ]


def _team_features(me: Player, living: list[Player], hunters: list[Player], *, team: bool) -> list[float]:
    """Return the features of the Survivor Team against the Zombie Team, for a member of either."""
    ways = [steps_left(player) for player in living] or [FULL_DISTANCE]
    health = sum(player.health for player in living)
    found = [0.0] * 7
    if team and alive_side(me):
        found[:4] = [
            min(ways),
            exp(-min(ways) / RACE_SCALE),
            health,
            sum(len(player.hand) for player in living),
        ]
    if not alive_side(me):
        near = sum(
            _zombie_distance(hunter, player) <= STRIKE_STEPS for hunter in hunters for player in living
        )
        found[4:] = [min(ways), health + len(living), near]
    return found


def _race_share(mine: int, ways: list[int]) -> float:
    """Return a racer's share of the win estimated from the steps left only."""
    own = exp(-mine / RACE_SCALE)
    return own / (own + sum(exp(-way / RACE_SCALE) for way in ways))


def _zombie_distance(hunter: Player, player: Player) -> int:
    return ZOMBIE_DISTANCE[hunter.space or ZONE_0][player.space or ZONE_0]
