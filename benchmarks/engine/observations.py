"""Time of observations relative to decisions in the same matches: `python benchmarks/engine/observations.py`.

Decisions and observations of random matches are timed in turn, in processor time, so that a busy machine disturbs
both alike. A decision is that of a random player: computing all choices and applying one.
"""

from __future__ import annotations

import argparse
from time import process_time

import horda
from horda.envs.actions.grammar import grammar_of
from horda.envs.observations.encoder import ObservationSource, encoder_of, text_of
from horda.envs.observations.history import RecentEvents

SEATS = {"city_of_horror": 4}
DECISIONS = 1_500


def measure(game: str, decisions: int) -> tuple[float, float, float, float]:
    """Return the seconds for a decision, for tensors, for a vector and for a text."""
    encoder, grammar, rng = encoder_of(game), grammar_of(game), horda.Dice("benchmark")
    spent = [0.0] * 4
    done, seed = 0, 0
    while done < decisions:
        seed += 1
        s = horda.game(game).new(seats=SEATS.get(game, 2), seed=seed)
        recent = RecentEvents(s)
        while not s.over and done < decisions:
            began = process_time()
            choices = s.all_choices()
            s.apply(choices[rng.below(len(choices))])
            spent[0] += process_time() - began
            done += 1
            if s.over:
                break
            sight = ObservationSource(s, s.deciders[0], recent, grammar, asked=True)
            for place, encode in enumerate((encoder.tensors, encoder.vector), 1):
                began = process_time()
                encode(sight)
                spent[place] += process_time() - began
            began = process_time()
            text_of(s, sight.seat)
            spent[3] += process_time() - began
    return spent[0] / done, spent[1] / done, spent[2] / done, spent[3] / done


def main() -> None:
    """Print a table of all games."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    args = parser.parse_args()
    print("| game | decision, us | tensors | vector | text | (in decisions)")
    for game in sorted(horda.games.games()):
        decision, *others = measure(game, args.decisions)
        shares = " | ".join(f"{one / decision:.2f}" for one in others)
        print(f"| {game} | {decision * 1e6:.0f} | {shares} |", flush=True)


if __name__ == "__main__":
    main()
