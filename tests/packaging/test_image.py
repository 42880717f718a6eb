"""Tests of the image's build steps and of its server, run without a container engine and by an unprivileged user.

Not tested, as they need an engine: the base images, `COPY`, `VOLUME`, and the network between the containers.
"""

import asyncio
import os
import re
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import yaml
from tests.packaging.clone import bare
from tests.packaging.test_setting_up import a_program
from tools.building.environment import NEW_ENOUGH
from tools.building.places import ROOT, VENV, scripts, works

from horda.server.config.loading import read_settings
from horda.server.store import Store

DEPLOY = ROOT / "deploy"
LINES = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", "")
MINUTES = 10
pwd = pytest.importorskip("pwd", reason="the image is made on Linux")
NOBODY = pwd.getpwnam("nobody")


def stages() -> tuple[list[str], list[str]]:
    """Return the lines of the Containerfile's build stage and of its runtime stage."""
    _, build, runtime = re.split(r"^FROM .*$", LINES, flags=re.MULTILINE)
    return build.splitlines(), runtime.splitlines()


def arguments_of(lines: list[str], word: str) -> list[str]:
    return [line.removeprefix(word).strip() for line in lines if line.startswith(f"{word} ")]


def variables(lines: list[str]) -> dict[str, str]:
    pairs = [pair.partition("=") for line in arguments_of(lines, "ENV") for pair in line.split()]
    return {name: value for name, _, value in pairs}


def test_the_image_is_small_not_root_and_watched():
    _, runtime = stages()
    assert "-slim-" in re.findall(r"^FROM (\S+)", LINES, flags=re.MULTILINE)[-1]
    assert arguments_of(runtime, "USER") == ["10001:10001"]
    assert arguments_of(runtime, "COPY") == ["--from=build /opt/horda /opt/horda"]
    assert "/healthz" in arguments_of(runtime, "HEALTHCHECK")[0]
    assert arguments_of(runtime, "ENTRYPOINT") == ['["horda"]']


def python_for_all() -> Path:
    """Return a Python that every user can run, so not one in the home folder of the user who runs the tests."""
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
    """Run the steps of the build stage with the shared wheel; return the folder that becomes /opt/horda."""
    build, _ = stages()
    first, *steps = arguments_of(build, "RUN")
    assert first == 'python -m pip wheel --no-deps --wheel-dir "$WHEELS" "$SOURCE"'
    target = folder / "image" / "opt"
    places = {
        "SOURCE": str(folder / "clone"),
        "WHEELS": str(wheel.parent),
        "TARGET": str(target),
        "DOCS": str(folder / "image" / "docs"),
    }
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
def run_image(image: Path, data: Path) -> Iterator[dict[str, str]]:
    """Run the server as the image starts it, as an unprivileged user who may write only in the data folder."""
    _, runtime = stages()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    path = f"{image / 'bin'}{os.pathsep}/usr/bin{os.pathsep}/bin"
    env = {**variables(runtime), "PATH": path, "HOME": "/nonexistent"}
    env |= {"HORDA_HOME": str(data), "HORDA_HOST": "127.0.0.1", "HORDA_PORT": str(port)}
    env["HORDA_MANUAL"] = str(image / "manual")
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
    check = arguments_of(runtime, "HEALTHCHECK")[0].partition("CMD ")[2]
    with run_image(image, data) as env:
        assert subprocess.run(["sh", "-c", check], env=env, check=False).returncode == 0
        assert (data / "table.db").is_file()
        manual = f"http://127.0.0.1:{env['HORDA_PORT']}/manual/"
        assert b"<title>Horda" in urllib.request.urlopen(manual, timeout=10).read()
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


def test_the_compose_file_hands_on_what_passkeys_and_notices_need():
    """Both settings come from deploy/.env, and the public address defaults to the host name."""
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    told = yaml.safe_load(compose)["services"]["horda"]["environment"]
    assert told["HORDA_PUBLIC"] == "${HORDA_PUBLIC:-https://${HORDA_NAME}}"
    assert told["HORDA_PUSH_CONTACT"] == "${HORDA_PUSH_CONTACT:-}"
    env = {name: "" if "CONTACT" in name else str(value) for name, value in told.items() if "$" in str(value)}
    env |= {
        "HORDA_NAMES": "table.example.org",
        "HORDA_PUBLIC": "https://table.example.org",
        "HORDA_EXPIRE": "0",
    }
    read = read_settings({}, env).settings
    assert (read.public, read.push_contact) == ("https://table.example.org", None)
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in re.findall(r"\$\{(HORDA_\w+):-", compose):
        assert f"`{name}=" in hosting, f"docs/hosting.md does not tell of {name}"


def test_every_container_is_bounded_and_keeps_its_data_in_a_named_volume():
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    for name, service in compose["services"].items():
        assert {"mem_limit", "pids_limit", "logging"} <= set(service), name
        assert service["logging"]["options"]["max-size"], name
        volumes = [line.split(":")[0] for line in service["volumes"]]
        assert {volume for volume in volumes if not volume.startswith(".")} <= set(compose["volumes"]), name
    assert compose["services"]["horda"]["volumes"] == ["data:/data"]


def test_the_copies_of_the_compose_file_are_taken_and_old_ones_deleted(tmp_path: Path):
    """The backup service's own loop runs on a SQLite database until its first sleep."""
    backup = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]["backup"]
    assert backup["volumes"] == ["copies:/copies"]
    assert backup["environment"]["HORDA_DB_FILE"] == "/run/secrets/horda_db"
    copies = tmp_path / "copies"
    copies.mkdir()
    old = copies / "20200101-000000.backup"
    old.touch()
    os.utime(old, (0, 0))
    asyncio.run(make_database(str(tmp_path / "table.db")))
    a_program(tmp_path / "programs" / "sleep", "exit 9")
    (script,) = backup["command"]
    path = os.pathsep.join((str(tmp_path / "programs"), str(scripts(VENV)), "/usr/bin", "/bin"))
    done = subprocess.run(
        [*backup["entrypoint"], script.replace("$$", "$").replace("/copies", str(copies))],
        env={"PATH": path, "HORDA_HOME": str(tmp_path), "HORDA_DB": str(tmp_path / "table.db")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 9, done.stderr
    (copy,) = copies.iterdir()
    assert copy != old
    assert copy.stat().st_mode & 0o777 == 0o600


async def make_database(file: str) -> None:
    """Create an empty database of Horda."""
    store = Store(file)
    await store.open()
    await store.close()


def test_the_image_has_what_copies_of_its_postgresql_need():
    _, runtime = stages()
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    version = compose["services"]["db"]["image"].removeprefix("postgres:")
    assert f"postgresql-client-{version} " in " ".join(arguments_of(runtime, "RUN"))
    assert re.search(r"install --directory --owner=horda .* /data /copies", LINES)


def test_every_systemd_service_that_opens_the_database_is_told_its_address():
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    drop_in = (DEPLOY / "systemd" / "horda-postgres.conf").read_text(encoding="utf-8")
    for unit in sorted((DEPLOY / "systemd").glob("*.service")):
        assert f"{unit.name}.d" in drop_in, unit.name
        assert f"{unit.name}.d" in hosting, unit.name
    assert "LoadCredential=db:/etc/horda/db\nEnvironment=HORDA_DB_FILE=%d/db\n" in drop_in
    for unit in ("horda.service", "horda@.service"):
        assert re.search(r"^MemoryMax=\d+G$", (DEPLOY / "systemd" / unit).read_text(), flags=re.MULTILINE)
