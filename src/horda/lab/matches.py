"""One match played by bots from set-up to its end, told in a few numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from horda.bots import Bot, bot
from horda.engine.chance import Dice
from horda.engine.choices import Plain
from horda.engine.state import State
from horda.games import game

MOST_DECISIONS = 20_000
"""A match that takes more is given up and counts as not finished."""


class MatchFailed(RuntimeError):
    """A match broke off with an error: which one, and how to play it again."""


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


def play_match(
    game_id: str, bots: Sequence[str], seed: int | str, *, number: int, options: Mapping[str, Plain]
) -> Played:
    """Play match `number` of a series, with a bot in each seat."""
    state = played_out(game_id, bots, seed, number=number, options=options)
    result = state.result
    if result is None:
        return Played(number, len(state.moves), state.round, (), "")
    return Played(number, len(state.moves), state.round, result.winners, result.why)


def played_out(
    game_id: str, bots: Sequence[str], seed: int | str, *, number: int, options: Mapping[str, Plain]
) -> State:
    """Match `number` of a series at its end, or where it was given up, with all that happened in it."""
    own_seed = match_seed(seed, number)
    state = game(game_id).new(seats=len(bots), seed=own_seed, **options)
    players = [bot(name, game_id) for name in bots]
    chance = [Dice(f"{own_seed}/{seat}") for seat in range(len(bots))]
    try:
        _decide(state, players, chance)
    except Exception as problem:
        raise MatchFailed(
            f"match {number} of {game_id} (seats={len(bots)}, seed={own_seed!r}) broke after "
            f"{len(state.moves)} decisions: {type(problem).__name__}: {problem}"
        ) from problem
    return state


def _decide(state: State, players: Sequence[Bot], chance: Sequence[Dice]) -> None:
    blind = [getattr(player, "BLIND", False) for player in players]
    while state.result is None and len(state.moves) < MOST_DECISIONS:
        seat = state.offered()[0].seat
        choices = state.choices(seat)
        view = None if blind[seat] else state.view(seat)
        state.apply(players[seat].choose(view, choices, chance[seat]))
