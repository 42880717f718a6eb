"""Hashes of the sources of rules and bots, to keep results of different versions apart."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import horda
from horda.bots.own import PYTHON_SUFFIX, is_own
from horda.games import folder_of, game

SOURCES = (".py", ".yaml", ".json")
SHORT = 12


def sources_of(games: Iterable[str], bots: Iterable[str] = (), *, thinking: bool = False) -> str:
    """Return a fingerprint of every source file that matches of some games and bots depend on.

    `thinking` includes this package. Weights are trained without it, since they must not depend on
    themselves.
    """
    root = Path(horda.__file__).parent
    packages = {package for name in games for package in _packages(name)}
    own = [
        Path(where)
        for name in bots
        if is_own(name)
        and (where := name if name.endswith(PYTHON_SUFFIX) else name.rpartition(":")[0]).endswith(
            PYTHON_SUFFIX
        )
    ]
    above = [root / "think"] if thinking else []
    return files_of([root / "engine", root / "bots", *sorted(packages), *above], own)


def files_of(folders: Iterable[Path], files: Iterable[Path] = ()) -> str:
    """Return a fingerprint of the source files in some folders, with their names, and of some files."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in SOURCES and path.is_file():
                digest.update(path.relative_to(folder).as_posix().encode())
                digest.update(path.read_bytes())
    for path in files:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:SHORT]


@cache
def version_with_fingerprint(game_id: str) -> str:
    """Return Horda's version with a fingerprint of a game's rules and of the bots."""
    return f"{horda.__version__}-{sources_of((game_id,))}"


def _packages(name: str) -> list[Path]:
    """Return the folders of a game and of the shared packages that it uses."""
    shared = [package.rstrip(".").rpartition(".")[2] for package in game(name).packages]
    return [folder for one in (name, *shared) if (folder := folder_of(one)) is not None]
