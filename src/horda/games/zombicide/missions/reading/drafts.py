"""Unfinished missions: read as far as possible, with all errors instead of only the first."""

# horda: interpreted, because it reads records of msgspec

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import yaml

from horda.engine.content.errors import BadContent
from horda.engine.content.typed_yaml import convert, node_in, plain_and_lines
from horda.games.zombicide.missions.edits import steps_of
from horda.games.zombicide.missions.lexicon import Lexicon
from horda.games.zombicide.missions.reading.plan import MissionPlan, plan_from
from horda.games.zombicide.missions.reading.source_lines import Locator

MAX_ERRORS: Final = 25
"""Maximum number of errors reported for one file; each one requires another reading."""
DRAFT_ID: Final = "draft"
"""The id of a mission whose file has none yet."""
MAP_KEYS: Final = frozenset({"tiles", "own_tiles", "floors"})
"""Keys without which nothing else can be checked, because cells and zones are named after them."""
FOLLOW_UPS: Final = {
    "no_token": "tokens",
    "faces": "tokens",
    "no_spawn_zone": "tokens",
    "no_gate": "edges",
    "one_word": "when",
}
"""Errors that may be consequences of a part left out under a key."""


class Draft(NamedTuple):
    """The readable parts of a mission's file."""

    plan: MissionPlan | None
    """The mission without its unreadable parts; None if not even its map can be read."""
    errors: list[BadContent]
    left_out: frozenset[str]
    """The keys of the file of which a part was left out."""
    path_in_file: Callable[[str], str]
    """Converts a path in the remaining parts to the path in the original file."""


def read_draft(text: str, words: Lexicon, *, name: str) -> Draft:
    """Read a mission's file, leave out each part that cannot be read, and return all errors.

    Lines in errors are those of the original file.
    """
    errors: list[BadContent] = []
    left_out: set[str] = set()
    try:
        document = _Document(node_in(text, name=name), name)
        for _ in range(2 * MAX_ERRORS):
            try:
                return Draft(document.plan(words), errors, frozenset(left_out), document.path_in_file)
            except BadContent as error:
                if not _is_follow_up(error, left_out):
                    errors.append(error)
                left_out.add(_top_key(error.part) or str(error.about.get("name", "")))
                path = document.path_in_file(error.part)
                goes_on = len(errors) < MAX_ERRORS and document.leave_out(error)
                error.part = path
                if not goes_on:
                    break
    except BadContent as error:
        errors.append(error)
    return Draft(None, errors, frozenset(left_out), str)


def _is_follow_up(error: BadContent, left_out: set[str]) -> bool:
    """Return whether an error may be a consequence of a part that was left out."""
    if left_out & MAP_KEYS and _top_key(error.part) not in MAP_KEYS:
        return True
    if error.what == "missing_field":
        return error.about["name"] in left_out
    return FOLLOW_UPS.get(error.what) in left_out


def _top_key(path: str) -> str:
    """Return the first key of a path in the file."""
    first = next(iter(steps_of(path)), "")
    return first if isinstance(first, str) else ""


class _Document:
    """The node tree of a mission's file, from which parts can be removed."""

    def __init__(self, root: yaml.Node | None, name: str) -> None:
        self.root = root
        self.name = name
        self.paths = {} if root is None else {id(node): path for node, path in _nodes_within(root, "$")}
        """The path of each node in the original file."""

    def path_in_file(self, path: str) -> str:
        """Return the path in the original file for a path in the remaining parts."""
        if self.root is None or not path.startswith("$"):
            return path
        steps = steps_of(path)
        nodes = self._nodes(steps)
        while len(nodes) > 1 and id(nodes[-1]) not in self.paths:
            nodes.pop()
        rest = steps[len(nodes) - 1 :]
        return self.paths[id(nodes[-1])] + "".join(
            f"[{step}]" if isinstance(step, int) else f".{step}" for step in rest
        )

    def plan(self, words: Lexicon) -> MissionPlan:
        """Return the mission that the remaining nodes describe."""
        value, lines = plain_and_lines(self.root, name=self.name)
        mission = convert(value, words.mission, name=self.name, lines=lines)
        return plan_from(mission, words, locator=Locator(self.name, lines))

    def leave_out(self, error: BadContent) -> bool:
        """Remove the smallest part that an error is about; return False if the file is useless without it."""
        if not isinstance(self.root, yaml.MappingNode):
            return False
        if error.what == "missing_field" and error.part == "$":
            return self._add_missing(str(error.about["name"]))
        steps = steps_of(error.part)
        if error.what.startswith("no_such_field"):
            steps.append(str(error.about["name"]))
            if len(steps) > 1 and self._is_only_key(steps):
                steps.pop()
        return bool(steps) and self._remove(steps)

    def _add_missing(self, key: str) -> bool:
        """Add an id to the file if it has none; return False for any other required key."""
        if key != "id" or not isinstance(self.root, yaml.MappingNode):
            return False
        tag = "tag:yaml.org,2002:str"
        mark = self.root.start_mark
        key_node, value_node = (
            yaml.ScalarNode(tag, text, start_mark=mark, end_mark=mark) for text in ("id", DRAFT_ID)
        )
        self.root.value.append((key_node, value_node))
        return True

    def _is_only_key(self, steps: list[str | int]) -> bool:
        """Return whether the mapping around the last step has no other key."""
        around = self._nodes(steps[:-1])[-1]
        return isinstance(around, yaml.MappingNode) and len(around.value) == 1

    def _nodes(self, steps: list[str | int]) -> list[yaml.Node]:
        """Return the existing nodes along a path, starting at the root."""
        assert self.root is not None
        nodes: list[yaml.Node] = [self.root]
        for step in steps:
            node = nodes[-1]
            if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
                nodes.append(node.value[step])
            elif isinstance(node, yaml.MappingNode):
                inside = [value for key, value in node.value if str(key.value) == str(step)]
                if not inside:
                    break
                nodes.append(inside[0])
            else:
                break
        return nodes

    def _remove(self, steps: list[str | int]) -> bool:
        """Remove the innermost list item or, outside of lists, the innermost key that a path names."""
        nodes = self._nodes(steps)
        depth = len(nodes) - 2
        while depth > 0 and not isinstance(nodes[depth], yaml.SequenceNode):
            depth -= 1
        if depth < 0:
            return False
        if not isinstance(nodes[depth], yaml.SequenceNode):
            depth = min(len(nodes) - 2, 1)  # `$.lose.night_fell`, but `$.difficulty`
        around, inside = nodes[depth], nodes[depth + 1]
        if steps[0] == "tiles" and depth:
            return _put_null(around, inside)
        if isinstance(around, yaml.SequenceNode):
            around.value.remove(inside)
        elif isinstance(around, yaml.MappingNode):
            around.value[:] = [pair for pair in around.value if pair[1] is not inside]
        return True


def _nodes_within(node: yaml.Node, path: str) -> Iterator[tuple[yaml.Node, str]]:
    """Yield a node and all nodes inside it, each with its path."""
    yield node, path
    if isinstance(node, yaml.SequenceNode):
        for index, part in enumerate(node.value):
            yield from _nodes_within(part, f"{path}[{index}]")
    elif isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield from _nodes_within(value, f"{path}.{key.value}")


def _put_null(around: yaml.Node, inside: yaml.Node) -> bool:
    """Replace a removed tile by null, so that the cells beside it keep their names."""
    if not isinstance(around, yaml.SequenceNode):
        return False
    gap = yaml.ScalarNode("tag:yaml.org,2002:null", "null", inside.start_mark, inside.end_mark)
    around.value[around.value.index(inside)] = gap
    return True
