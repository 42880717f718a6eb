"""Tests that a series has the same rows however it is played, and that interrupted runs resume without loss."""

import errno
import hashlib
import os
from pathlib import Path

import polars as pl
import pytest
from tests.games.zombicide.own import FIRST_LIGHT

import horda
from horda import games
from horda.engine.content.errors import BadContent
from horda.games import game
from horda.lab import Folder, Series, Setting, run
from horda.lab.matches import PlayerBroke, play_match
from horda.lab.measure import measure_part
from horda.lab.missions.goal_support import GoalsNotUnderstood, check_goals
from horda.lab.plan_file import read_plan_file
from horda.lab.rerun import NoSuchMatch, NotTheSame, parse_match_reference, replay_match
from horda.lab.run import Progress, part_size, play
from horda.lab.series import split_into_parts
from horda.lab.storage import row_writer
from horda.lab.storage.rows import TABLES
from horda.lab.storage.series_folder import NoSeries, OtherSeries, SeriesInUse
from horda.lab.workers import WorkerLost

ROOT = Path(__file__).resolve().parents[2]
SHELF = ROOT / "tests" / "engine" / "shelf"
SERIES = Series((Setting("zombiland", ("random",) * 3), Setting("zombiland", ("random",) * 2)), 9, "x")
KILLER = """
import os, signal
from pathlib import Path
from horda.bots.random import Random

class Killer(Random):
    def choose(self, turn):
        try:
            Path({flag!r}).unlink()
        except FileNotFoundError:
            return super().choose(turn)
        os.kill(os.getpid(), signal.SIGKILL)
"""


def bytes_in(folder: Path) -> dict[str, str]:
    return {one.name: hashlib.sha256(one.read_bytes()).hexdigest() for one in folder.glob("*.parquet")}


@pytest.fixture(scope="module")
def played_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("series")
    play(Folder(path), SERIES, workers=1)
    return path


def test_two_workers_write_the_same_bytes_as_one(played_folder: Path, tmp_path: Path):
    play(Folder(tmp_path), SERIES, workers=2)
    assert bytes_in(tmp_path) == bytes_in(played_folder)
    tables = ("matches", "seats", "people", "tallies", "rounds")
    assert set(bytes_in(played_folder)) == {f"{name}.parquet" for name in tables}


def test_a_row_has_the_outcome_of_its_match(played_folder: Path):
    tables = Folder(played_folder).tables()
    matches = tables["matches"]
    assert matches["match"].to_list() == list(range(18))
    row = matches.row(5, named=True)
    assert (row["setting"], row["number"], row["seed"], row["seats"]) == (1, 2, "x/2", 2)
    state = play_match("zombiland", ("random",) * 2, "x", number=2, options={})
    assert state.result is not None
    assert (row["winners"], row["why"]) == (list(state.result.winners), state.result.why)
    assert (row["rounds"], row["decisions"], row["hash"]) == (state.round, len(state.moves), state.hash())
    seats = tables["seats"].filter(pl.col("match") == 5)
    assert seats["won"].to_list() == [seat in state.result.winners for seat in range(2)]


def test_a_worker_that_is_killed_is_replaced_and_nothing_is_played_twice(tmp_path: Path):
    flag, player = tmp_path / "flag", tmp_path / "killer.py"
    player.write_text(KILLER.format(flag=str(flag)), encoding="utf-8")
    series = Series((Setting("zombiland", (f"{player}:Killer", "random")),), 24, 1)
    play(Folder(tmp_path / "calm"), series, workers=1)
    flag.touch()
    play(Folder(tmp_path / "killed"), series, workers=2)
    assert not flag.exists()
    assert bytes_in(tmp_path / "killed") == bytes_in(tmp_path / "calm")


def test_matches_that_kill_every_worker_are_given_up(tmp_path: Path):
    player = tmp_path / "killer.py"
    source = KILLER.format(flag="").replace("Path('').unlink()", "pass")
    player.write_text(source, encoding="utf-8")
    series = Series((Setting("zombiland", (f"{player}:Killer", "random")),), 4, 1)
    with pytest.raises(WorkerLost, match="died 3 times"):
        play(Folder(tmp_path / "series"), series, workers=2)


class Stop(BaseException):
    """An exception that interrupts a run as Ctrl+C does."""


def stopping_at(matches: int) -> Progress:
    def progress(done: int, _: int) -> None:
        if done >= matches:
            raise Stop

    return progress


