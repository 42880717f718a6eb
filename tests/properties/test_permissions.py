"""Tests that offers and refusals of actions agree with the function that returns the rule forbidding a choice."""

import pytest
from tests.properties.tables import LESS, Setting, lawful_settings, positions

import horda
from horda.engine.choices import Choice, Refusal
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.rules.inventory.loadout import loadout_of
from horda.games.zombicide.rules.turns.actions import Action, ActionQuestion, can_pay
from horda.games.zombicide.state import ZombicideState

EVERY = 3 * LESS
"""One question in this many is checked."""
SETTINGS = [one for one in lawful_settings() if isinstance(horda.game(one.game), Zombicide)]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_an_action_offers_what_no_rule_forbids_and_refuses_the_rest(setting: Setting):
    for number, (s, _) in enumerate(positions(setting, seed=5)):
        question = s.question()
        if number % EVERY == 0 and isinstance(question, ActionQuestion):
            assert isinstance(s, ZombicideState)
            for action in loadout_of(s, question.who).actions:
                check_action(s, question.who, action)


def check_action(s: ZombicideState, who: int, action: Action) -> None:
    offered: list[Choice] = []
    refused: list[Refusal] = []
    action.offer(s, who, offered)
    action.refuse(s, who, refused)
    considered = [*action.candidates(s, who), *action.refusal_candidates(s, who)]
    allowed = [choice for choice in considered if action.why_not(s, who, choice) is None]
    assert [choice for choice in offered if action.why_not(s, who, choice) is not None] == []
    assert [
        choice for choice in allowed if is_payable(s, who, action, choice) and choice not in offered
    ] == []
    assert [refusal for refusal in refused if refusal.choice in offered] == []


def is_payable(s: ZombicideState, who: int, action: Action, choice: Choice) -> bool:
    cost = action.cost(s, who, choice)
    return cost is None or can_pay(s, who, cost[0], cost[1])
