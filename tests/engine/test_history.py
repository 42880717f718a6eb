"""Tests of the history of a match and of the data that its copies share."""

import pytest
from tests.engine.toy import TOY

from horda.engine.choices import Choice, IllegalChoice
from horda.engine.events import OnlyChoice
from horda.engine.history import MAX_PICTURES, History
from horda.engine.state import State


def summary_of(history: History) -> tuple[list[str], list[int], list[int], int]:
    """Return the contents of a history in a form that can be compared."""
    assert len(history.moves()) == history.move_count
    assert len(history.events()) == len(history.knowledge()) == history.event_count
    return (
        [choice.verb for choice in history.moves().since(0)],
        [event.seat for event in history.events().since(0)],
        history.knowledge().since(0),
        history.checkpoint_count,
    )


def go_on(history: History, name: str, number: int) -> None:
    """Record a decision, an event and a checkpoint."""
    history.record_choice(Choice(0, name))
    history.record_event(OnlyChoice(number, name), 1 << number)
    history.add_checkpoint(TOY.new(seats=2, seed=number))


def test_copies_share_until_one_writes_and_then_go_their_own_way():
    first = History([Choice(0, "a")], [OnlyChoice(0, "a")], [1], [])
    second = first.copy()
    go_on(first, "b", 1)
    go_on(second, "c", 2)
    third = second.copy()
    go_on(third, "d", 3)
    assert summary_of(first) == (["a", "b"], [0, 1], [1, 2], 1)
    assert summary_of(second) == (["a", "c"], [0, 2], [1, 4], 1)
    assert summary_of(third) == (["a", "c", "d"], [0, 2, 3], [1, 4, 8], 2)
    assert [s.origin["seed"] for s in third.checkpoints()] == [2, 3]


def test_a_shorter_copy_never_sees_what_a_longer_one_adds():
    history = History([], [], [], [])
    go_on(history, "a", 0)
    short = history.copy()
    go_on(history, "b", 1)
    go_on(history, "c", 2)
    assert summary_of(short) == (["a"], [0], [1], 1)
    go_on(short, "z", 9)
    assert summary_of(history) == (["a", "b", "c"], [0, 1, 2], [1, 2, 4], 3)
    assert summary_of(short) == (["a", "z"], [0, 9], [1, 512], 2)
    assert [choice.verb for choice in short.moves().since(-4)] == ["a", "z"]
    assert [choice.verb for choice in history.moves().since(2)] == ["c"]


def test_what_was_looked_at_stays_as_it_was():
    history = History([], [], [], [])
    go_on(history, "a", 0)
    seen = history.events()
    go_on(history, "b", 1)
    assert (len(seen), len(seen.since(0))) == (1, 1)


def watched_match() -> tuple[State, list[State]]:
    """Play a match by first choices; return its state and the position recorded at each event."""
    s, kept = TOY.new(seats=3, seed="watched"), list[State]()
    while not s.over:
        s.apply(s.all_choices()[0], kept)
    return s, kept


def test_whoever_watches_gets_the_position_of_each_event_and_the_match_goes_the_same_way():
    alone = TOY.new(seats=3, seed="watched")
    set_up = len(alone.log)
    while not alone.over:
        alone.apply(alone.all_choices()[0])
    s, kept = watched_match()
    assert s == alone
    assert s.to_json() == alone.to_json()
    assert [len(one.log) for one in kept] == list(range(set_up + 1, len(s.log) + 1))
    assert [one.log.since(0)[-1] for one in kept] == s.events(set_up)


def test_nobody_watches_once_a_decision_is_made():
    s, kept = watched_match()
    count = len(kept)
    s.clone().emit(OnlyChoice(0, "a"))
    s.emit(OnlyChoice(0, "b"))
    assert len(kept) == count


def test_a_decision_that_is_given_up_is_watched_no_longer():
    s, kept = TOY.new(seats=3, seed="watched"), list[State]()
    with pytest.raises(IllegalChoice):
        s.apply(Choice(0, "nonsense"), kept)
    s.emit(OnlyChoice(0, "a"))
    assert kept == []


def test_of_very_many_events_the_first_are_kept():
    kept = [TOY.new(seats=3, seed=number) for number in range(MAX_PICTURES - 2)]
    s = TOY.new(seats=3, seed="watched")
    set_up = len(s.log)
    while not s.over:
        s.apply(s.all_choices()[0], kept)
    assert len(s.log) - set_up > 2
    assert [len(one.log) - set_up for one in kept[-2:]] == [1, 2]
    assert len(kept) == MAX_PICTURES
