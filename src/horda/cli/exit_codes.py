"""The exit codes of the command: a script can tell what went wrong without reading the sentence."""

from __future__ import annotations

from typing import Final

NOT_HELD: Final = 1
"""What was to be checked was checked, and does not hold: a case, a mission."""
BAD_INPUT: Final = 2
"""The command line says something that cannot be done."""
BAD_FILE: Final = 3
"""A file is missing, is no text, or holds what cannot be read."""
BAD_PLACE: Final = 4
"""An address, a port or a database cannot be used."""
BROKEN: Final = 70
"""Horda itself is at fault."""
CODES: Final = (0, NOT_HELD, BAD_INPUT, BAD_FILE, BAD_PLACE, BROKEN)
"""Every code, in the order of the help page; each has a message `cli-exit-<code>`."""
