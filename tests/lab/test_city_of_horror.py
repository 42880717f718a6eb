"""The figures of City of Horror: counted from what happened, the same for the same seed."""

import json

import pytest

from horda.games.city_of_horror.content import PLACES
from horda.lab.city_of_horror import Told, figures, gap, main, measure, told
from horda.lab.matches import played_out


def match(**changed: object) -> Told:
    usual = {
        "dealt": 16, "deaths": {"zombies": 8}, "attacks": {"bank": 2}, "out": 0,
        "scores": (12.0, 9.0, 3.0, 0.0), "winners": (0,), "offers": 3, "deals": 1, "kept": 1, "broken": 0,
    }  # fmt: skip
    return Told(**{**usual, **changed})


def test_the_gap_is_a_part_of_the_winners_points():
    assert gap((9.0, 12.0, 0.0)) == 0.25
    assert gap((0.0, 0.0, 0.0)) == 0.0


def test_many_matches_are_added_up():
    matches = [
        match(),
        match(deaths={"zombies": 4, "explosion": 4}, attacks={}, winners=(1,)),
        match(winners=()),
    ]
    found = figures(matches, ("heuristic",) * 4, "x")
    assert found.characters_alive == 50.0
    assert found.deaths_by_cause == {"explosion": 8.3, "zombies": 41.7}
    assert found.attacks_by_location["bank"] == 1.33
    assert found.matches_with_attack["bank"] == 66.7
    assert found.matches_with_attack["church"] == 0.0
    assert found.without_survivors == 33.3
    assert (found.winner_points, found.second_points, found.gap_of_winner) == (12.0, 9.0, 0.25)
    assert found.wins_by_seat == [33.3, 33.3, 0.0, 0.0]


def test_a_match_is_told_by_its_events():
    state = played_out("city_of_horror", ("heuristic",) * 3, 1, number=0, options={})
    one = told(state)
    assert one.dealt == 15
    living = len(state.view(None).characters)
    assert one.dealt - sum(one.deaths.values()) == living
    assert state.result is not None
    assert one.scores == state.result.scores
    assert set(one.attacks) <= set(PLACES)


def test_the_command_writes_figures_that_follow_from_the_seed(capsys: pytest.CaptureFixture[str]):
    main(["--games", "2", "--seats", "3", "--seed", "7", "--option", "church=B"])
    first = json.loads(capsys.readouterr().out)
    assert first["games"] == 2
    assert first["bots"] == ["heuristic"] * 3
    again = measure(("heuristic",) * 3, 2, "7", {"church": "B"})
    assert first["attacks_by_location"] == again.attacks_by_location
    main(["--games", "1", "--bots", "random,random,random"])
    assert json.loads(capsys.readouterr().out)["bots"] == ["random"] * 3


def test_the_invasion_cards_keep_the_city_deadly_close_and_in_danger_everywhere():
    found = measure(("heuristic",) * 4, 24, "balance", {})
    assert 30 <= found.characters_alive <= 60
    assert found.gap_of_winner <= 0.25
    assert all(attacks > 0 for attacks in found.attacks_by_location.values())
    assert found.deals > 1
