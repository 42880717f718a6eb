"""Balance tables of Survivor Zombiland: length, single winners, and the two teams."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from horda.lab.balance.match_figures import MatchFigures, format_share, table_lines
from horda.lab.intervals import share
from horda.lab.series import Setting
from horda.lab.simulation_report import Spread
from horda.lab.storage.series_folder import Folder

GAME: Final = "zombiland"


def extra_settings() -> dict[str, Setting]:
    """Return no settings, since those by number of players suffice."""
    return {}


def tables(folders: Mapping[str, Folder]) -> dict[str, list[str]]:
    """Return the tables of the page by name, from the matches of each setting."""
    counted = {name: MatchFigures(folder) for name, folder in folders.items()}
    return {GAME: _sizes_table(counted), f"{GAME}_one": _one_good_player_table(counted)}


def _sizes_table(counted: Mapping[str, MatchFigures]) -> list[str]:
    rows = []
    for name, one in counted.items():
        if not name.isdecimal():
            continue
        rounds = Spread.of(one.matches["rounds"].to_list())
        alone = [one.seat_share(seat, "alone") for seat in range(int(name))]
        mean = sum(seat.value for seat in alone) / len(alone)
        furthest = max(abs(seat.value - mean) for seat in alone)
        teams = [one.share_ending("team_race"), one.share_ending("zombies")]
        with_teams = sum(round(part.value * one.count) for part in teams)
        dead = share(round(teams[1].value * one.count), with_teams)
        rows.append(
            [
                name,
                f"{int(one.matches['finished'].sum())} of {one.count}",
                f"{rounds.p10} / {rounds.p50} / {rounds.p90}",
                format_share(one.share_ending("race")),
                f"{100 * furthest:.1f}",
                *(format_share(part) for part in teams),
                format_share(dead) if with_teams else "no teams",
                format_share(share(int((~one.matches["won"]).sum()), one.count)),
            ]
        )
    heads = (
        "players", "finished", "rounds p10 / p50 / p90", "won alone, of 100",
        "furthest seat from an equal share of it, points", "won by the Survivor Team, of 100",
        "won by the Zombie Team, of 100", "Zombie Team, of 100 matches with teams", "nobody, of 100",
    )  # fmt: skip
    return table_lines(heads, rows)


def _one_good_player_table(counted: Mapping[str, MatchFigures]) -> list[str]:
    rows = []
    for name, one in counted.items():
        count = int(one.matches["seats"][0])
        if not name.isdecimal():
            others = sum(one.seat_share(seat).value for seat in range(1, count)) / (count - 1)
            rows.append(
                [str(count), f"{100 / count:.1f}", format_share(one.seat_share(0)), f"{100 * others:.1f}"]
            )
    heads = (
        "players", "an equal share, of 100", "the heuristic seat wins, of 100",
        "a random seat beside it wins, of 100",
    )  # fmt: skip
    return table_lines(heads, rows)
