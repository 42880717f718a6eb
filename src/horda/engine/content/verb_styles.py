"""The appearance of choices, declared once per verb in the `verbs.yaml` of each package."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from importlib.resources import files
from importlib.util import find_spec
from typing import Literal

import msgspec

from horda.engine.content.typed_yaml import records
from horda.engine.game import Game

FILE = "verbs.yaml"


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How clients show a verb; sent to every client with the game."""

    figure: str = ""
    """The name of its drawing; empty to use the drawing of the choice's subject."""
    key: str = ""
    """Its preferred keyboard shortcut, used unless another verb has it."""
    rank: int = 0
    """Its order among the buttons: below 0 comes first, above 0 ends a turn."""
    group: Literal["", "deal", "gives", "gets", "hand", "board", "person", "candidate", "dice"] = ""
    """The place where clients show the choice; empty for the row of buttons only.

    `deal` in the area for deals, `gives` and `gets` on one side of the open deal, `hand` on a card in hand,
    `board` on the board, `person` on the sheet of the survivor named by the choice, `candidate` with the ID
    card of that survivor, `dice` on the dice.
    """
    button: str = ""
    """The fixed button slot for the choice, in games with such slots; empty for the slot of all other choices."""
    tone: Literal["", "step", "attack", "pass", "end"] = ""
    """The kind of its effect, by which clients style and preview it; empty for any other.

    `step` moves to the place that the choice names, and several steps may be combined into one path; `attack`
    attacks that place; `pass` lets things happen, and clients may repeat it until the seat is concerned; `end`
    ends a turn, and clients show what would follow while the pointer is on it.
    """
    grave: bool = False
    """Whether clients ask for confirmation when others take part."""
    closes: bool = False
    """Whether the choice only answers the question, without any other effect, such as declining."""
    aside: bool = False
    """Whether the choice only gives information to others: clients do not count it as an answer to the question."""
    repeats: bool = False
    """Whether it assigns one of several items, so that clients offer to assign all the others in the same way."""
    gives_up: bool = False
    """Whether it gives up something for good, so that clients always ask for confirmation."""


def verbs_of(game: Game) -> dict[str, Verb]:
    """Return the verbs of a game by name: the family's verbs, overridden by the game's own."""
    found: dict[str, Verb] = {}
    for package in (*game.packages, game.home):
        name = package.rstrip(".")
        spec = find_spec(name)
        if spec is None or spec.submodule_search_locations is None:
            continue  # A game in a single module has no files of its own.
        file = files(name).joinpath(FILE)
        if file.is_file():
            found |= records(file, dict[str, Verb])
    return found
