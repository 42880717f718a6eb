"""What a designer should know of a mission before anybody plays it: what cannot work, and what looks odd."""

# horda: interpreted, because only the command and tests ask it

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from horda.engine.content.errors import BadContent
from horda.games.zombicide.board.tokens import colour_laid, kind_laid
from horda.games.zombicide.missions.check_box import of_the_box
from horda.games.zombicide.missions.check_goals import counters_of, of_colours, of_effects, of_goals
from horda.games.zombicide.missions.check_words import of_words
from horda.games.zombicide.missions.custom import effects_in, effects_within, is_told_in_the_box
from horda.games.zombicide.missions.effects.board import OpenWord, UnlockWord, WakeWord
from horda.games.zombicide.missions.lexicon import Lexicon
from horda.games.zombicide.missions.reader import MissionPlan, plan_of
from horda.games.zombicide.missions.records import At, EffectRecord, TokenRecord, TriggerRecord
from horda.games.zombicide.missions.work_budget import work_problems
from horda.games.zombicide.rules.board.borders import BANK, LEDGE, WALL
from horda.games.zombicide.rules.board.graph import AIR, NOWHERE
from horda.games.zombicide.rules.board.paths import paths_of
from horda.games.zombicide.rules.goals.conditions import ASLEEP
from horda.games.zombicide.rules.goals.goals import OBJECTIVE_TAKEN, ZONE_ENTERED

UNREADABLE = "unreadable"
"""What a problem is called whose words come with it."""


class Problem(NamedTuple):
    """Something wrong with a mission: an `error` makes it unplayable, a `warning` may be meant.

    What it is called and what it is about are names; the words are in the catalogues.
    """

    severity: str
    line: int
    what: str
    about: dict[str, str | int]
    told: str = ""
    """The same in English, where the reader of the file has said it."""


class BadMission(BadContent):
    """A mission that cannot be played as it is: what is wrong, each with its line."""

    def __init__(self, name: str, problems: list[Problem]) -> None:
        first = problems[0]
        about = ", ".join(str(value) for value in first.about.values())
        told = first.told or f"{first.what.replace('_', ' ')} ({about})"
        more = f", and {len(problems) - 1} more; `horda mission check` lists them" if problems[1:] else ""
        super().__init__(f"{told}{more}", first.what, at=(name, first.line))
        self.about = first.about
        self.other_errors = len(problems) - 1
        self.problems = problems


def problems_in(text: str, words: Lexicon, *, name: str) -> list[Problem]:
    """All that is wrong with the mission in a text; the first unreadable part ends the list."""
    try:
        plan = plan_of(text, words, name=name)
    except BadContent as problem:
        return [problem_of(problem)]
    return sorted(Checker(plan, words).problems(), key=_by_line)


def problem_of(problem: BadContent) -> Problem:
    """Return what keeps a mission from being read, as a problem of it."""
    told = problem.message
    if not problem.what:
        return Problem("error", problem.line or 1, UNREADABLE, {"detail": told}, told)
    return Problem("error", problem.line or 1, problem.what, problem.about, told)


def _by_line(problem: Problem) -> tuple[int, str, str]:
    return problem.line, problem.what, str(problem.about)


