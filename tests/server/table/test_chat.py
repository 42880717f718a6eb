"""Tests of chat lines by bots: computed by their worker, sent to everybody, and not forgeable by people."""

import json

import msgspec
import pytest
from tests.server.serving import Served
from tests.think.negotiation.test_city_of_horror import RED, last_night

from horda.engine.chance import Dice
from horda.engine.choices import Choice
from horda.engine.views.imagined import encode_imagined
from horda.server.bots.pool import BotDecision
from horda.server.bots.worker import DecisionRequest, decide
from horda.think.negotiation.speech import Clause, Speech

SPEECH = Speech(0, (Clause("ask", {"part": "antidote"}),), (), Clause("because-chance", {"given": 3}))


def test_a_bot_that_looks_ahead_says_why_it_proposes_a_deal_and_nothing_else():
    state = last_night(first="red")
    told: dict[str, bool] = {}
    while "propose" not in told:
        asked = DecisionRequest(
            state.game.id,
            "abomination",
            RED,
            msgspec.Raw(encode_imagined(state, RED, Dice("w"))),
            "talk",
            20,
            0.0,
        )
        answer = decide(asked)
        assert answer.choice is not None
        taken = Choice.from_json(answer.choice)
        told[taken.verb] = answer.said is not None
        state.apply(taken)
    assert {verb for verb, said in told.items() if said} == {"propose"}
    assert len(told) > 1


def test_what_a_bot_says_reaches_everybody_and_those_who_come_later(
    shared: Served, monkeypatch: pytest.MonkeyPatch
):
    match = shared.begin("city_of_horror", "here", "bot:random", "bot:random", "link", seed="talk")
    said: list[int] = []

    async def talkative_bot(asked: DecisionRequest, choices: list[Choice]) -> BotDecision:
        said.append(asked.seat)
        return BotDecision(choices[0], SPEECH if len(said) == 1 else None)

    monkeypatch.setattr(shared.registry.pool, "choose", talkative_bot)
    with shared.join(match) as ana, shared.join(match, match["links"][0]["link"], seat=3) as ben:
        while not said:
            for one in (ana, ben):
                if one.choices:
                    one.choose(one.choices[0])
                    break
            else:
                ana.receive()
        line = ana.wait("chat")["line"]
        assert (line["seat"], line["text"]) == (said[0], "")
        assert line["speech"] == json.loads(msgspec.json.encode(SPEECH))
        with shared.join(match, match["spectator"]) as watcher:
            assert watcher.chat == [line]


def test_nobody_speaks_as_bots_do(shared: Served):
    match = shared.begin("zombiland", "here", "link")
    with shared.join(match) as ana:
        text = msgspec.json.encode(SPEECH).decode()
        ana.send(type="say", text=text, phrase=True)
        line = ana.wait("chat")["line"]
        assert (line["text"], line["phrase"]) == (text, False)
        assert line.get("speech") is None
