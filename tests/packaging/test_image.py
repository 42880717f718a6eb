"""The image's own steps without a container engine: in an empty place, then by somebody who may not write.

What needs an engine is left out: the base images, `COPY`, `VOLUME`, and the network between the containers.
"""

import os
import pwd
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import yaml
from tests.packaging.clone import bare
from tools.building.environment import NEW_ENOUGH
from tools.building.places import ROOT, works

DEPLOY = ROOT / "deploy"
LINES = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", "")
MINUTES = 10
NOBODY = pwd.getpwnam("nobody")


def stages() -> tuple[list[str], list[str]]:
    """The lines of the stage that builds, and of the one that is shipped."""
    _, build, runtime = re.split(r"^FROM .*$", LINES, flags=re.MULTILINE)
    return build.splitlines(), runtime.splitlines()


def said(lines: list[str], word: str) -> list[str]:
    return [line.removeprefix(word).strip() for line in lines if line.startswith(f"{word} ")]


def variables(lines: list[str]) -> dict[str, str]:
    pairs = [pair.partition("=") for line in said(lines, "ENV") for pair in line.split()]
    return {name: value for name, _, value in pairs}


def test_the_image_is_small_not_root_and_watched():
    _, runtime = stages()
    assert re.findall(r"^FROM (\S+)", LINES, flags=re.MULTILINE)[-1].endswith("-slim")
    assert said(runtime, "USER") == ["10001:10001"]
    assert said(runtime, "COPY") == ["--from=build /opt/horda /opt/horda"]
    assert "/healthz" in said(runtime, "HEALTHCHECK")[0]
    assert said(runtime, "ENTRYPOINT") == ['["horda"]']


def python_for_all() -> Path:
    """A Python that somebody else can start, too: not one in the home of whoever runs the tests."""
    found = [Path(sys.executable).resolve(), Path("/usr/local/bin/python3"), Path("/usr/bin/python3")]
    open_to_all = [
        one for one in found if one.exists() and all(place.stat().st_mode & 0o001 for place in one.parents)
    ]
    for one in open_to_all if os.geteuid() == 0 else found:
        if works([str(one), "-c", f"import venv, ensurepip; {NEW_ENOUGH}"]):
            return one
    raise AssertionError("no Python 3.11 or newer with venv that everybody can start; install one")


@pytest.fixture(scope="session")
def image(wheel: Path, folder: Path) -> Path:
    """What the steps of the build leave in /opt/horda; the wheel is the one that the other tests built."""
    build, _ = stages()
    first, *steps = said(build, "RUN")
    assert first == 'python -m pip wheel --no-deps --wheel-dir "$WHEELS" "$SOURCE"'
    target = folder / "image" / "opt"
    places = {"SOURCE": str(ROOT), "WHEELS": str(wheel.parent), "TARGET": str(target)}
    assert {**variables(build), **places}.keys() == {*places, "HORDA_COMPILE"}
    programs = folder / "image" / "programs"
    programs.mkdir(parents=True)
    (programs / "python").symlink_to(python_for_all())
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    for step in steps:
        done = subprocess.run(
            ["sh", "-ec", step],
            env=bare({**places, "PATH": path}),
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=MINUTES * 60,
            check=False,
        )
        assert done.returncode == 0, (step, done.stdout, done.stderr)
    return target


@contextmanager
def shipped(image: Path, data: Path) -> Iterator[dict[str, str]]:
    """The server as the image starts it, by somebody without rights, who may write in /data alone."""
    _, runtime = stages()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    path = f"{image / 'bin'}{os.pathsep}/usr/bin{os.pathsep}/bin"
    env = {**variables(runtime), "PATH": path, "HOME": "/nonexistent"}
    env |= {"HORDA_HOME": str(data), "HORDA_HOST": "127.0.0.1", "HORDA_PORT": str(port)}
    assert set(env) == {*variables(runtime), "HOME"}
    as_nobody = (
        {"user": NOBODY.pw_uid, "group": NOBODY.pw_gid, "extra_groups": []} if os.geteuid() == 0 else {}
    )
    process = subprocess.Popen(  # type: ignore[call-overload]
        ["horda", "serve"],
        env=env,
        cwd=data,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **as_nobody,
    )
    try:
        assert "http://127.0.0.1" in process.stdout.readline(), process.stderr.read()
        yield env
    finally:
        process.terminate()
        _, told = process.communicate(timeout=60)
    assert process.returncode == 0, told


@pytest.mark.long
def test_what_is_shipped_serves_without_rights_from_a_place_that_cannot_be_written(
    image: Path, tmp_path_factory: pytest.TempPathFactory
):
    data = tmp_path_factory.mktemp("data")
    for parent in [data, *data.parents[:3]]:
        parent.chmod(parent.stat().st_mode | 0o055)
    for parent in list(image.parents)[:4]:
        parent.chmod(parent.stat().st_mode | 0o055)
    if os.geteuid() == 0:
        os.chown(data, NOBODY.pw_uid, NOBODY.pw_gid)
    before = {path: path.stat().st_mtime_ns for path in image.rglob("*")}
    for path in [image, *before]:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    _, runtime = stages()
    check = said(runtime, "HEALTHCHECK")[0].partition("CMD ")[2]
    with shipped(image, data) as env:
        assert subprocess.run(["sh", "-c", check], env=env, check=False).returncode == 0
        assert (data / "table.db").is_file()
    assert subprocess.run(["sh", "-c", check], env=env, check=False, stderr=subprocess.DEVNULL).returncode
    assert {path: path.stat().st_mtime_ns for path in image.rglob("*")} == before


def test_the_compose_file_keeps_secrets_in_files_and_roots_read_only():
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    horda, proxy, db = (compose["services"][name] for name in ("horda", "proxy", "db"))
    assert horda["environment"]["HORDA_DB_FILE"] == "/run/secrets/horda_db"
    assert db["environment"]["POSTGRES_PASSWORD_FILE"] == "/run/secrets/db_password"
    assert (horda["read_only"], proxy["read_only"], horda["cap_drop"]) == (True, True, ["ALL"])
    assert "ports" not in horda
    assert "ports" not in db
    assert compose["networks"]["back"]["internal"]
    subnet = compose["networks"]["front"]["ipam"]["config"][0]["subnet"]
    assert horda["environment"]["HORDA_PROXIES"] == subnet
    several = yaml.safe_load((DEPLOY / "compose.several.yaml").read_text(encoding="utf-8"))
    assert several["services"]["horda"]["deploy"]["replicas"] > 1
