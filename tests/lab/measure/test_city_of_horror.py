"""The balance of City of Horror: counted from rows, and what the Invasion cards are to keep."""

from pathlib import Path

import pytest

from horda import lab
from horda.games.city_of_horror.content import PLACES
from horda.lab import Folder
from horda.lab.balance.city_of_horror import rescued_share
from horda.lab.balance.match_figures import MatchFigures
from horda.lab.matches import play_match


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> MatchFigures:
    """Matches of four."""
    folder = tmp_path_factory.mktemp("city")
    lab.run("city_of_horror", seats=4, matches=24, seed="balance", folder=folder, workers=1)
    return MatchFigures(Folder(folder))


def test_what_is_counted_of_a_match_is_what_stands_on_the_table(played: MatchFigures):
    state = play_match("city_of_horror", ("heuristic",) * 4, "balance", number=0, options={})
    assert state.result is not None
    people = played.tables["people"].filter(played.tables["people"]["match"] == 0)
    assert int(people["alive"].sum()) == len(state.view(None).characters)
    assert played.scores[0] == sorted(state.result.scores, reverse=True)
    assert set(played.tallies_of("attack")["name"].to_list()) <= set(PLACES)


def test_the_gap_is_a_part_of_the_winners_points(tmp_path: Path):
    lab.run("city_of_horror", seats=3, players="random", matches=1, folder=tmp_path, workers=1)
    one = MatchFigures(Folder(tmp_path))
    one.scores = [[12.0, 9.0, 0.0], [8.0, 8.0, 1.0], [0.0, 0.0, 0.0]]
    assert one.median_gap() == 0.0
    one.scores = [[12.0, 9.0, 0.0]]
    assert one.median_gap() == 0.25


def test_the_invasion_cards_keep_the_city_deadly_close_and_in_danger_everywhere(played: MatchFigures):
    assert 30 <= 100 * rescued_share(played).value <= 60
    assert played.median_gap() <= 0.25
    assert set(played.tallies_of("attack")["name"].to_list()) == set(PLACES)
    assert played.per_match("deal", halves=2) > 1
