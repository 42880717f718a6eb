"""Tests of advice over the socket (who may ask, what is sent, what ends it) and of the analysis of finished matches."""

import asyncio
from dataclasses import replace

import msgspec
import pytest
from tests.server.conftest import PATIENT_BOTS, WIDE_BOUNDS
from tests.server.players import Player
from tests.server.serving import Served, run_server

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.player import Budget, Turn
from horda.server.analysis import advice
from horda.server.analysis.post_match import MatchAnalysis
from horda.server.analysis.totals import chance_course, scale_totals
from horda.server.analysis.turning_points import (
    clear_part,
    events_of_kind,
    headline_event,
    main_kind,
    verdict_on,
)
from horda.server.bots.fair_queue import FairSemaphore
from horda.server.bots.pool import BotPool, NoDecision
from horda.server.bots.worker import OptionTrialRequest
from horda.server.config.settings import Settings
from horda.server.http.errors import ProblemError
from horda.server.match.creation import new_header
from horda.server.match.rebuild import first_state
from horda.server.protocol.advice_records import Analysis, MomentAnalysed, PartsBy
from horda.server.protocol.match_records import ChoiceRecord, EventRecord, MatchRequest, SeatRequest
from horda.server.replay.playback import ReplayPath
from horda.think import advice as thinking
from horda.think.match_analysis.attribution import MoveEffect
from horda.think.match_analysis.reconcile import KnownChance
from horda.think.search import guide_of

FEW = Budget(playouts=32, seconds=600.0)


