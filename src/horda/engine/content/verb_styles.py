"""How a choice looks wherever it is offered: said once for each verb, in the `verbs.yaml` of its package."""

# horda: interpreted, because records of msgspec fail silently in compiled modules

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec

from horda.engine.content.typed_yaml import records
from horda.engine.game import Game

FILE = "verbs.yaml"


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The looks of a verb; every client is sent them with the game."""

    figure: str = ""
    """Its drawing; without one, that of what the choice is about."""
    key: str = ""
    """The key it likes, where no other has it."""
    rank: int = 0
    """Its place among the buttons: what comes first is below 0, what ends a turn above."""
    group: Literal["", "deal", "gives", "gets", "hand", "board", "person", "candidate", "dice"] = ""
    """Where it is shown, if not among the buttons or not there alone.

    `deal` where deals are made, `gives` and `gets` on a side of the deal that is being made, `hand` on a
    card that is held, `board` on the board, `person` on the sheet of whom it names, `candidate` with the ID
    card of whom it names, `dice` on the dice.
    """
    button: str = ""
    """The fixed place of a turn under which it lies, in games that have such places.

    Without one it lies with all the others that have none.
    """
    tone: Literal["", "step", "attack", "pass", "end"] = ""
    """What it does.

    `step` goes to the place it names, and several may be taken in one; `attack` aims at it; `pass` lets
    happen what happens, and may be said until it concerns whoever says it; `end` ends a turn, and shows what
    comes then to whoever points at it.
    """
    grave: bool = False
    """Whether it is asked about twice where others play along."""
    closes: bool = False
    """Whether it ends what is asked and changes nothing besides: the answer of who wants nothing of it."""
    aside: bool = False
    """Whether it only tells others something: it is shown on its card, and never keeps a question open."""
    gives_up: bool = False
    """Whether it gives up something for good, and is always asked about twice."""


def verbs_of(game: Game) -> dict[str, Verb]:
    """The verbs of a game by name: those of its family, then its own, which may look different."""
    found: dict[str, Verb] = {}
    for package in (*game.packages, game.home):
        file = files(package.rstrip(".")).joinpath(FILE)
        if file.is_file():
            found |= records(file, dict[str, Verb])
    return found
