"""Processor time of preparing a question for a seat: choices, prices, refusals and the view.

Run as `python3 benchmarks/server/question_cost.py`, or with the names of some games. A random match of each is played
with all seats, and some of its positions are measured repeatedly; the fastest round counts.
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

FIRST_DECISION, DECISION_STRIDE, MAX_DECISIONS = 40, 9, 400
"""First decision that is measured; then every `DECISION_STRIDE`-th, up to `MAX_DECISIONS`."""
ROUNDS = 7
MICROSECONDS = 1e6


def positions(game: str) -> list[tuple[State, int]]:
    """Return positions in the middle of a match, each with a seat that must decide."""
    kind, dice, found = horda.game(game), Dice("asking"), list[tuple[State, int]]()
    for number in range(MAX_DECISIONS):
        state = kind.new(seats=kind.max_seats, seed=number)
        for decision in range(MAX_DECISIONS):
            if state.over:
                break
            seat = state.deciders[0]
            if decision > FIRST_DECISION and decision % DECISION_STRIDE == 0:
                found.append((state.clone(), seat))
            choices = state.choices(seat)
            state.apply(choices[dice.below(len(choices))])
        if len(found) > FIRST_DECISION:
            break
    return found


def microseconds(samples: list[tuple[State, int]], ask: Callable[[State, int], object]) -> float:
    """Return the time per position, in the fastest of some rounds."""
    rounds: list[float] = []
    for _ in range(ROUNDS):
        began = time.process_time()
        for state, seat in samples:
            ask(state, seat)
        rounds.append((time.process_time() - began) / len(samples) * MICROSECONDS)
    return min(rounds)


def question(state: State, seat: int) -> object:
    """Prepare the question for the seat."""
    return asked_record(state, seat, undo="no", question=1)


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(games()))
    for game in parser.parse_args().games:
        samples = positions(game)
        question_us, view_us = microseconds(samples, question), microseconds(samples, view_of)
        both = question_us + view_us
        print(f"{game:20} question {question_us:4.0f} us, view {view_us:4.0f} us, both {both:4.0f} us")


if __name__ == "__main__":
    main()
