"""Tests of the choice of Chromium for browser tests: the headless shell if installed, else the full browser."""

from pathlib import Path

import pytest
from tests.browser.chrome import chromium


@pytest.fixture
def browsers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make an empty folder the only entry of `PATH` and return it, for programs to be added."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    return tmp_path


def install(folder: Path, name: str) -> None:
    (folder / name).touch(mode=0o755)


def test_the_headless_shell_is_preferred_unless_a_whole_browser_is_wanted(browsers: Path):
    install(browsers, "chromium")
    install(browsers, "chromium-headless-shell")
    assert chromium() == str(browsers / "chromium-headless-shell")
    assert chromium(whole=True) == str(browsers / "chromium")


def test_any_chromium_will_do_and_playwright_looks_for_its_own_if_there_is_none(browsers: Path):
    assert chromium() is None
    install(browsers, "google-chrome")
    assert chromium() == str(browsers / "google-chrome")
    assert chromium(whole=True) == str(browsers / "google-chrome")


def test_the_environment_may_name_one(browsers: Path, monkeypatch: pytest.MonkeyPatch):
    install(browsers, "chromium-headless-shell")
    monkeypatch.setenv("CHROMIUM", "/opt/own/chrome")
    assert chromium() == "/opt/own/chrome"
