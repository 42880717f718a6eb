"""The play-test of a draft: matches with a bot in a worker process, as many as fit into its time."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from horda.bots import HEURISTIC, bot
from horda.engine.chance import Dice
from horda.engine.choices import Plain
from horda.engine.events import Event
from horda.engine.player import Budget, Turn, decision
from horda.engine.state import State
from horda.games import game
from horda.games.zombicide.events.combat_events import FriendHit, SurvivorHit
from horda.games.zombicide.events.events import RoundBegan, SurvivorLost
from horda.games.zombicide.events.zombie_events import SurvivorAttacked
from horda.games.zombicide.game import SURVIVORS
from horda.games.zombicide.missions.custom import MAP, OWN
from horda.games.zombicide.state import ZombicideState
from horda.server.workshop.workshop_records import Death, PlayTested, TestMatch

TEST_BOTS: Final = (HEURISTIC, "random")
"""The bots that play drafts: both decide without playouts."""
MAX_DECISIONS: Final = 4_000
"""A match that takes more decisions is abandoned."""
MAX_MATCH_S: Final = 20.0
"""Seconds after which a match is abandoned."""
FRIEND: Final = "friend"
"""Cause of death: a shot or a blow of another survivor."""
OTHER: Final = "other"
"""Cause of death: fire, water, an explosion, or the mission itself."""
SEED: Final = "workshop"
"""The seed of a match is this word and its number, whatever the version, so that versions can be compared."""


class PlayTestRequest(msgspec.Struct, array_like=True, frozen=True, tag="playtest"):
    """A request to play matches of a draft, which has been checked, until time is up."""

    game: str
    text: str
    bot: str
    survivors: int
    first: int
    count: int
    seconds: float


def play_test(asked: PlayTestRequest) -> PlayTested:
    """Play the matches of a request, at least one, until their number or the time is reached."""
    until = time.monotonic() + asked.seconds
    found: list[TestMatch] = []
    for number in range(asked.first, asked.first + asked.count):
        found.append(_play_match(asked, number))
        if time.monotonic() > until:
            break
    return PlayTested(tuple(found))


def _play_match(asked: PlayTestRequest, number: int) -> TestMatch:
    """Play one match and return what became of it."""
    seed = f"{SEED}/{number}"
    options: dict[str, Plain] = {"mission": OWN, MAP: asked.text, SURVIVORS: asked.survivors}
    state = game(asked.game).new(seats=1, seed=seed, **options)
    assert isinstance(state, ZombicideState)
    player = bot(asked.bot, asked.game)
    dice = Dice(f"{seed}/0")
    reached = [0] * len(state.goals.numbered)
    until = time.monotonic() + MAX_MATCH_S
    while state.result is None and len(state.moves) < MAX_DECISIONS and time.monotonic() < until:
        turn = Turn.of(state, state.all_choices()[0].seat, dice, Budget())
        state.apply(decision(player, turn, asked.bot))
        _note_goals(state, reached)
    return TestMatch(
        number,
        won=state.result is not None and bool(state.result.winners),
        why=state.result.why if state.result is not None else "",
        rounds=state.round,
        goals=tuple(reached),
        deaths=tuple(_deaths(state)),
    )


def _note_goals(state: ZombicideState, reached: list[int]) -> None:
    """Note the round in which goals hold for the first time, once the survivors stand on the board."""
    if not state.roster or all(reached):
        return
    for number, goal in enumerate(state.goals.numbered):
        if not reached[number] and goal.holds(state):
            reached[number] = state.round


def _deaths(state: State) -> list[Death]:
    """Return where, when and by what survivors died."""
    found: list[Death] = []
    attackers: dict[str, str] = {}
    current_round = 0
    for event in state.events():
        if isinstance(event, RoundBegan):
            current_round = event.round
            attackers.clear()
        elif isinstance(event, SurvivorLost):
            cause = attackers.get(event.survivor, OTHER)
            found.append(Death(event.zone, cause, current_round))
        else:
            attackers |= _attacked(event)
    return found


def _attacked(event: Event) -> dict[str, str]:
    """Return who was attacked in an event, and by what."""
    if isinstance(event, SurvivorAttacked):
        return {event.survivor: event.zombie}
    if isinstance(event, FriendHit):
        return {event.friend: FRIEND}
    return {event.target: FRIEND} if isinstance(event, SurvivorHit) else {}
