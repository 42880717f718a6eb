"""A wheel is whole or is not built: the client and all content are in it, and nothing that is gone."""

from __future__ import annotations

import shutil
import sys
import zipfile
from pathlib import Path, PurePosixPath

from setuptools.command.bdist_wheel import bdist_wheel

from . import client
from .places import ROOT, Stop

SOURCE = ROOT / "src"
PAGE = "horda/server/static/index.html"
BINARIES = {".so", ".pyd"}


def package_files() -> list[Path]:
    """Every file of the package that an installation must have, below `src/`."""
    files = (path for path in SOURCE.joinpath("horda").rglob("*") if path.is_file())
    return sorted(path.relative_to(SOURCE) for path in files if "__pycache__" not in path.parts)


def complaint(names: set[str]) -> str | None:
    """What is wrong with the files of a built package, in words, if anything."""
    wanted = {path.as_posix() for path in package_files()}
    lost, old = sorted(wanted - names), sorted(names - wanted)
    if PAGE not in names:
        return f"the client ({PAGE}) is missing"
    if lost:
        return f"left out: {', '.join(lost)}; add their kind to package-data in pyproject.toml"
    if old:
        return f"no longer among the sources: {', '.join(old)}; remove build/"
    return None


class MakeWheel(bdist_wheel):
    """Make the client first, and look into the wheel afterwards."""

    def run(self) -> None:
        """Build the wheel, or refuse with a sentence."""
        try:
            client.build()
        except Stop as problem:
            sys.exit(f"horda: no wheel without the client: {problem}")
        # What an earlier build left there would come along, such as the client's older files.
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
