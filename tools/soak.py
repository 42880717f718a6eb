"""Play random matches of a game at every table there is, and look for anything that must never be.

`python tools/soak.py city_of_horror 1000` plays 1,000 matches for every variant and number of players. At
every tenth decision and at the end nothing may have been lost or made; now and then a save, an undo and an
imagined state are tried too. The laws in `tests/properties` try all of that at every decision of a match.
With `PYTHONPATH=build/compiled` it runs the compiled rules.
"""

from __future__ import annotations

import sys
import time

from rich.console import Console
from rich.progress import Progress

import horda
from horda.engine.chance import Dice
from horda.engine.choices import Choice, Plain
from horda.engine.game import Game
from horda.engine.state import State

LONGEST = 100_000
COUNTED_EVERY = 10
CLOSELY_EVERY = 1009


def look_closely(state: State, choice: Choice, rng: Dice) -> None:
    """A save comes back, an undo leads back, and what a seat imagines looks the same to it."""
    loaded = state.game.from_json(state.to_json())
    assert loaded == state, "a save came back different"
    there = state.clone()
    there.apply(choice)
    there.undo(consent=True)
    assert there == state, "taking back led elsewhere"
    imagined = state.determinise(choice.seat, rng)
    assert imagined.view(choice.seat) == state.view(choice.seat), "a view shows what is secret"
    assert imagined.choices(choice.seat) == state.choices(choice.seat), "choices tell what is secret"


def play(game: Game, seats: int, seed: int, options: dict[str, Plain]) -> int:
    """One match; the number of its decisions."""
    state, rng = game.new(seats=seats, seed=seed, **options), Dice(f"soak {seed}")
    for number in range(LONGEST):
        wrong = game.violations(state) if state.over or number % COUNTED_EVERY == 0 else []
        if wrong:
            raise SystemExit(
                f"{game.id}, {seats} players, seed {seed}, decision {number}: {'; '.join(wrong)}"
            )
        if state.over:
            return number
        offered = state.offered()
        choice = offered[rng.below(len(offered))]
        if (seed + number) % CLOSELY_EVERY == 0:
            look_closely(state, choice, rng)
        state.apply(choice)
    raise SystemExit(f"{game.id}, {seats} players, seed {seed}: no end after {LONGEST} decisions")


def main() -> None:
    """Play them all and say how many there were."""
    game, matches = horda.game(sys.argv[1]), int(sys.argv[2])
    tables = [
        (seats, variant)
        for variant in game.variants()
        for fewest, most in [game.seats_for(variant)]
        for seats in range(fewest, most + 1)
    ]
    start, decisions = time.perf_counter(), 0
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(game.title, total=len(tables) * matches)
        for seats, variant in tables:
            for seed in range(matches):
                decisions += play(game, seats, seed, variant)
                progress.advance(task)
    print(
        f"{game.title}: {len(tables)} tables, {matches} matches at each, {decisions:,} decisions, "
        f"all ended and nothing was wrong ({time.perf_counter() - start:.0f} s)"
    )


if __name__ == "__main__":
    main()