def test_a_series_that_was_stopped_goes_on_where_it_was(played_folder: Path, tmp_path: Path):
    folder = Folder(tmp_path)
    with pytest.raises(Stop):
        play(folder, SERIES, workers=1, progress=stopping_at(6))
    there = folder.played_matches()
    assert there == set(range(6))
    assert folder.tables()["matches"]["match"].to_list() == sorted(there)
    told: list[tuple[int, int]] = []
    play(folder, SERIES, workers=1, progress=lambda done, size: told.append((done, size)))
    assert told[0] == (len(there), 18)
    assert told[-1] == (18, 18)
    assert bytes_in(tmp_path) == bytes_in(played_folder)
    assert list((tmp_path / "parts").iterdir()) == []


def test_more_matches_may_follow_and_the_old_ones_stay_as_they_are(played_folder: Path, tmp_path: Path):
    few = Series(SERIES.settings, 4, "x")
    play(Folder(tmp_path), few, workers=1)
    play(Folder(tmp_path), SERIES, workers=1)
    for name, table in Folder(played_folder).tables().items():
        assert table.equals(Folder(tmp_path).tables()[name]), name
    # Asking for fewer matches than there are changes nothing.
    play(Folder(tmp_path), few, workers=1)
    assert Folder(tmp_path).series.matches == 9


