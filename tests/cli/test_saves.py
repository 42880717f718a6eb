"""Where things are kept on each system, and that a file is whole or as it was."""

from pathlib import Path

import pytest

from horda.cli.table import saves
from horda.cli.table.saves import state_folder, write_whole


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
    monkeypatch.setattr(saves.sys, "platform", platform)
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
