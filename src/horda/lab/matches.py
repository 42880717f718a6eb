"""Play one match with bots from setup to its end, and summarise the outcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.choices import Plain
from horda.engine.player import DEFAULT_BUDGET, Budget, Player, PlayerFailed, Turn, decision
from horda.engine.state import State
from horda.games import game

MAX_DECISIONS = 20_000
"""A match that takes more decisions is abandoned and counts as unfinished."""


class MatchFailed(RuntimeError):
    """A match ended with an error; the message contains the error and how to repeat the match."""


class PlayerBroke(MatchFailed):
    """A player failed to decide; the message names the player, the position and the match."""

    def __init__(self, match: str, decisions: int, failed: PlayerFailed) -> None:
        super().__init__(f"{match} broke after {decisions} decisions: {failed}")
        self.match = match
        self.decisions = decisions
        self.failed = failed
        self.name, self.why, self.given, self.place = failed.name, failed.why, failed.given, failed.place

    def __reduce__(self) -> tuple[type[PlayerBroke], tuple[str, int, PlayerFailed]]:
        return type(self), (self.match, self.decisions, self.failed)


@dataclass(frozen=True)
class MatchOutcome:
    """The outcome of one match."""

    number: int
    decisions: int
    rounds: int
    winners: tuple[int, ...]
    why: str
    """The outcome's name in the game; empty if the match was abandoned."""


def match_seed(seed: int | str, number: int) -> str:
    """Return the seed of one match of a series, so that it can be played again alone."""
    return f"{seed}/{number}"


def outcome_of(number: int, state: State) -> MatchOutcome:
    """Return the outcome of a match from its last position."""
    result = state.result
    if result is None:
        return MatchOutcome(number, len(state.moves), state.round, (), "")
    return MatchOutcome(number, len(state.moves), state.round, result.winners, result.why)


def play_match(
    game_id: str,
    bots: Sequence[str],
    seed: int | str,
    *,
    number: int,
    options: Mapping[str, Plain],
    budget: Budget = DEFAULT_BUDGET,
    watch: Callable[[State], None] | None = None,
) -> State:
    """Play match `number` of a series and return its last state, with its full log.

    `watch` is called with the state after each decision.
    """
    own_seed = match_seed(seed, number)
    state = game(game_id).new(seats=len(bots), seed=own_seed, **options)
    players = [bot(name, game_id) for name in bots]
    chance = [Dice(f"{own_seed}/{seat}") for seat in range(len(bots))]
    description = f"match {number} of {game_id} (seats={len(bots)}, seed={own_seed!r})"
    try:
        _play_to_end(state, bots, players, chance, budget, watch)
    except PlayerFailed as problem:
        raise PlayerBroke(description, len(state.moves), problem) from problem
    except Exception as problem:
        raise MatchFailed(
            f"{description} broke after {len(state.moves)} decisions: {type(problem).__name__}: {problem}"
        ) from problem
    return state


def _play_to_end(
    state: State,
    names: Sequence[str],
    players: Sequence[Player],
    chance: Sequence[Dice],
    budget: Budget,
    watch: Callable[[State], None] | None,
) -> None:
    while state.result is None and len(state.moves) < MAX_DECISIONS:
        seat = state.all_choices()[0].seat
        turn = Turn.of(state, seat, chance[seat], budget)
        state.apply(decision(players[seat], turn, names[seat]))
        if watch is not None:
            watch(state)
