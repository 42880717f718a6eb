"""Tests that search judged by weights follows its guide unless another choice does better in the same worlds."""

import pytest

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Budget, Turn
from horda.engine.state import State
from horda.games import game
from horda.think import search
from horda.think.features import feature_reader_of
from horda.think.search import Search, best_choice, guide_of
from horda.think.value import Value

BUDGET = Budget(playouts=13)


class SingleFeatureValue(Value):
    """A value of positions that depends on a single feature."""

    def __init__(self, wanted: str) -> None:
        reader = feature_reader_of("zombicide")
        assert reader is not None
        self.reader = reader
        self.at = reader.NAMES.index(wanted)

    def chance(self, state: State, seat: int) -> float:
        return self.reader.read(state, seat)[self.at] / 100.0


def first_action() -> State:
    """Return a match at its first action."""
    state = game("green_horde").new(seats=1, seed=4, mission="the_dragon_bile_quest")
    reader = feature_reader_of("zombicide")
    assert reader is not None
    dice = Dice("first")
    while not reader.is_worth_searching(state) or len(state.all_choices()) < 4:
        state.apply(guide_of("green_horde").choose(Turn.of(state, 0, dice)))
    return state


def choose(state: State, budget: Budget = BUDGET) -> Choice:
    return Search().choose(Turn.of(state, 0, Dice("think"), budget))


def test_beside_the_actions_of_a_turn_the_guide_is_followed(monkeypatch: pytest.MonkeyPatch):
    state = game("green_horde").new(seats=1, seed=4, mission="the_dragon_bile_quest")
    monkeypatch.setattr(search, "value_for", lambda _: SingleFeatureValue("cards"))
    reader = feature_reader_of("zombicide")
    assert reader is not None
    assert not reader.is_worth_searching(state)
    turn = Turn.of(state, 0, Dice("think"), BUDGET)
    assert Search().choose(turn).same(guide_of("green_horde").choose(Turn.of(state, 0, Dice("think"))))
    assert turn.imagined == 1


def test_the_value_decides(monkeypatch: pytest.MonkeyPatch):
    """Counting only cards leads to another choice than counting only zombies."""
    state = first_action()
    taken = set()
    for wanted in ("cards", "zombies", "experience", "apart", "noise", "danger"):
        monkeypatch.setattr(search, "value_for", lambda _, wanted=wanted: SingleFeatureValue(wanted))
        taken.add(choose(state).text())
    assert len(taken) > 1


def test_a_seed_is_reproducible_and_the_match_is_unchanged(monkeypatch: pytest.MonkeyPatch):
    state = first_action()
    before = state.hash()
    monkeypatch.setattr(search, "value_for", lambda _: SingleFeatureValue("cards"))
    assert choose(state).same(choose(state))
    assert state.hash() == before


def test_no_more_worlds_are_imagined_than_the_budget_has(monkeypatch: pytest.MonkeyPatch):
    state = first_action()
    monkeypatch.setattr(search, "value_for", lambda _: SingleFeatureValue("cards"))
    turn = Turn.of(state, 0, Dice("think"), BUDGET)
    Search().choose(turn)
    assert 1 < turn.imagined <= BUDGET.playouts


def test_a_lead_that_luck_explains_does_not_overrule_the_guide():
    first, second = Choice(0, "stay"), Choice(0, "go")
    sure = [[0.2, 0.4], [0.3, 0.5], [0.1, 0.3], [0.2, 0.41]]
    luck = [[0.2, 0.9], [0.8, 0.1], [0.1, 0.3], [0.5, 0.4]]
    assert best_choice([first, second], sure, gate=1.0) is second
    assert best_choice([first, second], luck, gate=1.0) is first
