"""Tests that a teammate may answer an absent player's question with only one answer, if the others agree."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.players import Player
from tests.server.serving import Served
from tests.server.table.test_seats import table_of_three, table_of_two

from horda.server.table import absent_answer


def goes(left: Player, stays: Player, seat: int) -> None:
    """Close a connection and wait until the other client sees that the seat is offline."""
    left.close()
    stays.until(lambda message: message["type"] == "table" and not message["match"]["seats"][seat]["online"])


def asks_only(server: Served, match: dict[str, Any], seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the server treat the open question of a seat as one with a single answer."""
    live = server.registry.open_matches[str(match["match"]["id"])]
    monkeypatch.setattr(absent_answer, "_only_answer", lambda _live, asked: live.state.choices(asked)[0])
    assert seat in live.state.deciders


def play_until_asked(players: list[Player], seat: int) -> None:
    """Make first choices until a seat is asked."""
    for _ in range(40):
        now = max(players, key=lambda one: one.seq)
        for one in players:
            one.catch_up(now.seq)
        if seat in now.asked["deciders"]:
            return
        one = next(one for one in players if one.choices)
        one.choose(one.choices[0])
    raise AssertionError(f"seat {seat} was never asked")


def test_alone_at_the_table_one_answers_for_a_friend_at_once(server: Served, monkeypatch: pytest.MonkeyPatch):
    match, ana, ben = table_of_two(server)
    play_until_asked([ana, ben], 1)
    assert ana.ask(type="answer_for", seat=1)["code"] == "seat-is-person"
    goes(ben, ana, 1)
    before = ana.seq
    asks_only(server, match, 1, monkeypatch)
    assert ana.ask(type="answer_for", seat=1)["type"] == "done"
    ana.catch_up(before + 1)
    ana.close()


def test_the_others_vote_on_the_answer(server: Served, monkeypatch: pytest.MonkeyPatch):
    match, ana, ben, eva = table_of_three(server)
    play_until_asked([ana, ben, eva], 2)
    goes(eva, ana, 2)
    before = ana.seq
    asks_only(server, match, 2, monkeypatch)
    assert ana.ask(type="answer_for", seat=2)["type"] == "done"
    ben.until(lambda message: message["type"] == "proposed")
    assert (ben.proposal["kind"], ben.proposal["seat"]) == ("answer", 2)
    assert ana.ask(type="ping")["seq"] == before
    assert ben.consent(agree=True)["type"] == "done"
    ana.catch_up(before + 1)
    for one in (ana, ben):
        one.close()


def test_a_question_with_several_answers_is_left_to_its_person(server: Served):
    _, ana, ben = table_of_two(server)
    play_until_asked([ana, ben], 1)
    goes(ben, ana, 1)
    assert ana.ask(type="answer_for", seat=1)["code"] == "several-answers"
    ana.close()
