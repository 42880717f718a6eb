"""Functions that give the tests of environments their modules, settings and random matches."""

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import horda
from horda.engine.chance import Dice
from horda.engine.choices import Plain
from horda.engine.state import State

GAMES = ("green_horde", "rue_morgue", "army_of_the_dead", "zombiland", "city_of_horror")


def module_of(game: str) -> ModuleType:
    """Return the module that contains a game's environments."""
    return import_module(f"horda.envs.{game}_v1")


def settings_of(game: str) -> list[dict[str, Plain]]:
    """Return the options of every variant of a game, and of every mission in the first variant."""
    rules = horda.game(game)
    missions = next((one.values for one in rules.options() if one.name == "mission"), ())
    return [*rules.variants(), *({"mission": mission} for mission in missions)]


def random_positions(game: str, options: dict[str, Plain], seed: int, decisions: int) -> Iterator[State]:
    """Yield the positions of a random match, up to a number of decisions."""
    rules, rng = horda.game(game), Dice(f"positions {seed}")
    low, high = rules.seats_for(options)
    s = rules.new(seats=low + rng.below(high - low + 1), seed=seed, **options)
    for _ in range(decisions):
        if s.over:
            return
        yield s
        choices = s.all_choices()
        s.apply(choices[rng.below(len(choices))])
