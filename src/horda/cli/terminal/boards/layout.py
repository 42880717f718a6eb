"""The base class of tables in the terminal, which are laid out for its size when they are printed."""

from __future__ import annotations

from typing import Generic, TypeVar

from rich.console import Console

from horda.locale import Words

V = TypeVar("V")


class SizedTable(Generic[V]):
    """A table from one seat's view, to be laid out for the size of the terminal."""

    def __init__(self, view: V, words: Words) -> None:
        self.view = view
        self.words = words


def is_below(console: Console, lines: int) -> bool:
    """Whether a terminal has fewer than `lines` lines; output to a file is never too low."""
    return console.is_terminal and console.height < lines
