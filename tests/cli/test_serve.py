"""`horda serve`: what is wrong with how it was called, and when a browser is opened."""

import socket
from pathlib import Path

import pytest
from tests.cli.conftest import Horda

from horda.cli.serve import has_screen
from horda.server.store.lock import FileLock


def test_a_database_that_cannot_be_used_is_refused_without_its_password(horda: Horda):
    told = horda.badly("serve", "--db", "mysql://ana:secret@there/horda")
    assert "postgresql://user:password@host/name" in told
    assert "secret" not in told


def test_a_port_in_use_is_told(horda: Horda, tmp_path: Path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        told = horda.badly("serve", "--port", port, "--db", str(tmp_path / "t.db"), "--lang", "es")
        assert f"El puerto {port} está ocupado" in told


def test_a_file_that_another_server_has_is_told(horda: Horda, tmp_path: Path):
    lock = FileLock(str(tmp_path / "t.db"))
    lock.take()
    told = horda.badly("serve", "--port", "0", "--db", str(tmp_path / "t.db"))
    lock.release()
    assert "Another Horda serves" in " ".join(told.split())


def test_no_browser_is_opened_inside_a_terminal(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not has_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_screen()
