"""Tests of the command that plays matches, writes balance reports and fills the balance pages."""

import importlib.util
from pathlib import Path
from types import ModuleType

import polars as pl
import pytest

from horda.games import game
from horda.lab import Folder, Series, Setting
from horda.lab.balance import (
    MISSION_HEADERS,
    TABLE_PATTERN,
    balance_tables,
    box_series,
    fill_page,
    mission_row,
    missions_table,
    rivals_table,
    settings_by_table,
)
from horda.lab.balance.extra_tables import extra_mission_tables, extra_seat_tables
from horda.lab.run import play

ROOT = Path(__file__).resolve().parents[3]
BALANCE = ROOT / "docs" / "designers" / "balance"


@pytest.fixture(scope="module")
def make_figures() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_figures", ROOT / "tools" / "generate" / "figures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_box_series_has_every_mission_with_both_bots():
    series = box_series("rue_morgue", matches=3, seed=1)
    played = [(one.options["mission"], one.bots) for one in series.settings]
    assert len(played) == 2 * len(game("rue_morgue").plans)
    assert ("last_supplies", ("random", "random")) in played
    assert ("night_shift", ("heuristic",)) in played


def test_a_game_without_missions_has_a_setting_per_number_of_players():
    tables = settings_by_table("zombiland")
    assert list(tables) == [f"{count}{end}" for end in ("", "-one") for count in range(2, 7)]
    assert tables["3-one"].bots == ("heuristic", "random", "random")
    assert settings_by_table("city_of_horror")["4-sides_b"].options["bank"] == "B"


def test_extra_settings_have_more_survivors_erring_bots_and_more_players():
    series = extra_mission_tables("green_horde", matches=200, seed=1, missions=["river_of_the_dead"])
    assert [(one.options.get("survivors"), one.bots) for one in series.settings] == [
        (9, ("heuristic",) * 2),
        (12, ("heuristic",) * 2),
        (None, ("walker",)),
        (None, ("runner",)),
        (None, ("heuristic",) * 6),
    ]
    assert series.matches == 50
    # A mission with a fixed number of survivors has no setting with more.
    army = extra_mission_tables("army_of_the_dead", matches=2, seed=1, missions=["taco_run"]).resolve()
    assert [one.bots for one in army.settings] == [("walker",), ("runner",), ("heuristic",) * 6]
    assert army.matches == 1


def test_in_rival_missions_only_the_first_seat_errs():
    rivals = extra_mission_tables("rue_morgue", matches=4, seed=1, missions=["last_supplies"])
    assert ("walker", "heuristic") in [one.bots for one in rivals.settings]
    seats = extra_seat_tables("zombiland", 3, matches=4, seed=1)
    assert [one.bots for one in seats.settings] == [
        (bot, "heuristic", "heuristic") for bot in ("walker", "runner", "random")
    ]


def match_frame(won: list[bool], rounds: list[int]) -> pl.DataFrame:
    return pl.DataFrame({"won": won, "rounds": rounds})


def test_a_row_shows_target_and_result_and_marks_a_missed_target():
    clever, blind = (
        match_frame([True, True, False, False], [8, 9, 10, 30]),
        match_frame([False] * 3, [2, 2, 2]),
    )
    line = mission_row("know_your_enemy", "easy", clever, blind)
    assert line == ["`know_your_enemy`", "easy", "50 to 90", "50.0 (15 to 85)", "4", "0 of 3", "8 / 10 / 30"]
    assert mission_row("know_your_enemy", "tutorial", clever, blind)[3] == "50.0 (15 to 85) !"


@pytest.mark.parametrize("name", ["green_horde", "rue_morgue", "army_of_the_dead"])
def test_the_balance_page_of_a_game_has_one_table_with_its_missions(name: str):
    page = (BALANCE / f"{name}.md").read_text(encoding="utf-8")
    assert next(one for _, one, _ in TABLE_PATTERN.findall(page)) == name
    shelf = game(name)
    text = page.partition("<!-- figures")[2].partition("<!-- end")[0]
    listed = [line.split("`")[1] for line in text.splitlines() if line.startswith("| `")]
    assert listed == [id for id, plan in shelf.plans.items() if plan.goals.together]


def test_a_page_gets_its_table_between_its_comments_and_nothing_else_changes():
    page = "Before\n<!-- figures: green_horde -->\nold\n<!-- end -->\nAfter\n"
    assert fill_page(page, {"green_horde": ["| a |", "|---|"], "other": []}) == (
        "Before\n<!-- figures: green_horde -->\n\n| a |\n|---|\n\n<!-- end -->\nAfter\n"
    )


