"""The exit codes of `horda`."""

from __future__ import annotations

from typing import Final

NOT_HELD: Final = 1
"""A check failed: a case or a mission."""
BAD_INPUT: Final = 2
"""The command line asks for something impossible."""
BAD_FILE: Final = 3
"""A file is missing or cannot be read."""
BAD_PLACE: Final = 4
"""An address, a port or a database cannot be used."""
BROKEN: Final = 70
"""An unexpected error in Horda itself."""
CODES: Final = (0, NOT_HELD, BAD_INPUT, BAD_FILE, BAD_PLACE, BROKEN)
"""Every code, in the order of the help page; each has a message `cli-exit-<code>`."""
