"""Tests of the soak report, which names parts that did not run and then counts the run as failed."""

import sys
from collections import Counter
from pathlib import Path

import pytest
from tests.soak import __main__ as soak
from tests.soak.parts import PARTS, Part

DONE = Part(lambda seed, seconds, folder: Counter(), ("matches",))


def rows(folder: Path, *done: tuple[str, dict[str, int]]) -> soak.Run:
    run = soak.Run(folder)
    for seed, (part, counts) in enumerate(done):
        run.keep(soak.Row(part, seed, 60.0, counts))
    return run


@pytest.fixture
def two_parts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    parts = {"quick": DONE, "slow": Part(DONE.run, ("kills", "kills on PostgreSQL"))}
    monkeypatch.setattr(soak, "PARTS", parts)
    return list(parts)


def test_a_run_in_which_all_parts_ran_and_nothing_went_wrong_says_so(two_parts: list[str], tmp_path: Path):
    run = rows(tmp_path, ("quick", {"matches": 3}), ("slow", {"kills": 2, "kills on PostgreSQL": 1}))
    assert soak.summary_of(run, two_parts) == "nothing wrong"
    assert soak.summary_of(run, ["quick"]) == "nothing wrong (not asked for: slow)"


def test_a_part_that_never_ran_is_said(two_parts: list[str], tmp_path: Path):
    run = rows(tmp_path, ("quick", {"matches": 3}))
    assert soak.missing_in(run, two_parts) == {"slow": ["kills", "kills on PostgreSQL"]}
    assert soak.summary_of(run, two_parts) == "slow did not run: kills, kills on PostgreSQL"


def test_a_case_of_a_part_that_never_ran_is_said_beside_what_went_wrong(two_parts: list[str], tmp_path: Path):
    run = rows(tmp_path, ("quick", {"matches": 3, "leaks": 2}), ("slow", {"kills": 2}))
    assert soak.summary_of(run, two_parts) == "2 leaks; slow did not run: kills on PostgreSQL"


def test_the_time_of_other_parts_does_not_count_and_each_part_has_a_bout(
    two_parts: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Minutes spent on one part once counted for other parts, so that their run ended before it began."""
    rows(tmp_path, *[("quick", {"matches": 1})] * 5)
    ran: list[str] = []

    def bout(run: soak.Run, part: str, seed: int, seconds: float) -> soak.Row:
        ran.append(part)
        return soak.Row(part, seed, 60.0, {"kills": 1, "kills on PostgreSQL": 1})

    monkeypatch.setattr(soak, "bout", bout)
    monkeypatch.setattr(sys, "argv", ["soak", "--minutes", "2", "--workers", "1", "--folder", str(tmp_path)])
    assert soak.main() == 0
    assert ran == ["slow"]
    monkeypatch.setattr(sys, "argv", [*sys.argv, "slow"])
    assert soak.main() == 0
    assert ran == ["slow", "slow"]


def test_a_run_fails_when_a_case_never_ran(
    two_parts: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    rows(tmp_path, ("quick", {"matches": 1}), ("slow", {"kills": 1}))
    monkeypatch.setattr(sys, "argv", ["soak", "--minutes", "1", "--workers", "1", "--folder", str(tmp_path)])
    assert soak.main() == 1
    assert "slow did not run: kills on PostgreSQL" in capsys.readouterr().out


def test_every_part_says_what_it_has_to_have_done():
    assert all(part.must for part in PARTS.values())
    new = {"people", "passkeys", "push", "club", "forks", "missions", "advice", "analysis"}
    assert new <= PARTS.keys()
