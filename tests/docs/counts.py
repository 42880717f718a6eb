"""Counts of Horda's content for README and manual; `python3 -m tests.docs.tables` updates the pages.

A page contains a figure between two comments, `<!-- count: rules -->1,781<!-- end -->`, and the table of all games
with `<!-- games -->` and `<!-- end -->` on lines of their own.
"""

import ast
import re
from collections.abc import Callable
from functools import cache
from itertools import takewhile
from pathlib import Path

from horda.games import games
from horda.games.zombicide.game import Zombicide
from horda.lessons.course import course, games_with_lessons
from horda.rule_proofs import proofs_in
from horda.rulebook import rulebook, rulebooks

ROOT = Path(__file__).resolve().parents[2]
PAGES = (
    ROOT / "README.md",
    ROOT / "docs" / "index.md",
    ROOT / "docs" / "es" / "index.md",
    ROOT / "docs" / "state.md",
)
COUNT = re.compile(r"(<!-- count: (\w+) -->)(.*?)(<!-- end -->)")
GAMES = re.compile(r"(<!-- games -->\n).*?(<!-- end -->)", re.DOTALL)
CASE = re.compile(r"^(?:- )?case:", re.MULTILINE)
ROUNDED = ("cases", "tests")
"""Names of the figures that change with nearly every commit, so that pages round them down to hundreds."""
ROUNDED_TO = 100
SEPARATED_IN_SPANISH = 10_000
MAX_DRIFT = 150
"""Maximum difference of a rounded figure from the true one; more than 100, so one new case breaks no page."""


def fill_counts(page: str, lang: str = "en") -> str:
    """Return the page with every figure and the table of games made from the current content."""
    page = COUNT.sub(lambda wanted: f"{wanted[1]}{format_count(wanted[2], lang)}{wanted[4]}", page)
    return GAMES.sub(lambda wanted: f"{wanted[1]}\n{games_table()}\n\n{wanted[2]}", page)


def format_count(name: str, lang: str = "en") -> str:
    """Return a figure formatted for a language; Spanish has no separator in numbers of four digits."""
    figure = _rounded_count(name) if name in ROUNDED else COUNTS[name]()
    return str(figure) if lang == "es" and figure < SEPARATED_IN_SPANISH else f"{figure:,}"


def counts_in(page: str) -> list[tuple[str, int]]:
    """Return the figures that a page shows, with their names."""
    return [(found[2], int(found[3].replace(",", ""))) for found in COUNT.finditer(page)]


def is_current(name: str, figure: int) -> bool:
    """Return whether a figure on a page is still true."""
    now = COUNTS[name]()
    return 0 <= now - figure < MAX_DRIFT if name in ROUNDED else now == figure


def games_table() -> str:
    """Return the Markdown table of all games with their players, missions, lessons and rules."""
    proofs = _proofs()
    lines = ["| game | players | missions | lessons | rules, all proven |", "|---|---|---|---|---|"]
    for id, game in sorted(games().items(), key=lambda item: rulebook(item[0]).title.en):
        rules = rulebook(id).provable()
        assert all(rule in proofs for rule in rules), f"{id} has rules that nothing proves"
        missions = str(len(game.plans)) if isinstance(game, Zombicide) else "one board"
        seats = f"{game.min_seats} to {game.max_seats}"
        lines.append(f"| {game.title} | {seats} | {missions} | {len(course(id))} | {len(rules)} |")
    return "\n".join(lines)


def _rounded_count(name: str) -> int:
    return COUNTS[name]() // ROUNDED_TO * ROUNDED_TO


def _rules() -> int:
    return sum(len(rulebook(game).provable()) for game in rulebooks())


def _proven() -> int:
    return sum(rule in _proofs() for game in rulebooks() for rule in rulebook(game).provable())


def _missions() -> int:
    return sum(len(game.plans) for game in games().values() if isinstance(game, Zombicide))


def _lessons() -> int:
    return sum(len(course(game)) for game in games_with_lessons())


@cache
def _proofs() -> frozenset[str]:
    proofs, _ = proofs_in(ROOT / "tests")
    return frozenset(proofs)


@cache
def _cases() -> int:
    files = ROOT.joinpath("tests", "cases").rglob("*.yaml")
    return sum(len(CASE.findall(path.read_text(encoding="utf-8"))) for path in files)


@cache
def _test_count() -> int:
    return sum(_tests_in(path) for path in ROOT.joinpath("tests").rglob("test_*.py"))


@cache
def _law_count() -> int:
    return sum(_tests_in(path) for path in ROOT.joinpath("tests", "properties").rglob("test_*.py"))


def _broken_on_purpose(column: str) -> int:
    """Return the sum of a column of the first table of mutation results."""
    return sum(
        int(row[column]) for row in _table_in("contributors/breaking.md", "rules", "broken", "noticed")
    )


def _soak(what: str) -> int:
    """Return the figure `what` of the last recorded soak test."""
    rows = _table_in("contributors/server.md", "what", "how many", "command")
    return int(next(row["how many"] for row in rows if row["what"] == what).replace(",", ""))


def _table_in(page: str, *columns: str) -> list[dict[str, str]]:
    """Return the rows of the first table of a page that has these columns."""
    lines = ROOT.joinpath("docs", page).read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        head = _cells(line)
        if set(columns) <= set(head):
            rows = takewhile(lambda row: row.startswith("|"), lines[number + 2 :])
            return [dict(zip(head, _cells(row), strict=False)) for row in rows]
    raise AssertionError(f"{page} has no table with the columns {columns}")


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def _tests_in(path: Path) -> int:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return sum(isinstance(node, kinds) and node.name.startswith("test_") for node in ast.walk(tree))


COUNTS: dict[str, Callable[[], int]] = {
    "games": lambda: len(games()),
    "rules": _rules,
    "proven": _proven,
    "missions": _missions,
    "lessons": _lessons,
    "cases": _cases,
    "tests": _test_count,
    "laws": _law_count,
    "broken": lambda: _broken_on_purpose("broken"),
    "noticed": lambda: _broken_on_purpose("noticed"),
    "breaks": lambda: _broken_on_purpose("breaks"),
    "soak_decisions": lambda: _soak("decisions"),
    "soak_saves": lambda: _soak("damaged saves"),
    "soak_kills": lambda: _soak("kills of the server"),
    "soak_pairs": lambda: _soak("pairs of worlds") + _soak("more pairs of worlds"),
}
"""The functions that count, by the name of the figure; `laws` are the tests of `tests/properties`."""
