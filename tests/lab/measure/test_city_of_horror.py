"""The balance of City of Horror: counted from rows, and what the Invasion cards are to keep."""

from pathlib import Path

import pytest

from horda import lab
from horda.games.city_of_horror.content import PLACES
from horda.lab import Folder
from horda.lab.balance.city_of_horror import rescued
from horda.lab.balance.match_figures import Counted
from horda.lab.matches import played_out


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Counted:
    """Matches of four."""
    folder = tmp_path_factory.mktemp("city")
    lab.run("city_of_horror", seats=4, matches=24, seed="balance", folder=folder, workers=1)
    return Counted(Folder(folder))


def test_what_is_counted_of_a_match_is_what_stands_on_the_table(played: Counted):
    state = played_out("city_of_horror", ("heuristic",) * 4, "balance", number=0, options={})
    assert state.result is not None
    people = played.tables["people"].filter(played.tables["people"]["match"] == 0)
    assert int(people["alive"].sum()) == len(state.view(None).characters)
    assert played.scores[0] == sorted(state.result.scores, reverse=True)
    assert set(played.of("attack")["name"].to_list()) <= set(PLACES)


def test_the_gap_is_a_part_of_the_winners_points(tmp_path: Path):
    lab.run("city_of_horror", seats=3, players="random", matches=1, folder=tmp_path, workers=1)
    one = Counted(Folder(tmp_path))
    one.scores = [[12.0, 9.0, 0.0], [8.0, 8.0, 1.0], [0.0, 0.0, 0.0]]
    assert one.gap() == 0.0
    one.scores = [[12.0, 9.0, 0.0]]
    assert one.gap() == 0.25


def test_the_invasion_cards_keep_the_city_deadly_close_and_in_danger_everywhere(played: Counted):
    assert 30 <= 100 * rescued(played).value <= 60
    assert played.gap() <= 0.25
    assert set(played.of("attack")["name"].to_list()) == set(PLACES)
    assert played.a_match("deal", halves=2) > 1
