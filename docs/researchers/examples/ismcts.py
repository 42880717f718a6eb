"""Play Survivor Zombiland with OpenSpiel's IS-MCTS in one seat and random play in the others.

    python docs/researchers/examples/ismcts.py --matches 10 --simulations 30

It needs the extra `spiel`. The search imagines worlds through Horda's resampler, so it never sees what its seat
may not know.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from horda.envs.spiel import Resampler

PLAYERS = 3
SEARCHER = 0
UCT = 1.4


SHORT = 40
"""Actions of a rollout, after which the position is judged."""
TOKENS = 4
"""The tokens that win the match."""


class ShortRollouts(mcts.Evaluator):
    """Judges a position by a little random play and the tokens that it brought, and every action alike."""

    def __init__(self, rng: np.random.RandomState) -> None:
        self._rng = rng

    def evaluate(self, state: pyspiel.State) -> list[float]:
        """Return what random play makes of a position: from -1, a loss, to 1, a win."""
        playing = state.clone()
        for _ in range(SHORT):
            if playing.is_terminal():
                return playing.returns()
            playing.apply_action(int(self._rng.choice(playing.legal_actions())))
        players = playing.match.state.view(None).players
        return [-1.0 if one.status != "alive" else 2 * len(one.tokens) / TOKENS - 1 for one in players]

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        """Return the same chance for each action."""
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def searcher(game: pyspiel.Game, simulations: int, rng: np.random.RandomState) -> ismcts.ISMCTSBot:
    """Return a bot that searches from imagined worlds."""
    bot = ismcts.ISMCTSBot(game, ShortRollouts(rng), UCT, simulations, random_state=rng)
    bot.set_resampler(Resampler(int(rng.randint(2**31))))
    return bot


def play(game: pyspiel.Game, bot: ismcts.ISMCTSBot, rng: np.random.RandomState) -> list[float]:
    """Play a match; return what it was worth to each seat."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == SEARCHER:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state.returns()


def main() -> None:
    """Play some matches and print how often the searcher won."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=30)
    args = parser.parse_args()
    rng = np.random.RandomState(1)
    game = pyspiel.load_game(f"horda_zombiland(players={PLAYERS})")
    bot = searcher(game, args.simulations, rng)
    won = 0
    for match in range(1, args.matches + 1):
        won += play(game, bot, rng)[SEARCHER] > 0
        print(f"match {match}: the searcher has won {won}", flush=True)


if __name__ == "__main__":
    main()