@pytest.fixture(autouse=True)
def small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give advice few playouts and no time limit, because the machine may be busy."""
    monkeypatch.setattr(thinking, "DEFAULT_BUDGET", FEW)
    monkeypatch.setattr(thinking, "LONG_BUDGET", replace(FEW, playouts=4000))


def play_until_several_choices(player: Player) -> None:
    while len(player.choices) < 2:
        player.receive()


def advice_from(player: Player, **more: object) -> dict[str, object]:
    player.send(type="advise", seat=player.seat, id="a", **more)
    return player.until(lambda one: one["type"] == "problem" or (one["type"] == "advice" and one["done"]))


def test_a_choice_that_would_not_be_tried_is_tried_when_somebody_asks_about_it(shared: Served):
    match = shared.begin("green_horde", "here", seed="advice", options={"mission": "the_evil_shrine"})
    with shared.join(match) as ana:
        while len(ana.choices) <= thinking.MAX_OPTIONS:
            ana.catch_up(ana.choose(ana.choices[0])["seq"])
        tried = [one["choice"] for one in advice_from(ana)["options"]]
        assert len(tried) == thinking.MAX_OPTIONS
        other = next(one for one in ana.choices if one not in tried)
        told = advice_from(ana, also=other)
        assert other in [one["choice"] for one in told["options"]]
        absent = {"seat": 0, "do": "sing", "args": {}}
        assert advice_from(ana, also=absent)["code"] == "no-such-choice"


def test_who_plays_alone_asks_and_is_told_what_each_choice_is_worth(shared: Served):
    match = shared.begin("zombiland", "here", "bot", "bot", seed="advice")
    with shared.join(match) as ana:
        play_until_several_choices(ana)
        told = advice_from(ana)
        assert (told["id"], told["seat"], told["question"]) == ("a", 0, ana.asked["question"])
        options = told["options"]
        assert isinstance(options, list)
        chances = [one["chance"] for one in options]
        assert chances == sorted(chances, reverse=True)
        assert all(one["low"] <= one["chance"] <= one["high"] for one in options)
        assert all(one["choice"] in ana.choices for one in options)
        assert told["playouts"] == FEW.playouts // len(options) * len(options)


def test_advice_that_is_late_waits_until_it_has_something_to_say(
    shared: Served, monkeypatch: pytest.MonkeyPatch
):
    # A time that is over before any process can answer, as on a machine with much else to do.
    monkeypatch.setattr(thinking, "DEFAULT_BUDGET", Budget(playouts=400, seconds=0.001))
    monkeypatch.setattr(advice, "EMPTY_FACTOR", 1_000_000.0)
    match = shared.begin("zombiland", "here", "bot", "bot", seed="advice")
    with shared.join(match) as ana:
        play_until_several_choices(ana)
        assert advice_from(ana)["options"]


def test_tasks_that_tried_no_world_do_not_count_as_advice(shared: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(thinking, "DEFAULT_BUDGET", Budget(playouts=400, seconds=0.001))
    monkeypatch.setattr(advice, "EMPTY_FACTOR", 1_000_000.0)
    empty = msgspec.json.encode(thinking.Trial((), 0, (), judged=False))
    answers = iter([empty] * 5)
    run_task = BotPool.run_task

    async def run_late(pool: BotPool, asked: OptionTrialRequest, visitor: str) -> bytes:
        return next(answers, b"") or await run_task(pool, asked, visitor)

    monkeypatch.setattr(BotPool, "run_task", run_late)
    match = shared.begin("zombiland", "here", "bot", "bot", seed="advice")
    with shared.join(match) as ana:
        play_until_several_choices(ana)
        assert advice_from(ana)["options"]


def test_several_may_ask_only_where_that_was_agreed_and_all_see_who_asked(shared: Served):
    refused = shared.begin("zombiland", "here", "link", seed="advice")
    assert refused["match"]["advice"] is False
    with shared.join(refused) as ana, shared.join(refused, refused["links"][0]["link"]) as ben:
        one = ana if ana.choices else ben
        play_until_several_choices(one)
        problem = advice_from(one)
        assert problem["code"] == "no-advice"
        assert "agreed" in problem["en"]
    agreed = shared.begin("zombiland", "here", "link", seed="advice", advice=True)
    assert agreed["match"]["advice"] is True
    with shared.join(agreed) as ana, shared.join(agreed, agreed["links"][0]["link"]) as ben:
        one, other = (ana, ben) if ana.choices else (ben, ana)
        play_until_several_choices(one)
        told = advice_from(one)
        assert told["options"]
        assert other.wait("advised")["seat"] == one.seat
        other.ask(type="ping")
        assert not any(message["type"] == "advice" for message in other.got)


@pytest.mark.parametrize("agree", [True, False])
def test_a_table_that_agreed_to_advice_is_asked_to_play_on_without(shared: Served, agree: bool):
    match = shared.begin("zombiland", "here", "link", seed="advice", advice=True)
    with shared.join(match) as ana, shared.join(match, match["links"][0]["link"]) as ben:
        assert ana.ask(type="advise", seat=ana.seat, forgo=True, id="f")["type"] == "done"
        asked = ben.wait("proposed")["proposal"]
        assert (asked["kind"], asked["by"], asked["waiting"]) == ("no_advice", ana.seat, [ben.seat])
        ben.ask(type="consent", number=asked["number"], agree=agree, id="c")
        told = ana.until(lambda one: one["type"] == "proposed" and one["proposal"] is None)
        assert told["outcome"] == ("agreed" if agree else "refused")
        one = ana if ana.choices else ben
        play_until_several_choices(one)
        assert advice_from(one).get("code") == ("no-advice" if agree else None)
        assert ana.ask(type="advise", seat=ana.seat, forgo=True, id="g")["type"] == (
            "problem" if agree else "done"
        )


def test_nobody_asks_for_another_seat_nor_where_nothing_is_to_be_weighed(shared: Served):
    match = shared.begin("zombiland", "here", "link", seed="advice", advice=True)
    with (
        shared.join(match) as ana,
        shared.join(match, match["links"][0]["link"]) as ben,
        shared.join(match, match["spectator"]) as cy,
    ):
        asked, waits = (ana, ben) if ana.choices else (ben, ana)
        assert waits.ask(type="advise", seat=asked.seat, id="x")["code"] == "not-your-seat"
        assert waits.ask(type="advise", seat=waits.seat, id="y")["code"] == "nothing-to-weigh"
        assert cy.ask(type="advise", seat=0, id="z")["code"] == "only-players"


def test_a_decision_ends_advice_and_one_may_act_meanwhile(shared: Served):
    match = shared.begin("zombiland", "here", "bot:random", seed="advice")
    with shared.join(match) as ana:
        play_until_several_choices(ana)
        question = ana.asked["question"]
        ana.send(type="advise", seat=0, longer=True, id="a")
        ana.choose(ana.choices[0])
        live = shared.registry.open_matches[match["match"]["id"]]
        shared.do(wait_until_ended(live.advice_tasks[0]))
        assert ana.ask(type="ping")["type"] == "pong"
        late = [one for one in ana.got if one["type"] == "advice" and one["done"]]
        assert not any(one["question"] == question for one in late)


def test_a_new_wish_takes_the_place_of_the_old_one_and_stop_begins_none(shared: Served):
    match = shared.begin("zombiland", "here", "bot:random", seed="advice")
    with shared.join(match) as ana:
        play_until_several_choices(ana)
        ana.send(type="advise", seat=0, longer=True, id="first")
        told = advice_from(ana)
        assert told["id"] == "a"
        live = shared.registry.open_matches[match["match"]["id"]]
        ana.send(type="advise", seat=0, longer=True, id="second")
        ana.send(type="advise", seat=0, stop=True, id="third")
        ana.ask(type="ping")
        assert live.advice_tasks == {}


def test_who_asks_too_often_has_to_wait(tmp_path):
    bounds = replace(WIDE_BOUNDS, advice_a_minute=0.001, advice_at_once=1)
    with run_server(Settings(str(tmp_path / "t.db"), bounds=bounds, thinking=PATIENT_BOTS)) as server:
        match = server.begin("zombiland", "here", "bot:random", seed="advice")
        with server.join(match) as ana:
            play_until_several_choices(ana)
            assert advice_from(ana)["options"]
            assert advice_from(ana)["code"] == "too-fast"


def test_advice_tells_nothing_that_lies_hidden(shared: Served):
    """The data sent to the workers depend only on what the seat knows."""
    match = shared.begin("zombiland", "here", "bot:random", seed="advice")
    with shared.join(match) as ana:
        play_until_several_choices(ana)
        live = shared.registry.open_matches[match["match"]["id"]]
        message = advice.AskAdvice(0)
        first = advice.AdviceTask(shared.registry.pool, live, message, visitor="ana")
        state = live.state
        try:
            for at in range(8):
                live.state = state.determinise(0, Dice(f"world {at}"))
                other = advice.AdviceTask(shared.registry.pool, live, message, visitor="ana")
                assert bytes(other.world) == bytes(first.world)
                assert other.seed == first.seed
        finally:
            live.state = state


async def wait_until_ended(task: asyncio.Task[None]) -> None:
    await asyncio.gather(task, return_exceptions=True)


# --- analysis ------------------------------------------------------------------------------------


def test_a_match_that_goes_on_is_not_analysed_and_one_that_is_over_is(shared: Served):
    goes_on = shared.begin("zombiland", "here", "link", seed="short")
    address = f"/matches/{goes_on['match']['id']}/analysis"
    assert shared.get(address, goes_on["link"]).status_code == 403
    match = shared.begin("zombiland", "bot:random", "bot:random", seed="short")
    id = match["match"]["id"]
    with shared.join(match, match["spectator"]) as ana:
        while not ana.over:
            ana.receive()
    address = f"/matches/{id}/analysis?seat=0"
    found = shared.get(address, match["spectator"]).json()
    while not found["done"]:
        found = shared.get(f"{address}&after={found['looked']}", match["spectator"]).json()
    assert found["seat"] == 0
    assert found["rounds"] or not found["learnt"]
    assert found["rolled"]
    assert shared.get(f"/matches/{id}/analysis", "wrong").status_code == 403


def lost_match() -> ReplayPath:
    """Return a match that is lost quickly because every turn is ended at once."""
    header = new_header(
        MatchRequest("green_horde", (SeatRequest("here"),), {"mission": "the_evil_shrine"}, seed="lost")
    )
    # The worlds of an analysis depend on the match's id, which is random.
    header = msgspec.structs.replace(header, id="lost")
    state, dice = first_state(header), Dice("bots")
    while not state.over:
        turn = Turn.of(state, state.all_choices()[0].seat, dice)
        ends = [one for one in turn.choices if one.verb == "end_turn"]
        state.apply(ends[0] if ends else guide_of("green_horde").choose(turn))
    return ReplayPath([], header, state.moves.since(0))


def test_the_analysis_of_a_lost_match_adds_up_and_blames_dice_on_nobody(monkeypatch: pytest.MonkeyPatch):
    from horda.server.analysis import post_match

    for name, few in (
        ("ROUGH_WORLDS", 2),
        ("CLOSE_WORLDS", 3),
        ("OPTION_WORLDS", 8),
        ("MAX_CANDIDATES", 3),
        ("WORLDS_PER_ROUND", 4),
    ):
        monkeypatch.setattr(post_match, name, few)

    more: list[tuple[MomentAnalysed, MomentAnalysed]] = []

    async def asked_about(one: MatchAnalysis, places: FairSemaphore) -> None:
        """Ask once about each untried choice of the turning points."""
        for moment in one.progress.moments:
            if moment.untried:
                more.append((moment, await one.evaluate_choice(moment.n, moment.untried[-1], places, "ana")))
                again = await one.evaluate_choice(moment.n, moment.untried[-1], places, "ana")
                assert again == more[-1][1]
        with pytest.raises(ProblemError, match="no-such-choice"):
            await one.evaluate_choice(0, ChoiceRecord(0, "sing", {}), places, "ana")

    async def work() -> list[Analysis]:
        pool = BotPool(PATIENT_BOTS)
        one = MatchAnalysis(pool, lost_match(), 0, together=True, visitor="ana")
        seen: list[Analysis] = [one.progress]
        try:
            task = asyncio.create_task(one.run(FairSemaphore(1)))
            while not seen[-1].done:
                seen.append(await one.wait_for_progress(seen[-1].looked))
            await task
            await asked_about(one, FairSemaphore(1))
        finally:
            await pool.close()
        return seen

    seen = asyncio.run(work())
    told = seen[-1]
    assert told.done
    assert told.learnt
    assert not told.guessed
    assert told.looked == told.of
    assert [one.looked for one in seen] == sorted(one.looked for one in seen)
    assert told.rounds[-1].chance == 0.0
    assert len(told.rounds) > 2
    for moment in told.moments:
        if moment.kind == "choice":
            assert moment.verdict in ("mistake", "doubtful", "good")
            assert any(option.choice == moment.choice for option in moment.options)
        else:
            assert moment.verdict == ""
            assert moment.options == ()
    # Everybody just waited.
    assert not told.rolled
    assert more
    for before, after in more:
        asked = before.untried[-1]
        assert asked in [one.choice for one in after.options]
        assert after.untried == before.untried[:-1]
        assert len(after.options) == len(before.options) + 1
        assert [one for one in after.options if one.choice != asked] == list(before.options)
    check_sums(told)
    assert all(moment.n >= told.rounds[0].n for moment in told.moments)


def check_sums(told: Analysis) -> None:
    by = [sum(getattr(one, kind) for one in told.by) for kind in ("choice", "dice", "cards")]
    assert by == pytest.approx([told.choice, told.dice, told.cards])
    # The parts add up to the difference between the curve's first and last points.
    assert sum(by) + told.rest == pytest.approx(-told.rounds[0].chance)
    assert max(abs(one) for one in (*by, told.rest)) <= 1.0
    # The course goes through the chances of the rounds.
    drawn = {one.n: one.chance for one in told.course}
    assert [drawn[one.n] for one in told.rounds] == [one.chance for one in told.rounds]


def test_whoever_waits_for_an_analysis_that_fails_is_told_so(monkeypatch: pytest.MonkeyPatch):
    async def fails(*_: object) -> None:
        raise NoDecision("the worker is gone")

    async def work() -> None:
        pool = BotPool(PATIENT_BOTS)
        one = MatchAnalysis(pool, lost_match(), 0, together=True, visitor="ana")
        monkeypatch.setattr(pool, "run_task", fails)
        try:
            task = asyncio.create_task(one.run(FairSemaphore(1)))
            with pytest.raises(NoDecision, match="the worker is gone"):
                await one.wait_for_progress(one.progress.looked)
            with pytest.raises(NoDecision):
                await task
        finally:
            await pool.close()

    asyncio.run(work())


def ranked_choices(*ranges: tuple[float, float, float]) -> thinking.RankedChoices:
    from horda.think.confidence import Range

    options = [
        thinking.RatedChoice(Choice(0, f"option_{at}"), Range(*one), (), (), None)
        for at, one in enumerate(ranges)
    ]
    return thinking.RankedChoices(0, tuple(options), 9, judged=True, cut_short=False, left_out=0)


def test_a_mistake_is_called_one_only_where_ranges_do_not_meet():

    apart = ranked_choices((0.6, 0.55, 0.65), (0.4, 0.35, 0.45))
    meeting = ranked_choices((0.6, 0.5, 0.7), (0.55, 0.45, 0.65))
    played = Choice(0, "option_1")
    assert verdict_on(played, apart, -0.2) == "mistake"
    assert verdict_on(played, meeting, -0.2) == "doubtful"
    assert verdict_on(Choice(0, "option_0"), apart, 0.1) == "good"


def test_what_helps_one_is_no_merit_of_a_rival():
    """A choice is judged only by its value for the player who made it."""

    apart = ranked_choices((0.6, 0.55, 0.65), (0.4, 0.35, 0.45))
    meeting = ranked_choices((0.6, 0.5, 0.7), (0.55, 0.45, 0.65))
    assert verdict_on(Choice(0, "option_1"), apart, None) == "mistake"
    assert verdict_on(Choice(0, "option_1"), meeting, None) == ""
    assert verdict_on(Choice(0, "option_0"), meeting, None) == ""


def test_a_moment_tells_what_rolled_or_what_was_drawn():
    events = (
        EventRecord("NoiseMade", {"zone": "B3"}),
        EventRecord("Attacked", {"zone": "B3", "dice": [1, 1]}),
        EventRecord("CardDrawn", {"survivor": "rolf", "card": "axe"}),
    )
    assert events_of_kind(events, "dice") == events[1:2]
    assert events_of_kind(events, "cards") == events[2:]
    assert events_of_kind(events, "choice") == events
    assert events_of_kind(events[:1], "dice") == events[:1]


def test_a_moment_is_of_what_did_most():
    assert main_kind(MoveEffect(1, 1, 0.5, 0.2, choice=-0.1, dice=-0.25, cards=0.05)) == "dice"
    assert main_kind(MoveEffect(1, 1, 0.5, 0.4, choice=-0.1, dice=0.0, cards=0.0)) == "choice"
    assert main_kind(MoveEffect(1, 1, 0.5, 0.4, choice=-0.2, dice=0.05, cards=0.0, doubt=0.15)) == "dice"
    together = MoveEffect(1, 1, 0.5, 0.7, choice=0.0, dice=0.15, cards=0.05, dice_doubt=0.1)
    assert main_kind(together) == "luck"
    assert clear_part(together, "luck") == pytest.approx(0.2)


def test_a_stroke_of_luck_is_called_by_what_it_did_and_not_by_what_came_first():
    stowed = EventRecord("CardStowed", {"survivor": "megan", "card": "norse_sword"})
    nobody = EventRecord("ZombieCardDrawn", {"card": "z168", "brings": []})
    many = EventRecord("ZombieCardDrawn", {"card": "z179", "brings": ("runner", "runner")})
    died = EventRecord("SurvivorLost", {"survivor": "rolf"})
    telling = {"ZombieCardDrawn": 4, "SurvivorLost": 100}
    put = Choice(0, "put", (("card", "norse_sword"),))
    told = events_of_kind((stowed, nobody, many), "cards", put)
    assert told == (nobody, many)
    assert headline_event((stowed, many, nobody), told, telling, -0.2) == many
    assert headline_event((stowed, many, nobody), told, telling, 0.2) == nobody
    assert headline_event((stowed, many, died, nobody), told, telling, -0.2) == died
    assert headline_event((), (), telling, -0.2) is None
    opened = EventRecord("GateOpened", {"gate": "A1-A2", "dice": (4,)})
    assert headline_event((opened, nobody), (opened, nobody), telling, 0.2) == opened


@pytest.mark.parametrize(
    ("by", "change"),
    [
        ([(0.1, -0.2, 0.3), (0.0, 0.1, -0.5)], -0.4),
        ([(-1.6, 0.9, 0.2), (-0.2, 0.3, 0.1)], -0.3),
        ([(-1.3, 0.0, 0.0), (1.4, 0.0, 0.0)], 0.6),
        ([(-0.9, -0.8, -0.9), (0.0, 0.0, 0.0)], 0.7),
    ],
)
def test_no_bar_is_over_100_points_and_all_add_up(by: list[tuple[float, float, float]], change: float):
    told, sums = scale_totals([PartsBy(seat, "", *one) for seat, one in enumerate(by)], change)
    assert sum(sums.values()) == pytest.approx(change)
    assert max(abs(one) for one in sums.values()) <= 1.0 + 1e-9
    for kind in ("choice", "dice", "cards"):
        assert sum(getattr(one, kind) for one in told) == pytest.approx(sums[kind])
        assert max(abs(getattr(one, kind)) for one in told) <= 1.0


def test_what_is_not_over_100_points_stays_as_it_was_measured():
    by = [PartsBy(0, "", 0.1, -0.2, 0.3), PartsBy(1, "", 0.0, 0.1, -0.5)]
    told, sums = scale_totals(by, -0.4)
    assert list(told) == by
    assert sums == pytest.approx({"choice": 0.1, "dice": -0.1, "cards": -0.2, "rest": -0.2})


def test_the_line_of_a_match_goes_through_its_rounds_and_changes_where_something_happened():
    parts = [
        MoveEffect(1, 1, 0.5, 0.5, 0.0, 0.0, 0.0),
        MoveEffect(2, 1, 0.5, 0.3, choice=-0.2, dice=0.0, cards=0.0),
        MoveEffect(3, 1, 0.3, 0.302, choice=0.0, dice=0.002, cards=0.0),
    ]
    known = [KnownChance(1, 0.5), KnownChance(4, 0.35), KnownChance(5, 0.0)]
    drawn = [(one.n, one.chance) for one in chance_course(parts, known)]
    assert drawn == [(1, 0.5), (2, 0.5), (3, 0.3), (4, 0.35), (5, 0.0)]
