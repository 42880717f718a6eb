"""Tests that each choice is applied once, even if repeated, delayed, reordered, or sent to another process."""

import asyncio
import random
from collections import Counter

import msgspec
import pytest
from tests.daily import daily
from tests.server.inside import Inside, Message, Window, inside
from tests.server.players import new_id

from horda.engine.state import State
from horda.games import games
from horda.server.match.live_match import LiveMatch
from horda.server.match.rebuild import first_state, replay_entries
from horda.server.protocol.match_records import Created
from horda.server.protocol.projection import choice_record
from horda.server.store import Entry
from horda.server.table.question_numbers import is_taken_back

SEATS = {"zombiland": 4, "city_of_horror": 4, "green_horde": 3, "rue_morgue": 3, "army_of_the_dead": 3}
MIN_MESSAGES = 700
"""Minimum number of messages delivered in each game."""
MAX_ROUNDS = 240
MIN_SIMULTANEOUS_QUESTIONS = 3
"""Minimum number of questions to several seats at once that must come up."""


def question_of(state: State, seat: int) -> tuple[object, list[object]]:
    """Return the question and the choices of a seat as JSON values."""
    prompt = state.prompt(seat)
    return None if prompt is None else prompt.as_json(), [one.as_json() for one in state.choices(seat)]


