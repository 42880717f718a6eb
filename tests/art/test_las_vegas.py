"""Tests of the drawings of Army of the Dead: tiles, zombies and tokens."""

import pytest

from horda import art
from horda.art.figures import symbols_by_name
from horda.games.army_of_the_dead.game import ArmyOfTheDead
from horda.games.zombicide.missions.reading.plan import as_text, plan_of
from horda.games.zombicide.state import ZombicideState

GAME = ArmyOfTheDead()


def table(**zones: str) -> ZombicideState:
    s = GAME.place({"tiles": [["V1"]], "zones": zones})
    assert isinstance(s, ZombicideState)
    return s


@pytest.mark.parametrize(
    ("tile", "drawn", "times"),
    [
        ("R1", "fountain", 1),
        ("R3", "bus", 2),
        ("R4", "slots", 15),
        ("R5", "elevator", 1),
        ("R6", "statue", 1),
        ("R8", "vault", 1),
        ("R8", "trap", 1),
        ("V2", "helipad", 1),
        ("V4", "elevator", 1),
    ],
)
def test_a_face_shows_what_is_on_it(tile: str, drawn: str, times: int):
    assert art.tile(GAME.tiles[tile]).svg.count(f'href="#{drawn}"') == times


@pytest.mark.parametrize("tile", sorted(GAME.tiles))
def test_every_face_is_drawn_in_both_themes(tile: str):
    for degrees in (0, 90):
        assert art.tile(GAME.tiles[tile], degrees=degrees).svg.startswith("<svg")
    assert "var(--" not in art.tile(GAME.tiles[tile], theme="paper").svg


def test_zones_of_a_hall_are_divided_by_floor_lines():
    """Zones of a hall have no walls between them; only slot machines stand there."""
    hall = art.tile(GAME.tiles["R4"]).svg
    rooms = art.tile(GAME.tiles["R8"]).svg
    assert hall.count('class="e-open"') == 9
    assert "M-24" not in hall
    assert "M-24" in rooms


@pytest.mark.parametrize("kind", [kind.name for kind in GAME.edition.kinds])
def test_every_zombie_has_a_figure_of_its_own(kind: str):
    drawn = art.state(table(A1="kate", B1=kind)).svg
    assert f'href="#z-{kind.replace("_", "-")}"' in drawn


def test_sleepers_and_zeus_are_drawn_where_their_tokens_lie():
    drawn = art.state(table(A1="kate noise", B1="sleepers[2]", C1="zeus_spawn[zeus]")).svg
    assert drawn.count('href="#z-sleeper"') == 1
    assert drawn.count('href="#leader"') == 1
    assert drawn.count('href="#noise"') == 1


def test_a_missions_map_shows_sleepers_and_elevators():
    record = {"id": "test", "origin": "horda", "win": {"never": True}, "tiles": [["R7", "V6"]]}
    words = {**record, "floors": {"up": ["V6"]}, "lifts": [["A1", "D2"]], "sleepers": ["A2", "B2", "F2"]}
    drawn = art.mission(plan_of(as_text(words), GAME.words, name="test")).svg
    assert drawn.count('href="#z-sleeper"') == 3
    assert drawn.count('href="#elevator"') == 2


def test_a_closed_elevator_is_boarded_up_and_floors_have_names():
    plan = GAME.plans["jackpot"]
    shut = [plan.board.names[zone] for zone in range(plan.board.size) if plan.board.is_shut_lift(zone)]
    assert shut == ["B9"]
    drawn = art.mission(plan, floors={"ground": "Street", "basement": "Under <ground>"}).svg
    assert drawn.count('class="bar"') == 1
    assert 'class="floor">Street<' in drawn
    assert 'class="floor">Under &lt;ground&gt;<' in drawn
    assert 'class="floor"' not in art.mission(GAME.plans["left_behind"], floors={"ground": "Street"}).svg
    assert 'class="bar"' not in art.tile(GAME.tiles["V7"]).svg


def test_explosives_and_the_truck_are_on_the_sheet():
    assert {"gas-can", "tnt", "booby-trap", "truck", "slots"} <= set(symbols_by_name())
