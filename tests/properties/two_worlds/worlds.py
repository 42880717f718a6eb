"""The two-world law: players cannot infer secrets that they did not witness.

A random match is played, and now and then a second world splits off that differs in one secret: another
secret choice of the same kind (`choice`), hands held in another order, so that chance takes other cards from
them (`order`), or two cards exchanged that a viewer has never seen (`swap`). Both worlds go on with the same
choices and the same dice. Viewers who did not witness the difference get the same view, choices, refusals,
prompt, events and, at each event, the same board in both, until an open event shows them the difference.
`tests/properties/two_worlds/witnesses.py` declares who witnesses what, and what is open: the law never uses the
engine's own record of what a seat knows.

`python3 -m tests.properties.two_worlds.worlds --pairs 1000000` tries as many pairs and prints what it found, by kind;
call `soak` to do the same from Python.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

from tests.properties.tables import every_setting
from tests.properties.two_worlds.tally import Tally
from tests.properties.two_worlds.twins import Match
from tests.properties.two_worlds.witnesses import MANNERS


def soak(
    *,
    pairs: int,
    seconds: float = float("inf"),
    games: tuple[str, ...] = tuple(MANNERS),
    seed: int = 0,
    share: int = 2_000,
) -> Iterator[Tally]:
    """Test `pairs` pairs of worlds, for at most `seconds` seconds; yield the tally after each match.

    The games take turns, each match at another setting; a match may contribute at most `share` pairs.
    """
    tables = {name: [one for one in every_setting() if one.game == name] for name in games}
    total, start = Tally(), time.perf_counter()
    number = seed
    while total.pair_count < pairs and time.perf_counter() - start < seconds:
        name = games[number % len(games)]
        settings = tables[name]
        match = Match(settings[(number // len(games) * 7) % len(settings)], number)
        for tally in match.play():
            if tally.pair_count >= share or total.pair_count + tally.pair_count >= pairs:
                break
        match.tally.matches = 1
        total.add(match.tally)
        total.seconds = time.perf_counter() - start
        number += 1
        yield total


def main() -> None:
    """Test many pairs of worlds and print the differences found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pairs", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("games", nargs="*", default=list(MANNERS))
    asked = parser.parse_args()
    tally = Tally()
    last = 0.0
    for tally in soak(pairs=asked.pairs, seconds=asked.seconds, seed=asked.seed, games=tuple(asked.games)):
        if tally.seconds - last > 30:
            last = tally.seconds
            print(
                f"{tally.pair_count:,} pairs, {sum(tally.found.values()):,} differences, {last:.0f} s",
                flush=True,
            )
    print(tally.table())


if __name__ == "__main__":
    main()
