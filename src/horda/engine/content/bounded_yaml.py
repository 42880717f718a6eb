"""Parsing of untrusted YAML within limits: depth, number of nodes, and no recursive aliases."""

# horda: interpreted, because it only reads files

from __future__ import annotations

from typing import Any

import yaml

MAX_DEPTH = 32
"""Maximum nesting; our own files need 8 levels."""
MAX_NODES = 200_000
"""Maximum number of nodes after expanding aliases; our own largest file has about 20,000."""

Opening = (yaml.SequenceStartEvent, yaml.MappingStartEvent)
Closing = (yaml.SequenceEndEvent, yaml.MappingEndEvent)


def compose_yaml(text: str) -> yaml.Node | None:
    """Return the node tree of a YAML text; raise an error with its line if the text exceeds the limits."""
    try:
        _measure(text)
        found: yaml.Node | None = yaml.compose(text, Loader=yaml.CSafeLoader)
    except yaml.MarkedYAMLError:
        raise
    except yaml.YAMLError as error:
        # A character that YAML forbids has a position, but no mark.
        at = getattr(error, "position", 0)
        line = text.count("\n", 0, at if isinstance(at, int) else 0)
        reason = str(getattr(error, "reason", error))
        raise limit_error(reason, yaml.Mark("", at, line, 0, None, 0), "no_sign") from error
    return found


class YamlLimitError(yaml.MarkedYAMLError):
    """Raised for a YAML text that exceeds a limit; it has its own id for the translated message."""

    def __init__(self, error: str, mark: Any, what: str, about: dict[str, str | int]) -> None:
        super().__init__(problem=error, problem_mark=mark)
        self.what = what
        self.about = about


def limit_error(error: str, mark: Any, what: str, **about: str | int) -> YamlLimitError:
    """Return the error for a text that is not accepted, with its position."""
    return YamlLimitError(error, mark, what, about)


def _measure(text: str) -> None:
    """Scan the text once and count the nodes it would expand to, without building anything."""
    sizes: dict[str, tuple[int, int]] = {}
    inside: list[tuple[str | None, int, int]] = []
    parts, deepest = 0, 0
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        if isinstance(event, Closing):
            name, before, outside = inside.pop()
            if name is not None:
                sizes[name] = (parts - before, deepest - len(inside))
            deepest = max(deepest, outside)
            continue
        if isinstance(event, Opening):
            inside.append((event.anchor, parts, deepest))
            parts, deepest = parts + 1, len(inside)
        elif isinstance(event, yaml.AliasEvent):
            if any(name == event.anchor for name, _, _ in inside):
                raise limit_error(
                    f"`*{event.anchor}` stands inside what it names",
                    event.start_mark,
                    "names_itself",
                    name=str(event.anchor),
                )
            size, depth = sizes.get(event.anchor or "", (1, 0))
            parts, deepest = parts + size, max(deepest, len(inside) + depth)
        elif isinstance(event, yaml.ScalarEvent):
            parts += 1
            if event.anchor is not None:
                sizes[event.anchor] = (1, 0)
        if deepest > MAX_DEPTH:
            raise limit_error(
                f"nested deeper than {MAX_DEPTH} lists and records",
                event.start_mark,
                "too_deep",
                most=MAX_DEPTH,
            )
        if parts > MAX_NODES:
            message = f"more than {MAX_NODES:,} parts, once every `*name` is written out"
            raise limit_error(message, event.start_mark, "too_many_parts", most=MAX_NODES)
