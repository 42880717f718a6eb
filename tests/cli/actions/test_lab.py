"""Tests of `horda lab`: series of matches stored in folders, and replays of single matches of a series."""

import asyncio
import errno
import json
import os
import re
from importlib.resources import files
from pathlib import Path

import pytest
from tests.cli.conftest import Horda

from horda.cli import exit_codes
from horda.cli.actions.lab import train
from horda.cli.actions.replay import at_move
from horda.cli.actions.replay_page import lay
from horda.extras import install_command
from horda.games import game
from horda.lab.matches import play_match
from horda.lab.storage import row_writer
from horda.lab.storage.series_folder import Folder
from horda.lab.training.train import read_weights
from horda.server.store import Store
from horda.think.learning.weight_cache import cached_weights

ZOMBILAND = ("lab", "run", "zombiland", "--players", "random", "--seats", "2", "--workers", "1")


def test_a_series_is_played_into_a_folder_and_goes_on_there(horda: Horda, tmp_path: Path):
    place = str(tmp_path / "series")
    told = horda.well(*ZOMBILAND, "--matches", "6", "--seed", "3", "-o", place)
    # With rivals somebody always wins, so wins are listed by seat.
    winners = Folder(Path(place)).tables()["matches"]["winners"].to_list()
    won = ", ".join(f"{round(100 * sum(seat in one for one in winners) / 6)} %" for seat in (0, 1))
    assert f"zombiland · 2 x random: win rate by seat {won}," in told
    assert "6 matches are kept" in told
    assert "8 matches are kept" in horda.well("lab", "run", "-o", place, "--matches", "8", "--workers", "1")
    assert Folder(Path(place)).series.matches == 8
    told = horda.well("--lang", "es", "lab", "run", "-o", place)
    assert "Se guardan 8 partidas" in told


def test_settings_are_told_apart_by_their_options(horda: Horda, tmp_path: Path):
    plan, place = tmp_path / "plan.yaml", str(tmp_path / "series")
    plan.write_text(
        "game: zombiland\nseats: [2]\nplayers: [random]\n"
        "options: {dead_cards: [bottom, shuffle]}\nmatches: 1\nseed: 1\n"
    )
    told = horda.well("lab", "run", "--plan", str(plan), "--workers", "1", "-o", place)
    for value in ("bottom", "shuffle"):
        assert f"zombiland · dead_cards={value} · 2 x random" in told
    other = str(tmp_path / "other")
    horda.well(*ZOMBILAND, "--matches", "1", "--option", "dead_cards=shuffle", "-o", other)
    first = str(tmp_path / "first")
    horda.well(*ZOMBILAND, "--matches", "1", "--option", "dead_cards=bottom", "-o", first)
    compared = horda.well("lab", "compare", first, other)
    assert "zombiland · dead_cards=bottom · 2 x random / zombiland · dead_cards=shuffle" in compared


def test_a_match_of_a_series_is_shown_again(horda: Horda, tmp_path: Path):
    place = str(tmp_path / "series")
    horda.well(*ZOMBILAND, "--matches", "3", "--seed", "3", "-o", place)
    row = Folder(Path(place)).tables()["matches"].row(2, named=True)
    told = horda.well("replay", f"{place}#2")
    assert row["hash"] in told
    # No person took part in this match.
    assert "Bot 1 and Bot 2" in told
    assert (
        json.loads(horda.well("replay", f"{place}#2", "--json", "--to", "5"))["decisions"] == row["decisions"]
    )
    assert "has no match 3" in horda.badly("replay", f"{place}#3")
    assert "There are no matches of the lab" in horda.badly(
        "replay", f"{tmp_path}#3", code=exit_codes.BAD_INPUT
    )


@pytest.mark.parametrize("is_over", [True, False])
def test_a_match_that_is_over_is_not_paused_in_the_browser(is_over: bool, tmp_path: Path):
    state = play_match("zombiland", ("random",) * 2, 1, number=0, options={})
    if not is_over:
        state = at_move(state, 5)
    database = str(tmp_path / "replay.db")

    async def is_paused() -> bool:
        laid = await lay(database, state, None)
        store = Store(database)
        await store.open()
        try:
            found = await store.header(laid.match)
        finally:
            await store.close()
        assert found is not None
        return found[1].paused

    assert asyncio.run(is_paused()) != is_over


