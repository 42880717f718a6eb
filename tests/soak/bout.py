"""A script that runs one bout in its own process, so that a hang or crash affects no other bout."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.soak.parts import PARTS


def main() -> None:
    """Run the part named on the command line, and print its counts as the last line."""
    part, seed, seconds, folder = sys.argv[1:]
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    counts = PARTS[part].run(int(seed), float(seconds), place)
    print(json.dumps(counts))


if __name__ == "__main__":
    main()
