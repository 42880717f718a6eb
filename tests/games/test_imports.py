"""Tests that a game imports only its own package, the engine, and the families that it declares."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from horda.engine.game import Game
from horda.games import folder_of, games


def imported_modules(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield each file of a folder with each module that it imports."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((path.name, one.name) for one in node.names)
            elif isinstance(node, ast.ImportFrom) and not node.level:
                yield path.name, str(node.module)


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_a_game_imports_no_game_and_no_family_that_it_does_not_name(game: Game):
    folder = folder_of(game.id)
    assert folder is not None
    allowed = (f"{game.home}.", *(f"{package.rstrip('.')}." for package in game.packages))
    found = [(file, name) for file, name in imported_modules(folder) if name.startswith("horda.games.")]
    assert [one for one in found if not f"{one[1]}.".startswith(allowed)] == []
    assert all(any(f"{name}.".startswith(family) for _, name in found) for family in allowed[1:])
