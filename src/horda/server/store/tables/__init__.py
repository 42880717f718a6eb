"""The database's tables, by subject."""
