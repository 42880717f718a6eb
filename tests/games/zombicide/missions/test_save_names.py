"""Tests that saves identify triggers and tokens by content, whatever their order in the mission's file."""

import horda
from horda.games.zombicide.missions.records import EffectRecord, TokenRecord, TriggerRecord
from horda.games.zombicide.missions.save_names import branch_name, token_names, trigger_names


def test_a_trigger_keeps_its_name_among_others_and_in_another_order():
    when = horda.game("rue_morgue").plans["tent_city"].mission.when
    names = trigger_names(when)
    assert len(set(names)) == len(when)
    assert trigger_names(when[::-1]) == names[::-1]
    assert trigger_names(when[2:]) == names[2:]


def test_a_name_tells_what_is_waited_for():
    named = trigger_names(
        [TriggerRecord("objective_taken", (), colour="red"), TriggerRecord("round_ends", ())]
    )
    assert named[0].startswith("objective_taken.red.")
    assert named[1].startswith("round_ends.")


def test_triggers_that_say_the_same_are_counted():
    twin = TriggerRecord("round_ends", ())
    first, second, third = trigger_names([twin, twin, twin])
    assert (second, third) == (f"{first}#2", f"{first}#3")


def test_a_list_that_a_die_leads_to_is_called_by_its_trigger():
    assert branch_name("$.when[1].do[0].roll.6", ["first", "second"]) == "second.do[0].roll.6"
    assert branch_name("$.elsewhere[1].roll.6", ["first", "second"]) == "$.elsewhere[1].roll.6"


def test_a_trigger_that_rolls_a_die_has_a_name_whether_its_faces_are_numbers_or_text():
    number, text = (TriggerRecord("round_ends", (EffectRecord(roll={face: ()}),)) for face in (6, "6"))
    assert trigger_names([number]) == trigger_names([text])


def test_a_token_keeps_its_name_among_others_and_in_another_order():
    tokens = horda.game("green_horde").plans["cleansing_flood"].mission.tokens
    names = token_names(tokens)
    assert len(set(names)) == len(tokens)
    assert token_names(tokens[::-1]) == names[::-1]
    assert token_names(tokens[2:]) == names[2:]


def test_tokens_alike_but_for_their_place_in_the_order_have_names_of_their_own():
    first, last = TokenRecord("objective", "B3", order=1), TokenRecord("objective", "B3", order=2)
    assert token_names([first, last]) == token_names([last, first])[::-1]
    assert token_names([TokenRecord("objective", "B3")] * 2) == ["objective.B3", "objective.B3#2"]
