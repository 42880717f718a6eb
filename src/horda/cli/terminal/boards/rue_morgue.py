"""Zombicide Season 3: Rue Morgue in the terminal: as its family is drawn."""

from horda.cli.terminal.boards.zombicide import draw, explained, page

__all__ = ["draw", "explained", "page"]
