"""Tests of attempts to evade a binding promise: refused, prevented, or recorded as broken (CH-NEG-02, CH-Q-55)."""

import pytest
from tests.games.city_of_horror.conftest import (
    event_lines,
    has_logged,
    look,
    offered_lines,
    play,
    refusing_rules,
    table,
)
from tests.games.city_of_horror.negotiation.test_deals import bargain, promise

# --- a sold vote ------------------------------------------------------------------------------------------


def vote_sold(**given: object):
    """Return a position after red paid blue an Antidote for a vote against green at the Bank; blue is asked."""
    bank = "geek[red] thief[green] teen[blue] zombie*3"
    s = table(
        **{
            "at": "attack bank",
            "passing": [],
            "bank": bank,
            "church": "mama[green] rasta[blue]",
            "antidotes": {"red": 1},
            "hands": {"blue": "hideout"},
            **given,
        }
    )
    play(
        s, "red offer blue", "red give_antidote", *promise("red", "vote_attack", "bank", "green", demand=True)
    )
    play(s, "red propose", "green pass", "blue accept 1", "red pass", "green pass")
    return s


@pytest.mark.rule("CH-NEG-02", "CH-HID-01")
def test_who_has_sold_a_vote_cannot_hide_the_last_voter():
    s = vote_sold()
    play(s, "blue play hideout")
    assert offered_lines(s) == ["blue aim_at_who rasta"]
    alone = vote_sold(church="mama[green]")
    assert refusing_rules(alone, "blue", "play", "hideout") == ("CH-NEG-02",)
    second = vote_sold(bank="geek[red] thief[green] teen[blue] punk[blue] zombie*3")
    play(second, "blue play hideout")
    assert "blue aim_at_who teen" in offered_lines(second)


@pytest.mark.rule("CH-NEG-02", "CH-CHR-25")
def test_who_has_sold_a_vote_cannot_let_the_child_hide():
    s = vote_sold(bank="geek[red] thief[green] little_boy[blue] zombie*3")
    assert refusing_rules(s, "blue", "use", "little_boy") == ("CH-NEG-02",)
    play(s, "blue pass", "red vote green", "green vote red")
    assert has_logged(s, "VoteCast 2 1 1", "PromiseKept 2 0 vote_attack")


@pytest.mark.rule("CH-NEG-02", "CH-EXP-08")
def test_a_sold_vote_that_its_seller_burns_down_is_broken():
    s = table(
        at="attack armory",
        passing=[],
        armory="geek[red] thief[green] teen[blue] zombie*3",
        bank="mama[green]",
        markers={"armory": 2},
        hands={"blue": "molotov_cocktail"},
    )
    play(s, "red offer blue", *promise("red", "vote_attack", "armory", "green", demand=True), "red propose")
    play(s, "green pass", "blue accept 1", "red pass", "green pass")
    play(s, "blue play molotov_cocktail", "blue aim_at_location armory", "blue mark armory")
    while s.here == 3 and any(line.endswith(" pass") for line in offered_lines(s)):
        play(s, next(line for line in offered_lines(s) if line.endswith(" pass")))
    assert "PromiseBroken 2 0 vote_attack 1 - - - armory" in event_lines(s)


@pytest.mark.rule("CH-NEG-02", "CH-VOT-02")
def test_a_vote_is_not_sold_by_who_has_only_hidden_people_there():
    s = bargain(church="geek[red] thief[green] teen[blue, hidden] zombie*3", antidotes={"red": 1})
    play(s, "red offer blue", "red demand", "red choose_promise vote_attack")
    assert "red choose_location church" not in offered_lines(s)


# --- a sold item of the sharing ---------------------------------------------------------------------------


def item_sold():
    """Return a position in which red is bound to give the Antidote to blue, and red must decide."""
    s = table(
        at="sharing church",
        passing=[],
        church="geek[red] rasta[red] thief[green] antidote",
        bank="teen[blue]",
        antidotes={"green": 1},
    )
    play(s, "red offer blue", *promise("red", "hand_out", "church", "antidote"), "red propose")
    play(s, "green pass", "blue accept 1")
    return s


@pytest.mark.rule("CH-NEG-02", "CH-SHR-04")
def test_who_has_sold_an_item_does_not_sell_the_vote_that_would_win_it():
    s = item_sold()
    play(s, "red pass", "green offer red", "green give_antidote", "green demand")
    play(s, "green choose_promise vote_sharing")
    assert "green choose_location church" in offered_lines(s)
    play(s, "green choose_location church")
    assert offered_lines(s) == ["green choose_target red"]


@pytest.mark.rule("CH-NEG-02", "CH-SHR-04")
def test_who_has_sold_an_item_votes_for_nobody_else():
    s = item_sold()
    play(s, "red pass", "green pass", "blue pass", "green vote green")
    assert has_logged(s, "VoteCast 0 0 2", "PlayerElected 0 sharing")


@pytest.mark.rule("CH-NEG-02", "CH-SHR-09")
def test_who_has_sold_an_item_breaks_a_tie_for_nobody_else():
    s = table(at="sharing church", passing=[], church="geek[red] thief[green] antidote", bank="teen[blue]")
    play(s, "red offer blue", *promise("red", "hand_out", "church", "antidote"), "red propose")
    play(s, "green pass", "blue accept 1", "red pass", "green pass", "blue pass", "green vote green")
    assert has_logged(s, "TieBroken 0 0", "PlayerElected 0 sharing")


