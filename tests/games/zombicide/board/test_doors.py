"""Tests of the shown probability that an attempt opens a door."""

from itertools import product

import pytest

from horda.engine.views.cases import play
from horda.games.green_horde.game import GreenHorde
from horda.games.rue_morgue.game import RueMorgue
from horda.games.zombicide.events.combat_events import DoorRolled
from horda.games.zombicide.events.events import GateOpened
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.rules.board.gates import OpenGate

GREEN, RUE = GreenHorde(), RueMorgue()


@pytest.mark.parametrize(
    ("game", "holder", "tool"),
    [
        (GREEN, "asim[short_sword]", "short_sword"),
        (GREEN, "asim[axe]", "axe"),
        (RUE, "dan[crowbar]", "crowbar"),
        (RUE, "dan[fire_axe]", "fire_axe"),
    ],
)
def test_the_chance_of_a_door_equals_the_share_of_all_rolls(game: Zombicide, holder: str, tool: str):
    """The shown chance is compared with all rolls of two dice, of which the rules use one or both."""
    opened = []
    shown = set()
    for dice in product(range(1, 7), repeat=2):
        s = game.place({"zones": {"A1": holder}, "dice": list(dice)})
        attempt = next(one for one in s.choices(s.deciders[0]) if one.verb == "open_door")
        assert attempt.name("weapon") == tool
        shown.add(s.game.chances(s, attempt)["open"])
        before = len(s.log)
        s.apply(attempt)
        rolls = [one for one in s.events(before) if isinstance(one, DoorRolled)]
        opened.append(rolls[0].opened if rolls else True)
    assert len(shown) == 1
    assert shown.pop() == pytest.approx(sum(opened) / len(opened))


def test_who_opened_a_door_is_told_and_nobody_where_it_opened_by_itself():
    s = RUE.place({"zones": {"A1": "dan[crowbar]"}})
    gate = next(one for one in s.choices(s.deciders[0]) if one.verb == "open_door").name("gate")
    other = s.clone()
    play(s, f"dan open_door {gate} crowbar")
    other.push(OpenGate(other.board.gate_called[gate], 0))
    other.advance()
    assert [one.survivor for one in s.events() if isinstance(one, GateOpened)] == ["dan"]
    assert [one.survivor for one in other.events() if isinstance(one, GateOpened)] == [""]
