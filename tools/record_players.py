"""Record what the heuristic players decide, whole matches of each game, one for every table of the laws.

`python3 tools/record_players.py GAME...` writes tests/recorded/players/GAME.json anew; without a name, of all
games. Do this only where a player is meant to play otherwise, or the rules are others: players that were made
quicker decide as they did before (tests/bots/test_recorded_moves.py).
"""

from __future__ import annotations

import sys
from pathlib import Path

import horda

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Record the games that are named."""
    sys.path.insert(0, str(ROOT))
    from tests.bots import moves
    from tests.properties.tables import every_setting

    for name in sys.argv[1:] or sorted(horda.games.games()):
        tables = [one for one in every_setting() if one.game == name]
        count = moves.record(name, horda.game(name).version, tables)
        print(f"players/{name}.json: {count} matches", flush=True)


if __name__ == "__main__":
    main()
