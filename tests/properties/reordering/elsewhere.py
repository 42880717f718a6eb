"""A script that opens a match in another copy of Horda, whose content may differ.

Run as `python3 -m tests.properties.reordering.elsewhere`. Reads a game, a save and the texts of decisions from standard
input; prints all views and choices before them and after each.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

import horda
from horda.engine.state import State


def everything_visible(s: State, since: int) -> Any:
    """Return everybody's views, all choices, and the events from number `since` on."""
    views = [msgspec.to_builtins(s.view(seat)) for seat in (None, *range(s.seats))]
    texts = sorted(choice.text() for choice in s.all_choices())
    told = [event.as_json() for event in s.events(since)]
    return json.loads(json.dumps({"views": views, "offers": texts, "told": told}))


def apply_text(s: State, text: str) -> Any:
    """Apply the choice with this text and return what everybody sees then."""
    since = len(s.log)
    s.apply(next(choice for choice in s.all_choices() if choice.text() == text))
    return everything_visible(s, since)


def main() -> None:
    """Open the save and play the decisions; print what everybody sees before and after each."""
    given = json.load(sys.stdin)
    s = horda.game(given["game"]).from_json(given["save"])
    found = [everything_visible(s, len(s.log)), *(apply_text(s, text) for text in given["texts"])]
    json.dump({"shown": found, "save": s.to_json(), "home": horda.__file__}, sys.stdout)


if __name__ == "__main__":
    main()
