"""Tests of custom players: lookup by entry point, module or file, and the errors for players that cannot be used."""

import pickle
import re
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from horda.bots import BadPlayer, UnknownBot, bot, known_bots, own
from horda.bots.own import absolute_name, own_player
from horda.engine.chance import Dice
from horda.engine.player import OverBudget, Player, PlayerFailed, Turn, decision
from horda.games import game

FIRST = """
from dataclasses import dataclass

@dataclass
class First:
    at: int = 0

    def choose(self, turn):
        return turn.choices[self.at]
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


def turn() -> Turn:
    state = game("zombiland").new(seats=2, seed=1)
    return Turn.of(state, state.deciders[0], Dice(1))


def write(file: Path, text: str) -> str:
    file.write_text(text, encoding="utf-8")
    return file.name


def test_a_player_is_found_in_a_file_with_and_without_its_class(here: Path):
    name = write(here / "my_player.py", FIRST)
    asked = turn()
    for called in (name, f"{name}:First", str(here / name), f"{here / name}:First"):
        assert decision(bot(called, "zombiland"), asked) is asked.choices[0]
    assert absolute_name(f"{name}:First") == f"{here / name}:First"
    assert absolute_name(name) == str(here / name)
    assert absolute_name("heuristic") == "heuristic"


def test_a_player_is_found_in_a_module_that_may_hold_others(here: Path):
    write(here / "its_helper_7.py", "AT = 0\n")
    write(here / "its_module_7.py", "from its_helper_7 import AT\n" + FIRST)
    assert type(bot("its_module_7:First", "zombiland")).__name__ == "First"
    write(here / "beside_8.py", "import its_helper_7\n" + FIRST)
    assert type(bot("beside_8.py", "zombiland")).__name__ == "First"


def test_a_player_of_an_installed_package_is_found_by_its_name(here: Path, monkeypatch: pytest.MonkeyPatch):
    write(here / "package_9.py", FIRST)
    points = EntryPoints([EntryPoint("first_of_all", "package_9:First", own.ENTRY_POINT_GROUP)])
    monkeypatch.setattr(own, "entry_points", lambda group: points.select(group=group))
    assert "first_of_all" in known_bots("zombiland")
    assert type(bot("first_of_all", "zombiland")).__name__ == "First"


BAD = {
    "gone.py": ("no-file", r"there is no file gone\.py; name the path"),
    "nowhere_at_all:First": ("no-module", r"there is no module `nowhere_at_all`; install it"),
    "broken.py:First": ("no-load", r"NameError: name 'oh' is not defined \(.*broken\.py:2\); mend"),
    "typo.py": ("no-load", r"IndentationError: .*typo\.py:2"),
    "lacking.py": ("no-load", r"No module named 'no_such_library'"),
    "two.py": ("which", r"several players: One, Two .*name one after a colon"),
    "two.py:Three": ("no-class", r"no class `Three` \(.*two\.py\)"),
    "two.py:Dumb": ("no-choose", r"`Dumb` has no method `choose`"),
    "empty.py": ("no-player", r"no class with a method `choose`"),
    "needy.py": ("no-make", r"TypeError: .*strength.*it has to need no arguments"),
    "abroad.py": ("other-game", r"it plays green_horde"),
}
FILES = {
    "broken": "\noh\n",
    "typo": "class A:\ndef choose(self",
    "lacking": "import no_such_library\n",
    "two": "class One:\n    def choose(self, turn): ...\nclass Two(One): ...\nclass Dumb: ...\n",
    "empty": "CHOICE = 1\n",
    "needy": "class Needy:\n    def __init__(self, strength): ...\n    def choose(self, turn): ...\n",
    "abroad": "class Abroad:\n    games = ('green_horde',)\n    def choose(self, turn): ...\n",
}


@pytest.mark.parametrize("name", sorted(BAD))
def test_an_error_says_why_a_player_cannot_be_loaded(name: str, here: Path):
    for stem, text in FILES.items():
        write(here / f"{stem}.py", text)
    why, told = BAD[name]
    with pytest.raises(BadPlayer) as caught:
        bot(name, "zombiland")
    assert caught.value.why == why
    assert re.search(told, str(caught.value)), caught.value
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_corrected_file_is_read_again(here: Path):
    write(here / "mended.py", "oh\n")
    with pytest.raises(BadPlayer):
        own_player("mended.py")
    write(here / "mended.py", FIRST)
    assert own_player("mended.py").__name__ == "First"


def test_an_unknown_name_is_answered_with_how_custom_players_are_named():
    with pytest.raises(UnknownBot, match=r"my_player\.py:Class"):
        bot("genius", "zombiland")


class Raises:
    def choose(self, turn: Turn) -> object:
        return turn.choices[99]


class SaysNothing:
    def choose(self, turn: Turn) -> object:
        return None


class Cheats:
    def choose(self, turn: Turn) -> object:
        return type(turn.choices[0])(turn.seat, "win")


@pytest.mark.parametrize(
    ("player", "why", "told"),
    [
        (Raises(), "raised", r"the player `mine` raised IndexError: .*test_own\.py:\d+\); mend its `choose`"),
        (SaysNothing(), "no-choice", r"answered a value of type `NoneType`"),
        (Cheats(), "not-offered", r"answered `\d win`, which is not among `turn\.choices`"),
    ],
)
def test_an_error_in_a_players_decision_says_what_and_where(player: Player, why: str, told: str):
    with pytest.raises(PlayerFailed, match=told) as caught:
        decision(player, turn(), "mine")
    assert caught.value.why == why
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_copy_of_an_offered_choice_is_accepted():
    class Copies:
        def choose(self, turn: Turn) -> object:
            first = turn.choices[0]
            return type(first)(first.seat, first.verb, first.args)

    asked = turn()
    assert decision(Copies(), asked) is asked.choices[0]


def test_nobody_imagines_more_than_the_budget_has():
    asked = turn()
    for _ in range(asked.budget.playouts):
        asked.imagine()
    with pytest.raises(OverBudget, match="48 playouts"):
        asked.imagine()
