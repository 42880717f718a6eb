"""Tests of the laws of the engine on whole random matches of every game, seat count and variant."""

import gc
import os
import subprocess
import sys

import msgspec
import pytest
from tests.properties.tables import Setting, every_setting, is_looked_at, law, positions, random_choice

import horda
from horda.engine.chance import Dice
from horda.engine.choices import Choice, IllegalChoice
from horda.engine.saves.fingerprint import canonical
from horda.engine.saves.save import restore_state
from horda.engine.saves.save_format import SAVE_VERSION, Position, Save
from horda.engine.state import CHECKPOINT_EVERY, State

SAVE_EVERY = 150
COPY_EVERY = 20
"""On average, one decision in this many makes a copy."""
MAX_COPIES = 12


@law
def test_a_pause_anywhere_survives_cloning_saving_and_replay(setting: Setting, seed: int):
    again = setting.new(seed)
    for number, (s, choice) in enumerate(positions(setting, seed)):
        if not is_looked_at(number):
            again.apply(choice)
            continue
        assert again == s
        assert again.hash() == s.hash()
        copy = s.clone()
        assert copy == s
        before = s.hash()
        copy.apply(choice)
        assert s.hash() == before, "a clone shares something with its original"
        if number % SAVE_EVERY == 0:
            whole_save(s)
        else:
            loaded = restore_state(s.game, saved_position(s))
            assert loaded == s
            assert loaded.all_choices() == s.all_choices()
        again.apply(choice)
    assert again.over


@law
def test_a_copy_stays_as_it_was_whatever_is_played_on(setting: Setting, seed: int):
    """Copies share their lists, so each copy is serialised at once and compared again after the match."""
    rng = Dice(f"copies {seed}")
    kept: list[tuple[State, bytes]] = []
    for s, _ in positions(setting, seed):
        if not kept or (rng.below(COPY_EVERY) == 0 and len(kept) < MAX_COPIES):
            copy = s.clone()
            kept.append((copy, written_down(copy)))
            play_on(copy.clone(), rng)
            play_on(copy.determinise(rng.below(s.seats), rng), rng)
            assert written_down(s) == kept[-1][1]
    for number, (copy, before) in enumerate(kept):
        assert written_down(copy) == before, f"copy {number}"


def play_on(s: State, rng: Dice) -> None:
    """Make some random decisions, then undo them."""
    done = 0
    while done < 8 and not s.over:
        s.apply(random_choice(s, rng))
        done += 1
    if done:
        s.undo(consent=True, moves=done)


def written_down(s: State) -> bytes:
    """Return all data of a state as bytes: position, choices, decisions, events and who may know each event."""
    history = s.history
    return canonical([
        s.plain(), [choice.as_json() for choice in s.all_choices()],
        [choice.as_json() for choice in history.moves().since(0)],
        [event.as_json() for event in history.events().since(0)], history.knowledge().since(0),
        [kept.hash() for kept in history.checkpoints()],
    ])  # fmt: skip


def whole_save(s: State) -> None:
    """Assert that a save restores position, choices, events and checkpoints, and is saved again unchanged."""
    text = s.to_json()
    loaded = s.game.from_json(text)
    assert loaded == s
    assert loaded.events() == s.events()
    assert loaded.all_choices() == s.all_choices()
    assert loaded.to_json() == text
    assert loaded.history.checkpoint_count == s.history.checkpoint_count


def saved_position(s: State) -> Save:
    """Return a save of the position alone, read back from JSON, without the moves and events of the match."""
    position = msgspec.json.decode(canonical(s.plain()), type=Position)
    header = {"format": "", "save": SAVE_VERSION, "game": s.game.id, "rules": 0, "seats": s.seats}
    return Save(**header, options=dict(s.options), origin={}, moves=[], position=position, events=[])


@law
def test_taking_back_leads_to_where_one_was(setting: Setting, seed: int):
    for number, (s, choice) in enumerate(positions(setting, seed)):
        if not is_looked_at(number):
            continue
        there = s.clone()
        there.apply(choice)
        there.undo(consent=True)
        assert there == s
        assert there.all_choices() == s.all_choices()
        there.apply(choice)
        after = s.clone()
        after.apply(choice)
        assert there == after


@law
def test_what_is_offered_is_accepted_and_nothing_else(setting: Setting, seed: int):
    met: dict[str, Choice] = {}
    for number, (s, choice) in enumerate(positions(setting, seed)):
        if not is_looked_at(number):
            continue
        offered = s.all_choices()
        assert len({one.text() for one in offered}) == len(offered), "a choice is offered twice"
        for one in offered:
            s.clone().apply(one)
            met.setdefault(one.verb, one)
        before = s.hash()
        for wrong in wrong_ones(s, choice, list(met.values())):
            with pytest.raises(IllegalChoice):
                s.apply(wrong)
        for seat in range(s.seats):
            for refusal in s.refusals(seat):
                with pytest.raises(IllegalChoice) as refused:
                    s.apply(refusal.choice)
                assert refusal.rule in refused.value.rules
        assert s.hash() == before, "a refused choice changed something"


