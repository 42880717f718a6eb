"""Tests of forecasts: they agree with the zombies' phase, list what is in range, and reveal nothing hidden."""

from collections import Counter

import pytest
from tests.server.analysis.test_reachable import EDITIONS, positions_with_steps
from tests.server.serving import Served

from horda.engine.chance import Dice
from horda.games.zombicide.events.zombie_events import SurvivorAttacked, ZombiesWalked
from horda.games.zombicide.rules.zombies.activation import ActivationStep
from horda.games.zombicide.rules.zombies.prone import end_daze
from horda.games.zombicide.state import ZombicideState
from horda.server.analysis.forecast import forecast_for, sight_for

FAR = {"shoot", "cast"}
Told = Counter[tuple[str, int, str, str]]


def run_zombies(s: ZombicideState) -> tuple[Told, set[str], bool, bool]:
    """Run the zombies' phase on a copy of a state and return what the zombies did.

    The result is the zombies' walks, the survivors attacked, whether no question came up, and whether no survivor
    was moved or killed.
    """
    world = s.clone()
    world.forget_history()
    # Zombies that woke in the players' phase are no longer dazed at its end.
    end_daze(world)
    world.push(ActivationStep())
    world.advance()
    walked: Told = Counter()
    attacked: set[str] = set()
    for event in world.events():
        if isinstance(event, ZombiesWalked) and event.reason != "flees":
            walked[event.zombie, event.count, event.zone, event.to] += 1
        elif isinstance(event, SurvivorAttacked):
            attacked.add(event.survivor)
    return walked, attacked, len(world.stack) == len(s.stack), world.zone == s.zone


@pytest.mark.parametrize("game", EDITIONS)
def test_the_dead_do_what_was_foreseen(game: str):
    """Every walk is in the forecast; if no group splits, is led or attacks, the forecast is complete."""
    walks = whole = 0
    for s in positions_with_steps(game, seed=7) + positions_with_steps(game, seed=8):
        assert isinstance(s, ZombicideState)
        told = forecast_for(s, s.deciders[0], ())
        walked, attacked, unasked, unharmed = run_zombies(s)
        foreseen = Counter((one.kind, one.count, one.place, one.to[0]) for one in told if len(one.to) == 1)
        forks = {(one.kind, one.place) for one in told if len(one.to) > 1}
        prey = {name for one in told if not one.to for name in one.seen}
        if not forks and unharmed:
            assert attacked <= prey
        if not prey:
            # Groups that split continue from other places; all other walks were forecast.
            kinds = {kind for kind, _ in forks}
            assert all(walked[key] <= foreseen[key] for key in walked if key[0] not in kinds)
        if not prey and not forks:
            assert unasked
            assert walked == foreseen
            whole += 1
        walks += len(foreseen)
    assert walks > 20
    assert whole > 10


@pytest.mark.parametrize("game", EDITIONS)
def test_after_a_step_it_is_told_as_the_board_would_be_then(game: str):
    moved = 0
    for s in positions_with_steps(game, seed=5, moves=150)[::4]:
        assert isinstance(s, ZombicideState)
        seat = s.deciders[0]
        step = next(one for one in s.choices(seat) if one.verb == "move")
        there = s.determinise(seat, Dice(0))
        there.apply(next(one for one in there.choices(seat) if one.same(step)))
        if there.phase != "players" or there.round != s.round or there.over:
            continue
        told = forecast_for(s, seat, (step,))
        assert told == forecast_for(there, seat, ())
        moved += told != forecast_for(s, seat, ())
    assert moved


