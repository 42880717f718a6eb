"""Tests of hooks: how the answers of several listeners are joined, and the typed keys of mechanisms' records."""

import ast
import sys
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import pytest

import horda
from horda.games.zombicide.hooks.listeners import listeners_of
from horda.games.zombicide.mechanism import Mechanism, Record
from horda.games.zombicide.rules import hooks, skill_hooks
from horda.games.zombicide.skills.base import Skill
from horda.games.zombicide.typed_keys import TypedKey

sys.path.insert(0, str(Path(__file__).resolve().parents[4] / "tools"))
import generate.hooks as make_hooks


class Quiet(Mechanism):
    """A mechanism that answers no hook."""

    name = "quiet"


class First(Mechanism):
    """A mechanism that answers one hook of each way of joining answers."""

    name = "first"

    def why_not_walk(self, s, who):
        """Forbid walking to every survivor but number 1."""
        return None if who == 1 else "first.rule"

    def action_ended(self, s):
        """Return one step."""
        return ("first",)

    def armour_rerolls(self, s, who):
        """Return one card."""
        return ["shield"]

    def is_searchable(self, s, zone):
        """Allow searching zone 0 only."""
        return zone == 0

    def life(self, s, who, wounds):
        """Return one more than the given wounds."""
        return wounds + 1

    def make_noise(self, s, zone):
        """Report that the noise was handled."""
        return True


class Second(Mechanism):
    """A mechanism that answers the same hooks as `First`, after it."""

    name = "second"

    def why_not_walk(self, s, who):
        """Forbid walking to every survivor."""
        return "second.rule"

    def action_ended(self, s):
        """Return another step."""
        return ("second",)

    def armour_rerolls(self, s, who):
        """Return another card."""
        return ["helmet"]

    def is_searchable(self, s, zone):
        """Allow searching zone 1 only."""
        return zone == 1

    def life(self, s, who, wounds):
        """Return twice the given wounds."""
        return wounds * 2


def table(*mechanisms):
    """Return a minimal state with these mechanisms and nothing else."""
    return SimpleNamespace(edition=SimpleNamespace(listeners=listeners_of(list(mechanisms))))


BOTH = table(First(), Quiet(), Second())
NOBODY = table(Quiet())


def test_the_first_answer_counts():
    assert hooks.why_not_walk(BOTH, 0) == "first.rule"
    assert hooks.why_not_walk(BOTH, 1) == "second.rule"
    assert hooks.why_not_walk(NOBODY, 0) is None


def test_all_steps_and_lists_are_joined_in_the_editions_order():
    assert hooks.action_ended(BOTH) == ("first", "second")
    assert hooks.action_ended(table(Second(), First())) == ("second", "first")
    assert hooks.action_ended(NOBODY) == ()
    assert hooks.armour_rerolls(BOTH, 0) == ["shield", "helmet"]
    assert hooks.armour_rerolls(NOBODY, 0) == []


def test_one_yes_is_enough():
    assert [hooks.is_searchable(BOTH, zone) for zone in range(3)] == [True, True, False]
    assert not hooks.is_searchable(NOBODY, 0)


def test_a_value_goes_from_one_to_the_next():
    assert hooks.life(BOTH, 0, 3) == 8
    assert hooks.life(table(Second(), First()), 0, 3) == 7
    assert hooks.life(NOBODY, 0, 3) == 3


def test_one_mechanism_replaces_the_shared_rule():
    assert hooks.make_noise(BOTH, 0)
    assert not hooks.make_noise(NOBODY, 0)


class Trained(Skill):
    """A skill that answers hooks with its number."""

    def __init__(self, number):
        super().__init__(f"trained_{number}")
        self.number = number

    def extra_actions(self, s, who):
        """Return the number."""
        return self.number

    def turn_begins(self, s, who):
        """Return one step."""
        return (self.number,)

    def card_drawn(self, s, who, card):
        """Return a step for the card with the skill's number, and none for other cards."""
        return (self.number,) if card == self.number else ()

    def dice_instead(self, s, attack, card):
        """Return the number."""
        return self.number


def give_skills(monkeypatch, *skills):
    """Give every survivor and attacker these skills."""
    monkeypatch.setattr(skill_hooks, "listeners", lambda s, who, hook: skills)
    monkeypatch.setattr(skill_hooks, "attack_listeners", lambda s, attack, hook: skills)


def test_the_answers_of_skills_are_joined(monkeypatch):
    give_skills(monkeypatch, Trained(1), Trained(3), Trained(2))
    assert skill_hooks.extra_actions(None, 0) == 6
    assert skill_hooks.turn_begins(None, 0) == (2, 3, 1)
    assert skill_hooks.card_drawn(None, 0, 3) == (3,)
    assert skill_hooks.card_drawn(None, 0, 4) == ()
    assert skill_hooks.dice_instead(None, None, 0) == 3


def test_without_skills_each_hook_has_its_default(monkeypatch):
    give_skills(monkeypatch)
    assert skill_hooks.extra_actions(None, 0) == 0
    assert skill_hooks.turn_begins(None, 0) == ()
    assert skill_hooks.dice_instead(None, None, 0) == -1


def test_a_hook_with_an_unknown_join_is_refused():
    tree = ast.parse(
        "class Hooks:\n    def armour(self, s: State) -> Annotated[int, TWICE]:\n        return 0\n"
    )
    (hook,) = make_hooks.hooks_of(tree, "Hooks")
    with pytest.raises(ValueError, match="`armour` joins its answers in a way nobody knows: TWICE"):
        make_hooks.body_of(hook, "found", "one")


@dataclass
class Steps(Record):
    """A mechanism's record with a typed key, for these tests."""

    count: int = 0


def test_a_record_is_read_and_replaced_by_its_key():
    s = horda.game("green_horde").place({"zones": {"B1": "asim"}})
    key = TypedKey("steps", Steps)
    s.remember(key, Steps(2))
    assert s.record(key) == Steps(2)
    assert s.records["steps"] == Steps(2)


def test_a_record_of_another_type_is_refused():
    s = horda.game("green_horde").place({"zones": {"B1": "asim"}})
    with pytest.raises(TypeError, match="`necromancers` should hold a Steps, not Arrivals"):
        s.record(TypedKey("necromancers", Steps))
