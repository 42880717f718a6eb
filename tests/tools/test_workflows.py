"""Tests of the forge's workflows: pinned actions, existing commands, and all parts of `make test`."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.conftest import files_in_shard, shard

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PINNED = re.compile(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+(\.\d+)*")
MAY_WRITE = {
    ("wheels", "attest"): {"contents": "read", "id-token": "write", "attestations": "write"},
    ("wheels", "release"): {"contents": "write"},
    ("wheels", "upload"): {"id-token": "write"},
}
"""The jobs with more than read permission, and their permissions."""
PARTS = re.compile(r"name one part: (.*)\.")


def read(name: str) -> dict[Any, Any]:
    content = yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8"))
    assert isinstance(content, dict)
    return content


def make(*words: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "tools/make.py", *words]
    return subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_action_is_pinned_by_its_commit_with_its_version_beside(path: Path):
    used = re.findall(r"uses: (.*)", path.read_text(encoding="utf-8"))
    assert used
    assert [action for action in used if not PINNED.fullmatch(action)] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_job_ends_in_time_and_only_publishing_may_write(path: Path):
    workflow = read(path.name)
    assert workflow["permissions"] == {"contents": "read"}
    for name, job in workflow["jobs"].items():
        assert job.get("permissions", {}) == MAY_WRITE.get((path.stem, name), {})
        assert 0 < job["timeout-minutes"] <= 360


def test_what_may_write_runs_for_tags_alone_and_the_upload_waits_for_an_owner():
    jobs = read("wheels.yml")["jobs"]
    conditions = {name: jobs[name]["if"] for name in ("attest", "release", "upload")}
    assert all("startsWith(github.ref, 'refs/tags/v')" in condition for condition in conditions.values())
    assert "vars.UPLOAD_TO_INDEX == 'yes'" in conditions["upload"]
    assert jobs["upload"]["environment"] == "package-index"


def test_the_tests_run_on_every_version_that_is_promised():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name = "Programming Language :: Python :: "
    promised = [line.removeprefix(name) for line in project["classifiers"] if line.startswith(f"{name}3.")]
    assert read("tests.yml")["jobs"]["part"]["strategy"]["matrix"]["python"] == promised


def test_every_command_that_a_workflow_runs_exists():
    known = {line.split()[0] for line in make("help").stdout.splitlines()}
    pattern = re.compile(r"(?:tools/make\.py|^make|run: make|          make) ([a-z-]+)", re.MULTILINE)
    used = {name for path in WORKFLOWS for name in pattern.findall(path.read_text(encoding="utf-8"))}
    assert {"client", "test-part", "test-long", "soak"} <= used <= known


def test_the_jobs_run_every_part_of_the_tests_and_every_shard():
    found = PARTS.search(make("test-part", "all").stderr)
    assert found is not None
    matrix = read("tests.yml")["jobs"]["part"]["strategy"]["matrix"]
    jobs = [*matrix["part"], *(job["part"] for job in matrix["include"])]
    shards: dict[str, list[str]] = {}
    for job in jobs:
        part, _, share = job.partition(" ")
        shards.setdefault(part, []).append(share)
    assert sorted(shards) == sorted(found[1].split(", "))
    for numbers in shards.values():
        count = len(numbers)
        assert numbers == ([""] if count == 1 else [f"{number}/{count}" for number in range(1, count + 1)])
    weekly = read("weekly.yml")["jobs"]["long"]["strategy"]["matrix"]["shard"]
    assert weekly == list(range(1, len(weekly) + 1))
    assert read("weekly.yml")["jobs"]["long"]["steps"][3]["env"]["SHARD"].endswith(f"/{len(weekly)}")


def test_a_shard_runs_whole_files_and_all_shards_together_run_everything():
    folder = str(ROOT / "tests" / "tools")
    files = sorted(str(path) for path in Path(folder).glob("test_*.py"))
    shares = [files_in_shard(files, number, 3) for number in (1, 2, 3)]
    assert all(shares)
    assert sorted(file for share in shares for file in share) == files
    line = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "-qq",
        "-p",
        "no:xdist",
        folder,
        "--shard",
        "1/3",
    ]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True)
    assert {
        str(ROOT / name) for name in re.findall(r"^(tests/.*\.py): \d+$", done.stdout, re.MULTILINE)
    } == shares[0]


@pytest.mark.parametrize("wrong", ["3/2", "0/2", "half"])
def test_a_shard_that_does_not_exist_is_refused(wrong: str):
    with pytest.raises(ValueError, match="written like 2/3"):
        shard(wrong)
    assert shard("2/3") == (2, 3)