class UnreliableConnection:
    """A connection that repeats, delays and reorders messages, and records the answers."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.waiting: list[Message] = []
        self.seen: dict[str, tuple[object, list[object]]] = {}
        """The question and the choices that the sender saw when choosing, by message id."""
        self.answers: dict[str, list[Message]] = {}

    def write(self, live: LiveMatch, seat: int) -> None:
        """Let a seat answer its question; the message will arrive up to four times."""
        choice = self.rng.choice(live.state.choices(seat))
        id = new_id()
        self.seen[id] = question_of(live.state, seat)
        record = msgspec.to_builtins(choice_record(choice))
        message = {"type": "choose", "question": live.question_numbers[seat], "choice": record, "id": id}
        self.waiting += [message] * self.rng.choice((1, 2, 2, 3, 4))

    async def deliver(self, windows: dict[int, Window], count: int) -> None:
        """Deliver `count` of the waiting messages at the same time, in any order."""
        self.rng.shuffle(self.waiting)
        now, self.waiting = self.waiting[:count], self.waiting[count:]
        got = await asyncio.gather(*(windows[one["choice"]["seat"]].send(**one) for one in now))
        for sent, answer in zip(now, got, strict=True):
            self.answers.setdefault(sent["id"], []).append(answer)


def seat_windows(windows: list[Window]) -> dict[int, Window]:
    return {seat: window for window in windows for seat in window.seats}


@pytest.mark.parametrize("name", daily(sorted(games()), "city_of_horror", "zombiland"))
def test_whatever_the_line_does_each_choice_is_made_once(name: str, tmp_path):
    inside(str(tmp_path / "t.db"), lambda server: _play_matches(server, name))


async def _play_matches(server: Inside, name: str) -> None:
    """Play matches until enough messages have arrived."""
    sent, number = 0, 0
    while sent < MIN_MESSAGES:
        number += 1
        match = await server.begin(name, *["link"] * SEATS[name], seed=f"storm {number}")
        post = UnreliableConnection(random.Random(f"storm {name} {number}"))
        taken_back = await _play_match(server, match, post)
        assert taken_back
        await _check_entries(server, match, post)
        sent += sum(len(got) for got in post.answers.values())


async def _play_match(server: Inside, match: Created, post: UnreliableConnection) -> int:
    """Play over an unreliable connection with occasional undo and unloading; return the number of undos."""
    rng = post.rng
    windows = seat_windows(await server.table(match))
    taken_back = 0
    for round in range(MAX_ROUNDS):
        live = windows[0].live
        if live.state.over:
            break
        for seat in live.state.deciders:
            for _ in range(rng.choice((1, 1, 2))):
                post.write(live, seat)
        await post.deliver(windows, rng.randint(1, 10))
        if round % 15 == 14:
            await live.take_back(0, lambda: rng.randint(1, 3))
            taken_back += 1
        if round % 40 == 39:
            await server.registry.unload(match.match.id)
            windows = seat_windows(await server.table(match))
    while post.waiting:
        await post.deliver(windows, 20)
    return taken_back


async def _check_entries(server: Inside, match: Created, post: UnreliableConnection) -> None:
    """Check by the entries that every acknowledged choice is stored once, for the question it answered."""
    live = await server.registry.live_match(match.match.id)
    entries = await server.registry.store.entries(match.match.id)
    stored = {entry.request: entry for entry in entries if entry.request}
    times = Counter(entry.request for entry in entries if entry.request)
    assert set(times.values()) == {1}
    acknowledged: dict[str, int] = {}
    for id, answers in post.answers.items():
        done = {one["seq"] for one in answers if one["type"] == "done"}
        assert len(done) <= 1
        codes = {one["code"] for one in answers if one["type"] == "problem"}
        if done:
            acknowledged[id] = done.pop()
            assert codes <= {"taken-back"}
        else:
            assert codes <= {"other-question", "not-now", "match-over", "taken-back"}
    assert acknowledged == {id: entry.seq for id, entry in stored.items()}
    state = first_state(live.header)
    for number, entry in enumerate(entries):
        if entry.request:
            assert entry.seat is not None
            assert question_of(state, entry.seat) == post.seen[entry.request]
        state = replay_entries(live.header, entries[: number + 1]) if entry.undone else _after(state, entry)
    assert state == live.state


def _after(state: State, entry: Entry) -> State:
    assert entry.choice is not None
    sent = msgspec.json.decode(entry.choice)
    state.apply(next(one for one in state.all_choices() if dict(one.as_json()) == _as_tuples(sent)))
    return state


def _as_tuples(value: object) -> object:
    if isinstance(value, dict):
        return {key: _as_tuples(one) for key, one in value.items()}
    return tuple(_as_tuples(one) for one in value) if isinstance(value, list) else value


def test_all_who_answer_one_question_at_once_are_heard(tmp_path):
    async def work(server: Inside) -> None:
        match = await server.begin("city_of_horror", *["link"] * 4, seed="at once")
        windows = seat_windows(await server.table(match))
        live = windows[0].live
        rng = random.Random(4)
        heard = 0
        while heard < MIN_SIMULTANEOUS_QUESTIONS and not live.state.over:
            asked = live.state.deciders
            post = UnreliableConnection(rng)
            for seat in asked:
                post.write(live, seat)
            sent = len(post.waiting)
            await post.deliver(windows, sent)
            if len(asked) > 1:
                kinds = {one["type"] for answers in post.answers.values() for one in answers}
                assert (len(post.answers), kinds) == (len(asked), {"done"})
                heard += 1
        assert heard == MIN_SIMULTANEOUS_QUESTIONS

    inside(str(tmp_path / "t.db"), work)


def message_of(live: LiveMatch, seat: int, number: int = 0) -> Message:
    choice = msgspec.to_builtins(choice_record(live.state.choices(seat)[number]))
    return {"type": "choose", "question": live.question_numbers[seat], "choice": choice, "id": new_id()}


def test_another_message_for_a_question_that_was_answered_is_refused(database: str):
    async def work(server: Inside) -> None:
        match = await server.begin("green_horde", "here", seed="two devices")
        (window,) = await server.table(match)
        live = window.live
        laptop, phone = message_of(live, 0), message_of(live, 0)
        assert (await window.send(**laptop))["seq"] == 1
        assert (await window.send(**phone))["code"] == "other-question"
        forged = {**laptop, "choice": {"seat": 0, "do": "end_turn"}}
        assert (await window.send(**forged))["code"] == "other-question"
        assert (await window.send(**message_of(live, 0) | {"question": 99}))["code"] == "other-question"
        assert (await window.send(**laptop))["seq"] == 1
        assert live.seq == 1

    inside(database, work)


def test_what_was_done_is_acknowledged_though_the_match_is_paused_or_a_bot_plays(tmp_path):
    async def work(server: Inside) -> None:
        match = await server.begin("green_horde", "here", seed="paused")
        (window,) = await server.table(match)
        sent = message_of(window.live, 0)
        await window.send(**sent)
        await window.send(type="pause", paused=True)
        assert (await window.send(**sent))["seq"] == 1
        assert (await window.send(**message_of(window.live, 0)))["code"] == "is-paused"
        await window.send(type="stand_in", seat=0)
        assert (await window.send(**sent))["seq"] == 1

    inside(str(tmp_path / "t.db"), work)


def test_a_choice_that_was_taken_back_is_not_acknowledged_and_its_number_never_comes_again(database: str):
    async def work(server: Inside) -> None:
        match = await server.begin("green_horde", "here", seed="rewound")
        (window,) = await server.table(match)
        live = window.live
        first, numbers = message_of(live, 0), [live.question_numbers[0]]
        await window.send(**first)
        second = message_of(live, 0)
        numbers.append(live.question_numbers[0])
        await window.send(**second)
        undo = {"type": "undo", "seat": 0, "question": live.question_numbers[0], "id": new_id()}
        numbers.append(live.question_numbers[0])
        answers = [await window.send(**undo) for _ in range(3)]
        assert [one["seq"] for one in answers] == [3, 3, 3]
        assert len(live.state.moves) == 1
        assert (await window.send(**second))["code"] == "taken-back"
        assert (await window.send(**first))["seq"] == 1
        numbers.append(live.question_numbers[0])
        assert len(set(numbers)) == len(numbers)
        await server.registry.unload(match.match.id)
        (window,) = await server.table(match)
        assert window.live is not live
        assert window.live.question_numbers == live.question_numbers
        assert (await window.send(**second))["code"] == "taken-back"
        assert (await window.send(**undo))["seq"] == 3

    inside(database, work)


def test_what_is_taken_back_is_the_choice_that_was_meant(tmp_path):
    """A new question does not invalidate a request to undo; another choice or undo does."""

    async def work(server: Inside) -> None:
        match = await server.begin("green_horde", "here", seed="meant")
        (window,) = await server.table(match)
        live = window.live

        def undo(question: int) -> Message:
            return {"type": "undo", "seat": 0, "question": question, "id": new_id()}

        await window.send(**message_of(live, 0))
        early = undo(live.question_numbers[0])
        await window.send(**message_of(live, 0))
        assert (await window.send(**early))["code"] == "other-question"
        live.question_numbers = (live.seq + 1,)
        asked_before = undo(live.seq)
        assert (await window.send(**asked_before))["seq"] == 3
        assert (await window.send(**asked_before))["seq"] == 3
        assert (await window.send(**undo(live.seq - 1)))["code"] == "other-question"
        assert len(live.state.moves) == 1

    inside(str(tmp_path / "t.db"), work)


def test_which_decisions_were_taken_back_follows_from_the_entries():
    """The result is compared with a replay that records the numbers of the entries not undone."""
    rng = random.Random(9)
    for _ in range(200):
        standing: list[int] = []
        entries: list[Entry] = []
        for seq in range(1, 60):
            if standing and rng.random() < 0.3:
                undone = rng.randint(1, min(4, len(standing)))
                del standing[-undone:]
                entries.append(Entry(seq, None, undone))
            else:
                standing.append(seq)
                entries.append(Entry(seq, "{}"))
        take_backs = [entry for entry in entries if entry.undone]
        for entry in entries:
            if not entry.undone:
                assert is_taken_back(entry, take_backs) == (entry.seq not in standing)
