"""Tests of the check of commit subjects, as a hook and for a range of commits."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "check_commits.py"


def check(word: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(TOOL), word], cwd=cwd, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    "subject",
    [
        "zombicide: ask who leads a zombie that cannot split (GH-ZMV-10)",
        "server, client: wait for the slowest screen",
        "Sort the modules into rooms",
        "docs: string the pages together",
        "lab: embed the report's fonts",
        'Revert "server: refuse empty names"',
    ],
)
def test_an_imperative_passes(tmp_path: Path, subject: str) -> None:
    message = tmp_path / "message"
    message.write_text(f"{subject}\n\nWhy it was done.\n# a comment of git\n")
    assert check(str(message)).returncode == 0


@pytest.mark.parametrize(
    ("subject", "why"),
    [
        ("client: the newest line stays in sight when old lines leave the log", "`the` is not an imperative"),
        ("server: refused empty names", "`refused` is not an imperative"),
        ("server: refuses empty names", "`refuses` is not an imperative"),
        ("docs: naming things", "`naming` is not an imperative"),
        ("server: " + "refuse names " * 6, "characters; at most 70"),
        ("", "it is empty"),
    ],
)
def test_anything_else_is_refused_with_the_reason(tmp_path: Path, subject: str, why: str) -> None:
    message = tmp_path / "message"
    message.write_text(subject + "\n")
    found = check(str(message))
    assert found.returncode == 1
    assert why in found.stderr


def test_a_range_of_commits_is_checked_and_each_bad_one_named(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words], cwd=tmp_path, check=True)

    git("init", "-q", "-b", "main")
    for subject in ("Begin", "server: add a route", "server: the route is there"):
        git("commit", "-q", "--allow-empty", "-m", subject)
    found = check("HEAD~2..HEAD", tmp_path)
    assert found.returncode == 1
    assert "the route is there" in found.stderr
    assert "add a route" not in found.stderr
    assert check("HEAD~2..HEAD~1", tmp_path).returncode == 0
