"""Tests that the README's first commands work literally in a fresh clone."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
from tests.docs.console import commands_in
from tests.packaging.clone import MINUTES, clone_sources, run_table
from tests.packaging.test_setting_up import a_program
from tools.building.places import ROOT, VENV

README = (ROOT / "README.md").read_text(encoding="utf-8")
BEFORE, _, AFTER = README.partition("## Install without a clone\n")
WITHOUT_A_CLONE, _, AFTER = AFTER.partition("\n## ")
INLINE = re.findall(r"`((?:\./horda|horda|make|python3?) [^`]*)`", README)
"""Commands that the README mentions within sentences."""


def commands_of(part: str) -> list[str]:
    """Return the lines that a part of the README tells a reader to type."""
    blocks = re.findall(r"^```console\n(.*?)^```", part, flags=re.MULTILINE | re.DOTALL)
    return [command.line for block in blocks for command in commands_in(block)]


COMMANDS = commands_of(BEFORE) + commands_of(AFTER)
"""The README's commands for a clone; `test_installed.py` runs those for a wheel."""
UV = r"""
echo "$@" >>"$0.asked"
echo "uv says something"
if [ "$1" = venv ]; then
    for last in "$@"; do :; done
    mkdir -p "$last/bin"
    printf '#!/bin/sh\nexit 0\n' >"$last/bin/python"
    printf '#!/bin/sh\npwd\necho "$HORDA_COMMAND"\nprintf "<%%s>" "$@"\nexit 3\n' >"$last/bin/horda"
    chmod +x "$last/bin/python" "$last/bin/horda"
fi
"""
"""A script that replaces uv: its Python accepts every call, and its `horda` prints its arguments."""


def strangers_environment(home: Path, **extra: str) -> dict[str, str]:
    """Return environment variables of a person who has neither Horda nor a virtual environment."""
    kept = {
        key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "HORDA", "VIRTUAL"))
    }
    folders = [
        folder
        for folder in os.environ["PATH"].split(os.pathsep)
        if VENV not in (Path(folder), *Path(folder).parents)
    ]
    return {**kept, "PATH": os.pathsep.join(folders), "HORDA_HOME": str(home), "LC_ALL": "C.UTF-8", **extra}


def test_the_readme_names_no_command_that_a_clone_lacks():
    assert COMMANDS
    assert [line for line in COMMANDS if not line.startswith(("./horda ", "make "))] == []
    (targets,) = re.findall(
        r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE
    )
    for line in INLINE:
        program, name = line.split()[:2]
        assert program in ("./horda", "make", "python3"), line
        assert program != "make" or name in targets.split(), line
        assert program != "python3" or (ROOT / name).is_file(), line


@pytest.mark.parametrize("folder", ["docs/players", "docs/es/players"])
def test_a_page_for_players_says_how_its_commands_are_typed(folder: str):
    pages = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / folder).glob("*.md")}
    silent = [
        name for name, text in pages.items() if re.search("[`$ ]horda [a-z]", text) and "`./horda" not in text
    ]
    assert silent == []
    assert "`.\\horda`" in pages["index.md"]


def test_the_first_command_sets_up_what_playing_needs_and_hands_everything_on(tmp_path: Path):
    clone = clone_sources(tmp_path / "casa de ñandú")
    uv = a_program(tmp_path / "programs" / "uv", UV)
    env = strangers_environment(tmp_path)
    env["PATH"] = os.pathsep.join((str(uv.parent), env["PATH"]))
    for time in ("first", "second"):
        done = subprocess.run(
            [str(clone / "horda"), "play", "my match.json", ""],
            cwd=tmp_path,
            env=env,
            capture_output=True,
            text=True,
            check=False,
        )
        told = [str(tmp_path), str(clone / "horda"), "<play><my match.json><>"]
        assert (done.returncode, done.stdout.splitlines()) == (3, told), done.stderr
        assert ("uv says something" in done.stderr) == (time == "first")
    asked = (uv.parent / "uv.asked").read_text(encoding="utf-8").splitlines()
    assert len(asked) == 3
    assert asked[0].startswith("venv ")
    assert f"-r {clone}/requirements/runtime.txt -r {clone}/requirements/build.txt" in asked[1]
    assert asked[2].endswith(f"--editable {clone}")


def test_without_a_python_the_first_command_says_what_to_install(tmp_path: Path):
    (tmp_path / "programs").mkdir()
    for name in ("dirname", "sh"):
        (tmp_path / "programs" / name).symlink_to(
            f"/bin/{name}" if Path(f"/bin/{name}").exists() else f"/usr/bin/{name}"
        )
    env = {"PATH": str(tmp_path / "programs")}
    done = subprocess.run(
        ["/bin/sh", str(ROOT / "horda"), "games"], env=env, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Python 3.11 or newer was not found.")


@pytest.mark.long
def test_the_commands_of_the_readme_work_in_a_fresh_clone(tmp_path: Path):
    clone = clone_sources(tmp_path / "horda")
    home = tmp_path / "home"
    home.mkdir()
    assert not (clone / ".venv").exists()
    for line in COMMANDS:
        if line.startswith("./horda serve"):
            command = [str(clone / "horda"), *line.split()[1:]]
            with run_table(command, home, strangers_environment(home)) as table:
                assert table.http.get("/healthz").json()["status"] == "ok"
                assert "<title>" in table.http.get("/").text
        else:
            well(line, clone, home)
    for line in INLINE:
        if line.startswith("./horda "):
            well(f"{' '.join(line.split()[:2])} --help", clone, home)
    coverage = json.loads(well("./horda rules --coverage --json", clone, home))
    assert {game: one["unproven"] for game, one in coverage.items()} == {game: [] for game in coverage}
    assert not list((clone / ".venv").rglob("pytest")), "what playing needs, and no more"


def well(line: str, clone: Path, home: Path) -> str:
    """Run a line in a shell as a person who has just cloned the project; return its output."""
    done = subprocess.run(
        ["sh", "-c", line],
        cwd=clone,
        env=strangers_environment(home),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=MINUTES * 60,
        check=False,
    )
    assert done.returncode == 0, (line, done.stdout, done.stderr)
    return done.stdout
