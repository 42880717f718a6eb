"""Counts and findings of a run of the two-world law."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from horda.engine.events import Event

Viewer = int | None
"""A seat, or None for the spectators."""


@dataclass
class Difference:
    """Something by which a viewer could tell two worlds apart."""

    game: str
    world: str
    """How the worlds differ: `choice`, `order` or `swap`, and the verb of the choice."""
    channel: str
    """The data that differ: a part of the view or of an animation frame, or events, choices, prompt, undo."""
    where: str
    """The setting, the seed and the decision at which the difference was found."""
    viewer: Viewer
    told: str
    """The differing data that the viewer gets in each of the two worlds."""

    @property
    def kind(self) -> str:
        """Return the category under which the difference is counted."""
        return f"{self.game}: {self.world}, {self.channel}"


@dataclass
class Tally:
    """Counts of pairs and comparisons, and the differences found."""

    pairs: Counter[str] = field(default_factory=Counter)
    """Pairs of worlds, by game and kind of difference."""
    compared: int = 0
    """Number of comparisons of one viewer's data in the two worlds of a pair."""
    matches: int = 0
    seconds: float = 0.0
    found: Counter[str] = field(default_factory=Counter)
    first: dict[str, Difference] = field(default_factory=dict)
    """The first difference of each kind."""

    def note(self, one: Difference) -> None:
        """Count a difference, and store the first of each kind."""
        self.found[one.kind] += 1
        self.first.setdefault(one.kind, one)

    @property
    def pair_count(self) -> int:
        """Return the number of pairs."""
        return sum(self.pairs.values())

    def add(self, other: Tally) -> None:
        """Add the counts of another run."""
        self.pairs.update(other.pairs)
        self.found.update(other.found)
        self.compared += other.compared
        self.matches += other.matches
        self.seconds += other.seconds
        for kind, one in other.first.items():
            self.first.setdefault(kind, one)

    def table(self) -> str:
        """Return a readable table of all counts."""
        lines = [
            f"{self.pair_count:,} pairs of worlds in {self.matches:,} matches, {self.compared:,} comparisons, "
            f"{self.seconds:,.0f} s"
        ]
        lines += [f"  {count:9,}  {world}" for world, count in sorted(self.pairs.items())]
        lines.append(f"{sum(self.found.values()):,} differences")
        for kind, count in self.found.most_common():
            one = self.first[kind]
            lines += [f"  {count:9,}  {kind}", f"             {one.where}, viewer {one.viewer}: {one.told}"]
        return "\n".join(lines)


def first_unequal(mine: list[Event], theirs: list[Event]) -> tuple[str, object, object]:
    for one, other in zip(mine, theirs, strict=False):
        if one != other:
            return f"event {type(one).__name__}", one, other
    longer = max(mine, theirs, key=len)
    extra = longer[min(len(mine), len(theirs))]
    return f"event {type(extra).__name__}", f"{len(mine)} events", f"{len(theirs)} events, {extra}"


def first_part(view: object, there: object) -> tuple[str, object, object]:
    """Return the path of the first difference between two views, and its value in each."""
    for name in view.__struct_fields__:
        mine, theirs = getattr(view, name), getattr(there, name)
        if mine == theirs:
            continue
        if (
            isinstance(mine, list | tuple)
            and len(mine) == len(theirs)
            and hasattr(mine[0], "__struct_fields__")
        ):
            one, other = next((a, b) for a, b in zip(mine, theirs, strict=True) if a != b)
            part, deep, deep_there = first_part(one, other)
            return f"view {name}.{part.removeprefix('view ')}", deep, deep_there
        return f"view {name}", mine, theirs
    raise AssertionError("two views that are unequal have an unequal part")
