"""Tests that matches are recorded during play, so that shutdown is quick, and in the same segments as afterwards."""

import asyncio
import logging
import signal
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from tests.server.serving import Served, ServeProcess
from tests.server.store.test_retention import id_of, new_match, one_by_one
from tests.server.store.test_store import a_match, decided_on

from horda.games import game
from horda.server.replay import recording_schedule
from horda.server.replay.recording import (
    MAX_FRAMES_PER_SEGMENT,
    Checkpoint,
    first_segment,
    read_segment,
    record_segments,
)
from horda.server.store import Entry, Header, RecordingSegment, Store

DECISIONS = 150


@pytest.fixture(scope="module")
def match_with_undo() -> tuple[Header, list[Entry]]:
    """Return a match with an undo in it."""
    state = game("zombiland").new(seats=2, seed="filmed")
    header = msgspec.structs.replace(a_match().header, options=dict(state.options), seed="filmed")
    stored: list[Entry] = []
    for seq in range(1, DECISIONS + 1):
        if state.over:
            break
        stored.append(decided_on(state, seq))
    return header, stored


@pytest.mark.parametrize("step", [1, 7, 40])
def test_a_film_that_is_kept_bit_by_bit_is_the_film_kept_at_once(
    match_with_undo: tuple[Header, list[Entry]], step: int
):
    header, stored = match_with_undo
    whole, _ = record_segments(header, None, stored, after_seq=-1)
    state = game("zombiland").new(seats=2, seed="filmed")
    reels: list[RecordingSegment] = [first_segment(state)]
    base: Checkpoint | None = None
    for first in range(0, len(stored), step):
        upto = stored[: first + step]
        since = upto[base[0] :] if base else upto
        if since and since[-1].undone:
            base, since = None, upto
        more, base = record_segments(header, base, since, after_seq=reels[-1].last, onto=reels[-1])
        reels = [*(one for one in reels if one.first != more[0].first), *more]
    assert [one.last - one.first + 1 for one in reels[:-1]] == [MAX_FRAMES_PER_SEGMENT] * (len(reels) - 1)
    at_once = [shot for reel in whole for shot in read_segment(reel)]
    bit_by_bit = [shot for reel in reels for shot in read_segment(reel)]
    assert [shot.seq for shot in bit_by_bit] == list(range(len(stored) + 1))
    assert bit_by_bit == at_once


def test_a_reel_that_is_damaged_is_followed_by_a_new_one(match_with_undo: tuple[Header, list[Entry]]):
    header, stored = match_with_undo
    reels, _ = record_segments(header, None, stored[:5], after_seq=2, onto=RecordingSegment(0, 2, b"no zip"))
    assert [(one.first, one.last) for one in reels] == [(3, 5)]


def test_what_was_seen_is_kept_while_the_match_is_played(server: Served):
    match = new_match(server)
    live = server.do(server.registry.live_match(id_of(match)))
    with server.join(match) as player:
        one_by_one(player, 15)
        server.do(_wait_until_recorded(live.recorder.store, id_of(match), live.seq))
        one_by_one(player, 3)
        server.do(_wait_until_recorded(live.recorder.store, id_of(match), live.seq))
    assert len(server.do(live.store.recording_segments(id_of(match)))) == 1


async def _wait_until_recorded(store: Store, match: str, seq: int) -> None:
    while await store.last_recorded_entry(match) < seq:
        await asyncio.sleep(0.05)


def test_an_end_keeps_the_rest_and_says_nothing(server: Served, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.WARNING, logger="horda.server")
    match = new_match(server)
    with server.join(match) as player:
        one_by_one(player, 5)
    live = server.do(server.registry.live_match(id_of(match)))
    server.do(recording_schedule.record_before_shutdown([live]))
    assert live.recorder.recorded_to == live.seq
    assert not caplog.records


def test_recording_at_shutdown_stops_at_its_timeout(
    server: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    match = new_match(server)
    with server.join(match) as player:
        one_by_one(player, 5)
    live = server.do(server.registry.live_match(id_of(match)))
    stuck = SimpleNamespace(seq=live.seq, recorder=_StuckRecorder())
    monkeypatch.setattr(recording_schedule, "SHUTDOWN_TIMEOUT_S", 0.01)
    server.do(recording_schedule.record_before_shutdown([stuck, live]))
    (record,) = caplog.records
    assert record.message == "not every match could be recorded"
    assert record.matches >= 1


class _StuckRecorder:
    """A recorder whose database never answers."""

    recorded_to = 0

    async def record(self, seq: int) -> None:
        await asyncio.Event().wait()


def test_sigterm_ends_a_server_with_many_matches(tmp_path: Path):
    with ServeProcess(str(tmp_path / "t.db"), 0, tmp_path / "log") as command:
        server = command.reach()
        for _ in range(6):
            with server.join(new_match(server, "green_horde")) as player:
                one_by_one(player, 40)
        command.stop(signal.SIGTERM)
    assert command.process.returncode == 0
