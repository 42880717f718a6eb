"""Tests that check the files for hosting and for the forge with the tools that read them."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.ops.test_deploy import DEPLOY, ROOT
from tools.building.places import program

SCHEMAS = {
    "vendor.compose-spec": sorted(DEPLOY.glob("compose*.yaml")),
    "vendor.github-workflows": sorted((ROOT / ".github" / "workflows").glob("*.yml")),
    "vendor.github-issue-forms": [
        path for path in sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")) if path.stem != "config"
    ],
    "vendor.dependabot": [ROOT / ".github" / "dependabot.yml"],
}
CADDYFILES = sorted(DEPLOY.glob("Caddyfile*"))
WORST_EXPOSURE = 20
"""Maximum exposure that `systemd-analyze security` may report, from 0 (confined) to 100 (unconfined)."""


def needs(tool: str) -> pytest.MarkDecorator:
    """Return a mark that skips a test if a system tool is missing."""
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"{tool} is not installed here")


def run_checker(*words: str | Path, **variables: str) -> str:
    """Run a checker, fail if it reports an error, and return its output."""
    done = subprocess.run(
        [str(word) for word in words],
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def units(tmp_path: Path) -> list[Path]:
    """Return copies of the systemd units whose programs are replaced by one that exists."""
    for path in (DEPLOY / "systemd").iterdir():
        text = path.read_text(encoding="utf-8")
        (tmp_path / path.name).write_text(
            text.replace("/opt/horda/bin/horda", sys.executable), encoding="utf-8"
        )
    return sorted(path for path in tmp_path.iterdir() if path.suffix in (".service", ".timer"))


@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_follow_their_schema(schema: str):
    files = SCHEMAS[schema]
    assert files
    run_checker(program("check-jsonschema"), "--builtin-schema", schema, *files)


def test_the_checker_of_schemas_refuses_a_misspelt_key(tmp_path: Path):
    altered = (DEPLOY / "compose.yaml").read_text(encoding="utf-8").replace("    restart:", "    restarts:")
    (tmp_path / "compose.yaml").write_text(altered, encoding="utf-8")
    with pytest.raises(AssertionError, match="restarts"):
        run_checker(
            program("check-jsonschema"), "--builtin-schema", "vendor.compose-spec", tmp_path / "compose.yaml"
        )


@needs("systemd-analyze")
def test_systemd_understands_every_unit(units: list[Path]):
    assert len(units) >= 4
    assert not run_checker("systemd-analyze", "verify", "--man=no", *units)


@needs("systemd-analyze")
def test_systemd_complains_about_a_misspelt_setting(units: list[Path]):
    # It ignores what it cannot read, so the unit counts as valid and only a line of output tells.
    text = units[0].read_text(encoding="utf-8")
    units[0].write_text(re.sub(r"^Type=\w+", "Type=sometimes", text, flags=re.MULTILINE), encoding="utf-8")
    assert "sometimes" in run_checker("systemd-analyze", "verify", "--man=no", *units)


@needs("systemd-analyze")
def test_the_services_are_closed_to_what_they_do_not_need(units: list[Path]):
    services = [path for path in units if path.suffix == ".service"]
    run_checker("systemd-analyze", "security", "--offline=true", f"--threshold={WORST_EXPOSURE}", *services)


@needs("caddy")
@pytest.mark.parametrize("path", CADDYFILES, ids=lambda path: path.name)
def test_the_proxy_understands_its_file(path: Path):
    run_checker(
        "caddy", "validate", "--adapter", "caddyfile", "--config", path, HORDA_NAME="table.example.org"
    )
