"""Tests that the command suggested for a missing extra fits the way in which Horda was installed."""

import os
import shlex
import sys
from pathlib import Path

import pytest

from horda import extras
from horda.extras import install_command, packages_of

ROOT = Path(__file__).resolve().parents[1]
LINES = [
    "click>=8.2",
    'asyncpg>=0.31; extra == "postgres"',
    'polars>=1.30; extra == "lab"',
    'horda[lab]; extra == "cluster"',
    'ray>=2.50; python_version < "4" and extra == "cluster"',
]


@pytest.fixture
def install_from_wheel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Make Horda look as if it had been installed from a wheel."""
    monkeypatch.setattr(extras, "PROJECT", tmp_path)
    monkeypatch.setattr(extras, "requires", lambda name: LINES)


def test_in_a_clone_the_projects_own_setup_is_advised(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(extras, "PROJECT", ROOT)
    monkeypatch.chdir(ROOT)
    assert shlex.split(install_command("push"))[1:] == [os.path.join("tools", "make.py"), "setup", "push"]
    monkeypatch.chdir(tmp_path)
    assert shlex.split(install_command("push"))[1:] == [str(ROOT / "tools" / "make.py"), "setup", "push"]


@pytest.mark.usefixtures("install_from_wheel")
def test_elsewhere_the_packages_are_named_for_the_python_that_runs(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(extras, "find_spec", lambda name: object())
    assert install_command("postgres") == shlex.join(
        [sys.executable, "-m", "pip", "install", "asyncpg>=0.31"]
    )
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    line = ["uv", "pip", "install", "--python", sys.executable, "asyncpg>=0.31"]
    assert install_command("postgres") == shlex.join(line)


@pytest.mark.usefixtures("install_from_wheel")
def test_an_extra_that_needs_another_names_the_packages_of_both():
    assert packages_of("cluster") == ["polars>=1.30", "ray>=2.50"]
    assert packages_of("lab") == ["polars>=1.30"]


def test_no_message_names_a_package_of_an_index_that_nobody_owns():
    texts = [*ROOT.joinpath("src", "horda").rglob("*.ftl"), *ROOT.joinpath("src", "horda").rglob("*.py")]
    assert [path.name for path in texts if 'pip install "horda' in path.read_text(encoding="utf-8")] == []
    pages = [*ROOT.glob("*.md"), *ROOT.joinpath("docs").rglob("*.md"), *ROOT.joinpath("deploy").rglob("*.*")]
    named = [path.name for path in pages if "horda[" in path.read_text(encoding="utf-8")]
    assert named == []
