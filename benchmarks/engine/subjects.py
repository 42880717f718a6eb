"""Benchmark subjects: decisions per second and the time of a copy, for one subject in one process.

Run as `python3 benchmarks/engine/subjects.py SUBJECT SECONDS`; it prints JSON. `run.py` calls it repeatedly.
"""

from __future__ import annotations

import copy
import gc
import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

Measured = dict[str, float]
Play = Callable[[int], int]
COPIES = 2_000


def rates(play: Play, clone: Callable[[], object] | None, seconds: float) -> Measured:
    """Return decisions per second of whole random matches, and microseconds per copy in mid-match.

    Seconds are processor time, so other programs do not count.
    """
    gc.collect()
    gc.freeze()
    play(0)
    decisions, seed, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        seed += 1
        decisions += play(seed)
    rate = decisions / (time.process_time() - start)
    return {"decisions_per_s": rate} | ({"clone_us": microseconds(clone, seconds)} if clone else {})


def microseconds(work: Callable[[], object], seconds: float) -> float:
    """Return the microseconds of a call, after one warm-up call; slow calls are repeated less often."""
    work()
    start = time.process_time()
    for done in range(1, COPIES + 1):
        work()
        if done % 50 == 0 and time.process_time() - start > seconds:
            break
    return (time.process_time() - start) / done * 1e6


def horda_game(name: str, seats: int, seconds: float, **options: Any) -> Measured:
    """Measure a game of Horda with random bots."""
    import horda
    from horda.engine.chance import Dice

    game = horda.game(name)

    def play(seed: int) -> int:
        state, rng, count = game.new(seats=seats, seed=seed, **options), Dice(seed), 0
        while not state.over:
            offered = state.all_choices()
            state.apply(offered[rng.below(len(offered))])
            count += 1
        return count

    middle, rng = game.new(seats=seats, seed=1, **options), Dice(1)
    for _ in range(60):
        offered = middle.all_choices()
        middle.apply(offered[rng.below(len(offered))])
    seat, saved = middle.deciders[0], middle.to_json()
    return rates(play, middle.clone, seconds) | {
        "imagine_us": microseconds(lambda: middle.determinise(seat, rng), seconds),
        "new_us": microseconds(lambda: game.new(seats=seats, seed=1, **options), seconds),
        "load_us": microseconds(lambda: game.from_json(saved), seconds),
    }


def open_spiel_game(name: str, seconds: float) -> Measured:
    """Measure a game of OpenSpiel with random players; chance nodes are drawn but not counted."""
    import pyspiel

    if name.startswith("python_"):
        __import__(f"open_spiel.python.games.{name.removeprefix('python_')}")
    game = pyspiel.load_game(name)

    def step(state: Any, rng: random.Random) -> int:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            return 0
        state.apply_action(rng.choice(state.legal_actions()))
        return 1

    def play(seed: int) -> int:
        state, rng, count = game.new_initial_state(), random.Random(seed), 0
        while not state.is_terminal():
            count += step(state, rng)
        return count

    middle, rng = game.new_initial_state(), random.Random(1)
    for _ in range(8):
        step(middle, rng)
    return rates(play, middle.clone, seconds)


def pokerkit_game(seconds: float) -> Measured:
    """Measure no-limit hold'em for four in pokerkit, with random actions."""
    from pokerkit import Automation, NoLimitTexasHoldem

    automations = tuple(Automation)

    def new() -> Any:
        return NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, (200,) * 4, 4)

    def step(state: Any, rng: random.Random) -> None:
        moves = [state.check_or_call]
        if state.can_fold():
            moves.append(state.fold)
        if state.can_complete_bet_or_raise_to():
            moves.append(state.complete_bet_or_raise_to)
        rng.choice(moves)()

    def play(seed: int) -> int:
        random.seed(seed)
        state, rng, count = new(), random.Random(seed), 0
        while state.status and state.actor_index is not None:
            step(state, rng)
            count += 1
        return count

    middle = new()
    return rates(play, lambda: copy.deepcopy(middle), seconds)


def pettingzoo_game(module: str, seconds: float, **options: Any) -> Measured:
    """Measure an environment of PettingZoo whose agents act one after another, with random actions."""
    import numpy as np

    env = import_module(module).env(**options)

    def play(seed: int) -> int:
        rng, count = np.random.default_rng(seed), 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            count += 1
        return count

    return rates(play, None, seconds)


SUBJECTS: dict[str, Callable[[float], Measured]] = {
    "zombiland": lambda seconds: horda_game("zombiland", 4, seconds),
    "green_horde": lambda seconds: horda_game("green_horde", 2, seconds, mission="the_dragon_bile_quest"),
    "rue_morgue": lambda seconds: horda_game("rue_morgue", 2, seconds),
    "army_of_the_dead": lambda seconds: horda_game("army_of_the_dead", 2, seconds),
    "city_of_horror": lambda seconds: horda_game("city_of_horror", 4, seconds),
    "python_team_dominoes": lambda seconds: open_spiel_game("python_team_dominoes", seconds),
    "python_tic_tac_toe": lambda seconds: open_spiel_game("python_tic_tac_toe", seconds),
    "python_liars_poker": lambda seconds: open_spiel_game("python_liars_poker", seconds),
    "backgammon": lambda seconds: open_spiel_game("backgammon", seconds),
    "pokerkit": pokerkit_game,
    "pettingzoo_chess": lambda seconds: pettingzoo_game("pettingzoo.classic.chess_v6", seconds),
    "pettingzoo_connect_four": lambda seconds: pettingzoo_game("pettingzoo.classic.connect_four_v3", seconds),
    "pettingzoo_tictactoe": lambda seconds: pettingzoo_game("pettingzoo.classic.tictactoe_v3", seconds),
    "zombiland_v1": lambda seconds: pettingzoo_game("horda.envs.zombiland_v1", seconds, seats=4),
    "green_horde_v1": lambda seconds: pettingzoo_game(
        "horda.envs.green_horde_v1", seconds, seats=2, mission="the_dragon_bile_quest"
    ),
}


if __name__ == "__main__":
    print(json.dumps(SUBJECTS[sys.argv[1]](float(sys.argv[2]))))
