"""The database of matches: SQLite for one process, or PostgreSQL for several.

Every package of the server may import the names listed here, `rows`, `errors`, `corruption` and `tables`.
"""

from horda.server.store.rows import (
    ChatRow,
    Conflict,
    Entry,
    Header,
    LinkTarget,
    NewMatch,
    RecordingSegment,
    Snapshot,
)
from horda.server.store.store import DATABASE_ERRORS, Store

__all__ = [
    "DATABASE_ERRORS",
    "ChatRow",
    "Conflict",
    "Entry",
    "Header",
    "LinkTarget",
    "NewMatch",
    "RecordingSegment",
    "Snapshot",
    "Store",
]
