"""The subject of a trial: the sources of a game, its rules, and the tests that prove them."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

CITED = re.compile(r"\b([A-Z]{2}-[A-Z]+-)(\d+)((?: to (?:\1|-)?\d+|, -?\d\d\b(?!-))*)")
MORE = re.compile(r"(,| to) \D*(\d+)")
KEY = re.compile(r"\b[a-z_]+\.[a-z_]+\b")
MARK = "mark.rule("
OUTSIDE = (
    *("rulebook.yaml", "keys.yaml"),
    *(
        "odds.py",
        "view.py",
        "deal_view.py",
        "positions.py",
        "parse.py",
        "place_keys.py",
        "format.py",
        "survey.py",
        "reasons.py",
        "beside.py",
    ),
)
"""Files that list rules, explain odds, or show or read positions; no rule is enforced in them."""


@dataclass(frozen=True)
class Subject:
    """A package with rules, whose code cites them by their ids or by keys for ids."""

    name: str
    root: Path
    """Root of the project, from which its tests run."""
    source: Path
    """Folder that contains the package; a copy can replace this folder on the Python path."""
    folders: tuple[Path, ...]
    """Folders of this game's code, below `source`."""
    rules: tuple[str, ...]
    keys: Mapping[str, str]
    kin: tuple[str, ...] = ()
    """Prefixes of the rule ids of all games that share code with this one; empty for its own only."""

    def is_kin(self, rule: str) -> bool:
        """Return whether a rule belongs to this game or to one that shares code with it."""
        return rule.partition("-")[0] in (self.kin or (self.rules[0].partition("-")[0],))

    def fingerprint(self) -> str:
        """Return a hash that changes with the code."""
        total = hashlib.sha256()
        for ending in (".py", ".yaml"):
            for path in sorted(self.source.rglob(f"*{ending}")):
                total.update(path.read_bytes())
        return total.hexdigest()[:16]

    def files(self, ending: str) -> Iterator[Path]:
        """Yield the files of the game, sorted by name."""
        for folder in self.folders:
            yield from (path for path in sorted(folder.rglob(f"*{ending}")) if path.name not in OUTSIDE)

    def reader(self) -> Callable[[str], frozenset[str]]:
        """Return a function that finds the rules of this game that a text cites."""
        wanted, keys = frozenset(self.rules), self.keys

        def rules_cited(text: str) -> frozenset[str]:
            found = set(ids_in(text))
            found.update(keys[key] for key in KEY.findall(text) if key in keys)
            return wanted & found

        return rules_cited

    def test_files(self) -> list[str]:
        """Return the test files that prove rules of the game and its relatives, or that read their marks."""
        found = []
        for path in sorted((self.root / "tests").rglob("test_*.py")):
            text = path.read_text(encoding="utf-8")
            if MARK in text and (f"{MARK}*" in text or any(map(self.is_kin, ids_in(text)))):
                found.append(str(path))
        return found


def ids_in(text: str) -> Iterator[str]:
    """Yield the ids that a text cites, including series of them: `GH-NEC-10, 11`, `AD-SLP-10 to 12`."""
    for begin, first, more in CITED.findall(text):
        yield f"{begin}{first}"
        last = int(first)
        for how, number in MORE.findall(more):
            since = last + 1 if how == " to" else int(number)
            last = int(number)
            yield from (f"{begin}{one:02}" for one in range(since, last + 1))


def of_game(root: Path, game: str, prefixes: Sequence[str]) -> Subject:
    """Return the subject for a registered game, with the code it shares with its family."""
    from horda.engine.content.typed_yaml import records
    from horda.rulebook import rule_ids, rulebook

    games = root / "src" / "horda" / "games"
    keys = games / game / "content" / "keys.yaml"
    known = records(keys, dict[str, str]) if keys.is_file() else {}
    folders = (games / game, *([games / "zombicide"] if known else []))
    rules = rulebook(game).provable()
    chosen = [one for one in rules if one in prefixes or any(one.startswith(f"{p}-") for p in prefixes)]
    kin = [rule_ids(keys.parts[-3])[0] for keys in sorted(games.glob("*/content/keys.yaml"))] if known else []
    letters = tuple(one.partition("-")[0] for one in kin)
    return Subject(game, root, root / "src", folders, tuple(chosen if prefixes else rules), known, letters)
