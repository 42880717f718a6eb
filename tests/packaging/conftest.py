"""Fixtures shared by all packaging tests: one clean clone, one source archive, one wheel, one installation."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.packaging.clone import build, clone_sources, install_wheel, unpack


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder whose name has a blank and characters beyond ASCII."""
    return tmp_path_factory.mktemp("casa de ñandú", numbered=True)


@pytest.fixture(scope="session")
def sdist(folder: Path) -> Path:
    """Return the path of the source archive of a clean clone."""
    return build("sdist", clone_sources(folder / "clone"), folder / "archives")


@pytest.fixture(scope="session")
def tree(sdist: Path, folder: Path) -> Path:
    """Unpack the source archive and return its folder."""
    return unpack(sdist, folder / "tree")


@pytest.fixture(scope="session")
def wheel(tree: Path, folder: Path) -> Path:
    """Return the path of the pure wheel, built from the source archive."""
    return build("wheel", tree, folder / "wheels")


@pytest.fixture(scope="session")
def horda(wheel: Path, folder: Path) -> Path:
    """Return the path of the `horda` command, installed without extras."""
    return install_wheel(wheel, folder / "bare")
