"""What is to be broken: the sources of a game, its rules, and the tests that prove them."""

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
"""Files that list rules, tell chances or reasons, show a position or read one: nobody plays by them."""


@dataclass(frozen=True)
class Subject:
    """A package with rules. Its code cites them by id, or by a key that stands for one."""

    name: str
    root: Path
    """The project: its tests run from here."""
    source: Path
    """What holds the package; a copy of it can stand in its place on the path."""
    folders: tuple[Path, ...]
    """Where the code of this game lies, below `source`."""
    rules: tuple[str, ...]
    keys: Mapping[str, str]
    kin: tuple[str, ...] = ()
    """The letters before the ids of all games that share code with this one; none: its own."""

    def is_kin(self, rule: str) -> bool:
        """Whether a rule is this game's, or of one that it shares code with."""
        return rule.partition("-")[0] in (self.kin or (self.rules[0].partition("-")[0],))

    def fingerprint(self) -> str:
        """One word that changes with the code."""
        total = hashlib.sha256()
        for ending in (".py", ".yaml"):
            for path in sorted(self.source.rglob(f"*{ending}")):
                total.update(path.read_bytes())
        return total.hexdigest()[:16]

    def files(self, ending: str) -> Iterator[Path]:
        """The files of the game, in the order of their names."""
        for folder in self.folders:
            yield from (path for path in sorted(folder.rglob(f"*{ending}")) if path.name not in OUTSIDE)

    def reader(self) -> Callable[[str], frozenset[str]]:
        """What finds the rules of this game that a text cites."""
        wanted, keys = frozenset(self.rules), self.keys

        def cited(text: str) -> frozenset[str]:
            found = set(ids_in(text))
            found.update(keys[key] for key in KEY.findall(text) if key in keys)
            return wanted & found

        return cited

    def test_files(self) -> list[str]:
        """The test files that prove rules of the game and its kin, or read their marks from elsewhere."""
        found = []
        for path in sorted((self.root / "tests").rglob("test_*.py")):
            text = path.read_text(encoding="utf-8")
            if MARK in text and (f"{MARK}*" in text or any(map(self.is_kin, ids_in(text)))):
                found.append(str(path))
        return found


def ids_in(text: str) -> Iterator[str]:
    """The ids that a text cites, also rows of them: `GH-NEC-10, 11`, `AD-SLP-10 to 12`."""
    for begin, first, more in CITED.findall(text):
        yield f"{begin}{first}"
        last = int(first)
        for how, number in MORE.findall(more):
            since = last + 1 if how == " to" else int(number)
            last = int(number)
            yield from (f"{begin}{one:02}" for one in range(since, last + 1))


def of_game(root: Path, game: str, prefixes: Sequence[str]) -> Subject:
    """A game of the shelf, with what it shares with its family."""
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
