"""Tests that the manual's page of players' decisions lists all rules and questions, and only existing ones."""

import importlib
import pkgutil
import re
from pathlib import Path

import pytest

from horda.engine.steps import Question
from horda.rulebook import PROVABLE, rule_ids, rulebook, rulebooks

PAGE = Path(__file__).resolve().parents[2] / "docs" / "contributors" / "choices.md"
TEXT = PAGE.read_text(encoding="utf-8")
IDS = frozenset(re.findall(r"`([A-Z]{2}-[A-Z0-9_-]+)`", TEXT))
CLASSES = frozenset(re.findall(r"`([A-Z][a-z]+(?:[A-Z][a-z]+)*)`", TEXT))
CHOOSING = re.compile(
    r"\b(may|choos\w*|chosen|choice|decid\w*|wish\w*|wants?|picks?|picked|prefer\w*|agree\w*|freely|likes?|"
    r"at will|optional)\b",
    re.IGNORECASE,
)


def questions() -> set[str]:
    """Return the names of all questions that the games can ask, without their base classes."""
    games = importlib.import_module("horda.games")
    for module in pkgutil.walk_packages(games.__path__, "horda.games."):
        importlib.import_module(module.name)
    waiting: list[type] = [Question]
    found: set[str] = set()
    while waiting:
        for question in waiting.pop().__subclasses__():
            waiting.append(question)
            if question.__module__.startswith("horda.games.") and not question.__subclasses__():
                found.add(question.__name__)
    return found


def rules_of_choice(game: str) -> list[str]:
    """Return the rules and skills of a game whose English text contains a word such as "may" or "choose"."""
    book = rulebook(game)
    rules = [rule for chapter in book.chapters for rule in chapter.rules if rule.kind in PROVABLE]
    skills = [(skill.id, f"{skill.name.en}: {skill.en}") for skill in book.skills]
    texts = [*((rule.id, rule.en) for rule in rules), *skills]
    return [number for number, text in texts if CHOOSING.search(text)]


def test_every_rule_on_the_page_exists():
    known = {one for game in rulebooks() for one in rule_ids(game)}
    assert len(IDS) > 300
    assert not sorted(IDS - known)


def test_every_question_on_the_page_exists():
    assert not sorted(CLASSES - questions())


def test_every_question_that_a_game_can_ask_is_on_the_page():
    assert not sorted(questions() - CLASSES)


@pytest.mark.parametrize("game", rulebooks())
def test_every_rule_that_speaks_of_a_choice_is_on_the_page(game: str):
    missing = [one for one in rules_of_choice(game) if one not in IDS]
    assert not missing, f"who chooses by these, and where is it asked? {missing}"
