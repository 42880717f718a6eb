"""Tests of shell completion, also in a real bash."""

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Horda, completions

from horda.cli.completion import COMPLETE_VAR, SHELLS, lessons_of, missions_of
from horda.games import game
from horda.lessons.course import course
from horda.rulebook import rule_ids, rulebook, rulebooks


def test_commands_games_options_missions_and_rules_are_offered(horda: Horda):
    assert completions(horda, "re") == ["replay", "referee"]
    assert completions(horda, "mission", "") == ["check", "list", "draw", "tiles"]
    assert completions(horda, "play", "zom") == ["zombiland"]
    assert completions(horda, "lab", "run", "zom") == ["zombiland"]
    assert "--resume" in completions(horda, "play", "--")
    assert "--lang" in completions(horda, "play", "--")
    assert completions(horda, "games", "--lang", "") == ["en", "es"]
    assert completions(horda, "rules", "ZL-FGT-0")[0] == "ZL-FGT-01"
    assert completions(horda, "rules", "zombiland", "ZL-SET-01") == ["ZL-SET-01"]
    assert completions(horda, "completion", "f") == ["fish"]
    assert completions(horda, "play", "green_horde", "--option", "mission=river") == [
        "mission=river_of_the_dead"
    ]
    assert completions(horda, "lab", "run", "green_horde", "--mission", "river") == ["river_of_the_dead"]
    assert completions(horda, "mission", "draw", "my.yaml", "--game", "gr") == ["green_horde"]
    assert completions(horda, "learn", "zombiland", "") == sorted(lessons_of("zombiland"))


def test_an_unknown_command_offers_nothing_and_is_no_error(horda: Horda):
    assert completions(horda, "nonsense", "x") == []


def test_commands_are_described_in_the_language_of_the_person(horda: Horda, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    words = {"COMP_WORDS": "horda game", "COMP_CWORD": "1"}
    done = horda(env={COMPLETE_VAR: "zsh_complete", **words})
    assert done.stdout.split("\n")[:3] == ["plain", "games", "los juegos del estante"]


@pytest.mark.parametrize("name", rulebooks())
def test_what_is_found_by_name_is_what_the_game_has(name: str):
    book = rulebook(name)
    assert set(rule_ids(name)) == {one.id for one in (*book.entries(), *book.missions)}
    option = next((one for one in game(name).options() if one.name == "mission"), None)
    assert missions_of(name) == ([] if option is None else sorted(str(one) for one in option.values))
    assert lessons_of(name) == [one.id for one in course(name)]


def test_every_shell_has_its_script(horda: Horda):
    for shell in SHELLS:
        assert f"{COMPLETE_VAR}={shell}_complete" in horda.well("completion", shell)
    assert "known: bash, zsh, fish" in horda.badly("completion", "tcsh")


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("horda rep", ["replay"]),
        ("horda play green_horde --option mission = riv", ["river_of_the_dead"]),
        ("horda play green_horde --option mission =", missions_of("green_horde")),
        ("horda play green_horde --option miss", [f"mission={name}" for name in missions_of("green_horde")]),
        ("horda play green_horde --option = mission = riv", ["river_of_the_dead"]),
        ("horda games --lang = e", ["en", "es"]),
    ],
)
def test_a_real_bash_completes(line: str, found: list[str], horda: Horda, tmp_path: Path):
    """Words are split as in `COMP_WORDS`, which bash splits at each `=`."""
    bash = shutil.which("bash")
    assert bash is not None
    command = tmp_path / "horda"
    command.write_text(
        f"#!/bin/sh\nexec {shlex.quote(sys.executable)} -c 'from horda.cli import main; main()'\n"
    )
    command.chmod(0o755)
    script = f"""
{horda.well("completion", "bash")}
COMP_WORDS=({line}) COMP_CWORD={len(line.split()) - 1}
_horda_completion {shlex.quote(str(command))}
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    done = subprocess.run([bash, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == found
