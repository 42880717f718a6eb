"""A moment in which anybody may act closes for all at once: neither time nor message tells who could act.

The witness looks at nothing but what the others are sent and when, in worlds that differ in one hand.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest
from tests.server.inside import Inside, Window, open_server

from horda.engine.choices import Choice
from horda.games.city_of_horror.rules.cards.playing import SPRAY, Respond
from horda.games.city_of_horror.state import CityState, hand_of
from horda.games.zombiland.rules.fights import HelpFight
from horda.server.match.live_match import LiveMatch
from horda.server.match.subscriber import Viewer
from horda.server.protocol.projection import choice_record

SECONDS = 8.0
Message = dict[str, Any]


class Set:
    """Something that was set for a moment, and may be called off."""

    def __init__(self, when: float, do: Callable[[], None]) -> None:
        self.when = when
        self.do = do
        self.off = False

    def cancel(self) -> None:
        self.off = True


class HandClock:
    """A clock that stands still until a test moves its hands."""

    def __init__(self) -> None:
        self.time = 0.0
        self.set: list[Set] = []

    def now(self) -> float:
        return self.time

    def at(self, when: float, do: Callable[[], None]) -> Set:
        self.set.append(Set(when, do))
        return self.set[-1]

    def ring(self) -> bool:
        """Do what is due, the earliest first; False: nothing was."""
        due = [one for one in self.set if not one.off and one.when <= self.time]
        self.set = [one for one in self.set if not one.off and one.when > self.time]
        for one in sorted(due, key=lambda one: one.when):
            one.do()
        return bool(due)


class Table:
    """A match with a window open, people who look at it, and a clock that a test turns."""

    def __init__(self, server: Inside, clock: HandClock, live: LiveMatch, windows: list[Window]) -> None:
        self.server = server
        self.clock = clock
        self.live = live
        self.windows = windows
        self.told: list[tuple[float, int | None, Message]] = []
        self.viewers: dict[int | None, Viewer] = {}

    @property
    def asked(self) -> int:
        return self.live.state.deciders[0]

    def comes(self, seat: int | None) -> None:
        """Somebody opens a page at the table."""
        seats = frozenset() if seat is None else frozenset((seat,))
        self.viewers[seat] = Viewer(seats=seats, seat=seat, host=False, most=1000)
        self.live.viewers.add(self.viewers[seat])
        self.live.wake()

    def goes(self, seat: int) -> None:
        self.live.viewers.discard(self.viewers.pop(seat))
        self.live.wake()

    async def rests(self) -> None:
        """Until all that is due is done, and everybody has read what they were sent."""
        while self.clock.ring() or self.live.store.tasks.running_once or self.live.lock.locked():
            await asyncio.sleep(0)
        for seat, viewer in self.viewers.items():
            while not viewer.queue.empty():
                text = viewer.queue.get_nowait()
                assert text is not None
                self.told.append((self.clock.time, seat, json.loads(text)))

    async def until(self, time: float) -> None:
        """Turn the clock to a moment."""
        await self.rests()
        self.clock.time = time
        await self.rests()

    def seen(self, *, without: int) -> list[tuple[float, int | None, Message]]:
        """All that the others were sent, and when."""
        return [one for one in self.told if one[1] != without]

    def open_window(self) -> Message | None:
        """The window as the spectator was last told of it."""
        told = [one[2] for one in self.told if one[1] is None and one[2]["type"] == "window"]
        return cast("Message | None", told[-1]["window"]) if told else None

    async def sends(self, who: int, **message: object) -> str:
        """A person sends something; why it is refused, if it is."""
        window = next(one for one in self.windows if who in one.seats)
        refused = await window.send_from(self.viewers[who], **message)
        return "" if refused is None else str(refused["code"])

    async def passes(self, seat: int) -> None:
        choice = next(one for one in self.live.state.choices(seat) if "pass" in one.verb)
        await self.chooses(choice)

    async def chooses(self, choice: Choice) -> None:
        sent = json.loads(json.dumps(choice_record(choice), default=as_sent))
        assert not await self.sends(
            choice.seat,
            type="choose",
            question=self.live.numbers[choice.seat],
            choice=sent,
            id=f"{choice.verb}-{self.live.seq}",
        )


def as_sent(record: Any) -> Message:
    return {name: getattr(record, name) for name in record.__struct_fields__}


Change = Callable[[LiveMatch], bool]
Play = Callable[[Table], Awaitable[None]]


def played(
    folder: Path, name: str, play: Play, *, change: Change, game: str, seats: tuple[str, ...]
) -> Table:
    """A match that has come to a window, changed in one hand, and what is done there."""

    async def whole() -> Table:
        clock = HandClock()
        async with open_server(str(folder / f"{name}.db"), window=SECONDS, clock=clock) as server:
            match = await server.begin(game, *seats, seed="a common window")
            windows = await server.table(match)
            live = windows[0].live
            table = Table(server, clock, live, windows)
            await comes_to(live, {"city_of_horror": Respond, "zombiland": HelpFight}[game], change)
            for seat in (None, *range(live.header.seats)):
                if seat is None or not live.sitting.seats[seat].bot:
                    table.comes(seat)
            await table.rests()
            await play(table)
            return table

    return asyncio.run(whole())


async def comes_to(live: LiveMatch, question: type, change: Change) -> None:
    """Play on, whoever is asked, until a person is asked such a question in a world that will do."""
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


def as_it_lies(_: LiveMatch) -> bool:
    """Any world will do."""
    return True


def dealt_a_spray(live: LiveMatch) -> bool:
    """Only one in which whoever is asked was dealt a Pepper Spray."""
    state = cast("CityState", live.state)
    return state.holds(state.deciders[0], SPRAY)


def with_spray(live: LiveMatch) -> bool:
    """Whoever is asked holds a Pepper Spray instead of one of their cards."""
    state = cast("CityState", live.state)
    seat = state.deciders[0]
    if not state.holds(seat, SPRAY):
        swap(state, seat, lambda face: face == SPRAY, lambda _: True)
    assert {one.verb for one in live.state.choices(seat)} >= {"let_pass", "cancel"}
    return True


def without_spray(live: LiveMatch) -> bool:
    """Whoever is asked holds as many cards, none of them a Pepper Spray."""
    state = cast("CityState", live.state)
    seat = state.deciders[0]
    while state.holds(seat, SPRAY):
        swap(state, seat, lambda face: face != SPRAY, lambda face: face == SPRAY)
    assert [one.verb for one in live.state.choices(seat)] == ["let_pass"]
    return True


def swap(state: CityState, seat: int, wanted: Callable[[str], bool], given: Callable[[str], bool]) -> None:
    """Change a card of a hand for one of the face-down deck."""
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


def city(folder: Path, name: str, play: Play, change: Change = without_spray) -> Table:
    return played(folder, name, play, change=change, game="city_of_horror", seats=CITY)


async def says_nothing(table: Table) -> None:
    await table.until(SECONDS)


async def passes_soon(table: Table) -> None:
    seat = table.asked
    await table.until(1.0)
    await table.passes(seat)
    await table.until(5.0)
    await table.until(SECONDS)


async def thinks_a_while(table: Table) -> None:
    seat = table.asked
    await table.until(2.0)
    await table.sends(seat, type="think", seat=seat, id="think")
    await table.until(30.0)
    await table.passes(seat)
    await table.rests()


@pytest.mark.parametrize("others", [says_nothing, passes_soon], ids=["silent", "pressed"])
def test_neither_time_nor_message_tells_whether_somebody_could_have_acted(tmp_path: Path, others: Play):
    asked: list[int] = []

    async def with_a_card(table: Table) -> None:
        asked.append(table.asked)
        await others(table)

    could = city(tmp_path, "could", with_a_card, with_spray)
    could_not = city(tmp_path, "could_not", says_nothing, without_spray)
    assert could.seen(without=asked[0]) == could_not.seen(without=asked[0])
    moved = [time for time, _, message in could.seen(without=asked[0]) if message["type"] == "update"]
    assert moved, "nobody passed"
    assert set(moved) == {SECONDS}


def test_asking_for_time_looks_the_same_with_a_choice_and_without(tmp_path: Path):
    asked: list[int] = []

    async def thinking(table: Table) -> None:
        asked.append(table.asked)
        await thinks_a_while(table)

    could = city(tmp_path, "could", thinking, with_spray)
    could_not = city(tmp_path, "could_not", thinking, without_spray)
    assert asked[0] == asked[1]
    assert could.seen(without=asked[0]) == could_not.seen(without=asked[0])
    told = [one for one in could.seen(without=asked[0]) if one[2]["type"] == "window"]
    assert any(asked[0] in one[2]["window"]["thinking"] for one in told if one[2]["window"])


def test_a_card_is_played_at_once(tmp_path: Path):
    async def sprays(table: Table) -> None:
        before, seat = table.live.seq, table.asked
        await table.until(1.0)
        await table.chooses(next(one for one in table.live.state.choices(seat) if one.verb == "cancel"))
        await table.rests()
        assert table.live.seq == before + 1

    city(tmp_path, "sprays", sprays, dealt_a_spray)


def test_one_may_think_better_of_a_pass_before_the_window_closes(tmp_path: Path):
    async def sprays_after_all(table: Table) -> None:
        seat = table.asked
        await table.passes(seat)
        await table.until(1.0)
        await table.chooses(next(one for one in table.live.state.choices(seat) if one.verb == "cancel"))
        await table.rests()
        answers = [message for _, who, message in table.told if who == seat and message.get("id")]
        assert [(one["type"], one.get("code")) for one in answers] == [
            ("done", None),
            ("problem", "other-question"),
        ]

    city(tmp_path, "better", sprays_after_all, dealt_a_spray)


def test_a_pass_is_acknowledged_when_the_window_closes(tmp_path: Path):
    async def pressed(table: Table) -> None:
        seat = table.asked
        await passes_soon(table)
        done = [(time, one) for time, who, one in table.told if who == seat and one["type"] == "done"]
        assert [time for time, _ in done] == [SECONDS]

    city(tmp_path, "acknowledged", pressed)


def test_whoever_comes_after_passes_at_the_same_moment_unless_they_think(tmp_path: Path):
    async def first_round(table: Table) -> None:
        before = table.live.seq
        await table.until(SECONDS)
        assert not isinstance(table.live.state.question(), Respond)
        assert table.live.seq >= before + 2

    async def second_thinks(table: Table) -> None:
        first = table.asked
        state = cast("CityState", table.live.state)
        question = cast("Respond", state.question())
        last = next(seat for seat in range(3) if seat not in (first, question.last))
        await table.sends(last, type="think", seat=last, id="mine")
        await table.until(SECONDS)
        assert table.asked == last
        await table.until(100.0)
        assert table.asked == last
        await table.sends(last, type="think", seat=last, on=False, id="no longer")
        await table.rests()
        assert not isinstance(table.live.state.question(), Respond)

    city(tmp_path, "all", first_round)
    city(tmp_path, "second", second_thinks)


def test_the_clock_waits_for_whoever_is_not_there(tmp_path: Path):
    async def away(table: Table) -> None:
        seat, before = table.asked, table.live.seq
        await table.until(3.0)
        table.goes(seat)
        await table.until(60.0)
        assert table.live.seq == before
        table.comes(seat)
        await table.until(60.0 + SECONDS - 0.1)
        assert table.live.seq == before
        await table.until(60.0 + SECONDS)
        assert table.live.seq > before

    city(tmp_path, "away", away)


def test_the_clock_stands_still_in_a_pause(tmp_path: Path):
    async def paused(table: Table) -> None:
        host, before = table.windows[0], table.live.seq
        await host.send(type="pause", paused=True, id="pause")
        await table.until(60.0)
        assert table.live.seq == before
        assert table.open_window() is None
        await host.send(type="pause", paused=False, id="on")
        await table.until(60.0 + SECONDS)
        assert table.live.seq > before

    city(tmp_path, "paused", paused)


def test_help_in_a_fight_is_offered_to_all_for_the_same_time(tmp_path: Path):
    async def helps(table: Table) -> None:
        before = table.live.seq
        window = table.open_window()
        assert window is not None
        assert (window["seat"], window["left"], window["whole"]) == (table.asked, SECONDS, SECONDS)
        await table.until(SECONDS - 0.1)
        assert table.live.seq == before
        await table.until(SECONDS)
        assert not isinstance(table.live.state.question(), HelpFight)

    played(tmp_path, "helps", helps, change=as_it_lies, game="zombiland", seats=("here", "link", "link"))


def test_alone_with_bots_nobody_waits_for_a_clock(tmp_path: Path):
    async def alone(table: Table) -> None:
        before = table.live.seq
        assert table.open_window() is None
        assert await table.sends(0, type="think", seat=0, id="why") == "no-window"
        await table.passes(0)
        assert table.live.seq > before

    played(
        tmp_path,
        "alone",
        alone,
        change=as_it_lies,
        game="city_of_horror",
        seats=("here", "bot", "bot"),
    )
