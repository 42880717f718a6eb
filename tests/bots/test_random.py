"""Tests of the random player and of the lookup of bots by name."""

from collections import Counter

import pytest

from horda.bots import UnknownBot, best_bot, bot, bots
from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Turn
from horda.games import game

CHOICES = [Choice.of(0, "go", to=number) for number in range(4)]
STATE = game("zombiland").new(seats=2)


def turn(rng: Dice) -> Turn:
    return Turn(STATE, 0, CHOICES, rng)


def test_every_choice_is_about_as_likely_as_any_other():
    player, rng = bot("random", "zombiland"), Dice(1)
    counts = Counter(player.choose(turn(rng)).number("to") for _ in range(4000))
    assert set(counts) == {0, 1, 2, 3}
    assert all(900 < count < 1100 for count in counts.values())


def test_the_same_dice_make_the_same_choices():
    player = bot("random", "zombiland")
    first, second = Dice(7), Dice(7)
    one = [player.choose(turn(first)) for _ in range(50)]
    assert one == [player.choose(turn(second)) for _ in range(50)]


def test_the_random_player_plays_every_game():
    assert "random" in bots("any game at all")
    assert best_bot("any game at all") == "random"


def test_an_unknown_bot_is_refused_with_the_nearest_and_all_known():
    with pytest.raises(UnknownBot, match=r"no bot called `randm`.*did you mean `random`\?.*known: .*random"):
        bot("randm", "zombiland")
