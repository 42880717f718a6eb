"""Tests that `make setup` installs the check of commit subjects and leaves other hooks unchanged."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tools.building import git_hooks
from tools.building.places import ROOT


def git(root: Path, *words: str, check: bool = True) -> str:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=check)
    return done.stdout.strip()


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a new repository with the project's hook, owned by a user without git settings."""
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", str(tmp_path / "gitconfig"))
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    root = tmp_path / "clone"
    for name in ("tools/hooks/commit-msg", "tools/check_commits.py"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes((ROOT / name).read_bytes())
        (root / name).chmod(0o755)
    git(root, "init", "--quiet")
    git(root, "config", "user.name", "Somebody")
    git(root, "config", "user.email", "somebody@example.org")
    return root


def commits(root: Path, subject: str) -> bool:
    line = ["git", "commit", "--quiet", "--allow-empty", "-m", subject]
    return subprocess.run(line, cwd=root, capture_output=True, check=False).returncode == 0


def test_subjects_are_checked_after_setting_up(clone: Path, capsys: pytest.CaptureFixture[str]):
    assert commits(clone, "cli: the subject of a commit")
    git_hooks.install_hooks(clone)
    assert "Git now checks the subjects of commits" in capsys.readouterr().out
    assert not commits(clone, "cli: the subject of a commit")
    assert commits(clone, "cli: check the subject of a commit")
    git_hooks.install_hooks(clone)
    assert capsys.readouterr().out == ""


def test_a_folder_of_hooks_that_the_person_chose_stays(clone: Path, capsys: pytest.CaptureFixture[str]):
    git(clone, "config", "--global", "core.hooksPath", "my/hooks")
    git_hooks.install_hooks(clone)
    assert git(clone, "config", "--get", "core.hooksPath") == "my/hooks"
    assert "Git uses your own hooks in" in capsys.readouterr().out


def test_hooks_that_the_person_wrote_go_on_running(clone: Path, capsys: pytest.CaptureFixture[str]):
    (clone / ".git" / "hooks").mkdir(exist_ok=True)
    (clone / ".git" / "hooks" / "pre-commit").write_text("#!/bin/sh\n", encoding="utf-8")
    git_hooks.install_hooks(clone)
    assert git(clone, "config", "--get", "core.hooksPath", check=False) == ""
    assert "Git uses your own hooks in" in capsys.readouterr().out


def test_an_unpacked_archive_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    git_hooks.install_hooks(tmp_path)
    assert capsys.readouterr().out == ""
    assert list(tmp_path.iterdir()) == []
