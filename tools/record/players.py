"""Record the decisions of the heuristic players in whole matches of each game, at every table of the property tests.

`python3 tools/record/players.py GAME...` rewrites tests/recorded/players/GAME.json; without a name, for all
games. Run it only if a player is supposed to play differently or the rules changed: a player that was only made
faster decides as before (tests/bots/test_recorded_moves.py).
"""

from __future__ import annotations

import sys
from pathlib import Path

import horda

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    """Record the named games."""
    sys.path.insert(0, str(ROOT))
    from tests.bots import moves
    from tests.properties.tables import every_setting

    for name in sys.argv[1:] or sorted(horda.games.games()):
        tables = [one for one in every_setting() if one.game == name]
        count = moves.record(name, horda.game(name).version, tables)
        print(f"players/{name}.json: {count} matches", flush=True)


if __name__ == "__main__":
    main()
