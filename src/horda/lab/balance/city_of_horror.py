"""Balance tables of City of Horror: survival, close results, attacks by location, deals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from horda.bots import best_bot
from horda.games.city_of_horror.content import PLACES
from horda.lab.balance.match_figures import MatchFigures, format_share, table_lines
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
    "no_antidote": "dead for lack of an Antidote",
}  # fmt: skip


def extra_settings() -> dict[str, Setting]:
    """Return the settings in addition to those by number of players."""
    return {SIDES_B: Setting(GAME, (best_bot(GAME),) * int(USUAL), dict.fromkeys(PLACES, "B"))}


def tables(folders: Mapping[str, Folder]) -> dict[str, list[str]]:
    """Return the tables of the page by name, from the matches of each setting."""
    counted = {name: MatchFigures(folder) for name, folder in folders.items()}
    return {
        GAME: _four_player_table(counted[USUAL]),
        f"{GAME}_locations": _locations_table(counted[USUAL]),
        f"{GAME}_tables": _sizes_table(counted),
        f"{GAME}_one": _one_good_player_table(counted),
    }


def rescued_share(one: MatchFigures) -> Interval:
    """Return the share of all dealt Characters that are rescued."""
    people = one.tables["people"]
    return share(int(people["alive"].sum()), people.height)


def _four_player_table(one: MatchFigures) -> list[str]:
    seats = [format_share(one.seat_share(number)) for number in range(int(USUAL))]
    people = one.tables["people"]
    rows = [
        ["Characters rescued, of 100", "30 to 60", format_share(rescued_share(one))],
        *(
            [
                f"Characters {name}, of 100",
                "",
                format_share(share(int((people["cause"] == cause).sum()), people.height)),
            ]
            for cause, name in CAUSES.items()
        ),
        [
            "Gap between first and second, of the winner's points, median",
            "at most 0.25",
            f"{one.median_gap():.3f}",
        ],
        [
            "Points of the winner and of the second, median",
            "",
            f"{one.median_score(0):g} and {one.median_score(1):g}",
        ],
        ["Wins by seat, of 100 (shared ones count for each)", "about equal", "; ".join(seats)],
        ["Players who lose everybody, a match", "", f"{one.per_match('out'):.2f}"],
        ["Matches in which nobody lives, of 100", "0", format_share(_nobody_lives_share(one))],
        ["Offers and deals, a match", "", f"{one.per_match('offer'):.1f} and {_deals_per_match(one):.1f}"],
        [
            "Promises kept and broken, a match",
            "",
            f"{one.per_match('kept'):.1f} and {one.per_match('broken'):.1f}",
        ],
    ]
    return table_lines(("What", "Wanted", f"{one.count} matches of four"), rows)


def _nobody_lives_share(one: MatchFigures) -> Interval:
    return share(int((~one.matches["won"]).sum()), one.count)


def _deals_per_match(one: MatchFigures) -> float:
    return one.per_match("deal", halves=2)


def _locations_table(one: MatchFigures) -> list[str]:
    attacks = one.tallies_of("attack")
    rows = []
    for place in PLACES:
        here = attacks.filter(attacks["name"] == place)
        often = share(here["match"].n_unique(), one.count)
        rows.append([NAMES[place], f"{int(here['count'].sum()) / one.count:.2f}", format_share(often)])
    return table_lines(("Location", "Attacks a match", "Matches with one, of 100"), rows)


def _sizes_table(counted: Mapping[str, MatchFigures]) -> list[str]:
    names = {name: f"{name} players" for name in counted if name.isdecimal()}
    names[SIDES_B] = f"{USUAL} players, all sides B"
    rows = [
        [
            told_name,
            format_share(rescued_share(one)),
            f"{one.median_gap():.3f}",
            f"{one.per_match('out'):.2f}",
            f"{_deals_per_match(one):.1f}",
        ]
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
    return table_lines(heads, rows)


def _one_good_player_table(counted: Mapping[str, MatchFigures]) -> list[str]:
    rows = [
        [
            name.partition("-")[0],
            f"{100 / int(one.matches['seats'][0]):.1f}",
            format_share(one.seat_share(0)),
            str(one.count),
        ]
        for name, one in counted.items()
        if name.endswith("-one")
    ]
    return table_lines(
        ("players", "an equal share, of 100", "the heuristic seat wins, of 100", "matches"), rows
    )
