"""Tests that reaction windows close for everybody at once, and that neither time nor messages reveal who could act.

The tests compare what other players are sent, and when, in states that differ in one hand.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from tests.server.inside import Inside, Window, open_server

from horda.engine.choices import Choice
from horda.games.city_of_horror.rules.cards.playing import SPRAY, Respond
from horda.games.city_of_horror.state import CityState, hand_of
from horda.games.zombiland.rules.fights import HelpFight
from horda.server.match.live_match import LiveMatch
from horda.server.match.sockets.subscriber import Subscriber
from horda.server.protocol.projection import choice_record
from horda.server.store.rows import ClockRow

SECONDS = 8.0
Message = dict[str, Any]


class ScheduledCall:
    """A scheduled call that can be cancelled."""

    def __init__(self, when: float, do: Callable[[], None]) -> None:
        self.when = when
        self.do = do
        self.off = False

    def cancel(self) -> None:
        self.off = True


class ManualClock:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.time = 0.0
        self.set: list[ScheduledCall] = []

    def now(self) -> float:
        return self.time

    def call_at(self, when: float, do: Callable[[], None]) -> ScheduledCall:
        self.set.append(ScheduledCall(when, do))
        return self.set[-1]

    def run_next(self) -> bool:
        """Run the earliest call that is due; return False if none is."""
        due = [one for one in self.set if not one.off and one.when <= self.time]
        self.set = [one for one in self.set if not one.off and one.when > self.time]
        for one in sorted(due, key=lambda one: one.when):
            one.do()
        return bool(due)


class Table:
    """A match with an open reaction window, connected people, and a clock that the test moves."""

    def __init__(self, server: Inside, clock: ManualClock, live: LiveMatch, windows: list[Window]) -> None:
        self.server = server
        self.clock = clock
        self.live = live
        self.windows = windows
        self.told: list[tuple[float, int | None, Message]] = []
        self.viewers: dict[int | None, Subscriber] = {}
        self.slow: set[int] = set()
        """Seats whose screens never report that they have shown all events."""

    @property
    def deciding_seat(self) -> int:
        return self.live.state.deciders[0]

    def connect(self, seat: int | None) -> None:
        """Connect a client to the table."""
        seats = frozenset() if seat is None else frozenset((seat,))
        self.viewers[seat] = Subscriber(seats=seats, seat=seat, host=False, max_messages=1000)
        self.live.subscribers.add(self.viewers[seat])
        self.live.wake()

    def disconnect(self, seat: int) -> None:
        self.live.subscribers.discard(self.viewers.pop(seat))
        self.live.wake()

    async def settle(self) -> None:
        """Wait until all due work is done, and record what everybody was sent."""
        while (
            self.clock.run_next()
            or self.live.store.tasks.running_once
            or self.live.lock.locked()
            or await self.screens_report()
        ):
            await asyncio.sleep(0)
        for seat, viewer in self.viewers.items():
            while not viewer.queue.empty():
                text = viewer.queue.get_nowait()
                assert text is not None
                self.told.append((self.clock.time, seat, json.loads(text)))

    async def screens_report(self) -> bool:
        """Let all screens except slow ones report that they have shown all events; return whether any did."""
        window = self.live.window.record()
        ready = [seat for seat in window.watching if seat not in self.slow] if window else []
        for seat in ready:
            assert not await self.shows(seat)
        return bool(ready)

    async def shows(self, seat: int) -> str:
        """Let the screen of a seat report that it has shown all events; return the error code, or an empty string."""
        return await self.send(seat, type="shown", seq=self.live.seq)

    async def advance_to(self, time: float) -> None:
        """Move the clock to a time."""
        await self.settle()
        self.clock.time = time
        await self.settle()

    def sent_to_others(self, *, without: int) -> list[tuple[float, int | None, Message]]:
        """Return all messages sent to others than a seat, with the time and the viewer of each."""
        return [one for one in self.told if one[1] != without]

    def open_window(self) -> Message | None:
        """Return the window as the spectator last received it."""
        told = [one[2] for one in self.told if one[1] is None and one[2]["type"] == "window"]
        return cast("Message | None", told[-1]["window"]) if told else None

    async def send(self, who: int, **message: object) -> str:
        """Send a message as a person; return the error code if the message is refused, or an empty string."""
        window = next(one for one in self.windows if who in one.seats)
        refused = await window.send_from(self.viewers[who], **message)
        return "" if refused is None else str(refused["code"])

    async def send_pass(self, seat: int) -> None:
        choice = next(one for one in self.live.state.choices(seat) if "pass" in one.verb)
        await self.send_choice(choice)

    async def send_choice(self, choice: Choice) -> None:
        sent = json.loads(json.dumps(choice_record(choice), default=as_sent))
        assert not await self.send(
            choice.seat,
            type="choose",
            question=self.live.question_numbers[choice.seat],
            choice=sent,
            id=f"{choice.verb}-{self.live.seq}",
        )


def as_sent(record: Any) -> Message:
    return {name: getattr(record, name) for name in record.__struct_fields__}


Change = Callable[[LiveMatch], bool]
Play = Callable[[Table], Awaitable[None]]


def play_window(
    folder: Path,
    name: str,
    play: Play,
    *,
    change: Change,
    game: str,
    seats: tuple[str, ...],
    slow: tuple[int, ...] = (),
    settings: Mapping[str, object] | None = None,
) -> Table:
    """Play a match until a reaction window opens, change one hand, run `play`, and return the table."""

    async def whole() -> Table:
        clock = ManualClock()
        async with open_server(str(folder / f"{name}.db"), window=SECONDS, clock=clock) as server:
            match = await server.begin(game, *seats, seed="a common window", **(settings or {}))
            windows = await server.table(match)
            live = windows[0].live
            table = Table(server, clock, live, windows)
            table.slow.update(slow)
            await play_until_window(live, {"city_of_horror": Respond, "zombiland": HelpFight}[game], change)
            for seat in (None, *range(live.header.seats)):
                if seat is None or not live.sitting.seats[seat].bot:
                    table.connect(seat)
            await table.settle()
            await play(table)
            return table

    return asyncio.run(whole())


async def play_until_window(live: LiveMatch, question: type, change: Change) -> None:
    """Play on until a person is asked such a question and `change` accepts the state."""
    for _ in range(1500):
        state = live.state
        asked = isinstance(state.question(), question) and not live.sitting.seats[state.deciders[0]].bot
        if asked and change(live):
            return
        offered = state.all_choices()
        wanted = ("play", "aim_at_location", "roll", "move", "pass")
        found = next((one for verb in wanted for one in offered if one.verb == verb), offered[0])
        await live.choose(found)
    raise AssertionError(f"no {question.__name__} in this match")


def accept_any(_: LiveMatch) -> bool:
    """Accept any state."""
    return True


def has_dealt_spray(live: LiveMatch) -> bool:
    """Accept only a state in which the deciding seat was dealt a Pepper Spray."""
    state = cast("CityState", live.state)
    return state.holds(state.deciders[0], SPRAY)


def give_spray(live: LiveMatch) -> bool:
    """Replace a card of the deciding seat by a Pepper Spray."""
    state = cast("CityState", live.state)
    seat = state.deciders[0]
    if not state.holds(seat, SPRAY):
        swap(state, seat, lambda face: face == SPRAY, lambda _: True)
    assert {one.verb for one in live.state.choices(seat)} >= {"let_pass", "cancel"}
    return True


def take_spray(live: LiveMatch) -> bool:
    """Replace the Pepper Sprays of the deciding seat by other cards."""
    state = cast("CityState", live.state)
    seat = state.deciders[0]
    while state.holds(seat, SPRAY):
        swap(state, seat, lambda face: face != SPRAY, lambda face: face == SPRAY)
    assert [one.verb for one in live.state.choices(seat)] == ["let_pass"]
    return True


def swap(state: CityState, seat: int, wanted: Callable[[str], bool], given: Callable[[str], bool]) -> None:
    """Swap a card of a hand for one of the face-down deck."""
    cards, hand = state.cards, hand_of(seat)
    back = cards.deck.backs[cards.piles[hand][0]]
    deck = next(
        name
        for name, pile in cards.piles.items()
        if not name.startswith(("hand", "packet", "discard"))
        and any(cards.deck.backs[one] == back and wanted(cards.face(one)) for one in pile)
    )
    mine = next(one for one in cards.piles[hand] if given(cards.face(one)))
    other = next(one for one in cards.piles[deck] if wanted(cards.face(one)))
    cards.piles[hand] = [other if one == mine else one for one in cards.piles[hand]]
    cards.piles[deck] = [mine if one == other else one for one in cards.piles[deck]]
    state.offer = None


CITY = ("here", "link", "link")


def city(folder: Path, name: str, play: Play, change: Change = take_spray, **more: Any) -> Table:
    return play_window(folder, name, play, change=change, game="city_of_horror", seats=CITY, **more)


async def says_nothing(table: Table) -> None:
    await table.advance_to(SECONDS)


async def passes_soon(table: Table) -> None:
    seat = table.deciding_seat
    await table.advance_to(1.0)
    await table.send_pass(seat)
    await table.advance_to(5.0)
    await table.advance_to(SECONDS)


async def thinks_a_while(table: Table) -> None:
    seat = table.deciding_seat
    await table.advance_to(2.0)
    await table.send(seat, type="think", seat=seat, id="think")
    await table.advance_to(30.0)
    await table.send_pass(seat)
    await table.settle()


@pytest.mark.parametrize("others", [says_nothing, passes_soon], ids=["silent", "pressed"])
def test_neither_time_nor_message_tells_whether_somebody_could_have_acted(tmp_path: Path, others: Play):
    asked: list[int] = []

    async def with_a_card(table: Table) -> None:
        asked.append(table.deciding_seat)
        await others(table)

    could = city(tmp_path, "could", with_a_card, give_spray)
    could_not = city(tmp_path, "could_not", says_nothing, take_spray)
    assert could.sent_to_others(without=asked[0]) == could_not.sent_to_others(without=asked[0])
    moved = [
        time for time, _, message in could.sent_to_others(without=asked[0]) if message["type"] == "update"
    ]
    assert moved, "nobody passed"
    assert set(moved) == {SECONDS}


def test_asking_for_time_looks_the_same_with_a_choice_and_without(tmp_path: Path):
    asked: list[int] = []

    async def record_and_think(table: Table) -> None:
        asked.append(table.deciding_seat)
        await thinks_a_while(table)

    could = city(tmp_path, "could", record_and_think, give_spray)
    could_not = city(tmp_path, "could_not", record_and_think, take_spray)
    assert asked[0] == asked[1]
    assert could.sent_to_others(without=asked[0]) == could_not.sent_to_others(without=asked[0])
    told = [one for one in could.sent_to_others(without=asked[0]) if one[2]["type"] == "window"]
    assert any(asked[0] in one[2]["window"]["thinking"] for one in told if one[2]["window"])


def test_a_card_is_played_at_once(tmp_path: Path):
    async def sprays(table: Table) -> None:
        before, seat = table.live.seq, table.deciding_seat
        await table.advance_to(1.0)
        await table.send_choice(next(one for one in table.live.state.choices(seat) if one.verb == "cancel"))
        await table.settle()
        assert table.live.seq == before + 1

    city(tmp_path, "sprays", sprays, has_dealt_spray)


def test_one_may_think_better_of_a_pass_before_the_window_closes(tmp_path: Path):
    async def sprays_after_all(table: Table) -> None:
        seat = table.deciding_seat
        await table.send_pass(seat)
        await table.advance_to(1.0)
        await table.send_choice(next(one for one in table.live.state.choices(seat) if one.verb == "cancel"))
        await table.settle()
        answers = [message for _, who, message in table.told if who == seat and message.get("id")]
        assert [(one["type"], one.get("code")) for one in answers] == [
            ("done", None),
            ("problem", "other-question"),
        ]

    city(tmp_path, "better", sprays_after_all, has_dealt_spray)


def test_a_pass_is_acknowledged_when_the_window_closes(tmp_path: Path):
    async def press_pass(table: Table) -> None:
        seat = table.deciding_seat
        await passes_soon(table)
        done = [(time, one) for time, who, one in table.told if who == seat and one["type"] == "done"]
        assert [time for time, _ in done] == [SECONDS]

    city(tmp_path, "acknowledged", press_pass)


def test_whoever_comes_after_passes_at_the_same_moment_unless_they_think(tmp_path: Path):
    async def first_round(table: Table) -> None:
        before = table.live.seq
        await table.advance_to(SECONDS)
        assert not isinstance(table.live.state.question(), Respond)
        assert table.live.seq >= before + 2

    async def second_thinks(table: Table) -> None:
        first = table.deciding_seat
        state = cast("CityState", table.live.state)
        question = cast("Respond", state.question())
        last = next(seat for seat in range(3) if seat not in (first, question.last))
        await table.send(last, type="think", seat=last, id="mine")
        await table.advance_to(SECONDS)
        assert table.deciding_seat == last
        await table.advance_to(100.0)
        assert table.deciding_seat == last
        await table.send(last, type="think", seat=last, on=False, id="no longer")
        await table.settle()
        assert not isinstance(table.live.state.question(), Respond)

    city(tmp_path, "all", first_round)
    city(tmp_path, "second", second_thinks)


def test_the_clock_waits_for_whoever_is_not_there(tmp_path: Path):
    async def away(table: Table) -> None:
        seat, before = table.deciding_seat, table.live.seq
        await table.advance_to(3.0)
        table.disconnect(seat)
        await table.advance_to(60.0)
        assert table.live.seq == before
        table.connect(seat)
        await table.advance_to(60.0 + SECONDS - 0.1)
        assert table.live.seq == before
        await table.advance_to(60.0 + SECONDS)
        assert table.live.seq > before

    city(tmp_path, "away", away)


def test_the_clock_stands_still_in_a_pause(tmp_path: Path):
    async def pause_window(table: Table) -> None:
        host, before = table.windows[0], table.live.seq
        await host.send(type="pause", paused=True, id="pause")
        await table.advance_to(60.0)
        assert table.live.seq == before
        assert table.open_window() is None
        await host.send(type="pause", paused=False, id="on")
        await table.advance_to(60.0 + SECONDS)
        assert table.live.seq > before

    city(tmp_path, "paused", pause_window)


def test_a_match_by_the_day_has_no_common_clock(tmp_path: Path):
    async def by_the_day(table: Table) -> None:
        seat, before = table.deciding_seat, table.live.seq
        clock = ClockRow(86_400.0, "tell")
        await table.live.change_sitting(lambda sitting: msgspec.structs.replace(sitting, clock=clock))
        await table.advance_to(10 * SECONDS)
        assert table.open_window() is None
        assert table.live.seq == before
        await table.send_pass(seat)
        await table.settle()
        assert table.live.seq > before

    city(tmp_path, "by_the_day", by_the_day)


def test_a_short_turn_clock_keeps_the_common_clock(tmp_path: Path):
    async def by_the_minute(table: Table) -> None:
        before = table.live.seq
        clock = ClockRow(300.0, "tell")
        await table.live.change_sitting(lambda sitting: msgspec.structs.replace(sitting, clock=clock))
        assert table.open_window() is not None
        await table.advance_to(SECONDS)
        assert table.live.seq > before

    city(tmp_path, "by_the_minute", by_the_minute)


def test_the_clock_starts_when_the_last_screen_has_shown_what_happened(tmp_path: Path):
    async def one_is_slow(table: Table) -> None:
        before = table.live.seq
        window = table.open_window()
        assert window is not None
        assert (window["left"], window["watching"]) == (None, [slow])
        await table.advance_to(30.0)
        assert table.live.seq == before
        await table.shows(slow)
        await table.settle()
        window = table.open_window()
        assert window is not None
        assert (window["left"], window["watching"]) == (SECONDS, [])
        await table.advance_to(30.0 + SECONDS - 0.1)
        assert table.live.seq == before
        await table.advance_to(30.0 + SECONDS)
        assert table.live.seq > before

    for slow in (0, 1, 2):
        city(tmp_path, f"slow_{slow}", one_is_slow, slow=(slow,))


def test_the_clock_waits_no_longer_for_a_silent_screen_than_the_host_allows(tmp_path: Path):
    async def silent(table: Table) -> None:
        before = table.live.seq
        await table.shows(2)
        table.disconnect(2)
        await table.advance_to(19.0)
        table.connect(2)
        await table.advance_to(20.0 - 0.1)
        assert table.live.window.record().left is None
        await table.advance_to(20.0)
        assert table.live.window.record().watching == ()
        await table.advance_to(20.0 + SECONDS)
        assert table.live.seq > before

    city(tmp_path, "silent", silent, slow=(0, 1, 2), settings={"show_wait": 20})


def test_a_screen_cannot_say_that_it_has_shown_what_has_not_happened(tmp_path: Path):
    async def liar(table: Table) -> None:
        seat = table.deciding_seat
        await table.send(seat, type="shown", seq=1_000_000)
        await table.send_choice(next(one for one in table.live.state.choices(seat) if one.verb == "cancel"))
        await table.settle()
        await play_until_window(table.live, Respond, accept_any)
        await table.settle()
        window = table.live.window.record()
        assert window is not None
        assert seat in window.watching

    city(tmp_path, "liar", liar, has_dealt_spray, slow=(0, 1, 2))


def test_help_in_a_fight_is_offered_to_all_for_the_same_time(tmp_path: Path):
    async def helps(table: Table) -> None:
        before = table.live.seq
        window = table.open_window()
        assert window is not None
        assert (window["seat"], window["left"], window["whole"]) == (table.deciding_seat, SECONDS, SECONDS)
        await table.advance_to(SECONDS - 0.1)
        assert table.live.seq == before
        await table.advance_to(SECONDS)
        assert not isinstance(table.live.state.question(), HelpFight)

    play_window(tmp_path, "helps", helps, change=accept_any, game="zombiland", seats=("here", "link", "link"))


def test_alone_with_bots_nobody_waits_for_a_clock(tmp_path: Path):
    async def alone(table: Table) -> None:
        before = table.live.seq
        assert table.open_window() is None
        assert await table.send(0, type="think", seat=0, id="why") == "no-window"
        await table.send_pass(0)
        assert table.live.seq > before

    play_window(
        tmp_path,
        "alone",
        alone,
        change=accept_any,
        game="city_of_horror",
        seats=("here", "bot", "bot"),
    )
