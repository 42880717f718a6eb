"""Tests that animation frames reach players and spectators over the socket, in replays and in recordings."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.patching import apply_changes
from tests.properties.moving import astray
from tests.server.players import Player, play
from tests.server.serving import Served

from horda.games import game
from horda.server.protocol.projection import view_of
from horda.server.replay.recording import read_segment, record_frame
from horda.server.store import RecordingSegment

GAMES = ("green_horde", "city_of_horror", "zombiland")


def updates(player: Player) -> Iterator[tuple[Any, Any, Any]]:
    """Yield each update that a player was sent, with the player's views before and after the update."""
    view: Any = None
    for message in player.got:
        before = view
        if message["type"] == "welcome":
            view = message["view"]
        elif message["type"] == "update":
            view = apply_changes(view, message["changes"]) if "changes" in message else message["view"]
            yield message, before, view


@pytest.mark.parametrize("name", GAMES)
def test_players_and_spectators_are_sent_the_boards_in_between(shared: Served, name: str):
    bots = ["bot:random"] * (game(name).min_seats - 1 or 1)
    match = shared.begin(name, "here", *bots, seed="pictures")
    with shared.join(match) as ana, shared.join(match, match["spectator"]) as watcher:
        play([ana], 20)
        watcher.catch_up(ana.seq)
    sent = 0
    for one in (ana, watcher):
        for update, before, after in updates(one):
            assert len(update["pictures"]) == len(update["events"])
            shown = before
            for picture in update["pictures"]:
                shown = apply_changes(shown, picture)
                sent += bool(picture)
            assert not astray(shown, after)
    assert sent, "something moved"
    # The bots may have decided before the watcher came: frames and updates are paired by their numbers.
    updates_by_number = {update["seq"]: update for update, _, _ in updates(watcher)}
    path = f"/matches/{match['match']['id']}/replay?start=1&count=50"
    frames = shared.get(path, match["spectator"]).json()["frames"]
    both = [(frame, updates_by_number[frame["n"]]) for frame in frames if frame["n"] in updates_by_number]
    assert both
    assert [frame["pictures"] for frame, _ in both] == [update["pictures"] for _, update in both]


def test_what_is_taken_back_is_not_shown_happening(shared: Served):
    match = shared.begin("green_horde", "here", seed="pictures")
    with shared.join(match) as ana:
        play([ana], 1)
        while ana.asked["undo"] != "free":
            play([ana], 1)
        answer = ana.ask(type="undo", seat=ana.seat, question=ana.asked["question"])
        assert answer["type"] == "done", answer
        ana.catch_up(answer["seq"])
        *_, (last, _, _) = updates(ana)
    assert last["taken_back"]
    assert "pictures" not in last


def test_a_film_of_an_earlier_version_has_no_boards_in_between():
    state = game("zombiland").new(seats=2, seed="film")
    shots = msgspec.json.decode(msgspec.json.encode([record_frame(state, 0, 0)]))
    for scene in shots[0][-1]:
        scene.pop()
    reel = RecordingSegment(0, 0, zlib.compress(msgspec.json.encode(shots)))
    (read,) = read_segment(reel)
    assert [scene.pictures for scene in read.recorded_views] == [None] * 3
    assert read.recorded_views[1].view == apply_changes(view_of(state, 0), ())
