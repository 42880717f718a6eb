"""Where matches are kept: SQLite beside the program, or PostgreSQL for several processes."""

from horda.server.store.rows import ChatRow, Conflict, Entry, Header, Linked, NewMatch, Reel, Snapshot
from horda.server.store.store import AWAY, Store

__all__ = [
    "AWAY",
    "ChatRow",
    "Conflict",
    "Entry",
    "Header",
    "Linked",
    "NewMatch",
    "Reel",
    "Snapshot",
    "Store",
]
