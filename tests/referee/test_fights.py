"""Tests of the referee on fights of Survivor Zombiland: odds with cards, helpers, positions during a fight."""

import pytest

from horda.engine.views.position import BadPosition
from horda.referee import Happening, Referee, read_position

TABLE = """game = zombiland
n4: vera[2 health, hospital, old_bat, pistol]
e2: tomas[3 health, torch, machete, ?]
w2: nadia[3 health, shout]
order = [vera, tomas, nadia]
fight = twins"""


def fight_cards(referee: Referee, *counted: str) -> dict[str, tuple[str, str, float]]:
    (odds,) = referee.odds("vera", "twins", counted)
    return {one.card: (one.moment, one.rule, round(one.success, 2)) for one in odds.cards}


@pytest.mark.rule("ZL-FGT-02")
def test_cards_that_are_counted_in_add_to_the_die_and_the_space():
    referee = Referee(read_position(TABLE))
    (bare,) = referee.odds("vera")
    assert (bare.power, bare.added, bare.needed) == (10, 1, 6)
    (armed,) = referee.odds("vera", "twins", ("vera old_bat", "vera pistol"))
    assert (armed.added, armed.needed, armed.success) == (6, 4, 0.5)


@pytest.mark.rule("ZL-RSC-02", "ZL-RSC-03", "ZL-RSC-05")
def test_each_card_says_when_it_may_be_played_or_why_not():
    cards = fight_cards(Referee(read_position(TABLE)), "vera old_bat", "vera pistol")
    assert cards["torch"] == ("now", "ZL-RSC-03", 0.67)
    assert cards["machete"] == ("never", "ZL-RSC-02", 1.0)
    assert cards["shout"] == ("later", "ZL-RSC-05", 0.67)
    assert cards["old_bat"] == ("now", "ZL-FGT-01", 0.5), "a card that is counted in changes nothing more"


def test_cards_that_nobody_named_are_left_out_and_said_to_be():
    (odds,) = Referee(read_position(TABLE)).odds("vera")
    assert odds.leaves_out == ("cards",)
    (open_odds,) = Referee(read_position(TABLE.replace(", ?", ""))).odds("vera")
    assert open_odds.leaves_out == ()


@pytest.mark.rule("ZL-FGT-05")
def test_the_bites_of_a_lost_fight_are_told_and_whether_they_kill():
    (odds,) = Referee(read_position(TABLE)).odds("vera")
    assert (odds.bites, odds.is_deadly) == (2, False)
    (frail,) = Referee(read_position(TABLE.replace("2 health", "1 health"))).odds("vera")
    assert frail.is_deadly


def test_the_cards_offered_in_the_fight_are_those_that_may_be_played_now():
    referee = Referee(read_position(TABLE))
    own = {choice.args["card"] for choice in referee.decision().choices if choice.do == "play"}
    assert own == {"old_bat", "pistol"}
    helping = referee.play([Happening(choose="vera roll")]).decision.choices
    assert {choice.args["card"] for choice in helping if choice.do == "play"} == {"torch"}


@pytest.mark.rule("ZL-FGT-03")
def test_a_fight_goes_on_with_the_die_of_the_table():
    table = read_position(TABLE.replace(", ?", "").replace("shout", "?"))
    lines = ["vera play old_bat vera", "vera play pistol vera", "tomas pass"]
    happened = [Happening(choose=line) for line in lines]
    waiting = Referee(table).play([*happened, Happening(choose="nadia pass")])
    assert waiting.missing.kind == "dice"
    won = Referee(table).play([*happened, Happening(choose="nadia pass"), Happening(dice=(4,))])
    assert "FightWon" in [step.event for step in won.steps]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("fight = twins", "fight = pharmacy"),
        ("fight = twins", "fight = gorilla"),
        ("n4: vera[2 health, hospital, old_bat, pistol]", "n4: vera[zombie]"),
    ],
)
def test_a_fight_that_cannot_be_is_told(old: str, new: str):
    assert Referee(read_position(TABLE.replace(old, new))).problems()


def test_a_card_that_may_not_be_played_is_not_counted_in():
    referee = Referee(read_position(TABLE))
    for line in ("tomas machete", "nadia shout", "vera torch"):
        with pytest.raises(BadPosition, match=line):
            referee.odds("vera", "twins", (line,))
