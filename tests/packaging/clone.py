"""Functions that copy the project's tracked files, build the packages, install them and serve the table."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.server.serving import Served
from tools.building.environment import install, make_environment
from tools.building.places import ROOT, VENV, program, scripts

MINUTES = 10
HOOK = "import sys; sys.path.insert(0, 'tools'); import backend; print(backend.build_{}(sys.argv[1]))"


def bare(extra: dict[str, str] | None = None) -> dict[str, str]:
    """Return the environment variables without those of Python and Horda, and with `extra`; `PATH` keeps Node."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "HORDA", "VIRTUAL"))
    }
    path = os.pathsep.join((os.environ["PATH"], str(scripts(VENV))))
    return {**kept, "PATH": path, "HORDA_COMPILE": "0", **(extra or {})}


def clone_sources(place: Path) -> Path:
    """Copy the files that git tracks or would track, but no built files; return the folder of the copy."""
    line = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(line, cwd=ROOT, capture_output=True, check=True).stdout
    for name in filter(None, listed.decode().split("\0")):
        if (ROOT / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, place / name)
    return place


def build(kind: str, source: Path, place: Path, **env: str) -> Path:
    """Build the `sdist` or the `wheel` of a source tree with the backend; return the path of the archive."""
    done = asked_to_build(kind, source, place, **env)
    assert done.returncode == 0, done.stdout + done.stderr
    return place / done.stdout.splitlines()[-1]


def asked_to_build(kind: str, source: Path, place: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Ask the backend to build; return the finished process, whether or not it failed."""
    place.mkdir(parents=True, exist_ok=True)
    return subprocess.run(
        [sys.executable, "-c", HOOK.format(kind), str(place)],
        cwd=source,
        env=bare(env),
        capture_output=True,
        text=True,
        timeout=MINUTES * 60,
        check=False,
    )


def unpack(sdist: Path, place: Path) -> Path:
    """Unpack a source archive and return the tree."""
    with tarfile.open(sdist) as archive:
        archive.extractall(place, filter="data")
    (tree,) = place.iterdir()
    return tree


def install_wheel(wheel: Path, venv: Path) -> Path:
    """Install the wheel and the pins of `requirements/runtime.txt` into an empty environment; return the command."""
    make_environment(venv)
    install(venv, ["--require-hashes", "-r", str(ROOT / "requirements" / "runtime.txt")])
    install(venv, ["--no-deps", str(wheel)])
    return Path(program("horda", venv))


@contextmanager
def run_table(line: Sequence[str], home: Path, env: Mapping[str, str] | None = None) -> Iterator[Served]:
    """Run a command that starts a server, wait until it prints its address, and stop it when the block ends."""
    log = home / "log.txt"
    with log.open("w", encoding="utf-8") as told:
        process = subprocess.Popen(
            [*line, "--port", "0"],
            cwd=home,
            env=env or bare({"HORDA_HOME": str(home), "LC_ALL": "C.UTF-8"}),
            stdout=subprocess.PIPE,
            stderr=told,
            text=True,
            encoding="utf-8",
        )
    assert process.stdout is not None
    try:
        spoken = next((one for one in process.stdout if "http://127.0.0.1:" in one), "")
        assert spoken, log.read_text(encoding="utf-8")
        one = Served(int(spoken.split("127.0.0.1:")[1].split()[0]))
        try:
            yield one
        finally:
            one.http.close()
    finally:
        process.terminate()
        process.wait(MINUTES * 60)
        process.stdout.close()
