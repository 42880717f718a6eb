"""Tests of which choices are shown as making noise."""

import pytest

from horda.games.army_of_the_dead.game import ArmyOfTheDead
from horda.games.green_horde.game import GreenHorde
from horda.games.rue_morgue.game import RueMorgue
from horda.games.zombicide.events.events import NoiseMade
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.state import ZombicideState
from horda.server.protocol.projection import asked_record

GREEN, RUE, ARMY = GreenHorde(), RueMorgue(), ArmyOfTheDead()
POSITIONS = [
    (GREEN, {"A1": "asim[axe, lightning_ball] walker", "B1": "walker"}),
    (RUE, {"A1": "dan[fire_axe, pistol] walker", "B1": "walker"}),
    (RUE, {"A1": "jane[ninja, fire_axe, pistol] walker", "B1": "walker"}),
    (ARMY, {"A1": "tanaka[smg, katana] shambler", "B1": "shambler"}),
    (ARMY, {"A1": "tanaka[smg, rocket_launcher, pack:silencer]", "B1": "shambler"}),
]


def place_zones(game: Zombicide, zones: dict[str, str]) -> ZombicideState:
    s = game.place({"zones": zones})
    assert isinstance(s, ZombicideState)
    return s


def noisy_choices(s: ZombicideState) -> set[str]:
    """Return the offered choices that are shown as making noise, as text without the seat."""
    open_now = s.choices(s.deciders[0])
    return {choice.text().partition(" ")[2] for choice in open_now if s.game.is_noisy(s, choice)}


def test_an_axe_is_heard_at_a_door_and_not_in_a_fight():
    found = noisy_choices(place_zones(RUE, {"A1": "dan[fire_axe] walker"}))
    assert found == {"open_door A1-A2 fire_axe", "make_noise"}


def test_a_shot_is_heard_unless_a_ninja_fires_it():
    assert "shoot pistol B1" in noisy_choices(place_zones(RUE, {"A1": "jane[pistol]", "B1": "walker"}))
    assert noisy_choices(place_zones(RUE, {"A1": "jane[ninja, pistol]", "B1": "walker"})) == {"make_noise"}


def test_a_shot_whose_noise_comes_afterwards_is_noisy_and_a_silencer_hushes_it():
    assert noisy_choices(place_zones(ARMY, {"A1": "tanaka[smg]", "B1": "shambler"})) >= {"shoot smg B1"}
    hushed = noisy_choices(
        place_zones(ARMY, {"A1": "tanaka[smg, rocket_launcher, pack:silencer]", "B1": "shambler"})
    )
    assert "shoot smg B1" not in hushed
    assert "shoot rocket_launcher B1" in hushed


def test_enchantments_are_heard():
    found = noisy_choices(place_zones(GREEN, {"A1": "asim[healing, wounds=1]"}))
    assert "enchant healing asim" in found


@pytest.mark.parametrize(("game", "zones"), POSITIONS)
def test_what_is_said_to_be_noisy_is_what_makes_noise(game: Zombicide, zones: dict[str, str]):
    s = place_zones(game, zones)
    said, heard = noisy_choices(s), set()
    for choice in s.choices(s.deciders[0]):
        after, before = s.clone(), len(s.events())
        after.apply(choice)
        while (
            choice.verb != "end_turn" and after.deciders and type(after.question()) is not type(s.question())
        ):
            after.apply(after.choices(after.deciders[0])[-1])
        if choice.verb != "end_turn" and any(isinstance(one, NoiseMade) for one in after.events(before)):
            heard.add(choice.text().partition(" ")[2])
    assert said == heard
    assert said


def test_asking_for_noise_changes_nothing():
    s = place_zones(*POSITIONS[0])
    before = s.hash()
    noisy_choices(s)
    assert s.hash() == before


def test_a_seat_is_told_of_each_choice_and_of_nothing_where_all_is_quiet():
    s = place_zones(RUE, {"A1": "dan[fire_axe] walker"})
    record = asked_record(s, s.deciders[0], undo="no", question=1)
    assert {offer.choice.do for offer in record.choices if offer.noisy} == {
        "open_door",
        "make_noise",
    }
    others = [seat for seat in range(s.seats) if seat not in s.deciders]
    assert all(asked_record(s, seat, undo="no", question=1).choices == () for seat in [*others, None])


def test_an_attack_without_a_target_is_marked():
    """A zone that is empty or contains only friends has no target."""
    s = place_zones(RUE, {"A1": "jane[pistol]", "B1": "dan", "C1": "walker"})
    shots = [one for one in s.choices(s.deciders[0]) if one.verb == "shoot"]
    vain = {one.name("zone") for one in shots if s.game.is_futile(s, one)}
    assert vain == {one.name("zone") for one in shots} - {"C1"}
    assert "B1" in vain
