"""Write the vocabularies of all games, for the tests of the client: web/tests/workshop/vocabulary.json.

usage: python3 tools/generate/vocabulary.py
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from horda.games.own_missions import editions
from horda.server.workshop.vocabulary import vocabulary_record

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "web" / "tests" / "workshop" / "vocabulary.json"
LONG_LISTS = ("card", "vault_or_aside", "survivor", "skill", "tile")
"""Kinds of names that are shortened to a few, since the tests of the catalogues check all."""
FEW = 3


def vocabularies() -> str:
    """Return the vocabularies of all games as JSON, with one line per game."""
    lines = []
    for game, edition in editions().items():
        found = vocabulary_record(edition)
        found.values = {
            kind: names[:FEW] if kind in LONG_LISTS else names for kind, names in found.values.items()
        }
        lines.append(f'"{game}": {msgspec.json.encode(found).decode()}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    TARGET.write_text(vocabularies(), encoding="utf-8")
