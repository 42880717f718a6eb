"""What a position of City of Horror looks like to one seat: its people, its means, the others."""

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

OPEN: Final = (1.5, 4.0)
"""Points by which a match is open still: near its end, and at its beginning."""

SIDES: Final = False
NAMES: Final = (
    *("round", "left", "in_play", "first", "leader"),
    *("standing", "people", "points", "tired", "antidotes", "lacking", "food", "cards", "hand_worth"),
    *("broken", "threatened", "outvoted", "safe_points", "to_hand"),
    *("best", "second", "mean", "lead", "lead_now", "share", "share_late", "lead_late"),
    *("best_people", "best_antidotes", "best_cards", "people_share", "antidote_share"),
)


def pays(state: State) -> bool:
    """Where to go, whom to vote for, and what to do before a vote."""
    return isinstance(state.question(), PickMovement | MoveCharacter | Ballot | Window)


def read(state: State, seat: int) -> list[float]:
    """The figures of a position as a seat knows it."""
    assert isinstance(state, CityState)
    view = BotView(state, seat)
    left = rounds_left(view)
    return [
        *(state.round, left, sum(not player.out for player in view.players)),
        *(state.first == seat, view.players[seat].colour == view.leader),
        *_mine(view, seat),
        *_danger(view, seat),
        *_others(view, seat, left),
    ]


def _mine(view: BotView, seat: int) -> list[float]:
    """People and means of the seat."""
    me, people = view.players[seat], people_of(view, seat)
    return [
        *(expected_points(view, seat), len(people), sum(one.points for one in people)),
        *(sum(not one.rested for one in people), me.antidotes, max(0, len(people) - me.antidotes)),
        *(food_worth(me), len(me.hand), sum(card_worth(view, face) for face in me.hand)),
        me.promises_broken,
    ]


def _danger(view: BotView, seat: int) -> list[float]:
    """Who of the seat stands where zombies will strike and others have more votes; what lies at hand."""
    threatened = outvoted = safe = to_hand = 0
    people = people_of(view, seat)
    for place in view.locations:
        here = [one for one in people if one.location == place.id]
        if not here:
            continue
        struck = place.is_attacked and not place.resolved
        if struck:
            threatened += len(here)
            outvoted += len(here) * (2 * place.votes[seat] <= sum(place.votes))
        else:
            safe += sum(one.points for one in here)
        to_hand += (place.antidotes + place.cards) * (not place.resolved)
    return [threatened, outvoted, safe, to_hand]


def _others(view: BotView, seat: int, left: float) -> list[float]:
    """How the seat stands beside the others."""
    stand = [expected_points(view, one) for one in range(len(view.players))]
    rivals = sorted([one for one in range(len(stand)) if one != seat], key=lambda one: -stand[one])
    best, second = rivals[0], rivals[1]
    mean = sum(stand[one] for one in rivals) / len(rivals)
    lead = stand[seat] - stand[best]
    late = 1.0 / (1.0 + left)
    antidotes = [player.antidotes for player in view.players]
    crowd, doses = max(1, len(view.characters)), max(1, sum(antidotes))
    now = [float(sum(one.points for one in people_of(view, other))) for other in range(len(stand))]
    share = [_share(stand, seat, width) for width in OPEN]
    return [
        *(stand[best], stand[second], mean, lead, now[seat] - max(now[one] for one in rivals)),
        *(share[1], share[0] * late, lead * late),
        *(len(people_of(view, best)), antidotes[best], len(view.players[best].hand)),
        *(len(people_of(view, seat)) / crowd, antidotes[seat] / doses),
    ]


def _share(stand: list[float], seat: int, width: float) -> float:
    """The part of a match that is a seat's, if points alone counted."""
    top = max(stand)
    grown = [exp((one - top) / width) for one in stand]
    return grown[seat] / sum(grown)
