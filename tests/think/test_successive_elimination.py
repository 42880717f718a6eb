"""Tests that successive elimination drops choices that fall behind, and ignores small leads."""

from collections import Counter
from collections.abc import Callable

import pytest
from tests.games.city_of_horror.conftest import table as city
from tests.games.zombiland.table import table

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Budget, Turn
from horda.engine.state import Result, State
from horda.games import game
from horda.games.zombiland.state import ZombilandState
from horda.think import search
from horda.think.rollouts import rollout_rules_of
from horda.think.search import Search, guide_of
from horda.think.successive_elimination import WORLDS_PER_LAP, best_by_elimination, corrected_lead

USUAL, LIKED, DISLIKED = (Choice(0, verb) for verb in ("usual", "liked", "disliked"))
TRIED = [USUAL, LIKED, DISLIKED]
TOKENS = "hospital, armory, automobile, pantry"
RISEN = "ne2: bruno[zombie] kofi[zombie]"


def near_exit_position() -> ZombilandState:
    """Return a position in which Vera has all four tokens, rolls a 1 and may go to the exit or avoid zombies."""
    text = f"armory: vera[1 health, {TOKENS}] bruno[zombie, gnaw] | wx2: kofi[zombie, gnaw] | sx2: tomas"
    return table(text, dice=[1], round=10)


def turn_of(state: State, playouts: int = 120, dice: str = "race") -> Turn:
    return Turn.of(state, state.deciders[0], Dice(dice), Budget(playouts))


def race(worth: Callable[[str, int], float], playouts: int = 120) -> tuple[Choice, Counter[str], Turn]:
    """Return the winner, the number of tries of each choice, and the turn, given values by world."""
    turn, seen = turn_of(near_exit_position(), playouts), Counter[str]()

    def attempt(world: State, choice: Choice, key: int) -> float:
        seen[choice.verb] += 1
        return worth(choice.verb, seen[choice.verb])

    return best_by_elimination(turn, TRIED, attempt), seen, turn


def test_choices_that_fall_behind_are_dropped():
    worths = {"usual": 0.5, "liked": 0.5, "disliked": 0.3}
    won, seen, _ = race(lambda verb, world: worths[verb] + 0.1 * (world % 2) * (verb == "liked"))
    assert won is LIKED
    assert seen["disliked"] == WORLDS_PER_LAP
    assert seen["liked"] == seen["usual"] == (120 - WORLDS_PER_LAP) // 2


def test_choices_without_a_difference_are_dropped():
    won, seen, turn = race(lambda verb, world: float(world % 2))
    assert won is USUAL
    assert set(seen.values()) == {WORLDS_PER_LAP}
    assert turn.imagined == WORLDS_PER_LAP


@pytest.mark.parametrize("playouts", [1, 7, 25, 64])
def test_no_more_is_played_than_the_budget_has(playouts: int):
    _, seen, turn = race(lambda verb, world: float((world + len(verb)) % 3 == 0), playouts)
    assert seen.total() <= playouts
    assert turn.imagined <= playouts


def test_fewer_worlds_require_a_larger_lead():
    some = [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 1.0, 0.0]
    assert corrected_lead(some) < 0.0 < corrected_lead(some * 40)
    assert corrected_lead([1.0] * (WORLDS_PER_LAP - 1)) == 0.0


def test_it_finds_the_path_that_its_guide_avoids():
    state = near_exit_position()
    usual = guide_of("zombiland").choose(turn_of(state))
    assert usual.text() == "0 move e5"
    assert Search().choose(turn_of(state)).text() == "0 move e4"


def test_the_answer_is_the_same_wherever_hidden_cards_lie_and_the_match_stays_as_it_is():
    state = near_exit_position()
    before = state.hash()
    answers = {Search().choose(turn_of(state, 40)).text() for _ in range(2)}
    for number in range(3):
        answers.add(Search().choose(turn_of(state.determinise(0, Dice(number)), 40)).text())
    assert len(answers) == 1
    assert state.hash() == before


