"""Errands: what the team should do for the mission, and where."""

from __future__ import annotations

from dataclasses import dataclass

TAKE = "take"
STAND = "stand"
HUNT = "hunt"
OPEN = "open"
SEARCH = "search"
ESCORT = "escort"
WAIT = "wait"
UNREAD = "unread"
"""No errand: something that is still to be done, and of which the player does not know how."""


@dataclass
class Errand:
    """Something the team should do: how, and where one must be for it."""

    verb: str
    zones: tuple[int, ...]
    about: str = ""
    """A colour, the name of a zone to hit, or of who must go."""
    late: bool = False
    """Whether it comes only when nothing else is to be done but to gather at the end."""
    last: bool = False
    """Whether it comes only when nothing else is left."""
    everyone: bool = False
    """Whether the whole team has to get there, so that a way for one of them is not enough."""
