"""The list of all checks of a mission, and the problems that they find in a file."""

# horda: interpreted, because only the command and tests ask it

from __future__ import annotations

from collections.abc import Collection, Iterator

from horda.engine.content.errors import BadContent
from horda.games.zombicide.board.tokens import kind_on_board
from horda.games.zombicide.missions.checking.box import of_the_box
from horda.games.zombicide.missions.checking.checker import Checker, Problem
from horda.games.zombicide.missions.checking.goals import of_colours, of_effects, of_goals
from horda.games.zombicide.missions.checking.texts import of_words
from horda.games.zombicide.missions.checking.work_budget import work_problems
from horda.games.zombicide.missions.custom import effects_in, is_told_in_the_box
from horda.games.zombicide.missions.effects.board import WakeWord
from horda.games.zombicide.missions.lexicon import Lexicon
from horda.games.zombicide.missions.reading.drafts import Draft, read_draft
from horda.games.zombicide.missions.reading.plan import NOTHING_WINS, is_without_goal
from horda.games.zombicide.rules.board.borders import BANK, LEDGE, WALL
from horda.games.zombicide.rules.board.graph import NOWHERE
from horda.games.zombicide.rules.board.paths import paths_of
from horda.games.zombicide.rules.goals.conditions import ASLEEP

KEYS_WITHOUT_GOALS = frozenset(
    {"words", "difficulty", "minutes", "id", "tiles", "tokens", "edges", "when", "lose"}
)
"""Keys of a mission file that have nothing to do with winning; an unknown key may be a misspelt goal."""
WORD_KEYS = frozenset({"goals", "lose", "when", "words"})
"""Keys of a mission file on which the check of its texts depends."""
INERT_KEYS = frozenset({"words", "difficulty", "minutes", "id"})
"""Keys of a mission file on which no path on its map depends."""
UNREADABLE = "unreadable"
"""The id of a problem that contains its own message."""


class BadMission(BadContent):
    """A mission that cannot be played, with its errors and their lines."""

    def __init__(self, name: str, problems: list[Problem]) -> None:
        first = problems[0]
        about = ", ".join(str(value) for value in first.about.values())
        message = first.message or f"{first.what.replace('_', ' ')} ({about})"
        more = f", and {len(problems) - 1} more; `horda mission check` lists them" if problems[1:] else ""
        super().__init__(f"{message}{more}", first.what, at=(name, first.line))
        self.about = first.about
        self.other_errors = len(problems) - 1
        self.problems = problems


def problems_in(text: str, words: Lexicon, *, name: str) -> list[Problem]:
    """Return all problems of the mission in a text.

    Where parts of it cannot be read, checks that depend on these parts are skipped.
    """
    return problems_of_draft(read_draft(text, words, name=name), words)


def problems_of_draft(draft: Draft, words: Lexicon) -> list[Problem]:
    """Return the errors of reading a draft and the problems of its readable parts, sorted by line."""
    found = [problem_of(error) for error in draft.errors]
    if draft.plan is not None:
        found.extend(
            problem._replace(path=draft.path_in_file(problem.path))
            for problem in all_problems(Checker(draft.plan, words), draft.left_out)
        )
    return sorted(found, key=_by_line)


def problem_of(problem: BadContent) -> Problem:
    """Return an error of reading a mission as a `Problem`."""
    message = problem.message
    if not problem.what:
        return Problem("error", problem.line or 1, UNREADABLE, {"detail": message}, message, problem.part)
    return Problem("error", problem.line or 1, problem.what, problem.about, message, problem.part)


def _by_line(problem: Problem) -> tuple[int, str, str]:
    return problem.line, problem.what, str(problem.about)


def all_problems(check: Checker, left_out: Collection[str] = ()) -> Iterator[Problem]:
    """Yield every problem, in no order; `left_out` names keys of the file that were not completely read."""
    if is_without_goal(check.mission) and KEYS_WITHOUT_GOALS.issuperset(left_out):
        yield check.error("$.goals", NOTHING_WINS)
    if not check.tokens("start"):
        if "tokens" not in left_out:
            yield check.error("$.tokens", "no_start")
    elif INERT_KEYS.issuperset(left_out):
        yield from _problems_of_play(check)
    if not is_told_in_the_box(check.mission, check.words.missions) and not WORD_KEYS & set(left_out):
        yield from of_words(check)
    yield from work_problems(check)
    yield from of_the_box(check)


def _problems_of_play(check: Checker) -> Iterator[Problem]:
    """Yield the problems that depend on where survivors and zombies can go."""
    yield from _of_tokens(check)
    yield from _of_gates(check)
    yield from _of_spawns(check)
    yield from of_goals(check)
    yield from of_effects(check)
    yield from of_colours(check)
    for part in check.words.parts.values():
        yield from part.problems(check)
    yield from _of_ground(check)


def _of_tokens(check: Checker) -> Iterator[Problem]:
    for kind in ("objective", "exit"):
        for number, token in check.tokens(kind):
            if check.board.called[token.at] not in check.reached:
                yield check.error(f"$.tokens[{number}]", "unreachable", token=kind, zone=token.at)


def _of_gates(check: Checker) -> Iterator[Problem]:
    for number, edge in enumerate(check.mission.edges):
        if edge.put != "door" or not edge.colour or edge.open:
            continue
        gate = check.board.gate_called["-".join(edge.between)]
        if not check.opened >> gate & 1:
            yield check.error(f"$.edges[{number}]", "locked_for_ever", colour=edge.colour)


def _of_spawns(check: Checker) -> Iterator[Problem]:
    spawns = check.tokens("spawn")
    if not spawns:
        yield check.warning("$.tokens", "no_spawn")
    woken = {WakeWord.value_in(effect) for _, effect in effects_in(check.mission)}
    paths = paths_of(check.board, 0)
    for number, token in spawns:
        zone = check.board.called[token.at]
        path = f"$.tokens[{number}]"
        if all(paths.distances(place)[zone] == NOWHERE for place in check.reached):
            inside = check.board.kinds[zone].building
            yield check.error(path, "spawn_shut_in" if inside else "spawn_cut_off", zone=token.at)
        if kind_on_board(token) == ASLEEP and token.colour not in woken:
            yield check.warning(path, "never_woken", colour=token.colour)


def _of_ground(check: Checker) -> Iterator[Problem]:
    board = check.board
    for border in board.borders:
        one, other = (board.kinds[zone] for zone in border.zones)
        if one.water != other.water and not border.marks & (BANK | LEDGE | WALL):
            edge = "-".join(board.cell_name(cell) for cell in border.cells)
            yield check.warning("$.tiles", "bare_shore", edge=edge)
    for rooms in board.buildings:
        if not any(zone in check.reached for zone in rooms):
            names = ", ".join(board.names[zone] for zone in rooms)
            yield check.warning("$.tiles", "no_way_in", zones=names)
