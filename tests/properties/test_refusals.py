"""Tests that every refusal cites a rule of the game's rulebook."""

import pytest
from tests.properties.tables import Setting, every_setting, positions

import horda
from horda.engine.choices import Choice, IllegalChoice
from horda.engine.steps import Question
from horda.rulebook import rulebook

DECISIONS = 400
"""Number of decisions played of each match."""
EVERY = 7
"""One decision in this many is checked, in addition to the first of each kind."""


@pytest.mark.parametrize("name", sorted(horda.games.games()))
def test_a_choice_that_was_made_up_is_refused_with_a_rule_of_the_book(name: str):
    known = {entry.id for entry in rulebook(name).entries()}
    without: set[str] = set()
    for setting in some_settings(name):
        met: set[str] = set()
        for number, (s, choice) in enumerate(positions(setting, seed=11)):
            if number == DECISIONS:
                break
            question = type(s.question()).__name__
            if question in met and number % EVERY:
                continue
            met.add(question)
            with pytest.raises(IllegalChoice) as refused:
                s.apply(Choice(choice.seat, "fly"))
            if not refused.value.rules or not known.issuperset(refused.value.rules):
                without.add(f"{question}: {refused.value.rules}")
    assert without == set()


def some_settings(name: str) -> list[Setting]:
    """Return a few settings of a game: each number of players, with variants in turn."""
    mine = [setting for setting in every_setting() if setting.game == name]
    seats = sorted({setting.seats for setting in mine})
    chosen: list[Setting] = []
    for number, count in enumerate(seats):
        same = [setting for setting in mine if setting.seats == count]
        chosen.append(same[number % len(same)])
    return chosen


def kinds_of(kind: type[Question]) -> list[type[Question]]:
    """Return the concrete question classes, without their abstract bases."""
    made = kind.__subclasses__()
    return [one for below in made for one in kinds_of(below)] if made else [kind]


def test_every_question_of_every_game_names_its_rule():
    horda.games.games()
    questions = [one for one in kinds_of(Question) if one.__module__.startswith("horda.games.")]
    assert questions
    assert [one.__name__ for one in questions if one.rule is Question.rule] == []
