"""One match played by bots from set-up to its end, told in a few numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.choices import Plain
from horda.engine.player import DEFAULT_BUDGET, Budget, Player, PlayerFailed, Turn, decision
from horda.engine.state import State
from horda.games import game

MOST_DECISIONS = 20_000
"""A match that takes more is given up and counts as not finished."""


class MatchFailed(RuntimeError):
    """A match broke off with an error: which one, and how to play it again."""


class PlayerBroke(MatchFailed):
    """A match broke off because a player did not decide: which one, where, and in which match."""

    def __init__(self, match: str, decisions: int, failed: PlayerFailed) -> None:
        super().__init__(f"{match} broke after {decisions} decisions: {failed}")
        self.match = match
        self.decisions = decisions
        self.failed = failed
        self.name, self.why, self.given, self.place = failed.name, failed.why, failed.given, failed.place

    def __reduce__(self) -> tuple[type[PlayerBroke], tuple[str, int, PlayerFailed]]:
        return type(self), (self.match, self.decisions, self.failed)


@dataclass(frozen=True)
class Played:
    """What came of one match."""

    number: int
    decisions: int
    rounds: int
    winners: tuple[int, ...]
    why: str
    """The outcome, as the game names it; empty when the match was given up."""


def match_seed(seed: int | str, number: int) -> str:
    """The seed of one match of many, so that it can be played again alone."""
    return f"{seed}/{number}"


def played_of(number: int, state: State) -> Played:
    """What came of a match, by its last position."""
    result = state.result
    if result is None:
        return Played(number, len(state.moves), state.round, (), "")
    return Played(number, len(state.moves), state.round, result.winners, result.why)


def played_out(
    game_id: str,
    bots: Sequence[str],
    seed: int | str,
    *,
    number: int,
    options: Mapping[str, Plain],
    budget: Budget = DEFAULT_BUDGET,
) -> State:
    """Match `number` of a series at its end, or where it was given up, with all that happened in it."""
    own_seed = match_seed(seed, number)
    state = game(game_id).new(seats=len(bots), seed=own_seed, **options)
    players = [bot(name, game_id) for name in bots]
    chance = [Dice(f"{own_seed}/{seat}") for seat in range(len(bots))]
    told = f"match {number} of {game_id} (seats={len(bots)}, seed={own_seed!r})"
    try:
        _decide(state, bots, players, chance, budget)
    except PlayerFailed as problem:
        raise PlayerBroke(told, len(state.moves), problem) from problem
    except Exception as problem:
        raise MatchFailed(
            f"{told} broke after {len(state.moves)} decisions: {type(problem).__name__}: {problem}"
        ) from problem
    return state


def _decide(
    state: State, names: Sequence[str], players: Sequence[Player], chance: Sequence[Dice], budget: Budget
) -> None:
    while state.result is None and len(state.moves) < MOST_DECISIONS:
        seat = state.all_choices()[0].seat
        turn = Turn.of(state, seat, chance[seat], budget)
        state.apply(decision(players[seat], turn, names[seat]))
