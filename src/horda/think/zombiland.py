"""What a position of Survivor Zombiland looks like to one seat: its race, its rivals, who hunts whom."""

from __future__ import annotations

from math import exp
from typing import Final

from horda.bots.zombiland.worth import alive_side, way_left, worth
from horda.engine.state import State
from horda.games.zombiland.bot_view import BotView, Player
from horda.games.zombiland.odds import ZOMBIE_DISTANCE
from horda.games.zombiland.rules.board import ZONE_0
from horda.games.zombiland.rules.turn import BeforeRoll, ChooseWay
from horda.games.zombiland.rules.zombie_turn import ZombiePlay, ZombieRoll, ZombieWay
from horda.games.zombiland.state import ALIVE, ZOMBIE, ZombilandState

NEAR: Final = 6
"""Steps within which a zombie may strike in its next turn."""
OPEN: Final = 8.0
"""Steps of the way by which a race is open still."""
NO_WAY: Final = 60
"""The way of who is in no race: about that of somebody who begins it."""

SIDES: Final = True
NAMES: Final = (
    *("round", "late", "living", "fallen", "team", "zombies", "pool"),
    *("lives", "risen", "to_my_turn", "cards", "hand_worth", "claws"),
    *("way", "tokens", "health", "frail", "bonus", "hunted", "way_squared"),
    *("lead", "share", "rival_way", "rival_health", "rival_frail", "rival_cards"),
    *("team_way", "team_share", "team_health", "team_cards", "prey_way", "prey_health", "prey_near"),
)


def pays(state: State) -> bool:
    """Where a survivor goes and whom a zombie hunts."""
    return isinstance(state.question(), BeforeRoll | ChooseWay | ZombieRoll | ZombieWay | ZombiePlay)


def read(state: State, seat: int) -> list[float]:
    """The figures of a position as a seat knows it; those of a part in which it has none are 0."""
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
        *_way(me, hunters),
        *_race(me, living, team=view.team),
        *_sides(me, living, hunters, team=view.team),
    ]


def _way(me: Player, hunters: list[Player]) -> list[float]:
    """How far a survivor has come, and in what state."""
    if me.status != ALIVE:
        return [0.0] * 7
    way = way_left(me)
    hunted = sum(_apart(hunter, me) <= NEAR for hunter in hunters)
    return [way, len(me.tokens), me.health, me.health == 0, me.bonus, hunted, way * way / NO_WAY]


def _race(me: Player, living: list[Player], *, team: bool) -> list[float]:
    """How a survivor stands who races alone against the others."""
    rivals = [player for player in living if player.seat != me.seat]
    if me.status != ALIVE or team or not rivals:
        return [0.0] * 6
    mine, ways = way_left(me), [way_left(rival) for rival in rivals]
    nearest = rivals[ways.index(min(ways))]
    return [
        *(min(ways) - mine, _share(mine, ways), min(ways)),
        *(nearest.health, nearest.health == 0, len(nearest.hand)),
    ]


def _sides(me: Player, living: list[Player], hunters: list[Player], *, team: bool) -> list[float]:
    """How the living stand against the dead: for their team, and for whoever hunts them."""
    ways = [way_left(player) for player in living] or [NO_WAY]
    health = sum(player.health for player in living)
    found = [0.0] * 7
    if team and alive_side(me):
        found[:4] = [min(ways), exp(-min(ways) / OPEN), health, sum(len(player.hand) for player in living)]
    if not alive_side(me):
        near = sum(_apart(hunter, player) <= NEAR for hunter in hunters for player in living)
        found[4:] = [min(ways), health + len(living), near]
    return found


def _share(mine: int, ways: list[int]) -> float:
    """The part of a race that is a racer's, if every step counted the same."""
    own = exp(-mine / OPEN)
    return own / (own + sum(exp(-way / OPEN) for way in ways))


def _apart(hunter: Player, player: Player) -> int:
    return ZOMBIE_DISTANCE[hunter.space or ZONE_0][player.space or ZONE_0]