def test_a_full_disk_names_the_file_and_leaves_what_there_was(
    played_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    folder, room = Folder(tmp_path), iter(range(4))
    with monkeypatch.context() as full:
        # Write each part at once, as for long matches.
        full.setattr(row_writer, "FLUSH_INTERVAL_S", 0.0)
        written = Path.write_bytes

        def no_room(path: Path, lines: bytes) -> int:
            if next(room, None) is None:
                written(path, lines[:9])
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return written(path, lines)

        full.setattr(Path, "write_bytes", no_room)
        with pytest.raises(OSError, match="No space left") as caught:
            play(folder, SERIES, workers=1)
    assert caught.value.filename.startswith(str(tmp_path))
    assert len(folder.played_matches()) > 0
    assert not [one for one in tmp_path.rglob(".*") if one.is_file()]
    play(folder, SERIES, workers=1)
    assert bytes_in(tmp_path) == bytes_in(played_folder)


@pytest.mark.parametrize("left", ["nothing", "a half", "noughts"])
def test_a_part_that_a_power_failure_tore_is_played_again(left: str, played_folder: Path, tmp_path: Path):
    folder = Folder(tmp_path)
    folder.begin(SERIES)
    for part in (range(2), range(2, 5)):
        folder.write_part(part, measure_part(SERIES, part))
    torn = tmp_path / "parts" / "2-4.json"
    whole = torn.read_bytes()
    torn.write_bytes({"nothing": b"", "a half": whole[: len(whole) // 2], "noughts": bytes(len(whole))}[left])
    assert folder.played_matches() == {0, 1}
    assert folder.tables()["matches"]["match"].to_list() == [0, 1]
    play(folder, SERIES, workers=1)
    assert bytes_in(tmp_path) == bytes_in(played_folder)


def test_tables_that_were_half_written_are_made_again(
    played_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    folder = Folder(tmp_path)
    with monkeypatch.context() as stopped:
        stopped.setattr(Path, "unlink", lambda *_, **__: (_ for _ in ()).throw(Stop()))
        with pytest.raises(Stop):
            play(folder, SERIES, workers=1)
    (tmp_path / "matches.parquet").unlink()
    (tmp_path / "people.parquet").unlink()
    (tmp_path / ".lock").unlink(missing_ok=True)
    play(folder, SERIES, workers=1)
    assert bytes_in(tmp_path) == bytes_in(played_folder)


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (Series(SERIES.settings, 9, "y"), "seed"),
        (Series(SERIES.settings[:1], 9, "x"), "settings"),
        (Series(SERIES.settings, 9, "x", ("events",)), "keep"),
    ],
)
def test_matches_of_another_plan_are_not_mixed_in(other: Series, what: str, played_folder: Path):
    before = bytes_in(played_folder)
    with pytest.raises(OtherSeries) as caught:
        play(Folder(played_folder), other)
    assert caught.value.what == what
    assert bytes_in(played_folder) == before


def test_matches_of_another_build_are_not_mixed_in(
    played_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with monkeypatch.context() as later:
        later.setattr(horda, "__version__", "99.0")
        with pytest.raises(OtherSeries, match=r"another `horda` \(0\.1\.0, now 99\.0\)"):
            play(Folder(played_folder), SERIES)
    with monkeypatch.context() as changed:
        changed.setattr(type(game("zombiland")), "version", 77)
        with pytest.raises(OtherSeries, match="another `rules`"):
            replay_match(played_folder, 1)
    player = tmp_path / "mine.py"
    player.write_text("from horda.bots.random import Random as Mine\nclass One(Mine): ...\n")
    own = Series((Setting("zombiland", (f"{player}:One", "random")),), 1)
    play(Folder(tmp_path / "own"), own, workers=1)
    player.write_text("from horda.bots.random import Random as Mine\nclass One(Mine): 'Cleverer.'\n")
    with pytest.raises(OtherSeries, match="another `sources`"):
        play(Folder(tmp_path / "own"), own)


def test_a_folder_is_for_one_at_a_time(tmp_path: Path):
    with Folder(tmp_path).lock(), pytest.raises(SeriesInUse):
        play(Folder(tmp_path), SERIES)


def test_a_match_is_played_again_from_its_row(played_folder: Path, tmp_path: Path):
    state = replay_match(played_folder, 7)
    assert state.hash() == Folder(played_folder).tables()["matches"]["hash"][7]
    assert state.seats == 2
    with pytest.raises(NoSuchMatch, match="no match 18"):
        replay_match(played_folder, 18)
    with pytest.raises(NoSeries):
        replay_match(tmp_path, 0)
    assert parse_match_reference("some/where#17") == (Path("some/where"), 17)
    assert [parse_match_reference(text) for text in ("some/where", "a#b", "a#-1", "a#²")] == [None] * 4


def test_a_match_that_ends_differently_is_refused(played_folder: Path, tmp_path: Path):
    for one in played_folder.iterdir():
        if one.is_file():
            (tmp_path / one.name).write_bytes(one.read_bytes())
    rows = pl.read_parquet(tmp_path / "matches.parquet").with_columns(hash=pl.lit("0"))
    rows.write_parquet(tmp_path / "matches.parquet")
    with pytest.raises(NotTheSame, match="match 3"):
        replay_match(tmp_path, 3)


def test_a_failing_player_is_named_and_played_matches_are_kept(tmp_path: Path):
    player = tmp_path / "breaks.py"
    player.write_text(
        "from horda.bots.random import Random\n"
        "class Breaks(Random):\n"
        "    asked = 0\n"
        "    def choose(self, turn):\n"
        "        Breaks.asked += 1\n"
        "        if Breaks.asked > 1500: raise ZeroDivisionError('oh')\n"
        "        return super().choose(turn)\n"
    )
    series = Series((Setting("zombiland", (f"{player}:Breaks", "random")),), 200, 1)
    with pytest.raises(PlayerBroke, match="ZeroDivisionError: oh"):
        play(Folder(tmp_path / "series"), series, workers=1)
    assert Folder(tmp_path / "series").played_matches()


# --- measuring ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [("green_horde", 1, {"mission": "river_of_the_dead"}), ("city_of_horror", 3, {}), ("zombiland", 4, {})],
)
def test_the_figures_of_a_match_are_those_of_its_events(name: str, seats: int, options, tmp_path: Path):
    matches = run(
        name, options=options, seats=seats, matches=2, seed=4, keep=("events", "decisions"), folder=tmp_path,
        workers=1,
    )  # fmt: skip
    tables = Folder(tmp_path).tables()
    events, people, tallies = tables["events"], tables["people"], tables["tallies"]
    assert tables["decisions"].height == matches["decisions"].sum()
    happened = dict(events.group_by("name").len().iter_rows())
    deaths = {"green_horde": "SurvivorLost", "city_of_horror": "CharacterDied", "zombiland": "Died"}[name]
    assert people.filter(~pl.col("alive")).height == happened.get(deaths, 0)
    assert people.filter(pl.col("alive"))["round"].is_null().all()

    def tally_total(what: str) -> int:
        return tallies.filter(pl.col("what") == what)["count"].sum()

    if name == "green_horde":
        assert (
            people["kills"].sum()
            == happened["ZombieKilled"]
            == tally_total("killed")
            == tally_total("killed_at")
        )
        assert tally_total("noise_at") == happened["NoiseMade"]
        assert tables["rounds"].height == happened["RoundBegan"]
        assert people["cause"].unique().to_list() != [""]
    elif name == "city_of_horror":
        assert tally_total("attack") == happened["AttackBegun"]
        assert tables["seats"]["deals"].sum() == 2 * happened.get("DealMade", 0)
        assert people.height == happened["CharacterDealt"]
    else:
        assert tally_total("card") == happened["ResourcePlayed"]
        assert people.height == 2 * seats


def test_a_game_without_a_measure_module_has_the_common_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(SHELF)])
    folder = Folder(tmp_path)
    play(folder, Series((Setting("toy", ("random",) * 2),), 3), workers=1)
    tables = folder.tables()
    assert set(tables) == set(TABLES)
    assert (tables["matches"]["finished"].to_list(), tables["people"].height) == ([True] * 3, 0)


def test_a_mission_whose_goals_a_bot_cannot_read_is_refused(tmp_path: Path):
    before, _, after = FIRST_LIGHT.partition("goals:\n")
    after = after[after.index("lose:") :]

    def series_with_goal(goal: str, player: str = "heuristic") -> Series:
        source = f"{before}goals:\n  - {goal}\n{after}"
        return Series((Setting("green_horde", (player,), {"mission": "own", "map": source}),), 1).resolve()

    for goal in ("{taken: objective}", "{rounds: 9}", "{all_of: [{round: 3}, {phase: end}]}"):
        check_goals(series_with_goal(goal))
    # The error names the mission by its file's id, not by `own`.
    with pytest.raises(GoalsNotUnderstood, match=r"`heuristic` does not .* goals of `first_light`"):
        check_goals(series_with_goal("{sealed: E4}"))
    check_goals(series_with_goal("{sealed: E4}", "random"))
    # The Python API refuses it just as early.
    (setting,) = series_with_goal("{sealed: E4}").settings
    with pytest.raises(GoalsNotUnderstood):
        run("green_horde", options=setting.plain_options, seats=1, matches=1, folder=tmp_path / "series")
    assert not (tmp_path / "series").exists()


# --- plans ---------------------------------------------------------------------------------------


def test_a_plan_combines_missions_players_and_options(tmp_path: Path):
    plan = tmp_path / "plan.yaml"
    plan.write_text(
        "game: green_horde\nmissions: [river_of_the_dead, a_new_home]\nsurvivors: [6, 12]\nseats: [2]\n"
        "players: [heuristic, random]\noptions: {ultrared: [false, true]}\nmatches: 7\nseed: 3\n"
    )
    series = read_plan_file(plan).resolve()
    assert (len(series.settings), series.matches, series.seed) == (16, 7, 3)
    first, last = series.settings[0], series.settings[-1]
    assert (first.options["mission"], first.options["survivors"], first.bots) == (
        "river_of_the_dead", 6, ("heuristic",) * 2,
    )  # fmt: skip
    assert (last.options["mission"], last.options["ultrared"], last.bots) == (
        "a_new_home",
        True,
        ("random",) * 2,
    )


def test_players_named_one_by_one_are_played_once_whatever_the_seats(tmp_path: Path):
    plan = tmp_path / "plan.yaml"
    plan.write_text("game: zombiland\nseats: [2, 3]\nplayers: [random, [heuristic, random]]\n")
    assert [one.bots for one in read_plan_file(plan).settings] == [
        ("random",) * 2,
        ("heuristic", "random"),
        ("random",) * 3,
    ]


def test_an_unknown_key_of_a_plan_is_reported_with_its_line(tmp_path: Path):
    plan = tmp_path / "plan.yaml"
    plan.write_text("game: zombiland\nseats: [2]\nmatch: 3\n")
    with pytest.raises(BadContent, match=r"plan\.yaml:3: .*`match`.*did you mean `matches`"):
        read_plan_file(plan)


MANY = [f"player{number}" for number in range(101)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game: zombiland\nmatchs: 3\n", "matches"),
        ("game: zombiland\nmatches: many\n", "matches"),
        ("game: zombiland\nkeep: [dreams]\n", "dreams"),
        ("game: zombiland\nmatches: 0\n", "1 at least"),
        (f"game: zombiland\nseats: [2, 3, 4, 5, 6]\nplayers: [{', '.join(MANY)}]\n", "too many"),
    ],
)
def test_a_mistake_in_a_plan_is_reported_with_its_file(text: str, said: str, tmp_path: Path):
    plan = tmp_path / "plan.yaml"
    plan.write_text(text)
    with pytest.raises(BadContent, match=said) as caught:
        read_plan_file(plan)
    assert "plan.yaml" in str(caught.value)


def test_parts_have_consecutive_numbers():
    assert [list(one) for one in split_into_parts([0, 1, 2, 5, 6, 9], 2)] == [[0, 1], [2], [5, 6], [9]]
    assert split_into_parts([], 3) == []


def test_matches_of_players_that_search_are_stored_one_by_one():
    def series(bot: str) -> Series:
        return Series((Setting("zombiland", ("heuristic", bot)),), 100)

    assert part_size(series("heuristic"), 100, 2) == 6
    assert part_size(series("random"), 1000, 2) == 10
    assert part_size(series("search"), 1000, 2) == 1
    assert part_size(series("heuristic"), 3, 2) == 1
