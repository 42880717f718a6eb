"""Tests that states are equal, with equal hashes, exactly if their saves are equal."""

import pytest
from tests.engine.toy import TOY
from tests.properties.reordering.reordered import altered_game
from tests.properties.tables import Setting, law, positions

import horda
from horda.engine.saves.fingerprint import canonical
from horda.engine.state import State

APART = 7
"""Number of decisions between two states that are compared."""


def says_the_same(one: State, other: State) -> bool:
    """Return whether the saves of two states have the same position, compared by names instead of numbers."""
    return canonical(one.plain()) == canonical(other.plain())


def agree(one: State, other: State) -> bool:
    """Return whether two states are equal, asserting that `==`, both hashes and the saves agree."""
    equal = one == other
    assert equal == (other == one) == (one.hash() == other.hash()) == says_the_same(one, other)
    assert not equal or hash(one) == hash(other)
    return equal


@law
def test_equal_states_are_those_whose_saves_say_the_same(setting: Setting, seed: int):
    before: list[State] = []
    for number, (s, _) in enumerate(positions(setting, seed)):
        if number > 400:
            break
        if number % APART == 0:
            for one in before[-2:]:
                agree(s, one)
            # The states differ only in future chance: only the fields can tell them apart.
            for one in before[-2:]:
                brought = one.clone()
                brought.chance, brought.round, brought.turn, brought.barrier = (
                    s.chance,
                    s.round,
                    s.turn,
                    s.barrier,
                )
                agree(s, brought)
            before.append(s.clone())
            assert agree(s, before[-1])


@pytest.mark.parametrize("name", [*horda.games.games(), "toy"])
def test_a_state_that_differs_in_one_field_is_another(name: str):
    game = TOY if name == "toy" else horda.game(name)
    s = game.new(seats=game.seats_for({})[0], seed=3)
    for _ in range(4):
        s.apply(s.all_choices()[0])
    compared = 0
    for field in type(s).FIELDS:
        value = getattr(s, field.name)
        other = s.clone()
        if isinstance(value, bool) or not isinstance(value, int | str | list) or value == []:
            continue
        changed = [*value[:-1], value[0]] if isinstance(value, list) else value + type(value)(1)
        if changed == value:
            continue
        setattr(other, field.name, changed)
        compared += 1
        assert s != other, field.name
        assert s.hash() != other.hash(), field.name
    assert compared >= (1 if name == "toy" else 5)


NAMING = ["green_horde", "rue_morgue", "army_of_the_dead"]
"""Games whose altered content changes other numbers besides those of cards."""


@pytest.mark.parametrize("name", NAMING)
def test_a_table_whose_zones_are_numbered_otherwise_is_another(name: str):
    game = horda.game(name)
    s = game.new(seats=game.seats_for({})[0], seed=3)
    there = altered_game(game).from_json(s.to_json())
    assert s != there
    assert s.hash() != there.hash()
    assert game.from_json(there.to_json()) == s
