"""Tests of the referee on votes of City of Horror and on what each player may do before a vote."""

import pytest

from horda.referee import Happening, Referee, read_position

TABLE = """game = city_of_horror
players = [white, violet, green, red]
first = red
at = attack armory
armory: priest[white] granny[violet] grandpa[violet] punk[green] zombie*3 antidote card[?]
crossroads: thief[violet] blonde[red] zombie
hands = {white: gun ?}"""


@pytest.mark.rule("CH-VOT-02", "CH-CHR-14", "CH-ATK-07")
def test_the_last_voter_decides_between_all_that_is_still_possible():
    votes = Referee(read_position(TABLE)).votes("armory", {"white": "violet", "violet": "white"})
    assert {share.owner: share.votes for share in votes.shares} == {
        "white": 1,
        "violet": 1,
        "green": 1,
        "red": 0,
    }
    assert [one.elected for one in votes.outcomes] == [("white",), ("violet",), ("white", "violet", "green")]
    assert votes.outcomes[2].decider == "red"


@pytest.mark.rule("CH-CHR-17", "CH-CHR-30")
def test_everybody_is_asked_what_they_may_do_before_a_vote_not_only_who_is_first():
    referee = Referee(read_position(TABLE))
    white, violet = referee.may("white"), referee.may("violet")
    assert "white play gun" in [one.line for one in white.may]
    assert white.unknown_cards == 1
    assert ("white use priest", "CH-CHR-30") in [(one.line, one.rule) for one in white.may_not]
    rules = {one.line: one.rule for one in violet.may}
    assert (rules["violet use grandpa"], rules["violet use thief"]) == ("CH-CHR-15", "CH-CHR-37")
    assert ("violet use granny", "CH-CHR-17") in [(one.line, one.rule) for one in violet.may_not]


def test_a_player_without_anything_to_act_with_is_not_asked():
    alone = TABLE.replace("[green]", "[green, exhausted]")
    referee = Referee(read_position(alone))
    course = referee.play([Happening(choose=f"{colour} pass") for colour in ("red", "white", "violet")])
    assert course.decision is not None
    assert course.accepted == 3


@pytest.mark.rule("CH-LOC-31", "CH-LOC-40")
@pytest.mark.parametrize(
    ("side", "place", "rule"), [("A", "armory", "CH-LOC-31"), ("B", "bank", "CH-LOC-40")]
)
def test_a_vote_cites_the_attack_condition_of_the_side_that_lies_up(side: str, place: str, rule: str):
    people = f"players = [red, blue, green]\n{place}: geek[red] zombie*4"
    table = f"game = city_of_horror\n{people}\nsides = {{{place}: {side}}}"
    assert Referee(read_position(table)).votes(place).rules == ("CH-ATK-04", rule)


def test_the_first_player_is_the_first_with_people_while_nobody_says_who():
    table = read_position("game = city_of_horror\nplayers = [red, blue, green]\nbank: geek[blue] zombie")
    assert Referee(table).problems() == ()
    assert Referee(table).next_position().given["first"] == "blue"


@pytest.mark.parametrize("text", ["game = city_of_horror", "game = zombiland", "game = zombiland\nn1: vera"])
def test_an_empty_table_is_told_what_is_missing(text: str):
    (problem,) = Referee(read_position(text)).problems()
    assert problem.code == "empty"


@pytest.mark.rule("CH-INV-02")
@pytest.mark.parametrize(
    ("moment", "number", "hours"), [("choice", 1, 4), ("movement", 3, 1), ("choice", 4, 1)]
)
def test_an_invasion_card_that_nobody_knows_lies_there_for_each_hour_to_come(
    moment: str, number: int, hours: int
):
    table = read_position(f"game = city_of_horror\nbank: geek[violet]\nround = {number}\nat = {moment}")
    cards = Referee(table).laid_state.cards
    assert len(cards.piles["invasion"]) == hours
    assert not any(cards.known[card] for card in cards.piles["invasion"])


def test_a_match_is_refereed_to_its_end_with_what_is_entered():
    people = "church: mama[green] geek[violet]\narmory: priest[white] teen[violet]\nbank: rocker[green]"
    referee = Referee(read_position(f"game = city_of_horror\n{people}\nround = 4\nat = choice"))
    happened: list[Happening] = []
    course = referee.play(happened)
    while not course.result:
        if course.missing is not None:
            card = course.missing.faces[0].face
            happened.append(Happening(card=card, pile=course.missing.pile))
        else:
            choices = course.decision.choices
            happened.append(
                Happening(choose=next((one for one in choices if one.do == "pass"), choices[0]).line)
            )
        course = referee.play(happened)
    assert course.accepted == len(happened)
