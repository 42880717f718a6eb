"""How hard the missions of a Zombicide game are: how often the heuristic player and the random one win each.

`python -m horda.lab.zombicide green_horde --games 300` prints the table of docs/designers/balance, a line as
soon as its matches are played. The figures follow from the seed.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

from horda.bots import best_bot
from horda.engine.choices import Plain
from horda.engine.content import text_in
from horda.games import game
from horda.games.own_missions import is_mission_file
from horda.games.zombicide.game import MISSION, Zombicide
from horda.games.zombicide.own import MAP, OWN
from horda.lab.report import Report
from horda.lab.simulate import Plan, simulate

WANTED: Final = {"tutorial": (80, 100), "easy": (50, 90), "medium": (25, 65), "hard": (8, 40)}
"""How many of 100 matches the heuristic player should win, by what the mission says of itself."""
HEADS: Final = (
    "mission", "difficulty", "wanted, of 100", "heuristic bot wins, of 100", "matches", "random bot wins",
    "rounds p10 / p50 / p90",
)  # fmt: skip


def row(mission: str, difficulty: str, clever: Report, blind: Report) -> str:
    """A line of the table: what was wanted of a mission, and what came of it."""
    fewest, most = WANTED[difficulty]
    won = clever.results.by_seat[0].win_rate * 100
    rounds = clever.rounds
    cells = [
        f"`{mission}`",
        difficulty,
        f"{fewest} to {most}",
        f"{won:.1f}" + ("" if fewest <= won <= most else " !"),
        str(clever.games),
        f"{blind.results.by_seat[0].wins} of {blind.games}",
        f"{rounds.p10} / {rounds.p50} / {rounds.p90}",
    ]
    return table_line(cells)


def table_line(cells: Sequence[str]) -> str:
    """Cells of a Markdown table."""
    return f"| {' | '.join(cells)} |"


def options_for(shelf: Zombicide, file: Path) -> dict[str, Plain]:
    """The options of a match that plays the mission in a file."""
    return {MISSION: OWN, MAP: shelf.checked_text(text_in(file), name=file.name)}


def main(arguments: Sequence[str] | None = None) -> None:
    """Play every mission that is not for rivals, or those that are named, and write the table by lines."""
    parser = argparse.ArgumentParser(prog="python -m horda.lab.zombicide")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--mission", action="append", default=[], help="only this one; may be given again")
    given = parser.parse_args(arguments)
    shelf = game(given.game)
    if not isinstance(shelf, Zombicide):
        parser.error(f"{given.game} has no missions; ask for a game of the Zombicide family")
    own = {name: Path(name) for name in given.mission if is_mission_file(name)}
    unknown = [name for name in given.mission if name not in shelf.plans and name not in own]
    if unknown:
        parser.error(f"no mission is called {', '.join(unknown)}; there are {', '.join(shelf.plans)}")
    print(table_line(HEADS), table_line(["---"] * len(HEADS)), sep="\n", flush=True)
    waiting = Console(stderr=True)
    together = [name for name, plan in shelf.plans.items() if plan.goals.together]
    for name in given.mission or together:
        options = options_for(shelf, own[name]) if name in own else {MISSION: name}
        seats = shelf.seats_for(options)[0]
        with waiting.status(f"{name}: {given.games} matches twice"):
            clever, blind = (
                simulate(
                    Plan(given.game, (bot,) * seats, given.games, seed=given.seed, options=options),
                    workers=given.workers,
                )
                for bot in (best_bot(given.game), "random")
            )
        print(row(name, shelf.plan(options).mission.difficulty, clever, blind), flush=True)


if __name__ == "__main__":
    main()
