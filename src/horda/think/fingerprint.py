"""Which rules and players something was played with, as a short text: of other ones nothing is mixed in."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import horda
from horda.bots.own import FILE, is_own
from horda.games import folder_of, game

SOURCES = (".py", ".yaml", ".json")
SHORT = 12


def sources_of(games: Iterable[str], bots: Iterable[str] = (), *, thinking: bool = False) -> str:
    """A fingerprint of every file that a match of some games and players may depend on.

    Only where it is asked for, of what those know who think ahead: the values of positions, too, are learnt
    with the other ones, and must not depend on themselves.
    """
    root = Path(horda.__file__).parent
    packages = {package for name in games for package in _packages(name)}
    own = [
        Path(where)
        for name in bots
        if is_own(name) and (where := name if name.endswith(FILE) else name.rpartition(":")[0]).endswith(FILE)
    ]
    above = [root / "think"] if thinking else []
    return files_of([root / "engine", root / "bots", *sorted(packages), *above], own)


def files_of(folders: Iterable[Path], files: Iterable[Path] = ()) -> str:
    """A fingerprint of the sources in some folders, each with its name, and of some files."""
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
def played_with(game_id: str) -> str:
    """Horda's version, and a fingerprint of its rules of a game and its players, as this process has them."""
    return f"{horda.__version__}-{sources_of((game_id,))}"


def _packages(name: str) -> list[Path]:
    """The folders of a game and of what it shares with others."""
    shared = [package.rstrip(".").rpartition(".")[2] for package in game(name).packages]
    return [folder for one in (name, *shared) if (folder := folder_of(one)) is not None]
