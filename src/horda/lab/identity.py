"""Which Horda plays a series: matches of another one are never mixed with its own."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

import msgspec

import horda
from horda.bots.own import FILE, is_own
from horda.engine.save_form import canonical
from horda.games import folder_of, game
from horda.lab.series import Series

SOURCES = (".py", ".yaml")
SHORT = 12


class Identity(msgspec.Struct, frozen=True):
    """All that a match follows from besides its number."""

    horda: str
    rules: dict[str, int]
    """The version of the rules of each game."""
    sources: str
    """A fingerprint of the engine, the games, the bots and the players of one's own."""
    seed: int | str
    keep: tuple[str, ...]
    settings: str
    """A fingerprint of the settings."""


def identity_of(series: Series) -> Identity:
    """Which Horda would play a series now, and what."""
    games = sorted({one.game for one in series.settings})
    return Identity(
        horda=horda.__version__,
        rules={name: game(name).version for name in games},
        sources=_sources(games, sorted({bot for one in series.settings for bot in one.bots})),
        seed=series.seed,
        keep=tuple(sorted(series.keep)),
        settings=hashlib.sha256(canonical(series.settings)).hexdigest()[:SHORT],
    )


def _sources(games: Iterable[str], bots: Iterable[str]) -> str:
    """A fingerprint of every file that a match may depend on."""
    root = Path(horda.__file__).parent
    packages = {package for name in games for package in _packages(name)}
    folders = [root / "engine", root / "bots", *sorted(packages)]
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in SOURCES and path.is_file():
                digest.update(path.relative_to(folder).as_posix().encode())
                digest.update(path.read_bytes())
    for name in bots:
        where = name if name.endswith(FILE) else name.rpartition(":")[0]
        if is_own(name) and where.endswith(FILE):
            digest.update(Path(where).read_bytes())
    return digest.hexdigest()[:SHORT]


def _packages(name: str) -> list[Path]:
    """The folders of a game and of what it shares with others."""
    shared = [package.rstrip(".").rpartition(".")[2] for package in game(name).packages]
    return [folder for one in (name, *shared) if (folder := folder_of(one)) is not None]
