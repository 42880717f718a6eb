"""What the heuristic players decide, seed by seed: whole matches, as the numbers of the choices they made.

`tools/record_players.py` writes them to tests/recorded/players, and every later version must decide alike.
"""

from __future__ import annotations

import json
from pathlib import Path

from tests.properties.tables import Setting

from horda.bots import bot
from horda.engine.chance import Dice
from horda.engine.player import Turn, decision

FOLDER = Path(__file__).resolve().parent.parent / "recorded" / "players"
PLAYER = "heuristic"
SEED = 1
LONGEST = 5_000
"""Decisions after which a match counts as endless."""


def played(setting: Setting, seed: int = SEED) -> list[int]:
    """A match of heuristic players: at each decision the number of the choice among those of the seat."""
    state, player = setting.new(seed), bot(PLAYER, setting.game)
    dice = [Dice(f"{PLAYER} {seed}/{seat}") for seat in range(setting.seats)]
    picks: list[int] = []
    while not state.over:
        assert len(picks) < LONGEST, f"{setting}: no end after {LONGEST} decisions"
        turn = Turn.of(state, state.all_choices()[0].seat, dice[state.all_choices()[0].seat])
        taken = decision(player, turn)
        picks.append(next(at for at, one in enumerate(turn.choices) if one is taken))
        state.apply(taken)
    return picks


def recorded(game: str) -> dict[str, list[int]]:
    """The recorded matches of a game, by the table they were played at."""
    found = json.loads(FOLDER.joinpath(f"{game}.json").read_text(encoding="utf-8"))
    return {table: [int(pick) for pick in picks.split()] for table, picks in found["matches"].items()}


def record(game: str, version: int, tables: list[Setting]) -> int:
    """Write the matches of a game anew; how many there are."""
    matches = {str(one): " ".join(map(str, played(one))) for one in tables}
    text = json.dumps({"version": version, "seed": SEED, "matches": matches}, indent=0)
    FOLDER.mkdir(parents=True, exist_ok=True)
    FOLDER.joinpath(f"{game}.json").write_text(text + "\n", encoding="utf-8")
    return len(matches)