def test_make_figures_prints_progress_and_remaining_time(
    make_figures: ModuleType, capsys: pytest.CaptureFixture[str]
):
    now = iter([0.0, 1.0, 5.0, 12.0, 60.0, 200.0])
    progress = make_figures.progress_of("zombiland-4", clock=lambda: next(now))
    for done in (100, 110, 120, 400, 700):
        progress(done, 700)
    # Ten matches were played in twelve seconds; those played before do not count for the pace.
    assert capsys.readouterr().out.splitlines() == [
        "  zombiland-4: 100 of 700 matches are there",
        "  zombiland-4: 120 of 700 matches, about 6 min left",
        "  zombiland-4: 400 of 700 matches, about 60 s left",
        "  zombiland-4: 700 matches, 3 min",
    ]
    assert [make_figures.duration_text(one) for one in (3.4, 5399, 9000)] == ["3 s", "90 min", "2.5 h"]


def test_make_figures_refuses_a_series_of_another_build(make_figures: ModuleType, tmp_path: Path):
    words = ["--game", "zombiland", "--matches", "1", "--workers", "1", "--folder", str(tmp_path)]
    place = tmp_path / "series" / "zombiland-2"
    play(Folder(place), Series((Setting("zombiland", ("random",) * 2),), 1, 1), workers=1)
    with pytest.raises(SystemExit, match=r"figures: the matches in .*zombiland-2 have another `settings`"):
        make_figures.main(words)


def test_one_command_plays_a_mission_and_writes_its_reports(make_figures: ModuleType, tmp_path: Path):
    words = ["--game", "rue_morgue", "--matches", "2", "--workers", "1", "--folder", str(tmp_path)]
    before = (BALANCE / "rue_morgue.md").read_bytes()
    make_figures.main([*words, "--mission", "first_aid", "--mission", "last_supplies"])
    reports = sorted(one.relative_to(tmp_path).as_posix() for one in tmp_path.rglob("*.html"))
    assert reports == [
        f"reports/{lang}/rue_morgue/{mission}.html"
        for lang in ("en", "es")
        for mission in ("first_aid", "last_supplies")
    ]
    # A quick run does not change the pages.
    assert (BALANCE / "rue_morgue.md").read_bytes() == before
    # Rival missions have no target: neither a verdict nor a row.
    rivals = (tmp_path / reports[1]).read_text(encoding="utf-8")
    assert "wanted of" not in rivals
    assert "Matches won by the first seat, out of 100, by who sits there" in rivals
    shared = (tmp_path / reports[0]).read_text(encoding="utf-8")
    for told in ("3 survivors, careful bot", "12 survivors, careful bot", "3 survivors, walker (beginner)"):
        assert told in shared
    place, _ = sorted((tmp_path / "series").iterdir())
    lines = missions_table(Folder(place))
    assert len(lines) == 3
    assert [cell.strip() for cell in lines[0].strip("|").split("|")] == list(MISSION_HEADERS)
    assert lines[2].startswith("| `first_aid` | ")
    (_, _, rivals_line) = rivals_table(Folder(place))
    assert rivals_line.startswith("| `last_supplies` | ")
    assert rivals_line.endswith(" | 2 |")


@pytest.mark.parametrize("name", ["zombiland", "city_of_horror"])
def test_every_number_of_players_has_a_report_and_the_page_its_tables(
    make_figures: ModuleType, tmp_path: Path, name: str
):
    folders = make_figures.play_for_balance(name, matches=1, folder=tmp_path, workers=1)
    make_figures.play_and_report(name, folders, matches=1, folder=tmp_path, workers=1)
    shelf = game(name)
    reports = tmp_path / "reports" / "en" / name
    counts = range(shelf.min_seats, shelf.max_seats + 1)
    assert sorted(one.name for one in reports.iterdir()) == [f"{seats}.html" for seats in counts]
    five = (reports / "5.html").read_text(encoding="utf-8")
    # Other bots at the table, and other numbers of players.
    for told in (*(f"{seats} players, careful bot" for seats in counts), "walker (beginner)"):
        assert told in five
    # The manual's page has exactly the tables that are made, and one command fills it.
    page = (BALANCE / f"{name}.md").read_text(encoding="utf-8")
    tables = balance_tables(name, folders)
    assert [one for _, one, _ in TABLE_PATTERN.findall(page)] == list(tables)
    (tmp_path / f"{name}.md").write_text(page, encoding="utf-8")
    make_figures.fill(name, folders, tmp_path)
    text = (tmp_path / f"{name}.md").read_text(encoding="utf-8")
    for lines in tables.values():
        assert "\n".join(lines) in text
    # Nothing changes outside the tables.
    assert TABLE_PATTERN.sub("", text) == TABLE_PATTERN.sub("", page)


def test_a_filled_page_follows_from_the_series(make_figures: ModuleType, tmp_path: Path):
    (tmp_path / "green_horde.md").write_text("<!-- figures: green_horde -->\n<!-- end -->\n")
    folder = Folder(tmp_path / "series" / "green_horde")
    play(
        folder,
        box_series("green_horde", matches=1, seed=1, missions=["know_your_enemy"]).resolve(),
        workers=1,
    )
    make_figures.fill("green_horde", {"green_horde": folder}, tmp_path)
    text = (tmp_path / "green_horde.md").read_text()
    assert "\n".join(missions_table(folder)) in text
