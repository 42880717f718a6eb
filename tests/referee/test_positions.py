"""Tests that a position of a match, written and set up again by the referee's operations, gives the same answers."""

import random
from itertools import pairwise

import msgspec
import pytest

import horda
from horda.engine.events import HIDDEN
from horda.engine.state import State
from horda.engine.views.cases import offered_lines, text_of_choice
from horda.engine.views.position import BadPosition
from horda.referee import Happening, Referee, TablePosition, position_of, read_position
from horda.referee.answers.course import zombie_phase
from horda.referee.answers.course_runner import run_course
from horda.referee.positions.details import DETAILS
from horda.referee.positions.position import MAX_TEXT_LENGTH, playable_state

GAMES = sorted(horda.games.games())
MOMENTS = 4
"""Number of moments of each match at which the position is written and set up again."""


def states_of_match(name: str, number: int, moments: int = MOMENTS) -> list[State]:
    """Return copies of a random match's state at some moments, from the beginning to near the end."""
    game = horda.game(name)
    options = game.variants()[number % len(game.variants())]
    fewest, most = game.seats_for(options)
    state = game.new(seats=fewest + number % (most - fewest + 1), seed=f"{name}{number}", **options)
    rng = random.Random(f"{name}{number}")
    found = [state.clone()]
    while not state.over and len(found) < 240:
        state.apply(rng.choice(state.all_choices()))
        found.append(state.clone())
    running = [one for one in found if not one.over]
    return [running[len(running) * part // moments] for part in range(moments)]


def set_up_again(position: TablePosition) -> TablePosition:
    """Return the same position, put together piece by piece and key by key."""
    again = TablePosition(position.game, {})
    for key, value in position.given.items():
        if key != position.rules.places:
            again = again.set(key, value)
    for place in position.places:
        for figure in position.figures(place):
            for _ in range(figure.count):
                again = again.put(place, figure.name, 1, figure.notes)
    return again


def refused_lines(state: State) -> list[tuple[str, str]]:
    return sorted(
        (text_of_choice(state, one.choice), one.rule)
        for seat in range(state.seats)
        for one in state.refusals(seat)
    )


def assert_alike(state: State) -> None:
    """Check that a state's position, set up again, has the same choices, refusals, view and zombie phase."""
    again = read_position(set_up_again(position_of(state, open_hands=True)).text).state()
    assert offered_lines(again) == offered_lines(state)
    assert refused_lines(again) == refused_lines(state)
    assert msgspec.to_builtins(again.view(None)) == msgspec.to_builtins(state.view(None))
    ours, theirs = (run_course(zombie_phase(one.clone()), ()) for one in (again, state_with_unknown(state)))
    assert [event.as_json() for event in ours.events] == [event.as_json() for event in theirs.events]
    assert type(ours.missing) is type(theirs.missing)


def state_with_unknown(state: State) -> State:
    """Return a copy of a state without its history and standing orders, so that dice have to be entered."""
    new = state.clone()
    new.forget_history()
    new.orders = []
    return new


@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_a_match_is_set_up_again_and_answers_alike(name: str):
    for state in states_of_match(name, 0):
        assert_alike(state)


@pytest.mark.long
@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize("name", GAMES)
def test_positions_of_many_matches_answer_alike(name: str, number: int):
    for state in states_of_match(name, number, moments=12):
        assert_alike(state)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_spectator_does_not_know_is_not_in_the_text_and_stays_unknown(name: str):
    for state in states_of_match(name, 1):
        position = position_of(state)
        assert position_of(state.determinise(None, horda.Dice(7))).text == position.text
        again = position.state()
        assert msgspec.to_builtins(again.view(None)) == msgspec.to_builtins(state.view(None))
        seen = state.cards.known
        hidden = sum(not mask & state.bit(None) for mask in seen)
        assert sum(not mask & again.bit(None) for mask in again.cards.known) == hidden


def test_unknown_cards_are_written_as_such():
    later = states_of_match("city_of_horror", 0)[2]
    assert HIDDEN in str(position_of(later).given["hands"])


def test_pieces_repeat_and_are_taken_away_again():
    start = TablePosition("green_horde", {})
    position = start.put("A1", "walker").put("A1", "walker").put("A1", "rolf", notes=("axe",))
    assert position.places == {"A1": "walker*2 rolf[axe]"}
    assert position.take("A1", "walker").places == {"A1": "walker rolf[axe]"}
    assert position.take("A1", "walker", 2).take("A1", "rolf").places == {}
    assert position.move("rolf", "B1").places == {"A1": "walker*2", "B1": "rolf[axe]"}
    assert position.note("rolf", ("wounds=1",)).places == {"A1": "walker*2 rolf[wounds=1]"}
    assert start.places == {}, "a position is never changed"


def test_a_text_names_its_game_and_is_read_again():
    position = read_position("game = zombiland | n2: vera[old_bat] | zone_0: tomas | turn = vera")
    assert read_position(position.text) == position
    with pytest.raises(BadPosition, match="does not name its game"):
        read_position("A1: rolf")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x" * (MAX_TEXT_LENGTH + 1), "characters"),
        ("game = green_horde" + "\nA1: walker" * 500, "lines"),
        ("game = chess\nA1: rolf", "chess"),
    ],
)
def test_what_is_too_long_or_strange_is_refused(text: str, told: str):
    with pytest.raises(BadPosition, match=told):
        read_position(text)


