"""What a match remembers, and what copies of it share."""

from tests.engine.toy import TOY

from horda.engine.choices import Choice
from horda.engine.events import OnlyChoice
from horda.engine.history import History


def told(history: History) -> tuple[list[str], list[int], list[int], int]:
    """All that a history holds, in short."""
    assert len(history.moves()) == history.move_count
    assert len(history.events()) == len(history.known()) == history.event_count
    return (
        [choice.verb for choice in history.moves().since(0)],
        [event.seat for event in history.events().since(0)],
        history.known().since(0),
        history.checkpoint_count,
    )


def go_on(history: History, name: str, number: int) -> None:
    """One decision, one event, one position kept."""
    history.decide(Choice(0, name))
    history.tell(OnlyChoice(number, name), 1 << number)
    history.keep(TOY.new(seats=2, seed=number))


def test_copies_share_until_one_writes_and_then_go_their_own_way():
    first = History([Choice(0, "a")], [OnlyChoice(0, "a")], [1], [])
    second = first.copy()
    go_on(first, "b", 1)
    go_on(second, "c", 2)
    third = second.copy()
    go_on(third, "d", 3)
    assert told(first) == (["a", "b"], [0, 1], [1, 2], 1)
    assert told(second) == (["a", "c"], [0, 2], [1, 4], 1)
    assert told(third) == (["a", "c", "d"], [0, 2, 3], [1, 4, 8], 2)
    assert [s.origin["seed"] for s in third.checkpoints()] == [2, 3]


def test_a_shorter_copy_never_sees_what_a_longer_one_adds():
    history = History([], [], [], [])
    go_on(history, "a", 0)
    short = history.copy()
    go_on(history, "b", 1)
    go_on(history, "c", 2)
    assert told(short) == (["a"], [0], [1], 1)
    go_on(short, "z", 9)
    assert told(history) == (["a", "b", "c"], [0, 1, 2], [1, 2, 4], 3)
    assert told(short) == (["a", "z"], [0, 9], [1, 512], 2)
    assert [choice.verb for choice in short.moves().since(-4)] == ["a", "z"]
    assert [choice.verb for choice in history.moves().since(2)] == ["c"]


def test_what_was_looked_at_stays_as_it_was():
    history = History([], [], [], [])
    go_on(history, "a", 0)
    seen = history.events()
    go_on(history, "b", 1)
    assert (len(seen), len(seen.since(0))) == (1, 1)
