"""Build commands for complete wheels: with the client, content and proofs of the rules, and no old files."""

from __future__ import annotations

import shutil
import sys
import zipfile
from pathlib import Path, PurePosixPath

from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

from . import client
from .places import ROOT, Stop

SOURCE = ROOT / "src"
TESTS = ROOT / "tests"
PROOFS = "horda/rule_proofs.json"
PAGE = "horda/server/static/index.html"
BINARIES = {".so", ".pyd"}


def package_files() -> list[Path]:
    """Return every file of the package that an installation must have, below `src/`."""
    files = (path for path in SOURCE.joinpath("horda").rglob("*") if path.is_file())
    return sorted(path.relative_to(SOURCE) for path in files if "__pycache__" not in path.parts)


def complaint(names: set[str]) -> str | None:
    """Return the problem with the file names of a built package, as a sentence; None if there is none."""
    wanted = {path.as_posix() for path in package_files()} | {PROOFS}
    lost, old = sorted(wanted - names), sorted(names - wanted)
    if PAGE not in names:
        return f"the client ({PAGE}) is missing"
    if lost:
        return f"left out: {', '.join(lost)}; add their kind to package-data in pyproject.toml"
    if old:
        return f"no longer among the sources: {', '.join(old)}; remove build/"
    return None


def write_proofs(package: Path) -> None:
    """Write which tests prove each rule into a built package; a source archive has this file but no tests."""
    if TESTS.is_dir():
        sys.path.insert(0, str(SOURCE))
        from horda import rule_proofs

        rule_proofs.write_proofs(TESTS, package / PROOFS)
    elif not SOURCE.joinpath(PROOFS).is_file():
        sys.exit(f"horda: neither tests/ nor src/{PROOFS} is here; take the whole source of Horda.")


class BuildPackage(build_py):
    """Adds the proofs of the rules to the package; an editable install reads the tests instead."""

    def run(self) -> None:
        """Copy the package, then write the proofs beside it."""
        super().run()
        if not self.editable_mode:
            write_proofs(Path(self.build_lib))


class MakeArchive(sdist):
    """Adds the proofs of the rules to the source archive, which leaves the tests out."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Copy the sources, then write the proofs among them."""
        super().make_release_tree(base_dir, files)
        write_proofs(Path(base_dir, "src"))


class MakeWheel(bdist_wheel):
    """Builds the client first, and checks the wheel afterwards."""

    def run(self) -> None:
        """Build the wheel; raise an error if it is incomplete."""
        try:
            client.build()
        except Stop as problem:
            sys.exit(f"horda: no wheel without the client: {problem}")
        # Files of an earlier build would be included, such as older files of the client.
        shutil.rmtree(str(self.get_finalized_command("build").build_lib), ignore_errors=True)
        super().run()
        for command, _, file in self.distribution.dist_files:
            if command == "bdist_wheel":
                self._look_into(Path(file))

    def _look_into(self, wheel: Path) -> None:
        with zipfile.ZipFile(wheel) as archive:
            inside = {name for name in archive.namelist() if name.startswith("horda/")}
        problem = complaint({name for name in inside if PurePosixPath(name).suffix not in BINARIES})
        if problem:
            wheel.unlink()
            sys.exit(f"horda: the wheel is not whole, and was removed: {problem}")
