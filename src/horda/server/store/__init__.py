"""Where matches are kept: SQLite beside the program, or PostgreSQL for several processes."""

from horda.server.store.rows import Conflict, Entry, Header, Line, Linked, NewMatch, Reel, Snapshot
from horda.server.store.store import AWAY, Store

__all__ = ["AWAY", "Conflict", "Entry", "Header", "Line", "Linked", "NewMatch", "Reel", "Snapshot", "Store"]
