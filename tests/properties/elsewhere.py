"""A match opened by another Horda, whose content may be other: `python3 -m tests.properties.elsewhere`.

Reads a game, a save and the texts of decisions from standard input; prints what everybody sees and is offered
before them and after each.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

import horda
from horda.engine.state import State


def shown(s: State, since: int) -> Any:
    """What everybody sees of a match, what anybody may choose, and what was told from a line on."""
    views = [msgspec.to_builtins(s.view(seat)) for seat in (None, *range(s.seats))]
    texts = sorted(choice.text() for choice in s.all_choices())
    told = [event.as_json() for event in s.events(since)]
    return json.loads(json.dumps({"views": views, "offers": texts, "told": told}))


def decided(s: State, text: str) -> Any:
    """What comes of a decision."""
    since = len(s.log)
    s.apply(next(choice for choice in s.all_choices() if choice.text() == text))
    return shown(s, since)


def main() -> None:
    """Open it, look, and play on."""
    given = json.load(sys.stdin)
    s = horda.game(given["game"]).from_json(given["save"])
    found = [shown(s, len(s.log)), *(decided(s, text) for text in given["texts"])]
    json.dump({"shown": found, "save": s.to_json(), "home": horda.__file__}, sys.stdout)


if __name__ == "__main__":
    main()
