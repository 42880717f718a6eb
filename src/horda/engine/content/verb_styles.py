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
    """The name of its drawing; empty to use that of the choice's subject."""
    key: str = ""
    """Its preferred keyboard shortcut, used unless another verb has it."""
    rank: int = 0
    """Its order among the buttons: below 0 comes first, above 0 ends a turn."""
    group: Literal["", "deal", "gives", "gets", "hand", "board", "person", "candidate", "dice"] = ""
    """Where it is shown, if not only among the buttons.

    `deal` where deals are made, `gives` and `gets` on one side of the open deal, `hand` on a card in hand,
    `board` on the board, `person` on the sheet of the person it names, `candidate` with the ID card of the
    person it names, `dice` on the dice.
    """
    button: str = ""
    """The fixed slot of the turn that contains it, in games with such slots; empty for the slot of all others."""
    tone: Literal["", "step", "attack", "pass", "end"] = ""
    """What it does.

    `step` goes to the place it names, and several may be combined; `attack` aims at it; `pass` lets things
    happen, and may be given until they concern the seat; `end` ends a turn, and previews what follows when it
    is hovered.
    """
    grave: bool = False
    """Whether clients ask for confirmation when others take part."""
    closes: bool = False
    """Whether it answers the question without any other effect: the answer of a seat that wants nothing."""
    aside: bool = False
    """Whether it only informs others: it is shown on its card, and never keeps a question open."""
    repeats: bool = False
    """Whether it deals out one of several things, so that clients offer to deal all the rest alike."""
    gives_up: bool = False
    """Whether it gives up something for good, so that clients always ask for confirmation."""


def verbs_of(game: Game) -> dict[str, Verb]:
    """Return the verbs of a game by name: those of its family, then its own, which override them."""
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
