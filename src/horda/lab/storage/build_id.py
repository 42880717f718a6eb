"""Which Horda plays a series: matches of another one are never mixed with its own."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

import horda
from horda.engine.fingerprint import canonical
from horda.games import game
from horda.lab.series import Series
from horda.think.fingerprint import SHORT, files_of, sources_of

ROW_SOURCES = ("matches.py", "storage/rows.py", "series.py")
"""The lab's modules, besides `measure`, that decide how a match is played and which rows are stored of it."""


class SeriesIdentity(msgspec.Struct, frozen=True):
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
    lab: str = ""
    """A fingerprint of what plays and tells the matches, which is how they are written, too."""


def identity_of(series: Series) -> SeriesIdentity:
    """Which Horda would play a series now, and what."""
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
    """A fingerprint of the lab as far as rows follow from it; how they are shown is no part of it."""
    lab = Path(__file__).parents[1]
    return files_of([lab / "measure"], [lab / name for name in ROW_SOURCES])
