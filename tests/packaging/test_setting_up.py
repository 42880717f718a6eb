"""Tests of setting up when tools are missing: an alternative is used, or a sentence says what to do."""

from __future__ import annotations

import importlib
import os
import re
import signal
import stat
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from tools.building import client, environment, node, places, stages
from tools.building.places import ROOT, Stop, program, scripts


def a_program(path: Path, *lines: str) -> Path:
    """Write a shell script with these lines as an executable program; return its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(("#!/bin/sh", *lines, "")), encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


@pytest.fixture
def venv(tmp_path: Path) -> Path:
    """Return a virtual environment whose Python only records its arguments."""
    folder = tmp_path / "an environment"
    a_program(Path(program("python", folder)), 'echo "$@" >>"$(dirname "$0")/asked"')
    return folder


def recorded_calls(venv: Path) -> str:
    file = scripts(venv) / "asked"
    return file.read_text(encoding="utf-8") if file.exists() else ""


def test_uv_installs_where_it_is_there(venv: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    uv = a_program(tmp_path / "uv", 'echo "$@" >"$0.asked"')
    monkeypatch.setattr(environment, "find_uv", lambda: str(uv))
    environment.install(venv, ["one"])
    assert f"--python {program('python', venv)} one" in (tmp_path / "uv.asked").read_text(encoding="utf-8")
    assert recorded_calls(venv) == ""


def test_pip_installs_where_uv_fails_or_is_missing(
    venv: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    for uv in (None, str(a_program(tmp_path / "uv", "exit 1"))):
        monkeypatch.setattr(environment, "find_uv", lambda uv=uv: uv)
        environment.install(venv, ["--require-hashes", "one"])
        assert recorded_calls(venv).splitlines()[-1].endswith("--require-hashes one")
        assert "-m pip install" in recorded_calls(venv)


def test_packages_that_cannot_be_had_end_in_a_sentence(venv: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(environment, "find_uv", lambda: None)
    a_program(Path(program("python", venv)), 'case "$*" in *install*) exit 1;; esac')
    with pytest.raises(Stop, match="is the network there"):
        environment.install(venv, ["one"])


def test_a_python_that_is_too_old_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    old = a_program(tmp_path / "old", "exit 1")
    monkeypatch.setenv("PYTHON", str(old))
    assert environment.find_python() is None
    monkeypatch.setattr(environment, "find_uv", lambda: None)
    with pytest.raises(Stop, match=r"Python 3\.11 or newer was not found"):
        environment.make_environment(tmp_path / "environment")
    monkeypatch.setenv("PYTHON", sys.executable)
    assert environment.find_python() == sys.executable


def test_a_node_that_is_too_old_is_fetched_into_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    system, venv = tmp_path / "system", tmp_path / "environment"
    a_program(system / "node", "exit 1")
    a_program(system / "npm")
    monkeypatch.setenv("PATH", str(system))
    with pytest.raises(Stop, match=r"Node 20\.19 or newer was not found"):
        node.find_node(venv)
    venv.mkdir()
    told: list[str] = []

    def fetch(place: Path, what: list[str]) -> None:
        told.extend(what)
        for name in ("node", "npm"):
            a_program(Path(program(name, place)))

    monkeypatch.setattr(environment, "install", fetch)
    assert node.find_node(venv) == os.pathsep.join((str(scripts(venv)), str(system)))
    assert "--require-hashes" in told


def test_a_client_is_made_anew_only_when_its_sources_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(places, "ROOT", tmp_path)
    monkeypatch.setattr(client, "ROOT", tmp_path)
    monkeypatch.setattr(client, "MADE_FROM", (tmp_path / "web",))
    monkeypatch.setattr(client, "STATIC", tmp_path / "static")
    monkeypatch.setattr(client, "MARK", tmp_path / "mark")
    for name in ("web/src/a.ts", "web/node_modules/b.js", "static/index.html", "static/assets/a.js"):
        places.write(tmp_path / name, name)
    assert client.needs_node()
    places.write(tmp_path / "mark", client.sources())
    assert not client.needs_node()
    places.write(tmp_path / "web" / "node_modules" / "b.js", "other")
    places.write(tmp_path / "web" / "tests" / "a.test.ts", "new")
    assert not client.needs_node()
    places.write(tmp_path / "web" / "src" / "a.ts", "other")
    assert client.needs_node()


def test_a_command_that_is_not_there_names_those_that_are():
    line = [sys.executable, str(ROOT / "tools" / "make.py"), "tset"]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "`tset` is no command; there are: play, terminal" in done.stderr


def test_every_target_of_make_is_a_command_without_make():
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "make.py")], capture_output=True, text=True, check=True
    )
    commands = {line.split()[0] for line in done.stdout.splitlines()}
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (targets,) = (line for line in makefile.splitlines() if line.startswith(".PHONY:"))
    assert set(targets.split()[1:]) == commands | {"help"}


def test_every_extra_can_be_set_up():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra in project["optional-dependencies"]:
        assert extra in environment.SETS
        for name in environment.SETS[extra]:
            assert (ROOT / "requirements" / f"{name}.txt").is_file()


@pytest.fixture
def make(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Import `tools/make.py` with the import path that it has when run."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return importlib.import_module("make")


def test_several_parts_are_set_up_by_one_command_and_unknown_ones_refused_first(
    make: ModuleType, monkeypatch: pytest.MonkeyPatch
):
    done: list[str] = []
    monkeypatch.setattr(make, "set_up", done.append)
    make.setup(["passkeys", "push"])
    assert done == ["passkeys", "push"]
    with pytest.raises(make.Stop, match="`pusj` is no environment; there are: play, postgres, passkeys"):
        make.setup(["lab", "pusj"])
    assert done == ["passkeys", "push"]


def test_the_long_tests_get_axe_and_ray_in_a_fresh_clone(make: ModuleType, monkeypatch: pytest.MonkeyPatch):
    done: list[str] = []
    monkeypatch.setattr(make, "set_up", lambda name: done.append(f"set up {name}"))
    monkeypatch.setattr(make, "run", lambda line, **_: done.append(Path(line[0]).name))
    monkeypatch.setattr(make.chromium, "make_sure", lambda: None)
    monkeypatch.setattr(make.client, "find_node", lambda: "")
    monkeypatch.setattr(make.client, "npm", lambda words, *_, **__: done.append(f"npm {' '.join(words)}"))
    monkeypatch.setattr(make.client, "build", lambda: done.append("build"))
    monkeypatch.setattr(make.client.places, "read", lambda path: "")
    monkeypatch.setattr(make.client.places, "write", lambda path, text: None)
    make.test_long([])
    before = done[: done.index("pytest")]
    assert "set up cluster" in before
    installed = next(line for line in before if line.startswith("npm install"))
    assert "--omit=dev" not in installed, "axe-core is among what checks need"
    assert before.index(installed) < before.index("build")


def test_a_stage_tells_what_its_programs_took_of_the_processor(capfd: pytest.CaptureFixture[str]):
    busy = "import time\nwhile time.process_time() < 1: pass"
    with stages.stage("much to do"):
        places.run([sys.executable, "-c", busy])
    took = re.search(r"== much to do: \d+ s, (\d+) s of the processor", capfd.readouterr().out)
    assert took is not None
    assert int(took[1]) >= 1


def test_what_works_beside_is_told_at_the_end_and_stops_the_command(capfd: pytest.CaptureFixture[str]):
    line = [sys.executable, "-c", "import os; print(os.environ['TOLD'])"]
    with stages.beside("the other lane", line, env={**os.environ, "TOLD": "all well"}):
        print("here meanwhile")
    told = capfd.readouterr().out
    assert told.index("here meanwhile") < told.index("== the other lane") < told.index("all well")
    failing = [sys.executable, "-c", "print('what broke'); raise SystemExit(3)"]
    with pytest.raises(Stop, match="the other lane: failed"), stages.beside("the other lane", failing):
        pass
    assert "what broke" in capfd.readouterr().out


def test_what_works_beside_ends_with_what_it_is_beside(monkeypatch: pytest.MonkeyPatch):
    begun: list[subprocess.Popen[bytes]] = []
    start = subprocess.Popen

    def start_and_note(*line: object, **how: object) -> subprocess.Popen[bytes]:
        begun.append(start(*line, **how))  # type: ignore[call-overload]  # handed on as they are
        return begun[-1]

    monkeypatch.setattr(stages.subprocess, "Popen", start_and_note)
    waiting = [sys.executable, "-c", "import time; time.sleep(600)"]
    with pytest.raises(ZeroDivisionError), stages.beside("the other lane", waiting):
        _ = 1 / 0
    assert [process.poll() for process in begun] == [-signal.SIGTERM]
