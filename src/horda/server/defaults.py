"""Defaults shared by protocol records and stored rows, which may not import each other."""

from __future__ import annotations

from typing import Final

DEFAULT_SHOW_WAIT_S: Final = 60
"""Seconds for which the timer of a reaction window waits for slow screens, unless the host sets another limit."""