class Checker:
    """Looks at one mission from all sides."""

    def __init__(self, plan: MissionPlan, words: Lexicon) -> None:
        self.plan = plan
        self.mission = plan.mission
        self.board = plan.board
        self.words = words
        self.reached, self.opened = self._reachable_zones()

    def problems(self) -> Iterator[Problem]:
        """Return every problem, in no order."""
        if not self.tokens("start"):
            yield self.error("$.tokens", "no_start")
            return
        yield from self._of_tokens()
        yield from self._of_gates()
        yield from self._of_spawns()
        yield from of_goals(self)
        yield from of_effects(self)
        yield from of_colours(self)
        yield from work_problems(self)
        for part in self.words.parts.values():
            yield from part.problems(self)
        if not is_told_in_the_box(self.mission, self.words.missions):
            yield from of_words(self)
        yield from self._of_ground()
        yield from of_the_box(self)

    @cached_property
    def counters(self) -> set[str]:
        """The names of the counters that the mission sets or changes."""
        return counters_of(self.mission)

    def error(self, path: str, what: str, **about: str | int) -> Problem:
        """Return an error: something that makes the mission unplayable."""
        return Problem("error", self.plan.line(path), what, about)

    def warning(self, path: str, what: str, **about: str | int) -> Problem:
        """Return a warning: something unusual that may be intended."""
        return Problem("warning", self.plan.line(path), what, about)

    def tokens(self, kind: str) -> list[tuple[int, TokenRecord]]:
        """Return the tokens of a kind, each with its place in the file."""
        return [(number, token) for number, token in enumerate(self.mission.tokens) if token.put == kind]

    # --- where survivors can come ----------------------------------------------------------------

    def _reachable_zones(self) -> tuple[set[int], int]:
        """Return the zones that survivors can reach, and the gates that can be open, when all goes well."""
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
                        unlocked |= {UnlockWord.value_in(effect) or ""} & locked
                        openable |= self._doors_opened_by(effect)
            if (len(reached), len(unlocked), openable) == before:
                return reached, openable

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

    def _doors_opened_by(self, effect: EffectRecord) -> int:
        found = 0
        gates = OpenWord.value_in(effect) or []
        for name in [gates] if isinstance(gates, str) else gates:
            for number, gate in enumerate(self.board.gates):
                if name == gate.colour or self.board.gate_called.get(name) == number:
                    found |= 1 << number
        return found

    def zones_of(self, at: At) -> list[int]:
        """Return the zones that a place means when the mission begins; none where it is of no use to ask."""
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

    # --- what may be wrong -----------------------------------------------------------------------

    def _of_tokens(self) -> Iterator[Problem]:
        for kind in ("objective", "exit"):
            for number, token in self.tokens(kind):
                if self.board.called[token.at] not in self.reached:
                    yield self.error(f"$.tokens[{number}]", "unreachable", token=kind, zone=token.at)

    def _of_gates(self) -> Iterator[Problem]:
        for number, edge in enumerate(self.mission.edges):
            if edge.put != "door" or not edge.colour or edge.open:
                continue
            gate = self.board.gate_called["-".join(edge.between)]
            if not self.opened >> gate & 1:
                yield self.error(f"$.edges[{number}]", "locked_for_ever", colour=edge.colour)

    def _of_spawns(self) -> Iterator[Problem]:
        spawns = self.tokens("spawn")
        if not spawns:
            yield self.warning("$.tokens", "no_spawn")
        woken = {WakeWord.value_in(effect) for _, effect in effects_in(self.mission)}
        paths = paths_of(self.board, 0)
        for number, token in spawns:
            zone = self.board.called[token.at]
            path = f"$.tokens[{number}]"
            if all(paths.distances(place)[zone] == NOWHERE for place in self.reached):
                inside = self.board.kinds[zone].building
                yield self.error(path, "spawn_shut_in" if inside else "spawn_cut_off", zone=token.at)
            if kind_laid(token) == ASLEEP and token.colour not in woken:
                yield self.warning(path, "never_woken", colour=token.colour)

    def _of_ground(self) -> Iterator[Problem]:
        board = self.board
        for border in board.borders:
            one, other = (board.kinds[zone] for zone in border.zones)
            if one.water != other.water and not border.marks & (BANK | LEDGE | WALL):
                edge = "-".join(board.cell_name(cell) for cell in border.cells)
                yield self.warning("$.tiles", "bare_shore", edge=edge)
        for rooms in board.buildings:
            if not any(zone in self.reached for zone in rooms):
                names = ", ".join(board.names[zone] for zone in rooms)
                yield self.warning("$.tiles", "no_way_in", zones=names)


def _add_reachable(exits: list[list[int]], zone: int, reached: set[int]) -> None:
    """Add to `reached` all that can be walked to from a zone."""
    waiting = [zone]
    while waiting:
        for beyond in exits[waiting.pop()]:
            if beyond not in reached:
                reached.add(beyond)
                waiting.append(beyond)