@pytest.mark.rule("CH-NEG-02", "CH-SHR-04")
def test_who_has_sold_the_vote_of_a_sharing_sells_no_item_of_it():
    s = table(at="sharing church", passing=[], church="geek[red] thief[green] antidote", bank="teen[blue]")
    play(s, "red offer green", *promise("red", "vote_sharing", "church", "green"), "red propose")
    play(s, "green accept 1", "blue pass", "red offer blue", "red promise", "red choose_promise hand_out")
    assert "red choose_location church" not in offered_lines(s)


# --- a sold tie-break -------------------------------------------------------------------------------------


def tie_sold(**given: object):
    """Return a position in which green owns the rested Student and has sold a tie; blue is First Player."""
    s = bargain(
        **{
            "first": "blue",
            "church": "geek[red] thief[blue] zombie*3",
            "bank": "student[green]",
            "hands": {"green": "alarm"},
            **given,
        }
    )
    play(s, "blue pass", "red offer green", *promise("red", "tie_attack", "church", "blue", demand=True))
    play(s, "red propose", "green accept 1", "blue pass", "red pass")
    return s


@pytest.mark.rule("CH-NEG-02", "CH-NEG-05", "CH-CHR-23")
def test_who_sells_a_tie_by_the_student_has_to_take_the_marker():
    s = tie_sold()
    assert "green pass" not in offered_lines(s)
    assert refusing_rules(s, "green", "pass") == ("CH-NEG-02",)
    play(s, "green use student", "blue pass", "red pass", "green pass", "red vote blue", "blue vote red")
    assert has_logged(s, "FirstPlayerNamed 1", "TieBroken 1 2", "PromiseKept 1 0 tie_attack")


@pytest.mark.rule("CH-NEG-02", "CH-NEG-05")
def test_without_an_attack_to_come_the_student_need_not_take_the_marker():
    s = tie_sold(church="geek[red] thief[blue] zombie")
    assert "green pass" in offered_lines(s)


@pytest.mark.rule("CH-NEG-02", "CH-LOC-27")
def test_the_student_who_is_to_take_the_marker_pays_for_nothing():
    s = table(
        at="hospital",
        sides={"hospital": "B"},
        first="blue",
        hospital="geek[red] student[green] mama[green] thief[blue] zombie*3",
        passing=[],
    )
    play(s, "blue pass", "red offer green", *promise("red", "tie_attack", "hospital", "blue", demand=True))
    play(s, "red propose", "green accept 1", "blue pass", "red pass", "green pass")
    play(s, "blue skip_effect", "red skip_effect", "green use_effect")
    assert has_logged(s, "CharacterExhausted mama")


@pytest.mark.rule("CH-NEG-02")
def test_who_sells_a_tie_by_the_student_does_not_promise_to_leave_her_alone():
    s = tie_sold()
    play(s, "green offer red", "green promise", "green choose_promise not_use")
    assert "green choose_location church" not in offered_lines(s)
    still = tie_sold()
    play(still, "green offer red", "green promise", "green choose_promise still")
    assert "green choose_location church" not in offered_lines(still)


@pytest.mark.rule("CH-NEG-02", "CH-NEG-05")
def test_a_sold_tie_is_void_when_somebody_else_takes_the_marker():
    s = bargain(first="blue", church="geek[red] thief[blue] zombie*3", bank="student[green]")
    play(s, "blue offer red", *promise("blue", "tie_attack", "church", "red"), "blue propose")
    play(s, "red accept 1", "green use student", "blue pass", "red pass", "green pass")
    play(s, "red vote blue", "blue vote red")
    play(s, "green pass", "blue pass", "red pass", "green break_tie blue")
    assert look(s, "record") == ["blue lapsed tie_attack"]


# --- a loss -----------------------------------------------------------------------------------------------


def position_with_sold_vote(people: str):
    """Return a position in which green has sold its sharing vote and is about to lose a Character."""
    s = bargain(church=f"geek[red] rasta[red] {people} zombie*3 antidote", bank="mama[green] teen[blue]")
    play(s, "red offer green", *promise("red", "vote_sharing", "church", "red", demand=True), "red propose")
    play(s, "green accept 1", "blue pass", "red pass", "green pass")
    play(s, "red vote green", "green vote red")
    return s


def pass_or_vote(s) -> None:
    """Let everybody pass, and red vote for itself, until the promise is settled."""
    while not look(s, "record"):
        play(s, next(line for line in offered_lines(s) if line.endswith(("pass", "red vote red"))))


@pytest.mark.rule("CH-NEG-02", "CH-ATK-06")
def test_who_gives_up_the_voter_though_another_could_go_has_broken_the_promise():
    s = position_with_sold_vote("thief[green] grandpa[green]")
    play(s, "green lose thief")
    pass_or_vote(s)
    assert look(s, "record") == ["green broken vote_sharing"]


@pytest.mark.rule("CH-NEG-02", "CH-ATK-06")
def test_who_had_nobody_else_to_lose_has_broken_nothing():
    s = position_with_sold_vote("thief[green]")
    pass_or_vote(s)
    assert look(s, "record") == ["green lapsed vote_sharing"]
