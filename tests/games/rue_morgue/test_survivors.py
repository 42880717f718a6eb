"""Tests of survivors of Rue Morgue: the reshuffled deck, and skills that act before the first round."""

import pytest
from tests.games.rue_morgue.conftest import GAME, place

from horda.engine.views.cases import offered_lines, play
from horda.games.rue_morgue.skills.surviving import StartHigher
from horda.games.zombicide.rules.inventory.slots import discard
from horda.games.zombicide.state import ZombicideState

KEPT_OUT = {"bulletproof_vest", "la_guillotine", "molotov", "nailbat", "wounded", "sniper_rifle"}


@pytest.mark.rule("RM-SEA-06")
def test_the_discards_make_a_new_deck_without_what_is_kept_apart():
    s = place(
        zones={
            "A2": "jane[la_guillotine, nailbat, pack:bulletproof_vest, pack:molotov, pack:knife]",
            "B2": "dan[wounded]",
        }
    )
    for card in s.cards_of(0):
        discard(s, 0, card)
    for card in s.cards.piles["equipment"]:
        s.cards.move(card, "equipment", "equipment_discard")
    count = len(s.cards.piles["equipment_discard"])
    play(s, "jane search")
    made = [*s.cards.piles["equipment"], *s.cards.piles["equipment_discard"], *s.cards.piles["loose"]]
    assert not KEPT_OUT & {s.cards.face(card) for card in made}
    assert len(made) == count


def before_dealing(skill: str, seats: int) -> ZombicideState:
    """Return a match whose first survivor has a skill, just before the starting equipment is dealt."""
    s = GAME.new(seats=seats, seed=3, mission="learning_to_fly")
    assert isinstance(s, ZombicideState)
    while len(s.roster) < 6:
        s.apply(s.all_choices()[0])
    s.give_skill(0, skill)
    return s


def set_up(s: ZombicideState) -> None:
    """Answer questions until the first round, or until a skill asks a question before the round."""
    while not s.round and not isinstance(s.question(), StartHigher):
        s.apply(s.all_choices()[0])


@pytest.mark.rule("RM-SK-42")
@pytest.mark.parametrize("weapon", ["pistol", "crowbar"])
def test_a_skill_brings_its_weapon_on_top_of_what_is_dealt(weapon):
    s = before_dealing(f"starts_with_a_{weapon}", 1)
    set_up(s)
    faces = [s.cards.face(card) for card in s.cards_of(0)]
    assert weapon in faces
    assert len(faces) == 2
    assert GAME.violations(s) == []


@pytest.mark.rule("RM-SK-65")
def test_a_survivor_begins_at_a_higher_level_when_all_agree():
    s = before_dealing("can_start_at_orange", 2)
    set_up(s)
    for seat in (0, 1):
        assert list(s.deciders) == [seat]
        s.apply(next(choice for choice in s.all_choices() if choice.verb == "agree"))
    name = s.roster[0]
    assert s.xp[0] == 19
    assert s.level[0] == 2
    assert s.has_skill(0, "plus_1_action")
    assert all(line.startswith(f"{name} gain_skill") for line in offered_lines(s))


@pytest.mark.rule("RM-SK-65")
def test_one_player_who_minds_is_enough():
    s = before_dealing("can_start_at_orange", 2)
    set_up(s)
    for verb in ("agree", "refuse"):
        s.apply(next(choice for choice in s.all_choices() if choice.verb == verb))
    assert s.xp[0] == 0
    assert s.level[0] == 0


def test_a_position_with_guests_is_saved_and_loaded():
    s = place(options={"guests": True}, zones={"B1": "cathy[shotgun]", "C1": "walker standard_walker"})
    again = GAME.from_json(s.to_json())
    assert again.hash() == s.hash()
    assert GAME.describe(again) == GAME.describe(s)
    assert GAME.violations(again) == []
