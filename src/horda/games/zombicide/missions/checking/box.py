"""Check whether one box has the tokens for a mission, by kind and by colour."""

# horda: interpreted, because only the command and tests ask it

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from horda.games.zombicide.missions.checking.checker import Checker, Problem

NEUTRAL: Final = "neutral"
"""The colour under which a box counts doors that need no key."""
BOTH_FACES: Final = "red"
"""The colour of the backs of objectives and spawn tokens: every token of the kind can show it."""


def of_the_box(check: Checker) -> Iterator[Problem]:
    """Yield a warning for each kind with too many tokens, and an error for each colour of which the box has too few."""
    laid = list(_printed_tokens(check))
    for kind, count in Counter(kind for kind, _, _ in laid).items():
        held = check.words.box.get(kind)
        if held is not None and held.total is not None and count > held.total:
            yield check.warning("$.tokens", "more_than_the_box", token=kind, count=count, most=held.total)
    used: Counter[tuple[str, str]] = Counter()
    for kind, colour, path in laid:
        held = check.words.box.get(kind)
        if held is None or held.colours is None or colour == BOTH_FACES:
            continue
        used[kind, colour] += 1
        most = held.colours.get(colour, 0)
        if most is not None and used[kind, colour] > most:
            others = [name for name in held.colours if name != colour]
            known = ", ".join(others if NEUTRAL in others else [BOTH_FACES, *others])
            yield check.error(
                path, "colour_not_in_the_box", token=kind, colour=colour, most=most, known=known
            )


def _printed_tokens(check: Checker) -> Iterator[tuple[str, str, str]]:
    """Yield each token of a mission: its kind, the colour on its face, and its path in the file."""
    mission = check.mission
    for number, edge in enumerate(mission.edges):
        kind = "hedge" if edge.put == "barrier" else edge.put
        yield kind, edge.colour or NEUTRAL, f"$.edges[{number}]"
    hidden = iter(enumerate(mission.faces))
    for number, token in enumerate(mission.tokens):
        if token.face_down:
            face, colour = next(hidden)
            yield token.put, colour, f"$.faces[{face}]"
        else:
            yield token.put, token.colour or BOTH_FACES, f"$.tokens[{number}]"
