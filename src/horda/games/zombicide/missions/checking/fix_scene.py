"""The content of a mission's file, and its map if it can be read, for functions that suggest fixes."""

# horda: interpreted, because only the check of missions asks it

from __future__ import annotations

from typing import Any

from horda.games.zombicide.missions.checking.checker import Checker
from horda.games.zombicide.missions.edits import Edit, apply_edits
from horda.games.zombicide.missions.lexicon import Lexicon
from horda.games.zombicide.missions.reading.drafts import MAP_KEYS, read_draft
from horda.games.zombicide.missions.reading.plan import as_text
from horda.games.zombicide.rules.board.graph import NOWHERE, Board
from horda.games.zombicide.rules.board.paths import paths_of


class FixScene:
    """A mission's file for functions that suggest fixes: plain values with their original paths."""

    def __init__(self, content: dict[str, Any], check: Checker | None, words: Lexicon) -> None:
        self.content = content
        self.check = check
        self.words = words

    @property
    def board(self) -> Board | None:
        """Return the map, or None if it cannot be read."""
        return self.check.board if self.check is not None else None

    def items(self, key: str) -> list[dict[str, Any]]:
        """Return the mappings in a list of the file, such as its tokens."""
        found = self.content.get(key)
        return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []

    def count(self, key: str) -> int:
        """Return the length of a list of the file."""
        found = self.content.get(key)
        return len(found) if isinstance(found, list) else 0

    def append(self, key: str, value: object) -> Edit:
        """Return the edit that appends a value to a list of the file."""
        return Edit("set", f"$.{key}[{self.count(key)}]", value)

    def lays_out(self, edit: Edit) -> bool:
        """Return whether the tiles of the file are still valid after an edit."""
        content = apply_edits(self.content, (edit,))
        bare = {key: content[key] for key in (*MAP_KEYS, "id") if key in content}
        return not read_draft(as_text(bare), self.words, name="tiles").errors

    def occupied_zones(self) -> set[int]:
        """Return the zones with a token."""
        if self.check is None:
            return set()
        return {self.check.board.called[token.at] for token in self.check.mission.tokens}

    def free_zones(self, *, indoors: bool | None = None) -> list[str]:
        """Return the names of the reachable zones without a token, farthest from the start first."""
        check = self.check
        if check is None:
            return []
        board = check.board
        starts = [board.called[token.at] for _, token in check.tokens("start")]
        steps = paths_of(board, 0).distances(starts[0]) if starts else [0] * board.size
        zones = [zone for zone in (check.reached or range(board.size)) if zone not in self.occupied_zones()]
        fitting = [
            zone
            for zone in zones
            if board.names[zone] in board.called
            and steps[zone] != NOWHERE
            and not board.kinds[zone].water
            and (indoors is None or bool(board.kinds[zone].building) == indoors)
        ]
        return [
            board.names[zone] for zone in sorted(fitting, key=lambda zone: (-steps[zone], board.names[zone]))
        ]

    def trigger_after(self, colour: str) -> tuple[int | None, str]:
        """Return the index of the trigger that waits for an objective of a colour, and a colour it may wait for.

        The index is None if there is none; the colour is empty if no objective of it is on the map.
        """
        for number, trigger in enumerate(self.items("when")):
            if (
                trigger.get("event") == "objective_taken"
                and trigger.get("colour") == colour
                and "if" not in trigger
            ):
                return number, colour
        there = any(
            token.get("put") == "objective" and token.get("colour") == colour
            for token in self.items("tokens")
        )
        return None, colour if there or colour in (self.content.get("faces") or ()) else ""

    def add_effect(self, colour: str, effect: dict[str, object]) -> Edit | None:
        """Return the edit that adds an effect to taking an objective of a colour, or any; None without objectives."""
        number, waits_for = self.trigger_after(colour)
        if number is not None:
            done = self.items("when")[number].get("do")
            count = len(done) if isinstance(done, list) else 0
            return Edit("set", f"$.when[{number}].do[{count}]", effect)
        if not any(token.get("put") == "objective" for token in self.items("tokens")):
            return None
        trigger: dict[str, object] = {"event": "objective_taken"}
        if waits_for:
            trigger["colour"] = waits_for
        return self.append("when", {**trigger, "do": [effect]})
