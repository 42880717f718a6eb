"""What the tables in the terminal share: they are laid out for its size when they are printed."""

from __future__ import annotations

from typing import Generic, TypeVar

from rich.console import Console

from horda.locale import Words

V = TypeVar("V")


class SizedTable(Generic[V]):
    """A table as one seat sees it, to be laid out by the size of the terminal."""

    def __init__(self, view: V, words: Words) -> None:
        self.view = view
        self.words = words


def is_below(console: Console, lines: int) -> bool:
    """Return whether a terminal has fewer lines; what is written to a file has room."""
    return console.is_terminal and console.height < lines
