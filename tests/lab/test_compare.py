"""Tests of comparisons of two series: paired matches are more precise, and play stops at a clear result."""

from pathlib import Path

import pytest

from horda.lab import Folder, Series, Setting, compare
from horda.lab.compare import MATCHES_PER_STEP, Comparison, Difference, NotAlike, compare_until_clear
from horda.lab.intervals import EVIDENCE_THRESHOLD
from horda.lab.run import play

CLEVER = ("heuristic", "random", "random")
BLIND = ("random",) * 3


def play_series(
    path: Path, bots: tuple[str, ...], matches: int, seed: int | str = 1, **options: object
) -> Folder:
    play(Folder(path), Series((Setting("zombiland", bots, options),), matches, seed), workers=1)
    return Folder(path)


def figure(found: Comparison, what: str, name: str = "") -> Difference:
    return next(one for one in found.differences if (one.what, one.name) == (what, name))


@pytest.fixture(scope="module")
def clever(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    return play_series(tmp_path_factory.mktemp("clever"), CLEVER, 30)


@pytest.fixture(scope="module")
def blind(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    return play_series(tmp_path_factory.mktemp("blind"), BLIND, 30)


def test_a_series_does_not_differ_from_itself(clever: Folder):
    (found,) = compare(clever, clever)
    assert found.is_paired
    assert (found.better, found.evidence, found.clear_after) == ((0, 0), 1.0, None)
    assert {(one.of.value, one.of.excludes_zero) for one in found.differences} == {(0.0, False)}


def test_differences_are_those_of_the_tables(clever: Folder, blind: Folder):
    (found,) = compare(clever, blind)
    first, second = (one.tables()["matches"] for one in (clever, blind))
    rounds = figure(found, "rounds")
    assert (rounds.first, rounds.second) == (first["rounds"].mean(), second["rounds"].mean())
    assert rounds.of.value == pytest.approx(rounds.second - rounds.first)
    for seat in range(3):
        shown = figure(found, "seat", str(seat))
        for side, value in ((clever, shown.first), (blind, shown.second)):
            seats = side.tables()["seats"]
            assert value == pytest.approx(seats.filter(seats["seat"] == seat)["won"].mean())
    zombies = figure(found, "ended", "zombies")
    assert zombies.first == pytest.approx((first["why"] == "zombies").mean())
    assert zombies.of.low <= zombies.second - zombies.first <= zombies.of.high
    (turned,) = compare(blind, clever)
    assert figure(turned, "rounds").of.value == pytest.approx(-rounds.of.value)
    assert turned.better == found.better[::-1]


def test_without_a_common_seed_matches_are_not_paired(clever: Folder, tmp_path: Path):
    other = play_series(tmp_path, CLEVER, 12, seed=2)
    (found,) = compare(clever, other)
    assert not found.is_paired
    assert found.matches == (30, 12)
    (twins,) = compare(clever, play_series(tmp_path / "twins", CLEVER, 12))
    assert (twins.matches, twins.pairs, twins.is_of_seat) == ((30, 12), 12, True)
    assert figure(twins, "rounds").of.high < figure(found, "rounds").of.high


def test_play_stops_when_the_result_is_clear_and_else_goes_on_to_the_limit(tmp_path: Path):
    first = play_series(tmp_path / "first", ("heuristic", "random"), 4)
    second = play_series(tmp_path / "second", ("random", "random"), 4)
    told: list[int] = []
    (found,) = compare_until_clear(first, second, 300, workers=1, progress=told.append)
    assert found.is_clear
    assert found.evidence >= EVIDENCE_THRESHOLD
    assert found.clear_after is not None
    assert found.clear_after <= told[-1] < 300
    assert told == [4 + MATCHES_PER_STEP * at for at in range(len(told))]
    assert first.series.matches == second.series.matches == told[-1]
    same = play_series(tmp_path / "same", ("random", "random"), 4, dead_cards="bottom")
    (open_yet,) = compare_until_clear(second, same, told[-1] + 10, workers=1)
    assert not open_yet.is_clear
    assert same.series.matches == told[-1] + 10


def test_different_series_cannot_be_compared(clever: Folder, tmp_path: Path):
    fewer = play_series(tmp_path / "fewer", BLIND[:2], 1)
    with pytest.raises(NotAlike, match="seats"):
        compare(clever, fewer)
    other = Folder(tmp_path / "other")
    play(other, Series((Setting("city_of_horror", BLIND),), 1), workers=1)
    with pytest.raises(NotAlike, match="games"):
        compare(clever, other)
    two = Folder(tmp_path / "two")
    play(two, Series((Setting("zombiland", BLIND), Setting("zombiland", CLEVER)), 1), workers=1)
    with pytest.raises(NotAlike, match="settings"):
        compare(clever, two)
