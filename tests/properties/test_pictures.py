"""Tests that animation frames agree with the events that they accompany.

Clients are sent, with each event of a decision, what the event changed on the board
(`server.match.animation_frames`). Applied in sequence to the view before the decision, these changes agree with
each event and lead to the positions in the view after the decision. `test_worlds.py` checks that they reveal
no secret.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.patching import apply_changes
from tests.properties.moving import SAYS, astray, wrong
from tests.properties.tables import Setting, is_looked_at, law, positions

import horda
from horda.bots import best_bot, bot
from horda.engine.chance import Dice
from horda.engine.choices import Choice, Plain
from horda.engine.history import MAX_PICTURES
from horda.engine.player import Turn, decision
from horda.engine.state import State
from horda.engine.views.cases import cases_in, choice_called
from horda.server.match import animation_frames
from horda.server.match.animation_frames import board_frames, board_view_of
from horda.server.protocol.projection import view_of

CASES = Path(__file__).resolve().parents[1] / "cases"
TABLES: dict[str, dict[str, Plain]] = {
    "green_horde": {"mission": "orc_necromancers"},
    "rue_morgue": {"mission": "learning_to_fly", "survivors": 8},
    "army_of_the_dead": {"mission": "taco_run"},
    "city_of_horror": {},
    "zombiland": {},
}
"""Options for a table of each game."""
FAMILIES = (("green_horde", "rue_morgue", "army_of_the_dead"), ("city_of_horror",), ("zombiland",))
"""Groups of games that share events which move figures."""
IN_MATCHES = {"CharacterPlaced", "MoveUndone", "HealthLost", "TokenMoved", "ZombiesSplit"}
"""Events that move figures and that no case tests, only matches."""
LONGEST = 400


def looked_at(state: State, choice: Choice, seat: int | None) -> tuple[State, list[str]]:
    """Apply a choice; return the state after it and the names of the events whose frames were checked."""
    way: list[State] = []
    new = state.after_choice(choice, pictures=way)
    events = new.events(len(state.log))
    shown = apply_changes(board_view_of(state, seat), ())
    pictures = board_frames(board_view_of(state, seat), way, seat)
    assert len(pictures) == len(events) <= MAX_PICTURES
    for event, position, picture in zip(events, way, pictures, strict=True):
        before, shown = shown, apply_changes(shown, picture)
        assert shown == apply_changes(board_view_of(position, seat), ())
        assert not wrong(state.game.id, before, event, shown)
    board = board_view_of(new, seat)
    assert board.items() <= view_of(new, seat).items()
    assert board == board_view_of(new, None) or not state.game.shares_board
    assert not astray(shown, apply_changes(board, ())), [str(event) for event in events]
    return new, [type(event).__name__ for event in events]


@law
def test_each_picture_shows_what_its_event_says_and_the_last_where_everybody_stands(
    setting: Setting, seed: int
):
    watched: State | None = None
    for number, (state, choice) in enumerate(positions(setting, seed)):
        assert watched is None or watched == state, "a decision goes another way when it is watched"
        watched = None
        if is_looked_at(number):
            viewers = (None, *range(state.seats))
            watched, _ = looked_at(state, choice, viewers[number % len(viewers)])


@pytest.mark.parametrize("name", TABLES)
def test_so_it_is_where_bots_play(name: str):
    game = horda.game(name)
    state = game.new(seats=max(2, game.min_seats), seed="pictures", **TABLES[name])
    player, dice = bot(best_bot(name), name), Dice("pictures")
    for _ in range(LONGEST):
        if state.over:
            break
        seat = state.deciders[0]
        choice = decision(player, Turn(state, seat, state.choices(seat), dice))
        state, _ = looked_at(state, choice, seat)


@pytest.mark.parametrize("games", FAMILIES, ids=lambda games: games[0])
def test_so_it_is_in_every_case(games: tuple[str, ...]):
    """Cases test rare events, so they include almost every event that moves a figure."""
    met = set[str]()
    for path in (path for name in games for path in sorted(CASES.glob(f"{name}/*.yaml"))):
        for case in cases_in(path):
            state = horda.game(case.game).place(case.given)
            for line in case.when:
                state, told = looked_at(state, choice_called(state, line), None)
                met.update(told)
    assert SAYS[games[0]].keys() - met <= IN_MATCHES


def test_of_very_much_at_once_not_all_is_sent(monkeypatch: pytest.MonkeyPatch):
    """The first frames are sent in full; the rest are left out where frames would exceed the limit."""
    state = horda.game("green_horde").new(seats=2, seed="pictures")
    dice = Dice("much")
    while True:
        offered = state.all_choices()
        choice = offered[dice.below(len(offered))]
        way: list[State] = []
        new = state.after_choice(choice, pictures=way)
        whole = board_frames(view_of(state, 0), way, 0)
        if sum(map(bool, whole)) > 2:
            break
        state = new
    monkeypatch.setattr(animation_frames, "MAX_FRAMES_BYTES", len(msgspec.json.encode(whole)) // 2)
    fewer = board_frames(view_of(state, 0), way, 0)
    assert 0 < len(fewer) < len(whole)
    assert fewer == whole[: len(fewer)]