@pytest.mark.parametrize("game", EDITIONS)
def test_the_last_step_of_a_round_tells_nothing_of_what_comes_after_it(game: str):
    """Neither zombies spawned in the next phase nor the board after that phase are forecast."""
    last = 0
    for s in positions_with_steps(game, seed=5, moves=150):
        assert isinstance(s, ZombicideState)
        seat = s.deciders[0]
        step = next(one for one in s.choices(seat) if one.verb == "move")
        there = s.determinise(seat, Dice(0))
        there.apply(next(one for one in there.choices(seat) if one.same(step)))
        if there.round == s.round or there.over:
            continue
        last += 1
        for one in forecast_for(s, seat, (step,)):
            kind = s.edition.kind_number[one.kind]
            assert one.action > 1 or one.count <= s.zombies_of(s.board.called[one.place], kind)
        who = s.roster[s.active]
        seen = {one.place: one.distance for one in sight_for(s, seat, who, (step,))}
        assert seen[step.name("zone")] == 0
    assert last


@pytest.mark.parametrize("game", EDITIONS)
def test_it_tells_nothing_that_the_seat_does_not_know(game: str):
    for s in positions_with_steps(game, seed=11, moves=150)[::5]:
        assert isinstance(s, ZombicideState)
        seat, who = s.deciders[0], s.roster[getattr(s.question(), "who", 0)]
        for world in range(3):
            other = s.determinise(seat, Dice(f"world {world}"))
            assert forecast_for(other, seat, ()) == forecast_for(s, seat, ())
            assert sight_for(other, seat, who) == sight_for(s, seat, who)


@pytest.mark.parametrize("game", EDITIONS)
def test_a_shot_goes_where_it_is_seen_and_in_range(game: str):
    shots = 0
    for s in positions_with_steps(game, seed=9) + positions_with_steps(game, seed=7):
        assert isinstance(s, ZombicideState)
        seat = s.deciders[0]
        who = s.roster[getattr(s.question(), "who", 0)]
        reached = {one.place for one in sight_for(s, seat, who) if one.reached}
        for choice in s.choices(seat):
            if choice.verb in FAR:
                shots += 1
                assert choice.name("zone") in reached
    assert shots > 5


def test_only_ones_own_are_told_and_only_steps_are_taken(shared: Served):
    match = shared.begin("green_horde", "here", "link", seed="ways")
    with shared.join(match) as ana:
        assert ana.ask(type="forecast", seat=1)["code"] == "not-your-seat"
        assert ana.ask(type="sight", seat=1, name="A1")["code"] == "not-your-seat"
        told = ana.ask(type="forecast", seat=0)
        assert told["type"] == "forecast"
        assert all(one["to"] or one["reason"] == "attacks" for one in told["intents"])
        seen = ana.ask(type="sight", seat=0, name="A1")
        assert {"place": "A1", "distance": 0, "reached": True} in seen["places"]
        assert ana.ask(type="sight", seat=0, name="nowhere")["places"] == []
        wrong = {"seat": 0, "do": "search"}
        assert ana.ask(type="forecast", seat=0, steps=[wrong])["code"] == "no-such-choice"
        many = [wrong] * 13
        assert ana.ask(type="forecast", seat=0, steps=many)["code"] == "bad-message"


def test_a_game_without_walking_dead_foresees_nothing(shared: Served):
    match = shared.begin("zombiland", "here", "bot", "bot", seed="ways")
    with shared.join(match) as ana:
        assert ana.ask(type="forecast", seat=0)["intents"] == []
        assert ana.ask(type="sight", seat=0, name="A1")["places"] == []


@pytest.mark.parametrize("game", EDITIONS)
def test_a_turn_is_played_to_its_end_and_nothing_after_it_until_it_goes_on(game: str):
    ended = 0
    for s in positions_with_steps(game, seed=5, moves=150):
        assert isinstance(s, ZombicideState)
        step = next(one for one in s.choices(s.deciders[0]) if one.verb == "move")
        whole, halted = s.clone(), s.clone()
        whole.apply(step)
        halted.apply_in_turn(step)
        if not halted.all_choices() and not halted.over:
            ended += 1
            assert (halted.round, halted.phase) == (s.round, "players")
            assert halted.acted != s.acted
            halted.advance()
        assert halted == whole
    assert ended
