"""Run tests on a mutated copy of the package in a fresh process, where a fork is not enough."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from breaking.mutants import Mutant
from breaking.prover import NO_PLUGINS_ENV, Verdict, module_of
from breaking.subject import Subject

SECONDS = 120
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "*.so")


class SeparateProcess:
    """A temporary copy of the sources that comes before the originals on the Python path."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.folder = tempfile.TemporaryDirectory(prefix="breaking-")
        self.copy = Path(self.folder.name, "src")

    def __enter__(self) -> SeparateProcess:
        shutil.copytree(self.subject.source, self.copy, ignore=LEFT_OUT)
        name = module_of(next(self.subject.files(".py")), self.subject.source).partition(".")[0]
        line = [sys.executable, "-c", f"import {name}; print({name}.__file__)"]
        place = subprocess.run(line, env=self._env(), capture_output=True, text=True, check=True).stdout
        if self.copy not in Path(place.strip()).parents:
            raise RuntimeError(f"{name} is found at {place.strip()}, not in the copy at {self.copy}")
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.folder.cleanup()

    def _env(self) -> dict[str, str]:
        return {**os.environ, **NO_PLUGINS_ENV, "PYTHONPATH": str(self.copy), "PYTHONDONTWRITEBYTECODE": "1"}

    def verdict(self, mutant: Mutant, tests: Sequence[str]) -> Verdict:
        """Return the tests' verdict on a mutant, in a new process on the copy."""
        target = self.copy / mutant.file.relative_to(self.subject.source)
        target.write_bytes(mutant.source())
        line = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        line += tests
        no = subprocess.DEVNULL
        try:
            done = subprocess.run(
                line,
                cwd=self.subject.root,
                env=self._env(),
                stdout=no,
                stderr=no,
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return Verdict.KILLED
        finally:
            target.write_bytes(mutant.text)
        return Verdict.SURVIVED if done.returncode == 0 else Verdict.KILLED
