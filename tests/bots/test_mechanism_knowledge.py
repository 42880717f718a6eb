"""Tests that the Zombicide family's player has mechanism-specific code only in modules named after the mechanisms."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import horda
from horda.bots.zombicide import mechanisms
from horda.games.zombicide.game import Zombicide

FOLDER = Path(mechanisms.__file__).parent
EDITIONS = {name: game for name, game in horda.games.games().items() if isinstance(game, Zombicide)}


def module_names(game: str = "*") -> list[str]:
    """Return the names of the modules in the folder of a game, or in all of them."""
    return [path.stem for path in sorted(FOLDER.glob(f"{game}/*.py")) if path.stem != "__init__"]


def test_every_module_is_named_after_a_mechanism_of_its_game():
    assert {path.parent.name for path in FOLDER.glob("*/*.py")} <= set(EDITIONS)
    for name, game in EDITIONS.items():
        assert set(module_names(name)) <= set(game.edition.named)


def test_no_two_games_have_a_module_of_the_same_name():
    names = module_names()
    assert len(names) == len(set(names)) == len(mechanisms.module_names())


@pytest.mark.parametrize("name", sorted(EDITIONS))
def test_an_edition_gets_the_knowledge_of_its_own_mechanisms(name: str):
    edition = EDITIONS[name].edition
    found = [type(knowledge).__module__.rpartition(".")[2] for knowledge in mechanisms.knowledge_of(edition)]
    assert found == [one.name for one in edition.mechanisms if one.name in module_names()]
    assert found


def test_shared_code_names_no_edition():
    shared = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.parent.glob("*.py")}
    assert [name for name, text in shared.items() for one in EDITIONS if f"horda.games.{one}" in text] == []


def words_of_mechanisms() -> set[str]:
    """Return every name, verb and mission word that mechanisms add to those of the family."""
    found: set[str] = set()
    actions = [action for game in EDITIONS.values() for action in game.edition.actions]
    family = [one for one in actions if type(one).__module__.startswith("horda.games.zombicide.")]
    known = {verb for action in family for verb in action.verbs()}
    for game in EDITIONS.values():
        for one in game.edition.mechanisms:
            found.update({one.name, *one.tokens, *(pile.name for pile in one.piles), *one.happenings})
            found.update(verb for action in one.actions() for verb in action.verbs() if verb not in known)
            part = one.mission_part()
            if part:
                found.update(part.keys.__struct_fields__ if part.keys else ())
                found.update(word.key for word in (*part.conditions, *part.effects))
        found.update(game.edition.specialties)
    return found


def test_shared_code_uses_no_word_of_a_mechanism():
    said = {
        (path.name, node.value)
        for path in FOLDER.parent.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    words = words_of_mechanisms()
    assert {"bring_zeus", "take_along", "aggressive", "helicopter"} <= words
    assert sorted(one for one in said if one[1] in words) == []