def test_what_cannot_be_shown_in_the_browser_is_told(
    horda: Horda, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    file = tmp_path / "match.json"
    file.write_text(game("zombiland").new(seats=2, seed=7).to_json())
    monkeypatch.setattr("horda.cli.actions.replay_page.client_folder", lambda: tmp_path)
    assert "leave `--browser` out" in " ".join(horda.badly("replay", str(file), "--browser").split())
    told = horda.badly("--lang", "es", "replay", str(file), "--browser")
    assert "quita `--browser`" in " ".join(told.split())
    monkeypatch.setattr("horda.cli.actions.replay_page.client_folder", lambda: tmp_path / "nowhere")
    assert "`python3 tools/make.py client`" in horda.badly("replay", str(file), "--browser")


def test_a_plan_of_several_settings(horda: Horda, tmp_path: Path):
    plan = tmp_path / "plan.yaml"
    plan.write_text("game: zombiland\nseats: [2, 3]\nplayers: [random]\nmatches: 2\n")
    told = horda.well("lab", "run", "--plan", str(plan), "-o", str(tmp_path / "series"), "--workers", "1")
    assert "2 x random: win rate by seat" in told
    assert "3 x random: win rate by seat" in told
    refused = horda.badly("lab", "run", "zombiland", "--plan", str(plan), "-o", str(tmp_path / "other"))
    assert "names the game already" in refused


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("zombilnd",), "zombiland"),
        (("zombiland", "--players", "genius"), "genius"),
        (("zombiland", "--seats", "9"), "2 to 6"),
        (("green_horde", "--mission", "nowhere"), "the_evil_shrine"),
        (("zombiland", "--mission", "a_new_home"), "mission"),
        (("green_horde", "--option", "survivors=99", "--seats", "1"), "survivors"),
    ],
)
def test_what_cannot_be_played_is_said_before_a_folder_is_made(
    words: tuple[str, ...], said: str, horda: Horda, tmp_path: Path
):
    assert said in horda.badly("lab", "run", *words, "-o", str(tmp_path / "series"))
    assert not (tmp_path / "series").exists()


def test_a_mission_of_ones_own_that_cannot_be_played_is_refused_with_its_line(horda: Horda, tmp_path: Path):
    file, place = tmp_path / "hedge.yaml", tmp_path / "series"
    source = files("horda.games.green_horde") / "content" / "missions" / "river_of_the_dead.yaml"
    file.write_text(source.read_text(encoding="utf-8").replace("at: C4}", "at: Z9}"), encoding="utf-8")
    run = ("lab", "run", "green_horde", "--mission", str(file), "--seats", "1", "-o", str(place))
    line = next(at for at, text in enumerate(file.read_text().splitlines(), 1) if "Z9" in text)
    for lang in ("en", "es"):
        told = horda("--lang", lang, *run)
        assert told.exit_code == exit_codes.NOT_HELD
        assert f"hedge.yaml:{line}" in told.output
        assert "Z9" in told.output
    assert not place.exists()


def test_changes_of_a_mission_are_tried_and_reported(horda: Horda, tmp_path: Path):
    place, page = str(tmp_path / "series"), tmp_path / "report.html"
    run = ("lab", "run", "green_horde", "--mission", "know_your_enemy", "--seats", "1", "--players", "random")
    horda.well(*run, "--matches", "3", "--seed", "1", "--workers", "1", "-o", place)
    told = horda.well("lab", "try", place, "--matches", "2", "--workers", "1")
    assert "Not clear yet: it may be luck." in told
    assert "its report shows them" in told
    changes = sorted((tmp_path / "series" / "changes").iterdir())
    horda.well("lab", "report", place, "--before", str(changes[0]), "-o", str(page))
    assert "What to change. Each was tried in 2 matches." in page.read_text(encoding="utf-8")
    assert "are about equally hard" in page.read_text(encoding="utf-8")
    other = str(tmp_path / "other")
    horda.well(*ZOMBILAND, "--matches", "1", "-o", other)
    assert "Nothing can be tried" in horda.badly("lab", "try", other)
    told = horda.badly("--lang", "es", "lab", "report", other, "--before", place, "-o", str(page))
    assert "no se pueden comparar" in " ".join(told.split())


