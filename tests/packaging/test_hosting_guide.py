"""Tests that run the commands of `docs/hosting.md` literally, except those that need a network or a running system."""

import os
import re
import shlex
import shutil
import stat
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml
from tests.packaging.test_setting_up import a_program
from tests.server.ops.test_deploy import DEPLOY, ROOT

from horda.server.config.loading import read_settings

GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
ABSENT = ("docker", "systemctl", "caddy", "apt", "pip")
"""Programs that are replaced by a script which records its arguments."""


def commands_under(heading: str) -> list[str]:
    """Return the commands that a section of the guide tells its reader to type."""
    section = GUIDE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    blocks = re.findall(r"^```console\n(.*?)^```", section, flags=re.MULTILINE | re.DOTALL)
    return [line[2:] for block in blocks for line in block.splitlines()]


@dataclass(frozen=True)
class Machine:
    """A folder that simulates a machine: Horda's sources, the root of a file system, and replaced programs."""

    folder: Path

    @property
    def sources(self) -> Path:
        """The folder of Horda's sources, in which commands are run."""
        return self.folder / "horda"

    @property
    def root(self) -> Path:
        """The folder that is used as `/`."""
        return self.folder / "root"

    def run(self, command: str) -> None:
        """Run a command of the guide, with `/etc` and `/opt` below the root of this machine."""
        moved = re.sub(r"(?<![\w./])/(etc|opt)/", rf"{self.root}/\1/", command)
        path = os.pathsep.join((str(self.folder / "programs"), "/usr/bin", "/bin"))
        done = subprocess.run(
            ["sh", "-c", moved],
            cwd=self.sources,
            env={"PATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, (command, done.stdout, done.stderr)

    def calls_of(self, program: str) -> list[str]:
        """Return the arguments of all calls of a replaced program."""
        calls = self.folder / "programs" / f"{program}.calls"
        return calls.read_text(encoding="utf-8").splitlines() if calls.exists() else []


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """Return a machine with the files of a clone that the guide names."""
    machine = Machine(tmp_path)
    kept = ("secrets", ".env")
    shutil.copytree(DEPLOY, machine.sources / "deploy", ignore=lambda _, names: [*{*names} & {*kept}])
    (machine.root / "etc" / "systemd" / "system").mkdir(parents=True)
    for name in ABSENT:
        a_program(tmp_path / "programs" / name, 'echo "$@" >>"$(readlink -f "$0").calls"')
    # The environment that the guide makes first; its pip would load the dependencies from the network.
    (machine.root / "opt" / "horda" / "bin").mkdir(parents=True)
    (machine.root / "opt" / "horda" / "bin" / "pip").symlink_to(tmp_path / "programs" / "pip")
    return machine


def test_the_containers_find_the_secrets_that_the_guide_makes(machine: Machine):
    commands = commands_under("With containers")
    assert len(commands) >= 6
    for command in commands:
        machine.run(command)
    deploy = machine.sources / "deploy"
    assert (deploy / ".env").read_text(encoding="utf-8") == "HORDA_NAME=table.example.org\n"
    assert stat.S_IMODE((deploy / "secrets").stat().st_mode) == 0o700
    compose = yaml.safe_load((deploy / "compose.yaml").read_text(encoding="utf-8"))
    for secret in compose["secrets"].values():
        file = deploy / secret["file"]
        assert file.read_text(encoding="utf-8").strip()
        assert file.stat().st_mode & 0o004, "the server is another user in its container, and reads it"
    password = (deploy / "secrets" / "db_password").read_text(encoding="utf-8").strip()
    address = (deploy / "secrets" / "horda_db").read_text(encoding="utf-8").strip()
    assert address == f"postgresql://horda:{password}@db/horda"
    named = [word for line in machine.calls_of("docker") for word in line.split() if word.endswith(".yaml")]
    assert named
    assert [name for name in named if not (machine.sources / name).is_file()] == []
    services = set(compose["services"])
    for line in machine.calls_of("docker"):
        words = shlex.split(line)
        if "exec" in words:
            assert words[words.index("exec") + 1] in services


def test_systemd_finds_the_files_that_the_guide_installs(machine: Machine):
    commands = commands_under("As a systemd service")
    assert len(commands) >= 10
    for command in commands:
        if not command.startswith("python3 -m venv "):
            machine.run(command)
    etc = machine.root / "etc"
    assert read_settings({}, {}, etc / "horda" / "horda.toml").settings
    units = etc / "systemd" / "system"
    assert machine.calls_of("pip") == ["install .[push,passkeys]"]
    for line in machine.calls_of("systemctl"):
        verb, *names = [word for word in line.split() if not word.startswith("-")]
        assert verb in ("daemon-reload", "enable", "restart")
        assert [name for name in names if not (units / name).is_file()] == []
    for folder in units.glob("*.d"):
        assert (units / folder.name.removesuffix(".d")).is_file()
        assert (folder / "postgres.conf").is_file()
