"""Tests that the installed package works with exactly its declared requirements."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import zipfile
from fnmatch import fnmatch
from importlib.metadata import Distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from playwright.sync_api import Browser
from tests.browser.chrome import browser
from tests.browser.conftest import DESKTOP
from tests.browser.person import Person, store_settings
from tests.packaging.clone import MINUTES, bare, run_table
from tests.packaging.test_first_contact import WITHOUT_A_CLONE, commands_of
from tests.server.serving import Served
from tools.building.places import ROOT

from horda.rule_proofs import proofs_in
from horda.rulebook import rulebook, rulebooks

__all__ = ["browser"]

GAMES = ("army_of_the_dead", "city_of_horror", "green_horde", "rue_morgue", "zombiland")
OF_THE_ENVIRONMENT = {"pip", "setuptools"}
"""Packages that Python itself may install into an empty environment."""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return the folder in which the installed command stores matches."""
    return tmp_path


def run(horda: Path, home: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the installed command outside the source tree; return the finished process."""
    return subprocess.run(
        [str(horda), *words],
        cwd=home,
        env=bare({"HORDA_HOME": str(home), "COLUMNS": "200", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}),
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=MINUTES * 60,
        check=False,
    )


def well(horda: Path, home: Path, *words: str, typed: str = "") -> str:
    """Run a command that must succeed; return its output."""
    done = run(horda, home, *words, typed=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def requirements_of(name: str, found: dict[str, Distribution], extras: tuple[str, ...] = ()) -> set[str]:
    """Return the names of a package and all its requirements, direct and indirect."""
    todo, seen = [(canonicalize_name(name), extras)], set()
    while todo:
        one = todo.pop()
        if one in seen:
            continue
        seen.add(one)
        for line in found[one[0]].requires or []:
            wish = Requirement(line)
            if not wish.marker or any(wish.marker.evaluate({"extra": extra}) for extra in (*one[1], "")):
                todo.append((canonicalize_name(wish.name), tuple(wish.extras)))
    return {name for name, _ in seen}


def test_what_is_declared_is_installed_and_nothing_else(horda: Path):
    (site,) = horda.parents[1].glob("**/site-packages")
    found = {canonicalize_name(one.name): one for one in distributions(path=[str(site)])}
    assert requirements_of("horda", found) == set(found) - OF_THE_ENVIRONMENT


def test_the_trial_of_other_systems_succeeds_here(horda: Path):
    line = [sys.executable, str(ROOT / "tools" / "smoke.py"), str(horda)]
    done = subprocess.run(line, env=bare(), capture_output=True, text=True, timeout=MINUTES * 60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert all(f"simulate {game}" in done.stdout for game in GAMES)
    assert done.stdout.endswith("Everything works.\n")


def test_the_trial_of_other_systems_fails_with_what_it_tries(tmp_path: Path):
    command = tmp_path / "horda"
    command.write_text("#!/bin/sh\necho broken >&2\nexit 3\n", encoding="utf-8")
    command.chmod(0o755)
    line = [sys.executable, str(ROOT / "tools" / "smoke.py"), str(command)]
    done = subprocess.run(line, capture_output=True, text=True, timeout=MINUTES * 60, check=False)
    assert done.returncode == 1
    assert "`horda games --json` ended with 3:\nbroken" in done.stderr


def test_the_commands_of_the_readme_work_without_a_clone(horda: Path, wheel: Path, home: Path):
    first, *rest = commands_of(WITHOUT_A_CLONE)
    install, _, pattern = first.rpartition(" ./")
    assert install == "pipx install"
    assert fnmatch(wheel.name, pattern), "the name of the wheel that the README tells to install"
    assert rest
    for line in rest:
        program, *words = line.split()
        assert program == "horda"
        if words[0] == "serve":
            with run_table([str(horda), *words], home) as table:
                assert "<title>" in table.http.get("/").text
        else:
            well(horda, home, *words)


def test_every_file_of_its_client_answers_as_it_lies_in_the_wheel(horda: Path, wheel: Path, home: Path):
    folder = "horda/server/static/"
    with run_table([str(horda), "serve"], home) as table, zipfile.ZipFile(wheel) as archive:
        assert table.http.get("/healthz").json()["status"] == "ok"
        files = [name for name in archive.namelist() if name.startswith(folder) and not name.endswith(".gz")]
        assert len(files) > 10
        for name in files:
            answer = table.http.get("/" + name.removeprefix(folder))
            assert (answer.status_code, answer.content) == (200, archive.read(name)), name
        assert table.http.get("/").content == archive.read(f"{folder}index.html")


def test_it_knows_which_rules_are_proven_without_tests_and_without_pytest(horda: Path, home: Path):
    told = json.loads(well(horda, home, "rules", "--coverage", "--json"))
    proofs, _ = proofs_in(ROOT / "tests")
    for game, one in told.items():
        wanted = rulebook(game).provable()
        assert (one["rules"], one["proven"]) == (len(wanted), sum(rule in proofs for rule in wanted))
    assert set(told) == set(rulebooks())


def test_postgresql_without_its_driver_names_the_package(horda: Path, home: Path):
    done = run(horda, home, "serve", "--db", "postgresql://ana:secret@there/horda")
    assert (done.returncode, done.stdout) == (4, "")
    python = horda.with_name("python")
    assert re.search(rf"(pip install --python '{python}'|'{python}' -m pip install) 'asyncpg>=", done.stderr)
    assert "secret" not in done.stderr


def test_a_round_is_played_in_a_browser(horda: Path, home: Path, browser: Browser):
    with run_table([str(horda), "serve"], home) as table:
        context = browser.new_context(viewport=DESKTOP, bypass_csp=True, service_workers="block")
        page = context.new_page()
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        store_settings(page)
        person = Person(page, table.url)
        person.goes_to("/".join(("match", *begin_match(table))))
        person.waits_for_table()
        person.plays_a_round()
        context.close()
    assert wrong == []


def begin_match(table: Served) -> tuple[str, str]:
    """Begin a seeded match against bots; return its id and the player's link."""
    match = table.begin("zombiland", "here", "bot:random", "bot:random", seed="installed")
    info = match["match"]
    assert isinstance(info, dict)
    return str(info["id"]), str(match["link"])


@pytest.mark.long
def test_the_sources_play_without_make_in_a_folder_with_blanks(wheel: Path, tree: Path, home: Path):
    assert " " in str(tree)
    assert not str(tree).isascii()
    with run_table([sys.executable, str(tree / "tools" / "play.py")], home) as table:
        assert table.http.get("/healthz").json()["status"] == "ok"
        assert "<title>" in table.http.get("/").text