def test_a_folder_of_another_series_is_refused(horda: Horda, tmp_path: Path):
    place = str(tmp_path / "series")
    horda.well(*ZOMBILAND, "--matches", "1", "--seed", "3", "-o", place)
    refused = horda.badly(*ZOMBILAND, "--matches", "1", "--seed", "4", "-o", place)
    assert "have the seed 3, not 4" in refused


def test_a_full_disk_is_said_and_what_was_played_is_kept(
    horda: Horda, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    room, written = iter(range(3)), Path.write_bytes

    def no_room(path: Path, lines: bytes) -> int:
        if next(room, None) is None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return written(path, lines)

    monkeypatch.setattr(row_writer, "FLUSH_INTERVAL_S", 0.0)
    monkeypatch.setattr(Path, "write_bytes", no_room)
    place = str(tmp_path / "series")
    said = horda.badly(*ZOMBILAND, "--matches", "9", "-o", place, code=exit_codes.BAD_FILE)
    assert "2 of 9 matches are kept" in said
    assert "the disk is full" in said


def test_ctrl_c_says_how_to_go_on(horda: Horda, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    kept = Folder.write_part

    def keep(self: Folder, part: range, lines: bytes) -> None:
        kept(self, part, lines)
        if part[-1] == 3:
            raise KeyboardInterrupt

    place = str(tmp_path / "series")
    with monkeypatch.context() as stopped:
        stopped.setattr(row_writer, "FLUSH_INTERVAL_S", 0.0)
        stopped.setattr(Folder, "write_part", keep)
        said = horda.badly(*ZOMBILAND, "--matches", "9", "-o", place, code=130)
    assert f"4 of 9 matches are kept; `horda lab run -o {place}` goes on." in said
    assert "9 matches are kept" in horda.well("lab", "run", "-o", place)


def test_what_another_lab_began_is_said_at_once_and_stays(horda: Horda, tmp_path: Path):
    place = tmp_path / "series"
    horda.well(*ZOMBILAND, "--matches", "2", "-o", str(place))
    plan = json.loads((place / "plan.json").read_bytes())
    plan["identity"]["lab"] = "other"
    (place / "plan.json").write_text(json.dumps(plan))
    (place / "parts" / "2-3.json").write_bytes(b"[]\n[]\n")
    for line in (
        ("lab", "run", "-o", str(place)),
        ("lab", "report", str(place), "-o", str(tmp_path / "a.html")),
    ):
        said = horda.badly(*line)
        assert f"The matches in {place} were kept by another version of the lab" in said
        assert "they stay as they are. Name another folder, or go on with the same Horda" in said
    assert (place / "parts" / "2-3.json").read_bytes() == b"[]\n[]\n"


def test_without_polars_the_extra_is_named(horda: Horda, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("horda.lab.storage.dataframes.importlib.util.find_spec", lambda name: None)
    assert install_command("lab") in horda.badly(*ZOMBILAND, "-o", str(tmp_path / "series"))


def test_a_report_is_written_in_the_language_asked_for(horda: Horda, tmp_path: Path):
    place, page = str(tmp_path / "series"), tmp_path / "reports" / "report.html"
    horda.well(*ZOMBILAND, "--matches", "12", "-o", place)
    assert f"The report is written: {page}" in horda.well("lab", "report", place, "-o", str(page))
    assert '<html lang="en">' in page.read_text(encoding="utf-8")
    horda.well("--lang", "es", "lab", "report", place, "-o", str(page))
    assert '<html lang="es">' in page.read_text(encoding="utf-8")
    assert "no matches of the lab" in horda.badly("lab", "report", str(tmp_path / "none"), "-o", str(page))


def test_two_series_are_shown_side_by_side(horda: Horda, tmp_path: Path):
    places = [str(tmp_path / name) for name in ("clever", "blind")]
    for place, players in zip(places, ("heuristic,random", "random,random"), strict=True):
        line = (
            "lab",
            "run",
            "zombiland",
            "--players",
            players,
            "--workers",
            "1",
            "--matches",
            "8",
            "-o",
            place,
        )
        horda.well(*line)
    told = horda.well("lab", "compare", *places)
    assert "8 and 8 matches; compared as 8 pairs with the same seed" in told
    assert "won by seat 1, %" in told
    assert "Whether the wins of seat 1 differ cannot be told from luck yet" in " ".join(told.split())
    told = horda.well("--lang", "es", "lab", "compare", *places, "--up-to", "200", "--workers", "1")
    assert "Las victorias del asiento 1 difieren; quedó claro tras" in " ".join(told.split())
    assert re.search(r"rondas +\d+,\d +\d+,\d +[−+]\d+,\d", told)
    found = json.loads(horda.well("lab", "compare", *places, "--json"))
    assert found[0]["clear_after"] > 0
    assert "no matches of the lab" in horda.badly("lab", "compare", places[0], str(tmp_path / "none"))


def test_the_command_says_how_well_it_foretells(
    horda: Horda, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = str(tmp_path / "weights.json")
    asked = ("lab", "train", "green_horde", "--mission", "the_evil_shrine", "--plain", "5", "--erring", "0")
    told = horda.well(*asked, "--workers", "1", "-o", path)
    assert "the_evil_shrine: trained on 5 matches" in told
    assert "entrenada con 5 partidas" in horda.well("--lang", "es", *asked, "--workers", "1", "-o", path)
    rivals = ("lab", "train", "rue_morgue", "--mission", "last_supplies", "-o", path)
    assert "everybody plays alone" in horda.badly(*rivals)
    Path(path).write_text("[]")
    assert "holds no weights" in horda.badly(*asked, "-o", path)
    monkeypatch.setattr(train, "feature_reader_for", lambda _: None)
    assert "is read" in horda.badly(*asked, "-o", path)


SMALL_MISSION = """\
id: small
game: green_horde
survivors: [3, 3]
tiles: [[13V]]
tokens: [{put: start, at: A1}, {put: exit, at: C3}, {put: spawn, colour: red, at: C1}]
goals: [{survivors_at: exit}]
words: {en: {title: Small}}
"""


def test_a_mission_in_a_file_is_trained_and_its_weights_are_found_by_its_content(
    horda: Horda, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("HORDA_WEIGHTS", str(tmp_path / "cache"))
    file, path = tmp_path / "small.yaml", tmp_path / "weights.json"
    file.write_text(SMALL_MISSION, encoding="utf-8")
    asked = ("lab", "train", "green_horde", "--mission", str(file), "--plain", "5", "--erring", "0")
    assert "trained on 5 matches" in horda.well(*asked, "--workers", "1", "-o", str(path))
    (weights,) = read_weights(path).values()
    assert cached_weights(weights.content) == weights
    other = ("lab", "train", "rue_morgue", *asked[3:], "-o", str(path))
    assert "green_horde" in horda.badly(*other)


@pytest.mark.long
def test_a_match_that_cannot_be_read_again_is_named_and_left_alone(horda: Horda, tmp_path: Path):
    asked = ("lab", "train", "zombiland", "--plain", "5", "--erring", "2", "--workers", "1")
    horda.well(*asked, "-o", str(tmp_path / "weights.json"))
    kept = tmp_path / "weights.courses" / "2_players.jsonl"
    lines = kept.read_text().splitlines(keepends=True)
    kept.write_text("".join([*lines[:2], "{}\n", *lines[2:]]))
    (tmp_path / "weights.json").unlink()
    said = horda.badly(*asked, "-o", str(tmp_path / "weights.json"))
    assert "Line 3" in said
    assert len(kept.read_text().splitlines()) == len(lines) + 1


@pytest.mark.long
def test_where_there_are_no_missions_each_number_of_players_is_learnt(horda: Horda, tmp_path: Path):
    path = tmp_path / "weights.json"
    horda.well(
        "lab", "train", "zombiland", "--plain", "5", "--erring", "2", "--workers", "1", "-o", str(path)
    )
    found = read_weights(path)
    assert sorted(found) == [f"{seats}_players" for seats in range(2, 7)]
    assert {one.matches for one in found.values()} == {7}
