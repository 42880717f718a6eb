"""Features of a City of Horror position for one seat: its Characters, its cards, its rivals."""

from __future__ import annotations

from math import exp
from typing import Final

from horda.bots.city_of_horror.worth import card_worth, expected_points, food_worth, people_of, rounds_left
from horda.engine.state import State
from horda.games.city_of_horror.bot_view import BotView
from horda.games.city_of_horror.rules.phases.movement import MoveCharacter, PickMovement
from horda.games.city_of_horror.rules.phases.windows import Window
from horda.games.city_of_horror.rules.votes.ballots import Ballot
from horda.games.city_of_horror.state import CityState

LEAD_SCALES: Final = (1.5, 4.0)
"""Points behind the leader for a share of the win that is 1/e of the leader's: near the end, and at the start."""

SIDES: Final = False
NAMES: Final = (
    *("round", "left", "in_play", "first", "leader"),
    *("standing", "people", "points", "tired", "antidotes", "lacking", "food", "cards", "hand_worth"),
    *("broken", "threatened", "outvoted", "safe_points", "to_hand"),
    *("best", "second", "mean", "lead", "lead_now", "share", "share_late", "lead_late"),
    *("best_people", "best_antidotes", "best_cards", "people_share", "antidote_share"),
)


def is_worth_searching(state: State) -> bool:
    """Return whether the question is about moves, votes, or actions before a vote."""
    return isinstance(state.question(), PickMovement | MoveCharacter | Ballot | Window)


def read(state: State, seat: int) -> list[float]:
    """Return the features of a position as the seat knows it."""
    assert isinstance(state, CityState)
    view = BotView(state, seat)
    left = rounds_left(view)
    return [
        *(state.round, left, sum(not player.out for player in view.players)),
        *(state.first == seat, view.players[seat].colour == view.leader),
        *_own_features(view, seat),
        *_danger_features(view, seat),
        *_rival_features(view, seat, left),
    ]


def _own_features(view: BotView, seat: int) -> list[float]:
    """Return the features of the seat's Characters and resources."""
    me, people = view.players[seat], people_of(view, seat)
    return [
        *(expected_points(view, seat), len(people), sum(survivor.points for survivor in people)),
        *(sum(not survivor.rested for survivor in people), me.antidotes, max(0, len(people) - me.antidotes)),
        *(food_worth(me), len(me.hand), sum(card_worth(view, face) for face in me.hand)),
        me.promises_broken,
    ]


def _danger_features(view: BotView, seat: int) -> list[float]:
    """Return the seat's characters exposed to a lost vote, and the cards it can reach."""
    threatened = outvoted = safe = to_hand = 0
    people = people_of(view, seat)
    for place in view.locations:
        here = [survivor for survivor in people if survivor.location == place.id]
        if not here:
            continue
        struck = place.is_attacked and not place.resolved
        if struck:
            threatened += len(here)
            outvoted += len(here) * (2 * place.votes[seat] <= sum(place.votes))
        else:
            safe += sum(survivor.points for survivor in here)
        to_hand += (place.antidotes + place.cards) * (not place.resolved)
    return [threatened, outvoted, safe, to_hand]


def _rival_features(view: BotView, seat: int, left: float) -> list[float]:
    """Return the features of the seat's points and resources relative to the other seats."""
    stand = [expected_points(view, player) for player in range(len(view.players))]
    rivals = sorted([one for one in range(len(stand)) if one != seat], key=lambda one: -stand[one])
    best, second = rivals[0], rivals[1]
    mean = sum(stand[one] for one in rivals) / len(rivals)
    lead = stand[seat] - stand[best]
    late = 1.0 / (1.0 + left)
    antidotes = [player.antidotes for player in view.players]
    crowd, doses = max(1, len(view.characters)), max(1, sum(antidotes))
    now = [float(sum(survivor.points for survivor in people_of(view, other))) for other in range(len(stand))]
    share = [_points_share(stand, seat, width) for width in LEAD_SCALES]
    return [
        *(stand[best], stand[second], mean, lead, now[seat] - max(now[one] for one in rivals)),
        *(share[1], share[0] * late, lead * late),
        *(len(people_of(view, best)), antidotes[best], len(view.players[best].hand)),
        *(len(people_of(view, seat)) / crowd, antidotes[seat] / doses),
    ]


def _points_share(stand: list[float], seat: int, width: float) -> float:
    """Return a seat's share of the win estimated from points only."""
    top = max(stand)
    grown = [exp((one - top) / width) for one in stand]
    return grown[seat] / sum(grown)
