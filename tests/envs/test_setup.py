"""Tests that environments check their arguments before a match begins, and that the seed determines the match."""

import re

import pytest
from tests.envs.games import GAMES, module_of

import horda
from horda.engine.game import BadOption
from horda.envs.interfaces import makers
from horda.envs.interfaces.makers import NoPettingZoo
from horda.envs.setup import option_in, setup_for


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"seats": 9}, "for 2 to 6 players"),
        ({"mission": "nowhere"}, "allowed: 'the_alarm_bell'"),
        ({"colour": "red"}, "has no option `colour`"),
        ({"actions": "words"}, "`actions='words'` is not possible; allowed: factored, flat"),
        ({"observations": "sounds"}, "allowed: tensors, vector, graph, text"),
        ({"reward": "gold"}, "allowed: win, won, score"),
        ({"rearranging": "never"}, "allowed: together, each"),
        ({"max_cycles": 0}, "at least one step"),
        ({"render_mode": "film"}, "allowed: ansi, svg, rgb_array, human"),
    ],
)
def test_wrong_arguments_are_refused_with_what_is_possible(arguments, problem):
    with pytest.raises(BadOption, match=re.escape(problem)):
        module_of("green_horde").env(**arguments)


def test_a_seat_that_does_not_exist_cannot_be_played():
    gymnasium = pytest.importorskip("gymnasium")
    with pytest.raises(ValueError, match="there are seats 0 to 1, and -1 for all"):
        gymnasium.make("horda/zombiland-v1", seats=2, seat=2)


def test_options_are_found_by_how_they_are_written():
    assert option_in("rue_morgue", "crawlers", "True") is True
    assert option_in("green_horde", "survivors", "4") == 4


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_decides_the_match(game):
    env = module_of(game).env()
    played = []
    for seed in (3, 3, 4):
        env.reset(seed=seed)
        played.append(env.table.match.state.hash())
    assert played[0] == played[1] != played[2]


def test_later_matches_follow_from_the_first_seed():
    runs = []
    for _ in range(2):
        env = module_of("zombiland").env()
        env.reset(seed=5)
        seeds = []
        for _ in range(3):
            env.reset()
            seeds.append(env.table.match.seed)
        runs.append(seeds)
    assert runs[0] == runs[1]
    assert len(set(runs[0])) == 3


def test_given_seeds_are_played_over_and_over():
    env = module_of("zombiland").env(seeds=(11, 12))
    played = []
    for _ in range(3):
        env.reset()
        played.append(env.table.match.seed)
    assert played == [11, 12, 11]


def test_without_pettingzoo_the_message_says_how_to_install_it(monkeypatch):
    monkeypatch.setattr(makers, "find_spec", lambda name: None)
    with pytest.raises(NoPettingZoo, match=r"to install them: .*(envs|gymnasium)"):
        module_of("zombiland").env()


def test_a_map_that_is_too_large_is_refused():
    from horda.envs.observations import zombicide

    board = horda.game("green_horde").new(seats=1, seed=1).board
    layout = zombicide.layout_of("green_horde")
    names = board.names
    board.names = names + [f"X{number}" for number in range(zombicide.ZONES)]
    try:
        with pytest.raises(BadOption, match="environments play maps of at most 64"):
            zombicide.Ground(board, layout)
    finally:
        board.names = names


def test_setups_are_told_by_their_settings():
    assert setup_for("zombiland", {"seats": 3, "dead_cards": "top"}).options == {"dead_cards": "top"}
