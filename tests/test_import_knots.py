"""Tests that no group of modules with circular imports grows unnoticed, imports for types included."""

from __future__ import annotations

import grimp

ALLOWED_KNOTS = {
    "horda.games.zombicide.state": (28, "the state, the edition and the hooks name each other's types"),
    "horda.games.zombicide.missions.reading.reader": (
        15,
        "words, records and their reader name each other's types",
    ),
    "horda.bots.zombicide.world": (
        15,
        "what bots know of mechanisms is asked by what the mechanisms' bots use",
    ),
    "horda.engine.state": (9, "a state knows its game, its history and its saves, and they make states"),
    "horda.lab.run": (9, "`horda` exports the lab, which needs the version of `horda`"),
    "horda.server.match.live_match": (6, "a live match owns its clocks, votes and undo, which act on it"),
    "horda.games.zombiland.rules.fights": (5, "a fight has effects, and an effect can begin a fight"),
}
"""The allowed groups of circular imports: a module of each group, its maximum size, and the reason."""
MAX_OTHER_KNOT = 3


def knots(edges: dict[str, set[str]]) -> list[set[str]]:
    """Return the strongly connected sets of more than one module (Kosaraju's algorithm)."""
    order: list[str] = []
    seen: set[str] = set()
    for start in sorted(edges):
        stack = [(start, iter(sorted(edges[start])))] if start not in seen else []
        seen.add(start)
        while stack:
            module, rest = stack[-1]
            following = next((one for one in rest if one not in seen), None)
            if following is None:
                order.append(stack.pop()[0])
            else:
                seen.add(following)
                stack.append((following, iter(sorted(edges[following]))))
    importers: dict[str, set[str]] = {module: set() for module in edges}
    for module, imported in edges.items():
        for one in imported:
            importers[one].add(module)
    found: list[set[str]] = []
    left = set(edges)
    for start in reversed(order):
        knot, waiting = set[str](), [start]
        while waiting:
            module = waiting.pop()
            if module in left:
                left.remove(module)
                knot.add(module)
                waiting.extend(importers[module])
        if len(knot) > 1:
            found.append(knot)
    return found


def test_knots_are_found() -> None:
    edges = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": {"d"}, "f": {"a"}}
    assert sorted(map(sorted, knots(edges))) == [["a", "b", "c"], ["d", "e"]]


def test_no_import_knot_grows() -> None:
    graph = grimp.build_graph("horda", cache_dir=None)
    found = knots({module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules})
    allowed = {one: most for one, (most, _) in ALLOWED_KNOTS.items()}
    too_large = {}
    for knot in found:
        known = [one for one in allowed if one in knot]
        most = max([allowed[one] for one in known], default=MAX_OTHER_KNOT)
        if len(knot) > most:
            too_large[len(knot)] = sorted(knot)
    assert too_large == {}
    assert {one for one in allowed if not any(one in knot for knot in found)} == set()
