"""Tests of the folder of saves on each operating system, and of the atomic replacement of a save."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Horda
from tests.engine import toy as toy_rules
from tests.engine.toy import FACES, Toy

from horda import games
from horda.cli import exit_codes
from horda.cli.errors import CliError
from horda.cli.paths import state_folder
from horda.cli.terminal import saves
from horda.cli.terminal.saves import lock_match, write_whole
from horda.engine.cards import Deck


@pytest.mark.parametrize(
    ("platform", "env", "end"),
    [
        ("linux", {}, ".local/state/horda"),
        ("linux", {"XDG_STATE_HOME": "/var/state"}, "/var/state/horda"),
        ("darwin", {}, "Library/Application Support/horda"),
        ("win32", {}, "AppData/Local/horda"),
        ("win32", {"LOCALAPPDATA": "/data"}, "/data/horda"),
        ("linux", {"HORDA_HOME": "/elsewhere"}, "/elsewhere"),
    ],
)
def test_each_system_has_its_place(
    monkeypatch: pytest.MonkeyPatch, platform: str, env: dict[str, str], end: str
):
    monkeypatch.setattr("sys.platform", platform)
    for name in ("HORDA_HOME", "XDG_STATE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert state_folder().as_posix().endswith(end)


def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "match.json"
    write_whole(path, "old")

    def no_room(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saves.os, "fsync", no_room)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.usefixtures("toy")
def test_two_terminals_at_one_match_the_second_is_told(horda: Horda, home: Path, tmp_path: Path):
    horda.well("play", "toy", "--seats", "2", "--seed", "5", typed="1\nq\n")
    (file,) = home.joinpath("matches").glob("*.json")
    before = file.read_bytes()
    link = tmp_path / "link.json"
    link.symlink_to(file)
    with lock_match(file):
        for line in (("play", str(file)), ("play", "--resume"), ("play", str(link))):
            told = horda.badly(*line, typed="1\nq\n", code=exit_codes.BAD_FILE)
            assert "is being played in another window" in " ".join(told.split())
        assert "otra ventana" in horda.badly("play", str(file), "--lang", "es", code=exit_codes.BAD_FILE)
        assert "After 1 of" in horda.well("replay", str(file), "--to", "1")
    assert file.read_bytes() == before
    horda.well("play", str(link), typed="1\nq\n")
    assert link.is_symlink()
    assert file.read_bytes() != before
    assert [path.name for path in file.parent.iterdir()] == [file.name]


HOLDS = """
import sys, pathlib
from horda.cli.terminal.saves import lock_match
with lock_match(pathlib.Path(sys.argv[1])):
    print("locked", flush=True)
    sys.stdin.read()
"""


def test_a_terminal_that_was_killed_leaves_no_match_locked(tmp_path: Path):
    file = tmp_path / "match.json"
    file.write_text("{}")
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with other:
        assert other.stdout is not None
        assert other.stdout.readline() == "locked\n"
        with pytest.raises(CliError, match="match-open"), lock_match(file):
            pass
        other.send_signal(signal.SIGKILL)
    with lock_match(file):
        pass


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "version 1 of the rules of High card"), ("es", "versión 1 de las reglas")]
)
def test_a_match_of_older_rules_that_went_another_way_is_refused_with_what_to_do(
    horda: Horda, home: Path, monkeypatch: pytest.MonkeyPatch, *, lang: str, said: str
):
    horda.well("play", "toy", "--seats", "2", "--seed", "5", typed="1\nq\n")
    (file,) = home.joinpath("matches").glob("*.json")
    monkeypatch.setattr(Toy, "version", 2)
    assert horda.well("play", "--resume", typed="q\n")
    file.write_text(file.read_text())
    monkeypatch.setattr(Toy, "version", 3)
    monkeypatch.setattr(
        toy_rules, "DECK", Deck.of({"card": [face for face in reversed(FACES) for _ in range(8)]})
    )
    # The starts of matches that a game keeps hold the deck of before.
    monkeypatch.setattr(games.game("toy"), "_starts", None)
    before = file.read_bytes()
    for line in (("play", "--resume"), ("play", str(file)), ("replay", str(file))):
        told = " ".join(horda.badly(*line, "--lang", lang, code=exit_codes.BAD_FILE).split())
        assert said.replace("1", "2") in told
        assert file.name in told
    assert file.read_bytes() == before
