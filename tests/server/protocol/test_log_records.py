"""Tests that the log lines sent with events are those of the whole log."""

from __future__ import annotations

import msgspec
import pytest

from horda.engine.chance import Dice
from horda.engine.state import State
from horda.games import games
from horda.locale import Words
from horda.locale.log_lines import log_lines
from horda.server.protocol.log_records import logged_events, with_log_lines
from horda.server.protocol.match_records import EventRecord
from horda.server.protocol.projection import visible_events

Line = tuple[int, str, object]


def lines_in(records: list[EventRecord]) -> list[Line]:
    """Return the lines of a log as the client builds them from the records."""
    lines: dict[int, Line] = {}
    for number, record in enumerate(records):
        if record.lines is None:
            lines[number] = (number, record.event, record.args)
            continue
        for line in record.lines:
            start = number - line.back
            lines.pop(start) if not line.event else lines.update({start: (start, line.event, line.args)})
    return list(lines.values())


def play_match(game_id: str) -> tuple[State, list[list[EventRecord]]]:
    """Return a match of random choices, and the records sent to seat 0 at the start and after each choice."""
    state, dice = games()[game_id].new(seats=3, seed="log"), Dice("log")
    sent = [list(logged_events(state, 0, 0))]
    while not state.over and len(state.moves) < 150:
        known, choices = len(state.log), state.all_choices()
        state.apply(choices[dice.below(len(choices))])
        sent.append(list(logged_events(state, 0, known)))
    return state, sent


@pytest.mark.parametrize("game_id", sorted(games()))
def test_records_of_each_choice_add_up_to_the_whole_log(game_id: str) -> None:
    state, sent = play_match(game_id)
    together = [record for records in sent for record in records]
    whole = log_lines(Words.of(state.game, "es"), state.events_for(0), 0)
    assert lines_in(together) == [(line.number, line.event, line.args) for line in whole]
    assert len(whole) < len(together)
    assert list(logged_events(state, 0, 0)) == together


def test_stored_events_whose_lists_come_from_json_have_the_same_lines() -> None:
    state, sent = play_match("green_horde")
    stored = msgspec.json.encode(visible_events(state, 0, 0))
    again = with_log_lines(state.game, msgspec.json.decode(stored, type=tuple[EventRecord, ...]), 0)
    together = [record for records in sent for record in records]
    assert any(record.lines for record in together)
    assert msgspec.json.encode(again) == msgspec.json.encode(together)
