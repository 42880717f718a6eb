"""The balance of City of Horror: who lives, how close it is, where the dead attack, what is traded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from horda.bots import best_bot
from horda.games.city_of_horror.content import PLACES
from horda.lab.balance.match_figures import Counted, lines, told
from horda.lab.intervals import Interval, share
from horda.lab.series import Setting
from horda.lab.storage.series_folder import Folder

GAME: Final = "city_of_horror"
SIDES_B: Final = "4-sides_b"
USUAL: Final = "4"
NAMES: Final = {
    "church": "Church", "hospital": "Hospital", "bank": "Bank", "armory": "Armory",
    "water_tower": "Water Tower", "crossroads": "Crossroads",
}  # fmt: skip
CAUSES: Final = {
    "zombies": "devoured", "explosion": "killed by an explosion",
    "no_antidote": "dead for want of an Antidote",
}  # fmt: skip


def more() -> dict[str, Setting]:
    """Tables beside those of each number of players."""
    return {SIDES_B: Setting(GAME, (best_bot(GAME),) * int(USUAL), dict.fromkeys(PLACES, "B"))}


def tables(folders: Mapping[str, Folder]) -> dict[str, list[str]]:
    """The tables of the page by name, from the matches of each table."""
    counted = {name: Counted(folder) for name, folder in folders.items()}
    return {
        GAME: _usual(counted[USUAL]),
        f"{GAME}_locations": _locations(counted[USUAL]),
        f"{GAME}_tables": _others(counted),
        f"{GAME}_one": _one(counted),
    }


def rescued(one: Counted) -> Interval:
    """Of all Characters dealt, how many are rescued."""
    people = one.tables["people"]
    return share(int(people["alive"].sum()), people.height)


def _usual(one: Counted) -> list[str]:
    seats = [told(one.seat(number)) for number in range(int(USUAL))]
    people = one.tables["people"]
    rows = [
        ["Characters rescued, of 100", "30 to 60", told(rescued(one))],
        *(
            [
                f"Characters {name}, of 100",
                "",
                told(share(int((people["cause"] == cause).sum()), people.height)),
            ]
            for cause, name in CAUSES.items()
        ),
        ["Gap between first and second, of the winner's points, median", "at most 0.25", f"{one.gap():.3f}"],
        ["Points of the winner and of the second, median", "", f"{one.middle(0):g} and {one.middle(1):g}"],
        ["Wins by seat, of 100 (shared ones count for each)", "about equal", "; ".join(seats)],
        ["Players who lose everybody, a match", "", f"{one.a_match('out'):.2f}"],
        ["Matches in which nobody lives, of 100", "0", told(_nobody(one))],
        ["Offers and deals, a match", "", f"{one.a_match('offer'):.1f} and {_deals(one):.1f}"],
        [
            "Promises kept and broken, a match",
            "",
            f"{one.a_match('kept'):.1f} and {one.a_match('broken'):.1f}",
        ],
    ]
    return lines(("What", "Wanted", f"{one.count} matches of four"), rows)


def _nobody(one: Counted) -> Interval:
    return share(int((~one.matches["won"]).sum()), one.count)


def _deals(one: Counted) -> float:
    return one.a_match("deal", halves=2)


def _locations(one: Counted) -> list[str]:
    attacks = one.of("attack")
    rows = []
    for place in PLACES:
        here = attacks.filter(attacks["name"] == place)
        often = share(here["match"].n_unique(), one.count)
        rows.append([NAMES[place], f"{int(here['count'].sum()) / one.count:.2f}", told(often)])
    return lines(("Location", "Attacks a match", "Matches with one, of 100"), rows)


def _others(counted: Mapping[str, Counted]) -> list[str]:
    names = {name: f"{name} players" for name in counted if name.isdecimal()}
    names[SIDES_B] = f"{USUAL} players, all sides B"
    rows = [
        [told_name, told(rescued(one)), f"{one.gap():.3f}", f"{one.a_match('out'):.2f}", f"{_deals(one):.1f}"]
        for name, told_name in names.items()
        for one in (counted[name],)
    ]
    heads = (
        "Table",
        "Rescued, of 100",
        "Gap, median",
        "Players who lose everybody, a match",
        "Deals a match",
    )
    return lines(heads, rows)


def _one(counted: Mapping[str, Counted]) -> list[str]:
    rows = [
        [
            name.partition("-")[0],
            f"{100 / int(one.matches['seats'][0]):.1f}",
            told(one.seat(0)),
            str(one.count),
        ]
        for name, one in counted.items()
        if name.endswith("-one")
    ]
    return lines(("players", "an equal share, of 100", "the heuristic seat wins, of 100", "matches"), rows)
