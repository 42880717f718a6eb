"""Tasks: what the team should do for the mission, and where."""

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
"""The verb of a task that is necessary but that the bot does not know how to do."""


@dataclass
class Task:
    """Something that the team should do, and the zones where it can be done."""

    verb: str
    zones: tuple[int, ...]
    about: str = ""
    """A colour, or the name of a target zone or of the survivor who must go."""
    late: bool = False
    """Whether it waits until only tasks with `last` remain."""
    last: bool = False
    """Whether it waits until no other task remains."""
    everyone: bool = False
    """Whether the whole team has to be able to walk to the zones."""
