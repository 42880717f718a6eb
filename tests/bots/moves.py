"""Functions that play, record and read whole matches of heuristic players, stored as the indices of their choices.

`tools/record/players.py` writes the matches to tests/recorded/players; later versions must make the same choices.
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
MAX_DECISIONS = 5_000
"""Decisions after which a match counts as endless."""


def picks_of_match(setting: Setting, seed: int = SEED) -> list[int]:
    """Play a match of heuristic players and return, for each decision, the index of the choice taken."""
    state, player = setting.new(seed), bot(PLAYER, setting.game)
    dice = [Dice(f"{PLAYER} {seed}/{seat}") for seat in range(setting.seats)]
    picks: list[int] = []
    while not state.over:
        assert len(picks) < MAX_DECISIONS, f"{setting}: no end after {MAX_DECISIONS} decisions"
        turn = Turn.of(state, state.all_choices()[0].seat, dice[state.all_choices()[0].seat])
        taken = decision(player, turn)
        picks.append(next(at for at, choice in enumerate(turn.choices) if choice is taken))
        state.apply(taken)
    return picks


def recorded_picks(game: str) -> dict[str, list[int]]:
    """Return the recorded matches of a game, by table."""
    found = json.loads(FOLDER.joinpath(f"{game}.json").read_text(encoding="utf-8"))
    return {table: [int(pick) for pick in picks.split()] for table, picks in found["matches"].items()}


def record(game: str, version: int, tables: list[Setting]) -> int:
    """Record the matches of a game again and return their number."""
    matches = {str(setting): " ".join(map(str, picks_of_match(setting))) for setting in tables}
    text = json.dumps({"version": version, "seed": SEED, "matches": matches}, indent=0)
    FOLDER.mkdir(parents=True, exist_ok=True)
    FOLDER.joinpath(f"{game}.json").write_text(text + "\n", encoding="utf-8")
    return len(matches)
