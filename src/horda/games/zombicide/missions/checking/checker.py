"""The base of checks of a mission: problems, and the zones that survivors can reach at best."""

# horda: interpreted, because only the command and tests ask it

from __future__ import annotations

from typing import NamedTuple

from horda.games.zombicide.board.tokens import colour_laid
from horda.games.zombicide.missions.custom import effects_within
from horda.games.zombicide.missions.edits import Fix
from horda.games.zombicide.missions.lexicon import Lexicon
from horda.games.zombicide.missions.reading.plan import MissionPlan
from horda.games.zombicide.missions.records import At, EffectRecord, TokenRecord, TriggerRecord
from horda.games.zombicide.rules.board.graph import AIR, NOWHERE, Board
from horda.games.zombicide.rules.board.paths import paths_of
from horda.games.zombicide.rules.goals.goals import OBJECTIVE_TAKEN, ZONE_ENTERED


class Problem(NamedTuple):
    """Something wrong with a mission: an `error` makes it unplayable, a `warning` may be intended, `advice` helps.

    It contains the id and the values of its message; the texts are in the catalogues.
    """

    severity: str
    line: int
    what: str
    about: dict[str, str | int]
    message: str = ""
    """The message in English, if the problem was found while the file was read."""
    path: str = ""
    """Its path in the file, such as `$.when[2].if`; empty if the file cannot be parsed."""
    fixes: tuple[Fix, ...] = ()
    """Changes that correct it, the best first (`checking.fixes`)."""


class Checker:
    """The plan of a mission to check, and what survivors can reach in it."""

    def __init__(self, plan: MissionPlan, words: Lexicon) -> None:
        self.plan = plan
        self.mission = plan.mission
        self.board = plan.board
        self.words = words
        self.reached, self.opened = self._reachable_zones()

    def error(self, path: str, what: str, **about: str | int) -> Problem:
        """Return an error: a problem that makes the mission unplayable."""
        return Problem("error", self.plan.line(path), what, about, path=path)

    def warning(self, path: str, what: str, **about: str | int) -> Problem:
        """Return a warning: something unusual that may be intended."""
        return Problem("warning", self.plan.line(path), what, about, path=path)

    def tokens(self, kind: str) -> list[tuple[int, TokenRecord]]:
        """Return the tokens of a kind, each with its index in the file."""
        return [(number, token) for number, token in enumerate(self.mission.tokens) if token.put == kind]

    # --- where survivors can come ----------------------------------------------------------------

    def _reachable_zones(self) -> tuple[set[int], int]:
        """Return the zones that survivors can reach at best, and the gates that can be open then, as bits."""
        board = self.board
        locked = {gate.colour for gate in board.gates if gate.kind == "door" and gate.colour}
        unlocked: set[str] = set()
        openable = 0
        reached: set[int] = {board.called[token.at] for _, token in self.tokens("start")}
        while True:
            for number, gate in enumerate(board.gates):
                if not gate.shut or (gate.kind == "door" and (not gate.colour or gate.colour in unlocked)):
                    openable |= 1 << number
            before = (len(reached), len(unlocked), openable)
            paths = paths_of(board, board.shut & ~openable)
            for zone in list(reached):
                _add_reachable(paths.exits, zone, reached)
            for part in self.words.parts.values():
                reached.update(part.extra_zones(self, reached))
            for trigger in self.mission.when:
                if self._may_happen(trigger, reached):
                    for _, effect, _ in effects_within(trigger.do):
                        colours, gates = openings_of(effect, self.board)
                        unlocked |= colours & locked
                        openable |= gates
                        reached |= self._zones_brought_to(effect)
            if (len(reached), len(unlocked), openable) == before:
                return reached, openable

    def _zones_brought_to(self, effect: EffectRecord) -> set[int]:
        """Return the zones to which an effect may move survivors."""
        found: set[int] = set()
        for word in effect.words:
            said = word.value_in(effect)
            if said is not None:
                found |= word.reached_zones(self, said)
        return found

    def _may_happen(self, trigger: TriggerRecord, reached: set[int]) -> bool:
        if trigger.event == OBJECTIVE_TAKEN:
            return any(
                self.board.called[token.at] in reached
                and (not trigger.colour or trigger.colour in (colour_laid(token), *self._faces(token)))
                for _, token in self.tokens("objective")
            )
        if trigger.event == ZONE_ENTERED and trigger.at:
            names = [trigger.at] if isinstance(trigger.at, str) else trigger.at
            return any(self.board.called.get(name, NOWHERE) in reached for name in names)
        return True

    def _faces(self, token: TokenRecord) -> tuple[str, ...]:
        return self.mission.faces if token.face_down else ()

    def zones_of(self, at: At) -> list[int]:
        """Return the zones of a place when the mission begins; empty if the place cannot be evaluated before play."""
        found: list[int] = []
        for name in [at] if isinstance(at, str) else at:
            if name in self.board.called:
                found.append(self.board.called[name])
            elif name.startswith("tile "):
                tile = self.board.tile_names.index(name.removeprefix("tile "))
                found.extend(zone for zone in range(self.board.size) if tile in self.board.tiles[zone])
            elif name.startswith("floor "):
                found.extend(self.board.on_floor(name.removeprefix("floor ")))
            else:
                found.extend(self.board.called[token.at] for _, token in self.tokens(name))
        return [] if AIR in self.board.called and self.board.called[AIR] in found else found


def openings_of(effect: EffectRecord, board: Board) -> tuple[set[str], int]:
    """Return the colours of doors that an effect unlocks, and the gates that it opens, as bits."""
    colours, gates = set[str](), 0
    for word in effect.words:
        said = word.value_in(effect)
        if said is not None:
            colours |= word.unlocked_colours(said)
            gates |= word.opened_gates(said, board)
    return colours, gates


def _add_reachable(exits: list[list[int]], zone: int, reached: set[int]) -> None:
    """Add all zones that can be walked to from a zone to `reached`."""
    waiting = [zone]
    while waiting:
        for beyond in exits[waiting.pop()]:
            if beyond not in reached:
                reached.add(beyond)
                waiting.append(beyond)
