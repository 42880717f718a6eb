"""Fixtures for tests of the `horda` command: a shelf with the toy game, a home folder, the command itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from horda import games
from horda.cli import exit_codes
from horda.cli.app import app
from horda.cli.completion import COMPLETE_VAR
from horda.locale import parsed

SHELF = Path(__file__).resolve().parents[1] / "engine" / "shelf"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a new home folder; set the terminal to 110 columns without colours."""
    monkeypatch.setenv("HORDA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "110")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("NO_COLOR", "1")
    return tmp_path / "home"


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put the toy game on the shelf, with its texts."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(SHELF)])
    parsed.resource.cache_clear()
    parsed.bundle.cache_clear()
    yield
    parsed.resource.cache_clear()
    parsed.bundle.cache_clear()


class Horda:
    """A callable that runs the `horda` command in this process."""

    def __call__(self, *args: str, typed: str = "", env: dict[str, str] | None = None) -> Result:
        return CliRunner().invoke(app, list(args), input=typed, env=env)

    def well(self, *args: str, typed: str = "") -> str:
        """Run a command that must succeed and return its output."""
        done = self(*args, typed=typed)
        assert done.exit_code == 0, done.output
        return done.stdout

    def badly(self, *args: str, typed: str = "", code: int = exit_codes.BAD_INPUT) -> str:
        """Run a command that must fail with this exit code and return its one-line error."""
        done = self(*args, typed=typed)
        assert done.exit_code == code, (done.exit_code, done.output, done.exception)
        assert "Traceback" not in done.output
        return done.stderr.strip()


@pytest.fixture
def horda() -> Horda:
    """Return a callable that runs the command."""
    return Horda()


def completions(horda: Horda, *typed: str) -> list[str]:
    """Return the completions that fish would offer after these words, the last of which is incomplete."""
    words = {"COMP_WORDS": " ".join(["horda", *typed]), "COMP_CWORD": typed[-1]}
    done = horda(env={COMPLETE_VAR: "fish_complete", **words})
    assert done.exit_code == 0, done.output
    found = [line.partition(",")[2].partition("\t")[0] for line in done.stdout.split("\n") if line]
    return found
