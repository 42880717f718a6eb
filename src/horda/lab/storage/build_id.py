"""Identity of the build that plays a series, so that matches of different builds are never mixed."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

import horda
from horda.engine.saves.fingerprint import canonical
from horda.games import game
from horda.lab.series import Series
from horda.think.fingerprint import SHORT, files_of, sources_of

ROW_SOURCES = ("matches.py", "storage/rows.py", "series.py")
"""The lab's modules, besides `measure`, on which the play of a match and its stored rows depend."""


class SeriesIdentity(msgspec.Struct, frozen=True):
    """Everything besides its number that determines a match."""

    horda: str
    rules: dict[str, int]
    """The rules version of each game."""
    sources: str
    """Fingerprint of the engine, the games, the bots and the custom bots."""
    seed: int | str
    keep: tuple[str, ...]
    settings: str
    """Fingerprint of the settings."""
    lab: str = ""
    """Fingerprint of the lab's code that plays and measures the matches, and so of the row format."""


def identity_of(series: Series) -> SeriesIdentity:
    """Return the identity of a series as this build would play it."""
    games = sorted({one.game for one in series.settings})
    return SeriesIdentity(
        horda=horda.__version__,
        rules={name: game(name).version for name in games},
        sources=sources_of(
            games, sorted({bot for one in series.settings for bot in one.bots}), thinking=True
        ),
        seed=series.seed,
        keep=tuple(sorted(series.keep)),
        settings=hashlib.sha256(canonical(series.settings)).hexdigest()[:SHORT],
        lab=lab_fingerprint(),
    )


def lab_fingerprint() -> str:
    """Return the fingerprint of the lab's code that the rows depend on; reports are not part of it."""
    lab = Path(__file__).parents[1]
    return files_of([lab / "measure"], [lab / name for name in ROW_SOURCES])
