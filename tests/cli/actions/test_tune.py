"""Tests of `horda lab tune` and `horda lab generate`, which produce missions with a wanted share of wins."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Horda
from tests.games.zombicide.own import FIRST_LIGHT

from horda.cli import exit_codes
from horda.cli.actions.lab import tune
from horda.lab.missions.review import review_mission
from horda.lab.missions.tuning.dial import Dial, DialPosition
from horda.lab.missions.tuning.search import Tally, TuningSearch


@pytest.fixture
def mission(tmp_path: Path) -> Path:
    file = tmp_path / "light.yaml"
    file.write_text(FIRST_LIGHT)
    return file


def play_with(monkeypatch: pytest.MonkeyPatch, chance: float) -> None:
    """Replace play by random results: every mission is won with probability `chance`."""

    def run(dial: Dial, search: TuningSearch, **_: object) -> dict[DialPosition, Tally]:
        counts: dict[DialPosition, Tally] = {}
        while (at := search.next_trial(counts)) is not None:
            counts[at] = Tally(search.matches, round(search.matches * chance))
        return counts

    monkeypatch.setattr(tune, "run_search", run)


def test_a_mission_is_tuned_by_matches(horda: Horda, mission: Path):
    done = horda(
        *("lab", "tune", str(mission), "--win", "20", "--knobs", "rounds"),
        *("--matches", "40", "--seed", "1", "--workers", "1", "--json"),
    )
    curve = json.loads(done.stdout)
    assert done.exit_code == (exit_codes.NOT_HELD, 0)[curve["is_reached"]]
    assert sum(point["is_found"] for point in curve["curve"]) == 1
    assert all(point["matches"] == 40 for point in curve["curve"])
    written = Path(curve["file"])
    assert written == mission.with_name("light-20.yaml")
    assert review_mission(written.read_text()).is_playable


def test_the_curve_is_printed_with_its_changes(
    horda: Horda, mission: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    play_with(monkeypatch, 0.6)
    out = tmp_path / "tuned.yaml"
    told = horda.well("lab", "tune", str(mission), "--win", "60", "-o", str(out))
    assert "60 of 100 (56 to 64), 600 matches" in told
    assert f"wanted 60. The mission is in {out}" in told
    assert "As it was given." in told
    assert review_mission(out.read_text()).is_playable


def test_knobs_that_do_not_lead_there_are_said_so(
    horda: Horda, mission: Path, monkeypatch: pytest.MonkeyPatch
):
    play_with(monkeypatch, 0.1)
    done = horda("lab", "tune", str(mission), "--win", "60", "--matches", "40")
    assert done.exit_code == exit_codes.NOT_HELD
    assert "lead no nearer than 10 of 100" in done.stdout


def test_what_cannot_be_tuned_is_refused(horda: Horda, mission: Path, tmp_path: Path):
    told = horda.badly("lab", "tune", str(mission), "--win", "60", "--knobs", "weather")
    assert "`weather` is no knob" in told
    assert "rounds" in told
    bare = tmp_path / "bare.yaml"
    bare.write_text("id: bare\ntiles: [[13V]]\n")
    done = horda("lab", "tune", str(bare), "--win", "60")
    assert done.exit_code == exit_codes.NOT_HELD
    assert f"{bare}:1: error" in done.stdout


def test_a_mission_is_generated_with_its_texts(horda: Horda, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    play_with(monkeypatch, 0.45)
    out = tmp_path / "made.yaml"
    wanted = ("--tiles", "2", "--difficulty", "medium", "--style", "chase", "--seed", "4")
    told = horda.well("lab", "generate", "rue_morgue", *wanted, "-o", str(out))
    assert "45 of 100" in told
    assert not review_mission(out.read_text()).problems
    assert "\n  es:\n" in out.read_text()


def test_a_game_without_missions_is_refused(horda: Horda):
    told = horda.badly("lab", "generate", "zombiland")
    assert "green_horde" in told
