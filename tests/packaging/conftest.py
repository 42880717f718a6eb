"""One clean clone, one wheel, one installation, for all tests here."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.packaging.clone import build, clone_sources, install_wheel, unpack


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place with a blank and letters beyond ASCII in its name."""
    return tmp_path_factory.mktemp("casa de ñandú", numbered=True)


@pytest.fixture(scope="session")
def sdist(folder: Path) -> Path:
    """The source archive of a clean clone."""
    return build("sdist", clone_sources(folder / "clone"), folder / "archives")


@pytest.fixture(scope="session")
def tree(sdist: Path, folder: Path) -> Path:
    """Unpack the source archive and return its folder."""
    return unpack(sdist, folder / "tree")


@pytest.fixture(scope="session")
def wheel(tree: Path, folder: Path) -> Path:
    """The pure wheel, built from the source archive: the archive has what it takes."""
    return build("wheel", tree, folder / "wheels")


@pytest.fixture(scope="session")
def horda(wheel: Path, folder: Path) -> Path:
    """The command, installed bare."""
    return install_wheel(wheel, folder / "bare")