@pytest.mark.parametrize(
    "details",
    [
        {"stack": [["Nothing"]]},
        {"stack": [["WalkZombies", [["Group", "A1", "walker", 10**9]]]]},
        {"fields": {"nonsense": 1}},
        {"fields": {"zone": ["Z9"]}},
        {"cards": {"held": ["axe*400"]}},
        {"cards": {"nowhere": []}},
        {"known": {"held": [["axe", 1]]}},
        {"what": 1},
        "text",
    ],
)
def test_details_that_do_not_fit_are_told(details: object):
    position = read_position("game = green_horde | A1: rolf | C1: walker").set(DETAILS, details)
    with pytest.raises(BadPosition):
        position.state()


def test_a_match_played_on_from_a_position_deals_what_is_unknown():
    position = read_position(
        "game = city_of_horror | players = [red, blue, green] | at = church"
        " | church: punk[red] teen[blue] zombie | bank: geek[green] | hands = {red: 'gun ?*2', blue: '?*3'}"
    )
    first, second = (playable_state(position, seed) for seed in (1, 2))
    for state in (first, second):
        assert [len(state.cards.piles[f"hand_{seat}"]) for seat in range(3)] == [3, 3, 0]
        assert "gun" in state.cards.faces("hand_0")
        assert all(state.cards.known[card] & state.bit(0) for card in state.cards.piles["hand_0"])
        assert state.cards.visible_faces("hand_1", state.bit(0)) == [HIDDEN] * 3
    assert first.chance != second.chance


def test_the_whole_position_at_the_next_decision_is_written_too():
    referee = Referee(read_position("game = green_horde | A1: rolf | C1: walker"))
    reached = referee.next_position()
    assert reached.given["mission"] == "own"
    assert offered_lines(reached.state()) == offered_lines(referee.state)


def test_steps_are_numbered_without_gaps():
    position = read_position("game = green_horde | A1: rolf | C1: walker")
    numbers = [step.number for step in Referee(position).zombies().steps]
    assert all(second == first + 1 for first, second in pairwise(numbers))


def test_a_card_that_was_entered_is_not_offered_for_the_next_pile():
    position = read_position("game = green_horde | mission = the_evil_shrine | phase = zombies | E1: megan")
    referee = Referee(position)
    first = referee.play().missing
    assert first is not None
    assert "z168" in [one.face for one in first.faces]
    second = referee.play([Happening(card="z168", pile=first.pile)]).missing
    assert second is not None
    assert second.sentence != first.sentence
    assert "z168" not in [one.face for one in second.faces]
