"""Tests that a command imports no slow module before it prints its first line."""

import json
import os
import subprocess
import sys

import pytest

AT_THE_FIRST_WORD = """
import json, sys
sys.argv = ["horda", *json.loads(sys.argv[1])]
loaded = []

class Ear:
    encoding = "utf-8"
    def write(self, text):
        if text.strip() and not loaded:
            loaded.extend(sys.modules)
        return len(text)
    def flush(self): pass
    def isatty(self): return False

told, sys.stdout, sys.stderr = sys.stdout, Ear(), Ear()
from horda.cli import main
try:
    main()
except SystemExit as left:
    told.write(json.dumps({"code": left.code, "loaded": loaded}))
"""
GAMES = {"army_of_the_dead", "city_of_horror", "green_horde", "rue_morgue", "zombicide", "zombiland"}
NEVER = {
    *("pydantic", "typer", "starlette", "uvicorn", "sqlalchemy", "asyncio", "horda.server", "horda.lab"),
    *("horda.art", "horda.engine.game", *(f"horda.games.{name}" for name in GAMES)),
}
"""Modules that no command may import before it prints its first line."""
FLUENT = {"babel", "pytz", "fluent.runtime", "fluent.syntax"}
YAML = {"yaml", "horda.engine.content.typed_yaml"}


def slow_modules_of(line: str, expected: int) -> set[str]:
    """Return the slow modules, Fluent not counted, that a command had imported when it wrote its first line."""
    return modules_loaded_by(line, expected) & (NEVER | YAML)


def modules_loaded_by(line: str, expected: int, **env: str) -> set[str]:
    """Return the modules that were imported when a command wrote its first line."""
    done = subprocess.run(
        [sys.executable, "-c", AT_THE_FIRST_WORD, json.dumps(line.split())],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        env={**os.environ, **env},
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["code"] == expected, report["code"]
    assert report["loaded"], "it printed nothing"
    return set(report["loaded"])


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", 0),
        ("--help", 0),
        ("version", 0),
        ("version --json", 0),
        ("games", 0),
        ("gams", 2),
        ("games --jsno", 2),
        ("play", 2),
        ("play zombiland --seats 2 --seat all=random --seed 1", 0),
        ("completion bash", 0),
    ],
)
def test_a_command_speaks_before_anything_heavy_is_loaded(line: str, code: int, lang: str):
    assert slow_modules_of(f"--lang {lang} {line}", code) == set()


@pytest.mark.parametrize("line", ["play zom", "lab run --", "play green_horde --option mission"])
def test_completion_loads_nothing_heavy(line: str):
    words = {"COMP_WORDS": f"horda {line}", "COMP_CWORD": str(len(line.split()))}
    loaded = modules_loaded_by("", 0, _HORDA_COMPLETE="zsh_complete", **words)
    assert loaded & (NEVER | FLUENT | YAML) == set()
    assert not any(name.startswith("horda.cli.actions") for name in loaded)


@pytest.mark.parametrize(
    "line", ["play --help", "serve --help", "lab run --help", "admin --help", "help lab"]
)
def test_the_help_page_of_a_command_loads_nothing_heavy(line: str):
    assert slow_modules_of(line, 0) == set()


def test_completion_of_commands_loads_only_their_descriptions():
    loaded = modules_loaded_by("", 0, _HORDA_COMPLETE="zsh_complete", COMP_WORDS="horda pl", COMP_CWORD="1")
    assert loaded & (NEVER | YAML) == set()


def test_help_imports_no_command():
    assert not any(name.startswith("horda.cli.commands.") for name in modules_loaded_by("--help", 0))


def test_help_needs_no_drawing():
    assert "rich" not in modules_loaded_by("--help", 0)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("rules", 0),
        ("rules ZL-FGT-04", 0),
        ("rules zombiland", 0),
        ("rules --search noise", 0),
        ("rules ZL-SET-99", 2),
    ],
)
def test_rulebooks_are_read_without_games(line: str, code: int):
    assert slow_modules_of(line, code) == YAML
