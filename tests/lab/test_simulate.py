"""Tests that simulations depend on the seed alone."""

import msgspec
import pytest

from horda.bots import UnknownBot
from horda.engine.game import BadOption
from horda.games import UnknownGame
from horda.lab import MatchFailed, MatchOutcome, SimulationPlan, make_report, simulate
from horda.lab.matches import play_match
from horda.lab.simulation_report import Spread

PLAN = SimulationPlan("zombiland", ("random",) * 3, games=6, seed=5)
TIMES = ("wall_s", "cpu_s", "decisions_per_s")


def without_times(report: object) -> dict[str, object]:
    told = msgspec.to_builtins(report)
    return {name: value for name, value in told.items() if name not in TIMES}


def test_the_report_follows_from_the_seed_whatever_the_number_of_workers():
    alone = simulate(PLAN)
    assert without_times(alone) == without_times(simulate(PLAN))
    assert without_times(alone) == without_times(simulate(PLAN, workers=2))
    other = simulate(SimulationPlan("zombiland", PLAN.bots, games=6, seed=6))
    assert without_times(alone) != without_times(other)


def test_a_report_counts_every_match_once():
    told: list[int] = []
    report = simulate(PLAN, progress=told.append)
    assert (report.game, report.seats, report.bots, report.games) == ("zombiland", 3, ["random"] * 3, 6)
    assert report.finished == 6
    assert sum(report.results.by_outcome.values()) == 6
    assert told[-1] == 6
    assert report.decisions == sum(
        len(play_match("zombiland", PLAN.bots, 5, number=number, options={}).moves) for number in range(6)
    )
    assert report.cpu_s <= report.wall_s * 1.2
    assert report.options["dead_cards"] == "bottom"


def test_wins_are_counted_by_seat_and_alone():
    played = [
        MatchOutcome(0, 10, 3, (0,), "race"),
        MatchOutcome(1, 20, 5, (0, 2), "team"),
        MatchOutcome(2, 30, 7, (), ""),
        MatchOutcome(3, 40, 9, (2,), "race"),
    ]
    report = make_report("any", ["a", "b", "a"], played, options={}, seed=1, wall=2.0, cpu=1.5)
    assert report.finished == 3
    assert report.results.by_outcome == {"race": 2, "team": 1, "unfinished": 1}
    assert [(one.wins, one.alone) for one in report.results.by_seat] == [(2, 1), (0, 0), (2, 1)]
    assert report.results.wins_by_outcome == {"race": [1, 0, 1], "team": [1, 0, 1], "unfinished": [0, 0, 0]}
    assert report.results.by_seat[0].win_rate == 0.5
    assert report.decisions_per_s == 50.0


def test_a_spread_is_made_of_values_that_occurred():
    assert Spread.of(list(range(1, 12))) == Spread(2, 6, 10)
    assert Spread.of([4]) == Spread(4, 4, 4)


def test_what_cannot_be_played_is_refused_before_anything_is_played():
    with pytest.raises(UnknownGame):
        simulate(SimulationPlan("zombilnd", ("random",) * 2, games=1))
    with pytest.raises(UnknownBot):
        simulate(SimulationPlan("zombiland", ("random", "genius"), games=1))
    with pytest.raises(BadOption, match="2 to 6 players"):
        simulate(SimulationPlan("zombiland", ("random",) * 9, games=1))


def test_a_failed_match_says_how_to_play_it_again(monkeypatch: pytest.MonkeyPatch):
    def raise_error(self: object, turn: object) -> object:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("horda.bots.random.Random.choose", raise_error)
    with pytest.raises(
        MatchFailed, match=r"match 0 of zombiland \(seats=2, seed='9/0'\).*ZeroDivisionError: oh"
    ):
        simulate(SimulationPlan("zombiland", ("random", "random"), games=1, seed=9))


def test_an_endless_match_is_abandoned(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("horda.lab.matches.MAX_DECISIONS", 5)
    report = simulate(SimulationPlan("zombiland", ("random", "random"), games=2))
    assert (report.finished, report.results.by_outcome) == (0, {"unfinished": 2})
    assert report.decisions_per_game == Spread(5, 5, 5)
