"""Tests of the balance figures of City of Horror, and of the limits of balance for Invasion cards."""

from pathlib import Path

import pytest

from horda import lab
from horda.games.city_of_horror.content import PLACES
from horda.lab import Folder
from horda.lab.balance.city_of_horror import rescued_share
from horda.lab.balance.match_figures import MatchFigures
from horda.lab.matches import play_match


@pytest.fixture(scope="module")
def four_player_figures(tmp_path_factory: pytest.TempPathFactory) -> MatchFigures:
    """Return the figures of a series of matches with four players."""
    folder = tmp_path_factory.mktemp("city")
    lab.run("city_of_horror", seats=4, matches=24, seed="balance", folder=folder, workers=1)
    return MatchFigures(Folder(folder))


def test_match_figures_agree_with_the_tables(four_player_figures: MatchFigures):
    state = play_match("city_of_horror", ("heuristic",) * 4, "balance", number=0, options={})
    assert state.result is not None
    people = four_player_figures.tables["people"].filter(four_player_figures.tables["people"]["match"] == 0)
    assert int(people["alive"].sum()) == len(state.view(None).characters)
    assert four_player_figures.scores[0] == sorted(state.result.scores, reverse=True)
    assert set(four_player_figures.tallies_of("attack")["name"].to_list()) <= set(PLACES)


def test_the_gap_is_relative_to_the_winners_points(tmp_path: Path):
    lab.run("city_of_horror", seats=3, players="random", matches=1, folder=tmp_path, workers=1)
    one = MatchFigures(Folder(tmp_path))
    one.scores = [[12.0, 9.0, 0.0], [8.0, 8.0, 1.0], [0.0, 0.0, 0.0]]
    assert one.median_gap() == 0.0
    one.scores = [[12.0, 9.0, 0.0]]
    assert one.median_gap() == 0.25


def test_the_invasion_cards_keep_the_balance_of_the_city(four_player_figures: MatchFigures):
    assert 30 <= 100 * rescued_share(four_player_figures).value <= 60
    assert four_player_figures.median_gap() <= 0.25
    assert set(four_player_figures.tallies_of("attack")["name"].to_list()) == set(PLACES)
    assert four_player_figures.per_match("deal", halves=2) > 1
