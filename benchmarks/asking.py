"""What the server works out to ask a seat: the question with its choices, prices and refusals, and the view.

Run as `python3 benchmarks/asking.py`, or with the names of some games. A match of each is played at random
with as many seats as it has, and some positions on the way are asked again and again; the least counts.
Seconds are those of the processor.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import horda
from horda.engine.chance import Dice
from horda.engine.state import State
from horda.games import games
from horda.server.protocol.projection import asked_record, view_of

FIRST, EVERY, MOST = 40, 9, 400
"""The first decision that is looked at, every how manyth, and how many are made at the most."""
ROUNDS = 7
MICRO = 1e6


def positions(game: str) -> list[tuple[State, int]]:
    """Positions in the middle of a match, each with a seat that is to decide."""
    kind, dice, found = horda.game(game), Dice("asking"), list[tuple[State, int]]()
    for number in range(MOST):
        state = kind.new(seats=kind.max_seats, seed=number)
        for decision in range(MOST):
            if state.over:
                break
            seat = state.deciders[0]
            if decision > FIRST and decision % EVERY == 0:
                found.append((state.clone(), seat))
            choices = state.choices(seat)
            state.apply(choices[dice.below(len(choices))])
        if len(found) > FIRST:
            break
    return found


def microseconds(asked: list[tuple[State, int]], ask: Callable[[State, int], object]) -> float:
    """What one of them takes, in the quickest of some rounds."""
    rounds: list[float] = []
    for _ in range(ROUNDS):
        began = time.process_time()
        for state, seat in asked:
            ask(state, seat)
        rounds.append((time.process_time() - began) / len(asked) * MICRO)
    return min(rounds)


def question(state: State, seat: int) -> object:
    """What is asked of the seat."""
    return asked_record(state, seat, undo="no", question=1)


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(games()))
    for game in parser.parse_args().games:
        asked = positions(game)
        told, seen = microseconds(asked, question), microseconds(asked, view_of)
        print(f"{game:20} question {told:4.0f} us, view {seen:4.0f} us, both {told + seen:4.0f} us")


if __name__ == "__main__":
    main()