def tried_at(state: State) -> list[str]:
    ends = rollout_rules_of("zombiland")
    assert ends is not None
    return [choice.text() for choice in ends.choices_to_try(state, state.choices(state.deciders[0]))]


def test_fights_are_tried_with_every_card_and_rivals_are_not_helped():
    fight = table("nx1: vera[torch, old_bat, first_aid] | sx2: tomas", dice=[1], meets=("giant",), round=5)
    while fight.question() is not None and type(fight.question()).__name__ != "FightCards":
        fight.apply(fight.all_choices()[0])
    cards = {f"0 play {card} 0" for card in ("first_aid", "old_bat", "torch")}
    assert set(tried_at(fight)) == {"0 roll", *cards}
    turn = table("nx1: vera[field_medic] | sx2: tomas", round=5)
    assert tried_at(turn) == ["0 roll", "0 play field_medic 0"]
    friends = table(f"nx1: vera[field_medic] | sx2: tomas | {RISEN}", round=5)
    assert "0 play field_medic 1" in tried_at(friends)


def test_in_the_first_rounds_the_guide_is_followed():
    state = table("nx1: vera[field_medic] | sx2: tomas", round=1)
    turn = turn_of(state)
    assert Search().choose(turn).same(guide_of("zombiland").choose(turn_of(state)))
    assert turn.imagined == 1


def test_zombicide_missions_use_weights_instead_of_elimination(monkeypatch: pytest.MonkeyPatch):
    def refuse(*_: object) -> Choice:
        raise AssertionError

    monkeypatch.setattr(search, "best_by_elimination", refuse)
    for name in ("green_horde", "rue_morgue", "army_of_the_dead"):
        assert rollout_rules_of(name) is None
        state = game(name).new(seats=1, seed=1, **game(name).options_with_defaults({}, 1))
        while len(state.all_choices()) < 2:
            state.apply(state.all_choices()[0])
        assert Search().choose(turn_of(state, 9)) in state.all_choices()


def position_before_attack(attack: str, **given: object) -> State:
    """Return a position in which red may act before an attack; `attack` gives the zombies in the Church."""
    common = {"at": "attack church", "passing": [], "first": "red", "hands": {"red": "gun"}}
    return city(**{**common, "round": 3, "church": f"punk[red] thief[green] teen[blue] {attack}", **given})


@pytest.mark.parametrize(
    ("state", "is_tried"),
    [
        (position_before_attack("zombie*4"), True),
        (position_before_attack("zombie*4", round=1), False),
        (position_before_attack("zombie"), False),
    ],
)
def test_before_an_attack_on_its_characters_it_searches(state: State, is_tried: bool):
    ends = rollout_rules_of("city_of_horror")
    assert ends is not None
    found = [choice.text() for choice in ends.choices_to_try(state, state.choices(0))]
    assert ("0 play gun" in found) is is_tried
    assert bool(found) is is_tried
    assert not any("offer" in text.split()[1] for text in found)


def test_a_narrow_end_counts_less_than_a_clear_one_and_nobody_wins_when_all_are_dead():
    ends = rollout_rules_of("city_of_horror")
    assert ends is not None
    state = game("city_of_horror").new(seats=3, seed=1)
    worths = []
    for scores, winners in (((9.0, 0.0, 0.0), (0,)), ((9.0, 8.0, 0.0), (0,)), ((9.0, 9.0, 0.0), (0, 1))):
        state.result = Result(winners, scores, "points")
        worths.append(ends.end_value(state, 0))
        assert sum(ends.end_value(state, seat) for seat in range(3)) == pytest.approx(1.0)
    assert 1.0 > worths[0] > worths[1] > worths[2] > 0.4
    state.result = Result((), (0.0, 0.0, 0.0), "nobody")
    assert ends.end_value(state, 0) == 0.0
