"""Tests of the board of City of Horror in the terminal."""

import io

import pytest
from rich.console import Console
from tests.daily import daily

from horda.bots import bot
from horda.cli.terminal.boards.city_of_horror import draw, explained_names
from horda.engine.chance import Dice
from horda.engine.player import Turn
from horda.games.city_of_horror import GAME
from horda.games.city_of_horror.content import PLACES
from horda.games.city_of_horror.state import CityState
from horda.locale import Words

NAMES = ("Ana", "Luis", "Eva", "Juan", "Sol", "Paz")


def draw_table(
    s: CityState, seat: int | None, lang: str = "en", *, width: int = 100, height: int = 80
) -> str:
    words = Words.of(GAME, lang, names=NAMES, strict=True)
    out = Console(
        file=io.StringIO(),
        width=width,
        height=height,
        color_system=None,
        force_terminal=True,
        legacy_windows=False,
    )
    out.print(draw(s.view(seat), words))
    file = out.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def table(**given: object) -> CityState:
    locations = {name: given.pop(name) for name in list(given) if name in PLACES}
    given.setdefault("players", ["red", "green", "blue"])
    return GAME.place({"locations": locations, **given})


def line(s: CityState, start: str) -> str:
    return next(line for line in draw_table(s, 0).splitlines() if start in line)


def test_a_location_shows_zombies_beside_what_makes_them_attack():
    s = table(
        at="attack hospital", hospital="punk[red] geek[green] zombie*3", markers={"water_tower": 2},
        bank="teen[blue] zombie antidote card[gun]",
    )  # fmt: skip
    assert line(s, "Hospital A").split()[:7] == ["▶", "2", "Hospital", "A", "3", ">2", "●●●"]
    assert line(s, "Bank A").split()[:8] == ["3", "Bank", "A", "1", "≥3", "●", "1/3", "✚1"]
    assert "▤1" in line(s, "Bank A")
    assert "✸2/3" in line(s, "Water Tower A")
    assert "▤ → an Antidote" in line(s, "Hospital A")
    assert line(s, "Crossroads A").split()[5] == "0/∞"


def test_people_stand_by_player_with_their_votes():
    s = table(
        at="attack bank", bank="punk[red, exhausted] granny[red] little_boy[green, hidden] grandpa[blue]"
    )
    assert line(s, "① ").strip() == "① Granny, Punk˟ [2]   ② (Little Boy) [0]   ③ Grandpa [0]"


def test_ruins_are_marked_and_closed_doors_said():
    s = table(at="attack bank", bank="punk[red]", shut=True, sides={"water_tower": "collapsed"})
    assert line(s, "Armory ✸").rstrip().endswith("closed for good")
    assert "Water Tower ✸" in draw_table(s, None)


def test_a_seat_sees_its_own_hand_and_food_and_of_the_others_only_how_many():
    s = table(
        at="attack bank", bank="punk[red] geek[green]", hands={"red": "gun hideout*2", "green": "alarm"},
        food={"red": [1, 3], "green": [2]}, antidotes={"green": 2}, first="green", leader="blue",
    )  # fmt: skip
    mine = draw_table(s, 0)
    assert "◆2 (1+3)" in mine
    assert "✚2  ▤1  ◆1 " in line(s, "Luis ★ green")
    assert "Hideout" in mine
    assert "×2" in mine
    assert "Alarm" not in mine
    assert "Zombie Leader: ③ blue → ① red → ② green" in mine
    assert "Hideout" not in draw_table(s, None)
    assert {"gun", "hideout", "punk", "bank"} <= explained_names(s.view(0))
    assert "gun" not in explained_names(s.view(1))
    assert explained_names(s.view(None)) == set(PLACES)


def test_a_low_terminal_names_without_explaining():
    s = table(at="attack bank", bank="punk[red]", hands={"red": "gun hideout"})
    low, high = draw_table(s, 0, height=40), draw_table(s, 0, height=80)
    assert "In hand: Hideout and Gun" in low
    assert "Yours: Punk 4 (3)" in low
    assert "goes back to the horde" not in low
    assert "goes back to the horde" in high
    assert len(low.splitlines()) < len(high.splitlines())


def test_offers_and_promises_are_on_the_board():
    s = table(
        at="attack bank", bank="punk[red] geek[green] teen[blue] zombie*4", church="rasta[red] mama[green]"
    )
    for text in (
        "offer 1",
        "promise",
        "choose_promise vote_attack",
        "choose_location bank",
        "choose_target 2",
    ):
        s.apply(next(one for one in s.choices(0) if one.text() == f"0 {text}"))
    assert "Ana offers Luis:\n    Ana votes against Eva in the attack at the Bank." in draw_table(s, 0)
    assert "votes against" not in draw_table(s, 1)
    s.apply(next(one for one in s.choices(0) if one.verb == "propose"))
    assert "Offer 1, Ana to Luis:" in draw_table(s, 2)
    s.apply(next(one for one in s.choices(1) if one.verb == "accept"))
    assert (
        "Ana promised Luis to vote against Eva in the attack at the Bank, and is bound by it."
        in draw_table(s, None)
    )


def test_an_invasion_card_is_told_to_whoever_has_seen_it():
    s = table(at="round", invasion=["one_mall"], seen_by=["red"], bank="punk[red] geek[green] teen[blue]")
    assert "Next Invasion, 01:00: New zombies" in draw_table(s, 0)
    assert "Next Invasion, 01:00: a hidden card" in draw_table(s, 1)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("seats", daily([3, 6], 6))
def test_the_board_fits_a_hundred_columns_through_a_whole_match(lang: str, seats: int):
    every_b = dict.fromkeys(PLACES, "B") if seats == 3 else {}
    s, player, rng = GAME.new(seats=seats, seed=seats, **every_b), bot("random", GAME.id), Dice(2)
    while not s.over:
        s.apply(player.choose(Turn.of(s, s.deciders[0], rng)))
        if len(s.moves) % 90 == 0 or s.over:
            for seat in (0, None):
                lines = draw_table(s, seat, lang).splitlines()
                assert all(len(one.rstrip()) <= 100 for one in lines)
                assert len([one for one in lines if "≥" in one or " >" in one]) >= len(PLACES)
