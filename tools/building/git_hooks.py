"""The git hooks of the project, which `make setup` enables in a clone."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from .places import ROOT

HOOKS = "tools/hooks"
SAMPLE = ".sample"
"""Suffix of git's example hooks in a new repository."""


def install_hooks(root: Path = ROOT) -> None:
    """Make git run the project's hooks in this clone, unless the user has hooks of their own.

    Without git, or outside a git checkout, do nothing.
    """
    if shutil.which("git") is None or not (root / ".git").exists():
        return
    chosen = _git(root, "config", "--get", "core.hooksPath")
    if chosen == HOOKS:
        return
    folder = root / (chosen or _git(root, "rev-parse", "--git-path", "hooks"))
    if chosen or any(path.suffix != SAMPLE for path in folder.glob("*")):
        print(f"Git uses your own hooks in {folder}; call {HOOKS}/commit-msg from there to check subjects.")
        return
    _git(root, "config", "core.hooksPath", HOOKS)
    print(
        f"Git now checks the subjects of commits here ({HOOKS}); `git config --unset core.hooksPath` ends that."
    )


def _git(root: Path, *words: str) -> str:
    """Return the output of a git command; empty if it prints nothing."""
    done = subprocess.run(["git", *words], cwd=root, stdout=subprocess.PIPE, text=True, check=False)
    return done.stdout.strip()