def wrong_ones(s: State, choice: Choice, met: list[Choice]) -> list[Choice]:
    """Return choices that are not open: with another seat, invented, altered, or from other moments (`met`)."""
    others = [Choice((choice.seat + step) % s.seats, choice.verb, choice.args) for step in range(1, s.seats)]
    bent = [Choice(choice.seat, choice.verb, (*choice.args[:at], (name, "nothing"), *choice.args[at + 1 :]))
            for at, (name, _) in enumerate(choice.args)]  # fmt: skip
    made_up = [
        Choice(choice.seat, "fly"),
        Choice(99, choice.verb, choice.args),
        Choice(choice.seat, "revoke"),
    ]
    return [one for one in [*others, *bent, *made_up, *met] if not any(one.same(o) for o in s.all_choices())]


@law
def test_nothing_is_lost_or_made(setting: Setting, seed: int):
    last = None
    for number, (s, _) in enumerate(positions(setting, seed)):
        if is_looked_at(number):
            assert s.game.violations(s) == []
        last = s
    assert last is not None
    assert last.over
    assert last.game.violations(last) == []
    assert last.result is not None
    assert len(last.result.scores) == last.seats


@law
def test_nobody_sees_what_they_may_not_know(setting: Setting, seed: int):
    """A seat's view, choices and log do not depend on information hidden from the seat."""
    rng = Dice(seed)
    for number, (s, choice) in enumerate(positions(setting, seed)):
        if not is_looked_at(number):
            continue
        viewers: list[int | None] = [*range(s.seats), None]
        for seat in [viewers[number % len(viewers)], choice.seat]:
            imagined = s.determinise(seat, rng)
            assert imagined.view(seat) == s.view(seat)
            if seat is not None:
                assert imagined.choices(seat) == s.choices(seat)
            same_tale(s, imagined, choice, seat)


def same_tale(s: State, imagined: State, choice: Choice, seat: int | None) -> None:
    """Assert that a choice shows a viewer the same in both states, unless the viewer learns a card.

    Skipped where others have answered in secret, since in the imagined state they are still to answer, and at
    the end, when hands are counted.
    """
    if imagined.question() != s.question() or not any(one.same(choice) for one in imagined.all_choices()):
        return
    real, other = s.clone(), imagined.clone()
    other.chance, other.script = real.chance, real.script.copy()
    bit, first, first_other = s.bit(seat), len(real.log), len(other.log)
    knew = known_by(real, bit)
    real.apply(choice)
    other.apply(choice)
    if known_by(real, bit) == knew == known_by(other, bit) and not (real.over or other.over):
        assert real.events_for(seat, first) == other.events_for(seat, first_other)
        assert real.view(seat) == other.view(seat)


def known_by(s: State, bit: int) -> list[int]:
    return [card for card, mask in enumerate(s.cards.known) if mask & bit]


SCRIPT = """
import sys, horda
from tests.properties.tables import every_setting, positions
for setting in every_setting()[:: int(sys.argv[1])]:
    for s, _ in positions(setting, 5):
        pass
    print(setting, s.hash(), len(s.log))
"""


def test_every_process_plays_the_same_match():
    step = str(max(1, len(every_setting()) // 6))
    told = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT, step],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(told) == 1
    assert told.pop().strip()


@pytest.mark.parametrize("name", sorted(horda.games.games()))
def test_a_bot_that_thinks_ahead_gets_a_state_of_its_own(name: str):
    game = horda.game(name)
    s = game.new(seats=game.min_seats, seed=3)
    rng = Dice(1)
    for _ in range(40):
        if s.over:
            break
        before = s.hash()
        dream = s.determinise(s.deciders[0], rng)
        for _ in range(30):
            if dream.over:
                break
            dream.apply(random_choice(dream, rng))
        assert s.hash() == before
        s.apply(random_choice(s, rng))


@pytest.mark.parametrize("name", sorted(horda.games.games()))
def test_a_match_that_nobody_holds_is_gone_without_a_search_for_garbage(name: str):
    """A position in a reference cycle would stay in memory until the garbage collector runs."""
    play_and_forget(name)  # fills what games cache, such as the beginnings of their matches
    gc.collect()
    gc.disable()
    try:
        before = states_alive()
        play_and_forget(name)
        assert states_alive() <= before
    finally:
        gc.enable()


def states_alive() -> int:
    """Return the number of match positions now in memory.

    Only types are compared, since accessing a weak proxy could raise an error.
    """
    return sum(issubclass(type(thing), State) for thing in gc.get_objects())


def play_and_forget(name: str) -> None:
    """Play matches until one is long enough to keep several of its positions, and undo one of them."""
    game, rng, decided = horda.game(name), Dice(name), 0
    while decided < 2 * CHECKPOINT_EVERY:
        s = game.new(seats=game.max_seats, seed=decided)
        for _ in range(CHECKPOINT_EVERY + COPY_EVERY):
            if not s.over:
                s.apply(random_choice(s, rng))
        decided += s.history.move_count
        s.undo(consent=True, moves=min(COPY_EVERY + 1, s.history.move_count))
        play_on(s.clone(), rng)
        s.game.from_json(s.to_json())
