"""Tests that a choice whose steps never end is abandoned and not stored, and that other matches continue."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.engine.toy import TOY, Prize, ToyState
from tests.server.players import TIMEOUT_S, Player
from tests.server.serving import Served, ServeProcess

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.state import MAX_WORK, State, TooLong
from horda.engine.steps import Step
from horda.games.zombiland.rules.setup import ChooseCharacter
from horda.server.config.settings import Settings
from horda.server.http.errors import ProblemError
from horda.server.match import applying
from horda.server.match.applying import apply_choice, apply_stored_choice
from horda.server.ops.metrics import METRICS


@dataclass
class Round(Step):
    """A step that pushes itself forever."""

    def run(self, s: State) -> None:
        s.push(Round())


LET_THROUGH = threading.Event()


@dataclass
class LongWay(Step):
    """A step that takes many steps to end; with `gate`, it then waits until a test opens the gate."""

    left: int
    gate: bool = False

    def run(self, s: State) -> None:
        if self.left:
            s.push(LongWay(self.left - 1, self.gate))
        elif self.gate:
            assert LET_THROUGH.wait(TIMEOUT_S), "nobody came to open the gate"


def at_prize() -> ToyState:
    s = TOY.new(seats=2, seed=5)
    while s.prompt(0).name != "Prize":
        s.apply(s.all_choices()[0])
    return s


def make_drawing_run(monkeypatch: pytest.MonkeyPatch, step: Step) -> Choice:
    """Replace the effect of drawing a card by a step; return the choice to draw."""
    monkeypatch.setattr(Prize, "answer", lambda self, table, choice: table.push(step))
    return Choice(0, "draw")


def stored_entry_count(settings: Settings, match: str) -> int:
    """Return how many entries of a match are in the database."""
    with closing(sqlite3.connect(settings.database)) as database:
        (count,) = database.execute("SELECT count(*) FROM entries WHERE match = ?", (match,)).fetchone()
    return count


def test_a_long_decision_is_made_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch):
    s = at_prize()
    draw = make_drawing_run(monkeypatch, LongWay(4_000, gate=True))
    monkeypatch.setattr(applying, "DECISION_TIMEOUT_S", 600.0)
    long = METRICS.counter_value("horda_long_decisions_total")
    LET_THROUGH.clear()

    async def run() -> object:
        # The gate is opened only if the event loop keeps running while the choice is applied.
        task = asyncio.create_task(apply_choice(s, draw))
        await asyncio.sleep(0)
        LET_THROUGH.set()
        return await task

    new = asyncio.run(run())
    assert METRICS.counter_value("horda_long_decisions_total") == long + 1
    s.apply(draw)
    assert new == s


def test_a_decision_that_finds_no_end_is_given_up_and_counted(monkeypatch: pytest.MonkeyPatch):
    s = at_prize()
    before, given_up = s.hash(), METRICS.counter_value("horda_given_up_total")
    draw = make_drawing_run(monkeypatch, Round())
    with pytest.raises(ProblemError, match="no-end"):
        asyncio.run(apply_choice(s, draw))
    assert METRICS.counter_value("horda_given_up_total") == given_up + 1
    assert s.hash() == before


def test_a_decision_that_takes_too_long_is_given_up_by_the_clock(monkeypatch: pytest.MonkeyPatch):
    s = at_prize()
    draw = make_drawing_run(monkeypatch, LongWay(4_000))
    monkeypatch.setattr(applying, "DECISION_TIMEOUT_S", 0.0)
    with pytest.raises(ProblemError, match="no-end"):
        asyncio.run(apply_choice(s, draw))
    assert asyncio.run(apply_stored_choice(s, draw)) == s.after_choice(draw), (
        "what another process made is not given up"
    )


def test_a_decision_has_less_work_to_do_than_one_of_an_old_match(monkeypatch: pytest.MonkeyPatch):
    """Matches stored before the limit was lowered still load."""
    s = at_prize()
    draw = make_drawing_run(monkeypatch, LongWay(MAX_WORK + 1))
    with pytest.raises(ProblemError, match="no-end"):
        asyncio.run(apply_choice(s, draw))
    new = asyncio.run(apply_stored_choice(s, draw))
    assert len(new.moves) == len(s.moves) + 1
    s.replay(draw)
    assert s == new


def test_work_that_rules_charge_for_counts_like_steps(monkeypatch: pytest.MonkeyPatch):
    s = at_prize()
    draw = Choice(0, "draw")
    monkeypatch.setattr(Prize, "answer", lambda self, table, choice: table.charge(MAX_WORK))
    with pytest.raises(TooLong):
        s.after_choice(draw)
    monkeypatch.setattr(Prize, "answer", lambda self, table, choice: table.charge(MAX_WORK // 2))
    first = s.after_choice(draw)
    assert first.charged == MAX_WORK // 2
    assert first.clone().charged == 0, "each decision is charged for itself"


def test_a_table_whose_decision_is_given_up_stays_as_it_was_and_the_others_go_on(
    server: Served, settings: Settings, monkeypatch: pytest.MonkeyPatch
):
    answer = ChooseCharacter.answer
    trapped: set[str] = set()

    def trap(self: ChooseCharacter, s: State, choice: Choice) -> None:
        if choice.seat == 0 and choice.name("character") in trapped:
            s.push(Round())
        else:
            answer(self, s, choice)

    match, other = (server.begin("zombiland", "here", "bot:random", seed=seed) for seed in ("a", "b"))
    with server.join(match) as ana, server.join(other) as ben:
        while not ana.choices:
            ana.receive()
        assert ana.choices[0]["do"] == "choose"
        trapped.add(ana.choices[0]["args"]["character"])
        monkeypatch.setattr(ChooseCharacter, "answer", trap)
        stuck = ana.choice_message(ana.choices[0])
        ana.send(**stuck)
        assert ben.ask(type="ping")["type"] == "pong"
        told = ana.until(lambda message: message.get("id") == stuck["id"])
        assert (told["type"], told["code"]) == ("problem", "no-end")
        assert "nothing has changed" in told["en"]
        assert "nada ha cambiado" in told["es"]
        assert (
            server.registry.open_matches[match["match"]["id"]].seq
            == ana.seq
            == stored_entry_count(settings, match["match"]["id"])
        )
        assert ana.choose(ana.choices[1])["type"] == "done"


def test_a_bot_whose_decision_is_given_up_takes_another(server: Served, monkeypatch: pytest.MonkeyPatch):
    answer = ChooseCharacter.answer
    trapped: set[str] = set()

    def trap(self: ChooseCharacter, s: State, choice: Choice) -> None:
        if choice.name("character") in trapped or (not trapped and choice.seat == 1):
            trapped.add(choice.name("character"))
            s.push(Round())
        else:
            answer(self, s, choice)

    monkeypatch.setattr(ChooseCharacter, "answer", trap)
    match = server.begin("zombiland", "here", "bot:random", seed="a")
    with server.join(match) as ana:
        for _ in range(4):
            while not ana.choices:
                ana.receive()
            ana.catch_up(ana.choose(ana.choices[0])["seq"])
    assert trapped


@pytest.fixture
def command(tmp_path: Path):
    one = ServeProcess(str(tmp_path / "table.db"), 0, tmp_path / "log")
    try:
        yield one
    finally:
        one.stop()


def play_until(player: Player, verb: str, rng: Dice) -> dict[str, object]:
    """Make random choices until a verb is open."""
    for _ in range(60):
        found = next((one for one in player.choices if one["do"] == verb), None)
        if found is not None:
            return found
        player.catch_up(player.choose(player.choices[rng.below(len(player.choices))])["seq"])
    raise AssertionError(f"`{verb}` never comes up")


def test_the_two_messages_that_stopped_the_server_are_refused(command: ServeProcess):
    """The messages give two standing orders in Army of the Dead with a full backpack: to drop cards, and to finish."""
    server = command.reach()
    match = server.begin("army_of_the_dead", "here", seed="6")
    rng = Dice("6")
    with server.join(match) as ana:
        for verb in ("drop_cards", "done"):
            choice = play_until(ana, verb, rng)
            told = ana.choose({**choice, "standing": "turn"})
            assert (told["type"], told["code"]) == ("problem", "no-standing-order")
            answer = ana.choose(choice)
            assert answer["type"] == "done"
            ana.catch_up(answer["seq"])
        assert server.http.get("/healthz").status_code == 200
        assert ana.ask(type="ping")["type"] == "pong"
